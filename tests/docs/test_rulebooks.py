"""The illustrated rulebooks: their pictures are the engine's, and they leave out no clause."""

import re

import pytest

from tools import conformance, rulebook

GAMES = [folder.parent.name for folder in rulebook.FOLDERS]
LANGUAGES = ("en", "fr", "de")


def book_of(game: str, language: str) -> str:
    """What is written in a language."""
    return (rulebook.target_of(game).parent / f"{language}.md").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_and_number_is_what_the_engine_makes_now(game: str) -> None:
    is_current = rulebook.current(game) == rulebook.target_of(game).read_text("utf-8")
    assert is_current, "run python tools/rulebook.py and look at the pictures"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_told_in_some_chapter(game: str, language: str) -> None:
    named = re.findall(r"\[\[([^\]]+)\]\]", book_of(game, language))
    told = {clause for part in named for clause in part.split()}
    assert told == {clause.id for clause in conformance.clauses_of(game)}


def test_numbers_that_nobody_reads_are_not_kept() -> None:
    made = {"facts": {"cards": 40, "coins": 27}, "pictures": {"start": [1]}}
    assert rulebook.written(made, "{cards} cards") == (
        '{"facts":{\n"cards":40\n},\n"pictures":{\n"start":[1]\n}}\n'
    )
