"""Turns without a mouse, moves in notation, and single keys that are turned off."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import Typist, asked, play_now, wait_for_my_turn

MOST_KEYS = 400
ASIDE = "Log and rules"


@pytest.mark.sample(1)
@pytest.mark.parametrize(("game", "turns"), [("Arkadia", 4), ("Archon", 6)])
def test_turns_are_played_by_the_keyboard_alone(
    fixed: str, another: Callable[..., Visitor], game: str, turns: int
) -> None:
    page = another(fixed).open()
    play_now(page, game)
    typist = Typist(page, seed=2)
    sent = 0
    while sent < turns and typist.clicks < MOST_KEYS:
        whole = typist.look()["whole"]
        assert typist.step()
        sent += whole
    assert sent == turns, typist.look()
    aside = page.get_by_role("button", name=ASIDE)
    if aside.count():  # a board over the whole width has the log in a sheet
        aside.press("Enter")
    log = page.get_by_role("region", name="Log")
    expect(log).to_contain_text("You")
    wait_for_my_turn(page)  # nothing is added to the log meanwhile
    walk_through(log)


def walk_through(log: Locator) -> None:
    """The log is one stop for Tab, however long; the arrows walk inside, from the newest entry on."""
    assert log.locator('button:not([tabindex="-1"])').count() == 0
    entries = log.get_by_role("button")
    last = entries.count() - 1
    log.focus()
    for key, number in (
        ("ArrowUp", last),
        ("ArrowUp", last - 1),
        ("ArrowDown", last),
        ("Home", 0),
        ("End", last),
    ):
        log.page.keyboard.press(key)
        expect(entries.nth(number)).to_be_focused()


@pytest.mark.long
@pytest.mark.parametrize("game", ["Arkadia", "Archon"])
def test_digits_do_nothing_where_single_keys_are_off(visitor: Visitor, game: str) -> None:
    page = visitor.open("/settings")
    page.get_by_label("Single keys").uncheck()
    page.goto(visitor.address)
    play_now(page, game)
    wait_for_my_turn(page)
    hand = page.locator(".foot .hand")
    hand.locator("[aria-pressed]").first.wait_for()
    page.keyboard.press("1")
    page.wait_for_timeout(300)
    expect(hand.locator('[aria-pressed="true"]')).to_have_count(0)


@pytest.mark.long
def test_a_move_can_be_typed(visitor: Visitor) -> None:
    page = visitor.open("/settings")
    page.get_by_label("A field for typed moves").check()
    page.goto(visitor.address)
    play_now(page, "Arkadia")
    wait_for_my_turn(page)
    line = page.get_by_label("Move in notation")
    line.fill("play everything")
    line.press("Enter")
    expect(page.get_by_role("alert")).not_to_be_empty()
    known = page.locator("datalist option").first.get_attribute("value")
    before = asked(page).inner_text()
    line.fill(known or "")
    line.press("Enter")
    expect(asked(page)).not_to_have_text(before)
