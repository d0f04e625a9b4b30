"""The turns of others are shown step by step, and can be skipped at once."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import Clicker, play_now, wait_for_my_turn

STAGED = "[data-testid=staged]"
AT_END = """() => {
    const log = document.querySelector('.log');
    return log.scrollHeight - log.scrollTop - log.clientHeight < 40;
}"""

WIDEST = """() => Math.max(
    ...[...document.querySelectorAll('.overlay .bracket')].map((one) => one.getBBox().width)
)"""


def play_until_others_do(page: Page) -> None:
    """Press what is lit until somebody else's turn is shown."""
    clicker = Clicker(page, seed=3)
    while page.locator(STAGED).count() == 0:
        assert clicker.step()
        assert clicker.clicks < 120


@pytest.mark.parametrize("visitor", [{"reduced_motion": "no-preference"}], indirect=True)
def test_a_turn_is_followed_skipped_and_shown_again(visitor: Visitor) -> None:
    page = visitor.open("/settings")
    page.get_by_label("slowly").check()
    visitor.open()
    play_now(page, "Arkadia")
    page.keyboard.press("Escape")
    wait_for_my_turn(page)
    play_until_others_do(page)
    line = page.locator(STAGED)
    expect(line).to_be_visible()
    expect(line).to_contain_text(re.compile(r"\w+ \w+.*\."))
    expect(page.locator("[data-square].open")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(line).to_have_count(0)
    wait_for_my_turn(page)
    since = page.get_by_label("Since your last turn")
    expect(since.locator("li").first).to_be_visible()
    assert page.evaluate(AT_END)
    page.keyboard.press("a")
    expect(line).to_be_visible()
    page.get_by_role("region", name="Board of").click(position={"x": 200, "y": 200})
    expect(line).to_have_count(0)
    marks_follow_the_board(page)


def marks_follow_the_board(page: Page) -> None:
    """The mark of the last move becomes larger with the board, and stays where the move was."""
    expect(page.locator(".overlay .bracket").first).to_be_attached()
    before = page.evaluate(WIDEST)
    page.get_by_role("button", name="Larger").click()
    page.wait_for_function(f"() => ({WIDEST})() > {before} * 1.2")
    page.get_by_role("button", name="Fit the board").click()
    page.wait_for_function(f"() => ({WIDEST})() < {before} * 1.1")
