"""Archon's picture on a tablet and what stands beside a phone's board: whole, read, and over nothing."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import Clicker
from tests.browser.test_city import LEAST_PX, SMALL
from tests.browser.test_in_sight import TABLET, against, box_of, is_whole, overlap

TALL = {"width": 390, "height": 844}
SLIM = {"width": 360, "height": 780}
MOST_CLICKS = 40
# Words of a place's sign that do not fit on it.
CUT = """() => [...document.querySelectorAll('.sign, .sign .chip')]
    .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent.trim())"""


def read_in(page: Page, language: str) -> None:
    """Open the same table in another language."""
    page.evaluate(
        """language => {
            const kept = JSON.parse(localStorage['polis.settings']);
            localStorage['polis.settings'] = JSON.stringify({ ...kept, language });
        }""",
        language,
    )
    page.reload()
    page.locator(".sign .chip").first.wait_for(state="attached")


def to_a_place(page: Page) -> None:
    """Play until a place is to be chosen, when the signs say what each would bring."""
    clicker = Clicker(page, seed=3)

    def chips() -> bool:
        assert clicker.clicks < MOST_CLICKS, clicker.look()
        return page.locator(".sign .chip").count() > 0

    clicker.step_until(chips)


@pytest.mark.sample(1)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("visitor", [{"viewport": TABLET}], indirect=True)
def test_a_tablet_shows_the_raiders_and_all_goods_of_four_seats(
    visitor: Visitor, seats: int
) -> None:
    page = against(visitor, "archon", seats)
    board = {"x": 0.0, "y": 0.0, "width": float(TABLET["width"])}
    board["height"] = box_of(page.locator(".table > .foot"))["y"]
    raiders = page.locator(".archon .raider").all()
    assert len(raiders) > 1
    assert all(is_whole(box_of(one), board) for one in raiders)
    lines = {round(box_of(one)["y"]) for one in page.locator(".brief span[title]").all()}
    assert len(lines) <= 2, "the goods of all seats in one line, and who plays when"
    assert page.evaluate(SMALL, LEAST_PX) == []


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(
    "visitor", [{"viewport": TABLET}, {"viewport": SLIM, "has_touch": True}], indirect=True
)
def test_no_sign_of_the_city_is_cut(visitor: Visitor, language: str) -> None:
    page = against(visitor, "archon", 4)
    to_a_place(page)
    read_in(page, language)
    assert page.evaluate(CUT) == []


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", ["arkadia", "archon"])
@pytest.mark.parametrize("visitor", [{"viewport": TALL, "has_touch": True}], indirect=True)
def test_a_hint_leaves_a_phone_s_board_in_sight(visitor: Visitor, game: str) -> None:
    page = against(visitor, game, 2)
    page.get_by_role("button", name="Hint").click()
    panel = page.get_by_role("region", name="What a strong bot would do")
    expect(panel).to_be_visible(timeout=60_000)
    assert box_of(panel)["height"] <= TALL["height"] / 6
    board = box_of(page.get_by_role("region", name="Board of"))
    foot = box_of(page.locator(".table > .foot"))
    shown = min(board["y"] + board["height"], foot["y"]) - board["y"]
    covered = min(board["y"] + board["height"], foot["y"]) - box_of(panel)["y"]
    assert covered <= shown / 3
    assert is_whole(box_of(panel.get_by_role("button", name="Set it up")), box_of(panel))


@pytest.mark.sample(1)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("visitor", [{"viewport": TALL, "has_touch": True}], indirect=True)
def test_the_button_that_makes_larger_stands_beside_a_phone_s_board(
    visitor: Visitor, seats: int
) -> None:
    page = against(visitor, "archon", seats)
    for name in ("Larger", "Fit the board"):
        button = page.get_by_role("button", name=name)
        one = box_of(button)
        assert not overlap(one, box_of(page.locator(".stage > .frame")))
        cards = page.locator(".seats > article").all()
        assert not any(overlap(one, box_of(card)) for card in cards)
        button.click()
    expect(page.get_by_role("button", name="Larger")).to_be_visible()
