"""`polis rule`: the text of a clause, and where it is written and proved."""

from pathlib import Path
from typing import Annotated, Any

import typer

from polis.cli.output import say, say_folded, say_json
from polis.cli.parameters import Json, Language
from polis.core.clauses import Clause, Clauses, marks, mentions
from polis.games import GAMES

EPILOG = """\b
Examples:
  polis rule ARK-1A.2
  polis rule
"""


def rule(
    clause: Annotated[
        str | None,
        typer.Argument(metavar="CLAUSE", help="The id of a clause; all clauses if left out."),
    ] = None,
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Show a rule in all languages, the code that follows it and the tests that prove it.

    Without an id: a list of all rules in one language.
    """
    if clause is None:
        _list(language, as_json)
        return
    game, clauses = _game_of(clause)
    data = _json(clauses, clauses.find(clause), game)
    if as_json:
        say_json(data)
    else:
        _show(data)


def _game_of(clause: str) -> tuple[str, Clauses]:
    """The game whose prefix an id has; the first game if it has none."""
    all_clauses = {game: GAMES[game].clauses() for game in GAMES}
    for game, clauses in all_clauses.items():
        if clause.strip().upper().startswith(f"{clauses.prefix}-"):
            return game, clauses
    return next(iter(all_clauses.items()))


def _list(language: str, as_json: bool) -> None:
    """Every clause of every game, by chapter."""
    all_clauses = {game: GAMES[game].clauses() for game in GAMES}
    if as_json:
        listed = [clause for clauses in all_clauses.values() for clause in clauses]
        say_json([{"id": clause.id, "text": clause.text[language]} for clause in listed])
        return
    for clauses in all_clauses.values():
        chapter = ""
        for clause in clauses:
            if clause.chapter != chapter:
                chapter = clause.chapter
                say(f"\n{clauses.chapters[chapter][language]}")
            say_folded(clause.text[language], f"  {clause.id:<10} ", " " * 13)


def _json(clauses: Clauses, clause: Clause, game: str) -> dict[str, Any]:
    """All that is known about a clause. `tests` is null where the tests are not installed."""
    source, tests = Path(str(GAMES[game].folder)), _tests_folder()
    places = mentions(clauses, source).get(clause.id, [])
    marked = (
        None
        if tests is None
        else [m for m in marks(tests, clauses.prefix) if m.clause == clause.id]
    )
    return {
        "id": clause.id,
        "label": clause.label,
        "source": clause.source,
        "text": dict(clause.text),
        "reason": dict(clause.reason),
        "code": [{"file": f"{game}/{place.file}", "name": place.name} for place in places],
        "tests": None
        if marked is None
        else [{"kind": m.kind, "file": m.place.file, "name": m.place.name} for m in marked],
    }


def _tests_folder() -> Path | None:
    """The tests beside the sources, in a checkout."""
    folder = Path(__file__).resolve().parents[3] / "tests"
    return folder if (folder / "games").is_dir() else None


def _show(data: dict[str, Any]) -> None:
    """A clause for people."""
    say(f"{data['id']}  [{data['label']}: {data['source']}]")
    for language, text in data["text"].items():
        say_folded(text, f"  {language}  ", "      ")
    for language, text in data["reason"].items():
        say_folded(f"({text})", f"  {language}  ", "      ")
    for place in data["code"]:
        say(f"  code     {place['file']}: {place['name']}")
    if data["tests"] is None:
        say("  The tests are not installed; see the repository.")
        return
    for test in data["tests"]:
        say(f"  {test['kind']:<8} {test['file']}: {test['name']}")
