"""The illustrated rulebooks: their pictures are the engine's, and they leave out no clause."""

import re
from pathlib import Path

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


def test_a_stale_file_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stale = tmp_path / "pictures.json"
    stale.write_text("{}", "utf-8")
    monkeypatch.setattr(rulebook, "ROOT", tmp_path)
    monkeypatch.setattr(rulebook, "FOLDERS", [tmp_path / "chess" / "rulebook"])
    monkeypatch.setattr(rulebook, "target_of", lambda _: stale)
    monkeypatch.setattr(rulebook, "current", lambda _: "new")
    assert rulebook.main(["--check"]) == 1
    assert "pictures.json is not current" in capsys.readouterr().out
    assert rulebook.main([]) == 0
    assert rulebook.main(["--check"]) == 0
    assert stale.read_text("utf-8") == "new"
