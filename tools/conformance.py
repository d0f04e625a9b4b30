"""The pages of the manual on which code and which tests stand behind each rule; a hook of MkDocs.

A function names the clauses that it carries out in its docstring; a test is marked with
`@pytest.mark.proves(...)` or `@pytest.mark.refuses(...)`.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from polis.core.contract.clauses import Clauses, Place, Row, conformance, load_clauses

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "polis"
TESTS = ROOT / "tests"
GAMES = tuple(sorted(path.parent.name for path in PACKAGE.glob("games/*/clauses.toml")))

LABELS = {
    "rulebook": "Rulebook",
    "source": "Other source",
    "reconstructed": "Decided for this product",
}
INTRODUCTION = """\
# The clauses of {title}

Every rule of the game has a number here, and every refusal of an action names one. Below each
clause are its source, the functions that implement it, the tests that prove it, and the tests that
show that what it forbids is refused. Clauses in the last chapter are rulings: the rulebook leaves a
question open, and the reason says how it was decided.

A test checks that every clause has all three.
"""


def rules_of(game: str) -> Path:
    """The folder of a game."""
    return PACKAGE / "games" / game


def clauses_of(game: str) -> Clauses:
    """The clauses of a game."""
    return load_clauses(rules_of(game) / "clauses.toml")


def rows_of(game: str) -> list[Row]:
    """One row for each clause; PolisError if code or a test names a clause that does not exist."""
    return conformance(clauses_of(game), rules_of(game), TESTS)


def gaps(rows: Iterable[Row]) -> list[str]:
    """One sentence for each clause without code, without a proof or without a refusal."""
    found = []
    for row in rows:
        parts = {"code": row.code, "proving test": row.proved, "refusing test": row.refused}
        lacking = [name for name, places in parts.items() if not places]
        if lacking:
            found.append(f"{row.clause.id} has no {', no '.join(lacking)}")
    return found


def page(game: str, clauses: Clauses, rows: Sequence[Row]) -> str:
    """The whole page in Markdown."""
    lines = [INTRODUCTION.replace("{title}", game.capitalize())]
    for key, title in clauses.chapters.items():
        lines += [f"## {title['en']}", ""]
        for row in rows:
            if row.clause.chapter == key:
                lines += [*_section(row), ""]
    return "\n".join(lines).rstrip() + "\n"


def _section(row: Row) -> Iterator[str]:
    """One clause: its text, its origin, its code, its tests."""
    clause = row.clause
    yield f"### {clause.id}"
    yield ""
    yield clause.text["en"]
    yield ""
    if clause.is_ruling:
        yield f"Reason: {clause.reason['en']}"
        yield ""
    yield f"* {LABELS[clause.label]}: {clause.source}"
    yield f"* Code: {', '.join(f'`{name}`' for name in _functions(row.code))}"
    yield from _tests("Proved", row.proved)
    yield from _tests("Refused", row.refused)


def _functions(places: Iterable[Place]) -> list[str]:
    """Functions with the module of the game that they are in."""
    return [f"{place.file.removesuffix('.py')}: {place.name}" for place in places]


def _tests(what: str, places: Iterable[Place]) -> Iterator[str]:
    """The tests, their names written as sentences, under their files."""
    by_file: dict[str, list[str]] = {}
    for place in places:
        sentence = place.name.rpartition(".")[2].removeprefix("test_").replace("_", " ")
        by_file.setdefault(place.file, []).append(sentence)
    for file, sentences in by_file.items():
        yield f"* {what} in `{file}`: {'; '.join(sentences)}"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the page of each game to the manual."""
    for game in GAMES:
        name = f"reference/{game}-clauses.md"
        text = page(game, clauses_of(game), rows_of(game))
        files.append(File.generated(config, name, content=text))
    return files
