"""What is read and heard: the tree of a screen reader, French and German, night."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.conftest import Visitor
from tests.browser.playing import Clicker, wait_for_my_turn

HERE = Path(__file__).parent
TEXTS = Path(__file__).parents[2] / "web" / "src"
GAMES = ["arkadia", "archon"]
Come = Callable[..., Visitor]


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_told_to_a_screen_reader_as_before(fixed: str, another: Come, game: str) -> None:
    """POLIS_WRITE_SNAPSHOTS=1 rewrites the trees; review what has changed."""
    page = another(fixed).open()
    page.get_by_role("button", name="Play now").nth(GAMES.index(game)).click()
    wait_for_my_turn(page)
    page.locator("main .side, main .beside").first.wait_for()
    page.get_by_role("button", name="Hint").wait_for()
    page.locator("main dl, main .beside h3").first.wait_for()
    page.locator("main .side [role=tab], main .roomy h3").first.wait_for()
    tree = page.get_by_role("main").aria_snapshot()
    file = HERE / "trees" / f"{game}.yml"
    if os.environ.get("POLIS_WRITE_SNAPSHOTS"):
        file.write_text(tree + "\n", encoding="utf-8")
    assert tree + "\n" == file.read_text(encoding="utf-8")


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("language", "night", "board"), [("fr", True, "Plateau"), ("de", False, "Brett|Spielplan")]
)
def test_a_turn_in_another_language_and_at_night(
    another: Come, game: str, language: str, night: bool, board: str
) -> None:
    page = another(locale=language, color_scheme="dark" if night else "light").open()
    page.locator("button.now").nth(GAMES.index(game)).click()
    page.get_by_role("region", name=re.compile(board)).wait_for()
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("html").get_attribute("data-theme") == ("night" if night else "day")
    clicker = Clicker(page, seed=4)
    while clicker.clicks < 8:
        assert clicker.step()
    shown = page.locator("body").inner_text()
    names = {
        id_
        for file in TEXTS.rglob("*/en.ftl")
        for id_ in re.findall(r"^([a-z]+(?:-[a-z]+)+) =", file.read_text(encoding="utf-8"), re.M)
    }
    assert len(names) > 200
    assert [name for name in names if name in shown.split()] == []
    assert " to move" not in shown
    assert "workers" not in shown
