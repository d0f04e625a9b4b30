"""Dragging with a finger does what clicking does, and a second finger turns what is dragged."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.dragging import LIFTED, Fingers, drag, middle
from tests.browser.playing import SQUARES, play_now, wait_for_my_turn

CARD: Final = ".foot .hand ul.cards button.open"
SLOT: Final = '[data-stop="slot:treasury:0"]'


def phone(another: Callable[..., Visitor], address: str, game: str) -> Page:
    """A game against bots on a phone, at the player's first turn."""
    size = {"width": 390, "height": 844}
    page = another(address, viewport=size, has_touch=True, is_mobile=True).open()
    play_now(page, game)
    wait_for_my_turn(page)
    page.locator(".foot .hand button").first.wait_for()
    page.wait_for_timeout(500)  # the hand stands where it stays
    return page


def lift_card(page: Page, fingers: Fingers) -> None:
    """Take the first card that fits up to the board, where its places open."""
    x, y = middle(page, CARD)
    fingers.press(x, y)
    fingers.move(x, y - 120)
    expect(page.locator(LIFTED)).to_be_attached()
    expect(page.locator(SQUARES).first).to_be_attached()


def test_a_card_is_laid_with_a_finger(fixed: str, another: Callable[..., Visitor]) -> None:
    page = phone(another, fixed, "Arkadia")
    fingers = Fingers(page)
    before = page.evaluate("scrollY")
    lift_card(page, fingers)
    fingers.move(*middle(page, SQUARES))
    fingers.lift()
    expect(page.locator(LIFTED)).to_have_count(0)
    expect(page.locator(".foot .hand .row.cards button").first).to_be_visible()
    assert page.evaluate("scrollY") == before


@pytest.mark.long
def test_a_second_finger_turns_what_is_dragged(fixed: str, another: Callable[..., Visitor]) -> None:
    page = phone(another, fixed, "Arkadia")
    fingers = Fingers(page)
    lift_card(page, fingers)
    chosen = page.locator(".foot .hand ul.cards button.chosen")
    as_it_lies = chosen.inner_html()
    fingers.press(200, 160)
    fingers.lift(left=1)
    expect(page.locator(LIFTED)).to_be_attached()
    assert chosen.inner_html() != as_it_lies
    fingers.move(*middle(page, SQUARES))
    fingers.lift()
    expect(page.locator(LIFTED)).to_have_count(0)
    expect(page.locator(".foot .hand .row.cards button").first).to_be_visible()


@pytest.mark.long
def test_a_finger_that_lets_go_elsewhere_chooses_no_place(
    fixed: str, another: Callable[..., Visitor]
) -> None:
    page = phone(another, fixed, "Arkadia")
    fingers = Fingers(page)
    lift_card(page, fingers)
    fingers.move(5, 65)
    fingers.lift()
    expect(page.locator(LIFTED)).to_have_count(0)
    expect(page.locator(".foot .hand ul.cards button.chosen")).to_have_count(1)
    expect(page.locator(".foot .hand .row.cards button")).to_have_count(0)


@pytest.mark.long
def test_a_card_of_archon_is_played_with_a_finger(
    fixed: str, another: Callable[..., Visitor]
) -> None:
    page = phone(another, fixed, "Archon")
    page.locator(".foot .card").first.wait_for()
    for number in (0, 1):
        page.locator(".foot .card").nth(number).tap()
    page.locator("section.bar .done").tap()
    for _ in range(5):
        page.locator(".foot .half button[aria-pressed=false]").first.tap()
    page.locator("section.bar .done").tap()
    fan = ".foot .hand .fan button"
    page.locator(fan).first.wait_for()
    wait_for_my_turn(page)
    page.evaluate(
        "(slot) => document.querySelector(slot).scrollIntoView({ block: 'center' })", SLOT
    )
    page.wait_for_timeout(300)
    drag(page, Fingers(page), fan, SLOT)
    expect(page.locator("section.bar .done")).to_be_enabled()
