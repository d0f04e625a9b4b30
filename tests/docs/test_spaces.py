"""The specifications list every field of a record and every part of its encoding, as declared."""

from types import SimpleNamespace
from typing import Any

import pytest

from polis.games import NAMES, load
from tools.conformance import ROOT
from tools.spaces import LEARNER, LEARNERS, MARK, PAGES, on_page_markdown


@pytest.fixture(scope="module", params=sorted(PAGES))
def shown(request: pytest.FixtureRequest) -> tuple[Any, str]:
    """A game and its page as the manual has it."""
    path = str(request.param)
    text = (ROOT / "docs" / path).read_text("utf-8")
    page = SimpleNamespace(file=SimpleNamespace(src_uri=path))
    return load(PAGES[path]), on_page_markdown(text, page)


def test_each_game_has_a_page() -> None:
    assert sorted(PAGES.values()) == sorted(NAMES)


def test_every_field_and_every_part_has_a_row(shown: tuple[Any, str]) -> None:
    game, text = shown
    assert MARK not in text
    fields, rest = text.split("\n### Fields\n")[1].split("\n### Encoding\n")
    rows = [line.split("|") for line in fields.splitlines() if line.startswith("| `")]
    assert [row[1].strip(" `") for row in rows] == list(game.layout.names)
    assert all(row[4].strip() and row[5].strip() for row in rows)
    parts = [line.split("|") for line in rest.splitlines() if line.startswith("| `")]
    names = [one.name for one in game.encoding_of_all]
    assert [row[1].strip(" `") for row in parts][: len(names)] == names
    assert all(row[4].strip() for row in parts[: len(names)])
    assert f"the size is {game.encoding[-1].place.stop}" in text


@pytest.mark.parametrize("path", sorted(LEARNERS))
def test_the_page_for_a_learner_has_every_verb_every_part_and_the_ids(path: str) -> None:
    game = load(LEARNERS[path])
    text = (ROOT / "docs" / path).read_text("utf-8")
    shown = on_page_markdown(text, SimpleNamespace(file=SimpleNamespace(src_uri=path)))
    rows = [line.split("|")[1].strip(" `") for line in shown.splitlines() if line.startswith("| `")]
    assert rows == [one.name for one in game.verbs] + [one.name for one in game.encoding]
    assert f"`polis/{game.name}-v{game.spaces_version}`" in shown
    assert LEARNER not in shown


def test_other_pages_stay_as_they_are() -> None:
    page = SimpleNamespace(file=SimpleNamespace(src_uri="index.md"))
    assert on_page_markdown(MARK, page) == MARK
