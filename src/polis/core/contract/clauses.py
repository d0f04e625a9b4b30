"""Clauses: the rules of a game as numbered texts, and where each is implemented and tested.

A clause file is TOML: the `prefix` of its ids, the `languages` of its texts, `[chapters.X]` with
titles, and one `[[clause]]` for each rule with `id`, `label`, `source`, `text.LANGUAGE` and, for
a ruling, `reason.LANGUAGE`. The id is `PREFIX-CHAPTER.NUMBER`, or `PREFIX-CHAPTERNUMBER` in a
chapter whose clauses keep the numbers of a list of questions.

`mentions` and `marks` read Python files without running them and find the functions that name a
clause in their docstring and the tests marked with it; `conformance` joins both into one row per
clause.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from polis.core.boxes.components import ComponentFile, load_components, shown
from polis.core.boxes.provenance import LABELS
from polis.core.boxes.toml_places import Where
from polis.core.texts.catalogue import core_message, in_all
from polis.core.texts.errors import PolisError

MARKS = ("proves", "refuses")


@dataclass(frozen=True)
class Clause:
    """One rule: its id, the key of its chapter, its text and reason by language.

    `label` is one of the labels of component files and says what the rule rests on; `source` names
    it. `reason` is empty unless the clause is a ruling.
    """

    id: str
    chapter: str
    label: str
    source: str
    text: Mapping[str, str]
    reason: Mapping[str, str]

    @property
    def is_ruling(self) -> bool:
        """Whether this is a ruling: our decision where the rulebook is silent."""
        return bool(self.reason)


@dataclass(frozen=True)
class Clauses:
    """All clauses of a game, by id in file order, and the titles of the chapters.

    languages: those of the file; in others each text stands in the first of them.
    """

    prefix: str
    languages: tuple[str, ...]
    chapters: Mapping[str, Mapping[str, str]]
    by_id: Mapping[str, Clause]

    def __iter__(self) -> Iterator[Clause]:
        """Iterate over the clauses in file order."""
        return iter(self.by_id.values())

    def __len__(self) -> int:
        """Return the number of clauses."""
        return len(self.by_id)

    def find(self, name: str) -> Clause:
        """Return the clause with this id, case-insensitive, with or without the prefix.

        Raises PolisError for an unknown id; the message suggests similar ids, if there are any.
        """
        wanted = name.strip().upper()
        if not wanted.startswith(f"{self.prefix}-"):
            wanted = f"{self.prefix}-{wanted}"
        if wanted in self.by_id:
            return self.by_id[wanted]
        near = get_close_matches(wanted, self.by_id, n=3, cutoff=0.6)
        word = shown(name.strip())
        if near:
            raise PolisError(core_message("no-such-clause-but", word=word, names=", ".join(near)))
        raise PolisError(core_message("no-such-clause", word=word, example=next(iter(self.by_id))))

    def ids_in(self, text: str) -> list[str]:
        """Return everything in a text that looks like an id of this game, known or not, in order.

        The name of a whole chapter (`PREFIX-CHAPTER`) is not an id.
        """
        pattern = rf"\b{re.escape(self.prefix)}-([0-9A-Z]+(?:\.[0-9]+)*)"
        found = dict.fromkeys(re.findall(pattern, text))
        return [f"{self.prefix}-{name}" for name in found if name not in self.chapters]


def load_clauses(resource: Path | Traversable) -> Clauses:
    """Read a clause file; raises InvalidComponents, naming the line of the first fault."""
    file = load_components(resource, resource.name)
    file.table((), ("prefix", "languages", "chapters", "clause"))
    languages = tuple(file.text(("languages", n)) for n in file.items(("languages",)))
    chapters = {key: _texts(file, ("chapters", key), languages) for key in _keys(file, "chapters")}
    prefix = file.text(("prefix",))
    by_id: dict[str, Clause] = {}
    for position in file.items(("clause",)):
        clause = _clause(file, ("clause", position), (prefix, *chapters), languages)
        if clause.id in by_id:
            where = ("clause", position, "id")
            raise file.fault(where, f"{clause.id} occurs twice", "each id belongs to one clause")
        by_id[clause.id] = clause
    return Clauses(prefix, languages, chapters, by_id)


def _keys(file: ComponentFile, table: str) -> list[str]:
    value = file.at((table,))
    if not isinstance(value, dict):
        right = f"it must be tables of titles, [{table}.KEY]"
        raise file.fault((table,), f"{table} is {shown(value)}", right)
    return list(value)


def _texts(file: ComponentFile, where: Where, languages: tuple[str, ...]) -> dict[str, str]:
    file.table(where, languages)
    return in_all({language: file.text((*where, language)) for language in languages})


def _clause(
    file: ComponentFile, where: Where, names: tuple[str, ...], languages: tuple[str, ...]
) -> Clause:
    value = file.at(where)
    has_reason = isinstance(value, dict) and "reason" in value
    keys = ("id", "label", "source", "text")
    file.table(where, (*keys, "reason") if has_reason else keys)
    id_ = file.text((*where, "id"))
    return Clause(
        id=id_,
        chapter=_chapter(file, (*where, "id"), id_, names),
        label=file.choice((*where, "label"), LABELS),
        source=file.text((*where, "source")),
        text=_texts(file, (*where, "text"), languages),
        reason=_texts(file, (*where, "reason"), languages) if has_reason else {},
    )


def _chapter(file: ComponentFile, where: Where, id_: str, names: tuple[str, ...]) -> str:
    prefix, *chapters = names
    for chapter in chapters:
        if re.fullmatch(rf"{re.escape(f'{prefix}-{chapter}')}\.?[0-9]+", id_):
            return chapter
    right = f"it must be {prefix}-, a chapter of {', '.join(chapters)}, and a number"
    raise file.fault(where, f"'{id_}' is not a clause id", right)


class Place(NamedTuple):
    """A function or class of a file: the file as given, and its dotted name inside it."""

    file: str
    name: str


class Mark(NamedTuple):
    """A test marked with a clause; `kind` is one of `MARKS`."""

    clause: str
    kind: str
    place: Place


class Row(NamedTuple):
    """One clause of the conformance table: the code that names it and the tests of both kinds."""

    clause: Clause
    code: tuple[Place, ...]
    proved: tuple[Place, ...]
    refused: tuple[Place, ...]


_Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def _definitions(tree: ast.AST, around: str = "") -> Iterator[tuple[str, _Definition]]:
    """Yield all functions and classes of a file with their dotted names."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, _Definition):
            yield around + node.name, node
            yield from _definitions(node, f"{around}{node.name}.")
        else:
            yield from _definitions(node, around)


