"""A lobby in which nobody plays shows recorded games of bots, and says so; no bot thinks for it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.test_pages import findings


@pytest.mark.long
@pytest.mark.parametrize("game", ["Arkadia", "Archon"])
def test_a_recorded_game_goes_on_at_a_live_pace(visitor: Visitor, game: str, axe: str) -> None:
    page = visitor.open("/lobby")
    expect(page.get_by_text("no bot thinks for them")).to_be_visible()
    assert findings(page, axe) == []
    page.get_by_role("button", name=re.compile(f"^Watch ?: {game}")).click()
    page.wait_for_url("**/table/local-*")
    page.get_by_role("region", name="Board of").wait_for()
    expect(page.get_by_text("Recorded ").first).to_be_visible()
    for _ in range(2):  # turns
        drawn = page.locator(".board").first.inner_html()
        page.wait_for_function(
            "(old) => document.querySelector('.board').innerHTML !== old", arg=drawn
        )
    expect(page.get_by_text("is thinking")).to_have_count(0)
    page.reload()
    page.get_by_role("region", name="Board of").wait_for()
    expect(page.get_by_text("Recorded ").first).to_be_visible()
    page.goto(visitor.address + "/mine")
    expect(page.get_by_text("You have no games in this browser yet.")).to_be_visible()
