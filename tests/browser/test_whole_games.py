"""Whole games against bots, clicked through to the end screen; the deal is always the same."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.playing import Clicker, Ending, play_now

MOST_CLICKS = 1500


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", ["Arkadia", "Archon"])
def test_a_whole_game_is_clicked_through_to_the_end_screen(
    fixed: str, another: Callable[..., Visitor], game: str
) -> None:
    page = another(fixed).open()
    play_now(page, game)
    clicker = Clicker(page, seed=1)
    clicker.play(MOST_CLICKS)
    assert clicker.clicks > 30
    page.get_by_text("Where it came from").click()
    page.locator(".ending .sources tbody").first.wait_for()
    ending = Ending(page)
    stuck = "nobody could do anything" in ending.why
    warned = "last round" in clicker.warned.lower()
    assert not (warned and stuck)
    assert warned or stuck or not (clicker.chose_last or game == "Archon")
    assert ending.sums == ending.scores
    assert ending.lines == len(ending.scores)
    # This server deals the same cards always: it drops what browsers add, and they say so.
    expect(page.get_by_role("alert").filter(has_text="does not agree")).to_be_visible()
    page.get_by_role("button", name="Verify the game").click()
    expect(page.locator(".ending .verdict")).not_to_be_empty()
