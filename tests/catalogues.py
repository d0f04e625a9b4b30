"""Fluent catalogues as tests look at them: which messages there are and what they speak of."""

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class References(NamedTuple):
    """The variables and the messages that a message speaks of."""

    variables: set[str]
    messages: set[str]


class _Collector(Visitor):
    def __init__(self, found: References) -> None:
        self.found = found

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.messages.add(node.id.name)


@cache
def messages(package: str, language: str) -> dict[str, References]:
    """Every message of a package in a language with what it refers to."""
    result: dict[str, References] = {}
    source = files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in result, f"{entry.id.name} stands there twice"
            result[entry.id.name] = References(set(), set())
            _Collector(result[entry.id.name]).visit(entry)
    return result


def variables(package: str, language: str, message: str) -> set[str]:
    """What a message asks for, also through the messages it is made of."""
    found = messages(package, language)[message]
    return found.variables.union(*(variables(package, language, m) for m in found.messages))


def public(package: str, language: str) -> set[str]:
    """The ids that the program may use."""
    return {name for name in messages(package, language) if not re.search(r"\bpart-", name)}


def section(package: str, language: str, name: str) -> set[str]:
    """The ids of a section, `### rules: …`, that the program may use."""
    source = files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^### (\w+):.*$", source, flags=re.MULTILINE)
    text = dict(zip(parts[1::2], parts[2::2], strict=True))[name]
    return public(package, language) & set(re.findall(r"^([\w-]+) *=", text, re.MULTILINE))
