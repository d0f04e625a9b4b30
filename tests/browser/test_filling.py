"""A bot is seated where nobody has come, and leaves again, by clicks."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visitor


@pytest.mark.long
@pytest.mark.parametrize("visitor", [{}, {"viewport": PHONE, "has_touch": True}], indirect=True)
def test_a_bot_takes_an_open_seat_leaves_it_and_takes_it_for_the_game(
    visitor: Visitor, axe: str
) -> None:
    page = visitor.open()
    page.get_by_role("link", name="With friends").first.click()
    page.get_by_label("Your name").fill("Bea")
    page.get_by_role("button", name="One more seat").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    level = page.get_by_label("Level of the bot for").first
    level.wait_for()
    levels = level.locator("option").all_inner_texts()
    assert "Journeyman" in levels
    open_seats = page.get_by_role("button", name="Seat a bot")
    count = open_seats.count()
    assert count >= 2, "with the last one the cards are dealt"
    open_seats.first.click()
    expect(open_seats).to_have_count(count - 1)
    page.get_by_role("button", name="Open this seat").click()
    expect(open_seats).to_have_count(count)
    page.evaluate(axe)
    assert page.evaluate("async () => (await axe.run()).violations") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for _ in range(count):
        page.get_by_label("Level of the bot for").first.select_option(label="Journeyman")
        before = open_seats.count()
        open_seats.first.click()
        expect(open_seats).to_have_count(before - 1)
    page.get_by_role("region", name="Board of").wait_for()


@pytest.mark.long
def test_whoever_has_no_seat_seats_nobody(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("link", name="With friends").first.click()
    page.get_by_label("Your name").fill("Bea")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    browser = visitor.context.browser
    assert browser is not None
    guest = Visitor(browser.new_context(), visitor.address)
    guest.open(page.url.removeprefix(visitor.address))
    expect(guest.page.get_by_role("button", name="Sit down")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Seat a bot")).to_have_count(0)
    guest.context.close()
    assert guest.faults == []
