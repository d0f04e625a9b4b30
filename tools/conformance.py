"""Which code and which tests stand behind each rule: the page of clauses in the manual.

    python tools/conformance.py            write docs/reference/arkadia-clauses.md
    python tools/conformance.py --check    only say whether it is current

A function names the clauses that it carries out in its docstring; a test is marked with
`@pytest.mark.proves(...)` or `@pytest.mark.refuses(...)`. The page has no line numbers, so that it
changes only when one of these does. Exit code 1 if a clause lacks one of the three, or if the
page is not current.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from polis.core.clauses import Clauses, Place, Row, conformance, load_clauses

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "polis"
RULES = PACKAGE / "games" / "arkadia"
TESTS = ROOT / "tests"
CLAUSES = RULES / "clauses.toml"
PAGE = ROOT / "docs" / "reference" / "arkadia-clauses.md"

LABELS = {
    "rulebook": "Rulebook",
    "source": "Other source",
    "reconstructed": "Decided for this product",
}
INTRODUCTION = """\
# The clauses of Arkadia

Every rule of the game has a number here, and every refusal of an action names one. Below each
clause stand where it is from, the functions that carry it out, the tests that show it at work, and
the tests that show that what it forbids does not happen. Clauses in the last chapter are rulings:
the rulebook leaves room there, and the reason says how it was filled.

This page is written by `tools/conformance.py`; a test demands that it is current and that no
clause lacks any of the three.
"""


def rows_of(clauses: Clauses, source: Path = RULES, tests: Path = TESTS) -> list[Row]:
    """One row for each clause; PolisError if code or a test names a clause that does not exist."""
    return conformance(clauses, source, tests)


def gaps(rows: Iterable[Row]) -> list[str]:
    """One sentence for each clause without code, without a proof or without a refusal."""
    found = []
    for row in rows:
        parts = {"code": row.code, "proving test": row.proved, "refusing test": row.refused}
        lacking = [name for name, places in parts.items() if not places]
        if lacking:
            found.append(f"{row.clause.id} has no {', no '.join(lacking)}")
    return found


def page(clauses: Clauses, rows: Sequence[Row]) -> str:
    """The whole page in Markdown."""
    lines = [INTRODUCTION]
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
    """The tests as the sentences that their names are, under the file in which they stand."""
    by_file: dict[str, list[str]] = {}
    for place in places:
        sentence = place.name.rpartition(".")[2].removeprefix("test_").replace("_", " ")
        by_file.setdefault(place.file, []).append(sentence)
    for file, sentences in by_file.items():
        yield f"* {what} in `{file}`: {'; '.join(sentences)}"


def main(arguments: Sequence[str]) -> int:
    """Write the page, or with `--check` compare it; the exit code."""
    clauses = load_clauses(CLAUSES)
    rows = rows_of(clauses)
    text = page(clauses, rows)
    lacking = gaps(rows)
    for sentence in lacking:
        print(sentence, file=sys.stderr)
    if "--check" not in arguments:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        print(f"{PAGE.name} is not current; run tools/conformance.py", file=sys.stderr)
        return 1
    print(f"{len(rows)} clauses, {len(lacking)} of them with a gap")
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
