"""Whole games against bots, clicked through to the end screen; the deal is always the same."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import Clicker, play_now

MOST_CLICKS = 1500


def scores(page: Page) -> list[int]:
    """The final scores of the end screen, in the order of the table of the sources."""
    heads = page.locator("dialog details").first.locator("thead th").all()[1:]
    told = {
        line.locator(".name").inner_text(): int(line.locator("strong").inner_text())
        for line in page.locator("dialog ol.places li").all()
    }
    return [told[head.inner_text()] for head in heads]


def sums(page: Page) -> list[int]:
    """What the table of the sources adds up to, by seat."""
    rows = page.locator("dialog details").first.locator("tbody tr").all()
    numbers = [[int(cell.inner_text()) for cell in row.locator("td").all()] for row in rows]
    return [sum(column) for column in zip(*numbers, strict=True)]


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
    stuck = "nobody could do anything" in page.locator("dialog .why").inner_text()
    assert ("last round" in clicker.warned.lower()) is not stuck
    page.get_by_text("Where it came from").click()
    assert sums(page) == scores(page)
    assert page.locator("dialog figure path.line").count() == len(scores(page))
    # This server deals the same cards always: it drops what browsers add, and they say so.
    expect(page.get_by_role("alert").filter(has_text="does not agree")).to_be_visible()
    page.get_by_role("button", name="Verify the game").click()
    expect(page.locator("dialog .verdict")).not_to_be_empty()