def _parsed(folder: Path, prefix: str) -> Iterator[tuple[str, ast.Module]]:
    """Yield the Python files in and under a folder that name clauses, sorted by name."""
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if f"{prefix}-" in text:
            name = path.relative_to(folder).as_posix()
            yield name, ast.parse(text, name)


def mentions(clauses: Clauses, folder: Path) -> dict[str, list[Place]]:
    """Return for each id the functions and classes under a folder whose docstring names it.

    Paths are relative to the folder. Unknown ids are among the keys, so that a check can find them.
    """
    found: dict[str, list[Place]] = {}
    for file, tree in _parsed(folder, clauses.prefix):
        for name, node in _definitions(tree):
            for id_ in clauses.ids_in(ast.get_docstring(node) or ""):
                found.setdefault(id_, []).append(Place(file, name))
    return found


def marks(folder: Path, prefix: str) -> list[Mark]:
    """List the tests under a folder that carry `@pytest.mark.proves(...)` or `refuses(...)`.

    A mark on a class or a whole file (`pytestmark`) is ignored: each test states what it proves.
    Only ids that begin with the prefix are listed.
    """
    found = []
    for file, tree in _parsed(folder, prefix):
        for name, node in _definitions(tree):
            if isinstance(node, ast.ClassDef) or not node.name.startswith("test_"):
                continue
            for kind, id_ in _marked(node.decorator_list):
                if id_.startswith(f"{prefix}-"):
                    found.append(Mark(id_, kind, Place(file, name)))
    return found


def _marked(decorators: Iterable[ast.expr]) -> Iterator[tuple[str, str]]:
    """Yield (kind, id) for all decorators of the form `pytest.mark.KIND("ID", ...)`."""
    for node in decorators:
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        if node.func.attr in MARKS and ast.unparse(node.func.value) == "pytest.mark":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield node.func.attr, argument.value


def conformance(clauses: Clauses, source: Path, tests: Path) -> list[Row]:
    """Return one row per clause, in file order.

    `source` and `tests` are folders. Raises PolisError if a docstring or a mark names a clause that
    does not exist: dropping it silently would overstate the table.
    """
    code = mentions(clauses, source)
    tested = marks(tests, clauses.prefix)
    for id_, place in _named(code, tested):
        if id_ not in clauses.by_id:
            raise PolisError(f"{place.file}: {place.name} names {id_}, but there is no such clause")
    return [
        Row(
            clause,
            code=tuple(code.get(clause.id, ())),
            proved=_tests(tested, clause.id, "proves"),
            refused=_tests(tested, clause.id, "refuses"),
        )
        for clause in clauses
    ]


def _named(code: Mapping[str, list[Place]], tested: Iterable[Mark]) -> Iterator[tuple[str, Place]]:
    for id_, places in code.items():
        for place in places:
            yield id_, place
    for mark in tested:
        yield mark.clause, mark.place


def _tests(tested: Iterable[Mark], id_: str, kind: str) -> tuple[Place, ...]:
    return tuple(mark.place for mark in tested if (mark.clause, mark.kind) == (id_, kind))
