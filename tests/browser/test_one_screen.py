"""Several players at one screen: the curtain hides what the previous one could see."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.one_screen import opened
from tests.browser.playing import Clicker, asked

CARDS = "ul.cards button"


def turn(page: Page) -> list[str]:
    """One turn behind the curtain, until it falls again; the cards that were seen."""
    page.get_by_role("dialog").get_by_role("button").click()
    expect(asked(page)).not_to_contain_text("is to move")
    page.locator(CARDS).first.wait_for()
    cards = page.locator(CARDS).all_inner_texts()
    curtain = page.get_by_text("The screen changes hands")
    Clicker(page, seed=5).step_until(lambda: curtain.count() > 0)
    return cards


def test_the_curtain_falls_between_the_turns_of_two_at_one_screen(visitor: Visitor) -> None:
    page = opened(visitor, "arkadia", "Orange")
    seen = []
    for _ in range(4):
        name = page.get_by_role("dialog").get_by_role("button").inner_text()
        expect(page.locator(CARDS)).to_have_count(0)
        expect(page.locator("main dl")).to_have_count(0)
        seen.append(name)
        assert len(turn(page)) >= 3
    assert seen[0] != seen[1]
    assert seen[:2] == seen[2:]
