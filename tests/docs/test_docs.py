"""What the README and the manual say is true of the repository."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import typer

from polis.core.kernels.events import Event
from polis.games import load
from polis.games.archon.model import actions as archon
from polis.games.archon.model import events as archon_events
from polis.games.arkadia.model import actions as arkadia

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
FRONT = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]
PAGES = FRONT + sorted(DOCS.rglob("*.md"))

FENCE = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
PROGRAM = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
EXAMPLE = ROOT / "examples" / "thirtyone" / "src"  # what the page on adding a game adds
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
OPTION = re.compile(r"--[a-z][a-z-]*")
POLIS = re.compile(r"(?:^|[\s/])polis ([a-z][^#|<>&;\n]*)")


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def snippets(text: str) -> Iterator[str]:
    """Each line of a code block, prompt removed, and each piece of code in running text."""
    for block in FENCE.findall(text):
        for line in block.splitlines()[1:-1]:
            yield line.strip().removeprefix("$ ")
    yield from INLINE.findall(FENCE.sub("", text))


def polis_lines(text: str) -> Iterator[list[str]]:
    """The words after `polis` of every call of the command in `text`."""
    for snippet in snippets(text):
        if snippet.startswith(("polis ", "python -m polis ", ".venv/bin/polis ")):
            found = POLIS.search(snippet)
            if found is not None:
                yield found[1].split()


def command_tree() -> Any:
    # click's class, which some versions of typer carry inside themselves
    from polis.cli.app import add_other_verbs, app  # noqa: PLC0415 - only these tests need it

    add_other_verbs()

    return typer.main.get_command(app)


def missing_in(tree: Any, words: list[str]) -> str | None:
    """The first subcommand or option among `words` that the command does not have."""
    command, rest = tree, list(words)
    while hasattr(command, "commands"):
        if not rest or rest[0].startswith("-"):
            break
        if rest[0] not in command.commands:
            return rest[0]
        command = command.commands[rest.pop(0)]
    known = {"--help"}
    for parameter in command.params:
        known |= {*parameter.opts, *parameter.secondary_opts}
    asked = [word for text in rest for word in OPTION.findall(text) if text.startswith("--")]
    return next((option for option in asked if option not in known), None)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_relative_link_leads_somewhere(page: Path) -> None:
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    targets = [link for link in LINK.findall(text) if not re.match(r"[a-z]+:|#", link)]
    broken = [link for link in targets if not (page.parent / link.split("#")[0]).exists()]
    assert broken == []


@pytest.mark.parametrize(
    "page", [page for page in PAGES if any(polis_lines(page.read_text("utf-8")))], ids=name
)
def test_every_command_mentioned_exists_with_its_options(page: Path) -> None:
    lines = polis_lines(page.read_text(encoding="utf-8"))
    tree = command_tree()
    wrong = {" ".join(words): gap for words in lines if (gap := missing_in(tree, words))}
    assert wrong == {}


def leaves(command: Any, path: str) -> Iterator[str]:
    """The full names of all commands that do something, hidden ones left out."""
    for word, inner in getattr(command, "commands", {}).items():
        if not inner.hidden:
            yield from leaves(inner, f"{path} {word}")
    if not hasattr(command, "commands"):
        yield path


def test_every_command_is_in_the_reference() -> None:
    text = (DOCS / "reference" / "commands.md").read_text(encoding="utf-8")
    missing = [path for path in leaves(command_tree(), "polis") if f"`{path}" not in text]
    assert missing == []


@pytest.mark.parametrize(
    "page", [page for page in PAGES if PROGRAM.search(page.read_text("utf-8"))], ids=name
)
def test_every_program_runs(page: Path) -> None:
    for program in PROGRAM.findall(page.read_text("utf-8")):
        if "import " not in program:  # an excerpt; `tests/examples` looks for it in its file
            continue
        done = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONPATH": str(EXAMPLE)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_make_target_mentioned_exists(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z][a-z-]*):", makefile, re.MULTILINE))
    mentioned = {
        snippet.split()[1]
        for snippet in snippets(page.read_text(encoding="utf-8"))
        if re.match(r"make [a-z]", snippet)
    }
    assert mentioned - targets == set()


def test_every_page_of_the_manual_is_in_its_navigation() -> None:
    _, navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").split("\nnav:\n")
    listed = set(re.findall(r"[\w/.-]+\.md", navigation))
    pages = {page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")}
    generated = {f"reference/{game}-clauses.md" for game in ("arkadia", "archon")}
    assert listed == pages | generated


@pytest.mark.parametrize("actions", [arkadia, archon], ids=["arkadia", "archon"])
def test_the_specification_lists_every_verb_with_its_numbers(actions: ModuleType) -> None:
    game = actions.__name__.split(".")[-3]
    text = (DOCS / "specs" / f"{game}.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (\d+)(?:-(\d+))? \|", text, re.MULTILINE)
    written = {verb: (int(first), int(last or first)) for verb, first, last in rows}
    ends = [*list(actions.BASES.values())[1:], actions.ACTIONS]
    ranges = zip(actions.BASES.items(), ends, strict=True)
    assert written == {verb: (base, end - 1) for (verb, base), end in ranges}
    assert f"{actions.ACTIONS} of them exist" in text


def test_the_table_of_archons_events_has_every_kind_with_its_fields() -> None:
    text = (DOCS / "specs" / "archon.md").read_text(encoding="utf-8")
    table = text.partition("\n## Events\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| (.*?) \|", table, re.MULTILINE)
    written = {
        kind: {*re.findall(r"`(\w+)`", fields)}
        for kinds, fields in rows
        for kind in re.findall(r"`(\w+)`", kinds)
    }
    game = load("archon")
    told = {
        kind.name: game.event_json(Event(kind.name, dict.fromkeys(kind.parts, 0))).keys()
        for kind in archon_events.KINDS
    }
    assert written == {kind: {*fields} - {"kind"} for kind, fields in told.items()}


def test_every_decision_is_in_the_list_of_decisions() -> None:
    index = (DOCS / "decisions" / "index.md").read_text(encoding="utf-8")
    records = {page.name for page in (DOCS / "decisions").glob("[0-9]*.md")}
    assert set(re.findall(r"\((\d[\w-]+\.md)\)", index)) == records


def test_the_test_command_of_the_readme_is_what_runs_on_each_submission() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make test" in set(snippets(readme))
    assert (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()[-1] == "make test"


def test_a_wrong_command_in_a_page_is_noticed() -> None:
    tree = command_tree()
    page = (
        "```\n$ polis play arkadia --no-such-option\n```\nand `polis dance`, but polis is a city."
    )
    assert [missing_in(tree, words) for words in polis_lines(page)] == ["--no-such-option", "dance"]
