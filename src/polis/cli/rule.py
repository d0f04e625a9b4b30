"""`polis rule`: the text of a clause, where it is implemented and proved; search for clauses."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from polis.cli.output import say, say_folded, say_json
from polis.cli.parameters import Json, Language
from polis.core.contract.clause_search import search_clauses
from polis.core.contract.clauses import Clause, Clauses, marks, mentions
from polis.core.texts.errors import PolisError
from polis.games import GAMES
from polis.games.spec import GameSpec

EPILOG = """\b
Examples:
  polis rule ARK-1A.2
  polis rule cleric pays tax
  polis rule clerc impot --language fr
  polis rule
"""


def rule(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ID | WORDS]",
            help="The id of a clause, or words of it; default: all clauses.",
        ),
    ] = None,
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Show a rule in all languages, the code that implements it and the tests that prove it.

    With words, in English, French or German: the rules that match them best. Accents, case and the
    ends of words do not matter. Without arguments: all rules. Lists are in one language.
    """
    if not words:
        _list(language, as_json)
    elif len(words) == 1 and _is_id(words[0]):
        _show_one(words[0], as_json)
    else:
        _list_found(" ".join(words), language, as_json)


def _is_id(word: str) -> bool:
    """Whether a word is meant as an id: it contains a number, or a game's prefix."""
    if len(word.split()) > 1:
        return False
    prefixes = tuple(f"{clauses.prefix}-" for clauses in _all_clauses())
    return any(map(str.isdigit, word)) or word.strip().upper().startswith(prefixes)


def _all_clauses() -> list[Clauses]:
    """The clauses of every game."""
    return [spec.clauses() for spec in GAMES.values()]


def _show_one(clause: str, as_json: bool) -> None:
    """Print everything about one clause."""
    spec = _game_of(clause)
    data = _json(spec, spec.clauses().find(clause))
    if as_json:
        say_json(data)
    else:
        _show(data)


def _game_of(clause: str) -> GameSpec:
    """The game to whose prefix an id belongs; the first game if it has none."""
    prefix = clause.strip().upper().partition("-")[0]
    specs = list(GAMES.values())
    return next((spec for spec in specs if spec.clauses().prefix == prefix), specs[0])


def _list(language: str, as_json: bool) -> None:
    """List every clause of every game, by chapter."""
    if as_json:
        _say_list_json((c for clauses in _all_clauses() for c in clauses), language)
        return
    for clauses in _all_clauses():
        chapter = ""
        for clause in clauses:
            if clause.chapter != chapter:
                chapter = clause.chapter
                say(f"\n{clauses.chapters[chapter][language]}")
            _say_line(clause, language)


def _list_found(text: str, language: str, as_json: bool) -> None:
    """List the clauses that match some words, the best first."""
    found = search_clauses(_all_clauses(), text)
    if not found:
        raise PolisError(
            f"No rule has a word of '{text}'; give words of a rule in English, French or German, "
            "such as 'castle piece', or an id such as ARK-1A.2; 'polis rule' lists all rules."
        )
    if as_json:
        _say_list_json(found, language)
        return
    for clause in found:
        _say_line(clause, language)
    say(f"\n'polis rule {found[0].id}' shows its other languages, its code and its tests.")


def _say_list_json(listed: Iterable[Clause], language: str) -> None:
    """Print clauses for programs, in the order given."""
    say_json([{"id": clause.id, "text": clause.text[language]} for clause in listed])


def _say_line(clause: Clause, language: str) -> None:
    """Print a clause in a list."""
    say_folded(clause.text[language], f"  {clause.id:<10} ", " " * 13)


def _json(spec: GameSpec, clause: Clause) -> dict[str, Any]:
    """All that is known about a clause. `tests` is null where the tests are not installed."""
    clauses, tests = spec.clauses(), _tests_folder()
    places = mentions(clauses, Path(str(spec.folder))).get(clause.id, [])
    marked = (
        None
        if tests is None
        else [m for m in marks(tests, clauses.prefix) if m.clause == clause.id]
    )
    return {
        "id": clause.id,
        "label": clause.label,
        "source": clause.source,
        "text": _spoken(clause.text, clauses),
        "reason": _spoken(clause.reason, clauses),
        "code": [{"file": f"{spec.name}/{place.file}", "name": place.name} for place in places],
        "tests": None
        if marked is None
        else [{"kind": m.kind, "file": m.place.file, "name": m.place.name} for m in marked],
    }


def _spoken(texts: Mapping[str, str], clauses: Clauses) -> dict[str, str]:
    """A text in the languages of its file."""
    return {language: texts[language] for language in clauses.languages if texts}


def _tests_folder() -> Path | None:
    """The folder of tests, in a checkout of the sources."""
    folder = Path(__file__).resolve().parents[3] / "tests"
    return folder if (folder / "games").is_dir() else None


def _show(data: dict[str, Any]) -> None:
    """Print a clause for people."""
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
