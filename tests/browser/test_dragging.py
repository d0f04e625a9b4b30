"""Whatever is dragged with a mouse is dragged with a finger, too: workers, castle pieces, cards."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from polis.core.records.record_file import record_from_json
from polis.core.records.replay import replay
from polis.games import load
from tests.browser.conftest import DESKTOP, Visitor
from tests.browser.dragging import Cursor, Fingers, Pointer, drag
from tests.browser.playing import SQUARES, asked, play_now, wait_for_my_turn
from tests.browser.test_afterwards import finished

HELD: Final[dict[str, dict[str, Any]]] = {
    "finger": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "mouse": {"viewport": DESKTOP},
}
WORKER: Final = ".foot .hand [aria-label^='Which worker'] button:not(:disabled)"
PIECE: Final = ".foot .hand [aria-label^='Castle piece'] button:not(:disabled)"
KEPT: Final = ".foot .half.kept"
WAITING: Final = ".foot .half:not(.kept)"

each_pointer = pytest.mark.parametrize("held", HELD)


def table(another: Callable[..., Visitor], address: str, game: str, held: str) -> Page:
    """A game against bots at the player's first turn, on a phone or a desktop."""
    page = another(address, **HELD[held]).open()
    play_now(page, game)
    wait_for_my_turn(page)
    page.locator(".foot .hand button").first.wait_for()
    return page


def pointer(page: Page, held: str) -> Pointer:
    """What drags there."""
    return Fingers(page) if held == "finger" else Cursor(page)


@each_pointer
@pytest.mark.sample(1)
def test_a_worker_is_dragged(fixed: str, another: Callable[..., Visitor], held: str) -> None:
    page = table(another, fixed, "Arkadia", held)
    page.locator("[data-square='119'].open").first.click()
    page.locator(WORKER).first.wait_for()
    drag(page, pointer(page, held), WORKER, SQUARES)
    expect(asked(page)).to_contain_text("Place another worker")


def castle_in(page: Page, table: str) -> int:
    """The first ply of a finished game at which the first seat continues the castle."""
    record = record_from_json(page.request.get(f"{table}/record").json())
    rules = load("arkadia")
    for one in replay(record, rules):
        if (one.text or "").startswith("castle ") and rules.turn(one.state) == 0:
            return one.number
    raise AssertionError("the first seat never continued the castle")


@pytest.mark.long
@each_pointer
def test_a_castle_piece_is_dragged(fixed: str, another: Callable[..., Visitor], held: str) -> None:
    page = finished(another(fixed, **HELD[held]), "Arkadia")
    table = page.url.rpartition("/")[2]
    ply = castle_in(page, f"{fixed}/api/tables/{table}")
    page.goto(f"{fixed}/replay/{table}?ply={ply}")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    drag(page, pointer(page, held), PIECE, SQUARES)
    expect(page.locator("section.bar .effects")).to_contain_text("piece on")


@each_pointer
@pytest.mark.sample(1)
def test_ten_cards_are_divided_by_dragging(
    fixed: str, another: Callable[..., Visitor], held: str
) -> None:
    page = table(another, fixed, "Archon", held)
    for number in (0, 1):
        page.locator(".foot .card").nth(number).click()
    page.locator("section.bar .done").click()
    page.locator(KEPT).wait_for()
    hand = pointer(page, held)
    for kept in range(1, 6):
        drag(page, hand, f"{WAITING} button:not(:disabled)", KEPT)
        expect(page.locator(f"{KEPT} button")).to_have_count(kept)
    expect(page.locator("section.bar .done.main")).to_be_enabled()
    drag(page, hand, f"{KEPT} button", WAITING)
    expect(page.locator(f"{KEPT} button")).to_have_count(4)
