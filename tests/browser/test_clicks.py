"""How many clicks typical turns take; dragging is equivalent, and nothing moves meanwhile."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.one_screen import begin, take_over
from tests.browser.playing import SQUARES

# Clicks and keys of typical turns, with Done as one. A drag counts once.
CLICKS: Final = {
    "Arkadia: lay a building and draw": 4,
    "Arkadia: lay and draw, without Done": 3,
    "Arkadia: lay it turned": 5,
    "Arkadia: lay it by dragging": 3,
    "Arkadia: one worker beside the castle lot": 3,
    "Arkadia: two workers": 4,
    "Arkadia: lay, look at the next card, use a banner": 6,
    "Archon: the first two magisters": 3,
    "Archon: divide ten cards": 6,
    "Archon: a place for one card": 3,
    "Archon: the same by dragging the card": 2,
}
CARD: Final = ".foot .hand ul.cards button.open"
SLOT: Final = '[data-stop="slot:treasury:0"]'

# What is not to move: the board and everything that is pressed again and again.
FRAMES: Final = """() => ['.board svg', 'section.bar', 'section.bar .done', 'section.bar .asked'].map((name) => {
    const found = document.querySelector(name).getBoundingClientRect();
    // A sentence may have another length, but not another place.
    return [found.x, found.y, ...(name.endsWith('asked') ? [] : [found.width, found.height])];
})"""


class Hand:
    """A player whose every click and key is counted, and who checks whether the page moves."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.inputs = 0
        self.turns: dict[str, int] = {}
        self.frames: object = None

    def _done(self) -> None:
        self.inputs += 1
        self.page.wait_for_timeout(60)
        expect(self.page.locator("section.bar .done")).to_be_attached()
        frames = self.page.evaluate(FRAMES)
        self.frames = self.frames or frames
        assert frames == self.frames

    def click(self, thing: str | Locator, last: bool = False) -> None:
        """A click in the middle of a thing that can be seen; after the last one the page may go."""
        place = self.page.locator(thing).first if isinstance(thing, str) else thing
        place.wait_for(state="attached")
        box = place.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if last:
            self.inputs += 1
        else:
            self._done()

    def key(self, name: str) -> None:
        """One key."""
        self.page.keyboard.press(name)
        self._done()

    def drag(self, thing: str, place: str) -> None:
        """Pick a thing up and let it go over a place that may open only then."""
        start = self.page.locator(thing).first.bounding_box()
        assert start is not None
        mouse = self.page.mouse
        mouse.move(start["x"] + 20, start["y"] + 30)
        mouse.down()
        mouse.move(start["x"] + 40, start["y"] - 40, steps=4)
        self.page.locator(place).first.wait_for(state="attached")
        end = self.page.locator(place).first.bounding_box()
        assert end is not None
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
        mouse.up()
        self._done()

    def end(self, turn: str) -> None:
        """Done, and wait until the next turn begins; the turn's count is kept."""
        expect(self.page.locator("section.bar .done")).to_be_enabled()
        self.click("section.bar .done", last=True)
        self.ended(turn)

    def ended(self, turn: str) -> None:
        """Keep the turn's count and turn to the next player, which is no input of a turn."""
        self.turns[turn], self.inputs = self.inputs, 0
        take_over(self.page)


def hand_of(visitor: Visitor, game: str, other: str, setting: str = "") -> Hand:
    """The hand at the first turn of a game."""
    page = begin(visitor, game, other, setting)
    page.locator(CARD if game == "arkadia" else ".foot .card").first.wait_for()
    return Hand(page)


def lay(hand: Hand) -> None:
    """Lay the first card on the first square that takes it, and take the first face-up card."""
    hand.click(CARD)
    hand.click(SQUARES)
    draw(hand)


def draw(hand: Hand) -> None:
    """The first face-up card."""
    hand.page.locator(".foot .hand .row.cards button").first.wait_for()
    hand.click(".foot .hand .row.cards button")


def test_turns_of_arkadia_take_no_click_too_many(
    fixed: str, another: Callable[..., Visitor]
) -> None:
    hand = hand_of(another(fixed), "arkadia", "Orange")
    lay(hand)
    hand.end("Arkadia: lay a building and draw")
    hand.click(CARD)
    hand.key("r")
    hand.click(SQUARES)
    draw(hand)
    hand.end("Arkadia: lay it turned")
    hand.drag(CARD, SQUARES)
    draw(hand)
    hand.end("Arkadia: lay it by dragging")
    hand.click("[data-square='119'].open, .foot .hand .row button:has-text('lot')")
    hand.click(SQUARES)
    hand.end("Arkadia: one worker beside the castle lot")
    compare(hand)


@pytest.mark.long
def test_looking_at_the_next_card_takes_no_click_too_many(
    fixed: str, another: Callable[..., Visitor]
) -> None:
    hand = hand_of(another(fixed), "arkadia", "Orange")
    lay(hand)
    hand.click("section.bar .keep")
    banner = hand.page.get_by_role("button", name="Use a banner")
    banner.wait_for()
    hand.click(banner)
    hand.end("Arkadia: lay, look at the next card, use a banner")
    compare(hand)


@pytest.mark.long
def test_a_turn_goes_a_moment_after_its_last_choice_if_one_likes(
    fixed: str, another: Callable[..., Visitor]
) -> None:
    setting = "Send my turn a moment after its last choice"
    hand = hand_of(another(fixed), "arkadia", "Orange", setting)
    page = hand.page
    lay(hand)
    running = page.locator("section.bar .done.running")
    expect(running).to_be_visible()
    page.keyboard.press("Escape")
    expect(running).to_have_count(0)
    page.wait_for_timeout(2500)  # longer than it would have taken
    expect(page.locator("section.bar .done.main")).to_be_enabled()
    page.keyboard.press("u")
    draw(hand)
    hand.inputs -= 1  # the one that was taken back
    hand.ended("Arkadia: lay and draw, without Done")
    compare(hand)


@pytest.mark.long
def test_turns_of_archon_take_no_click_too_many(
    fixed: str, another: Callable[..., Visitor]
) -> None:
    hand = hand_of(another(fixed), "archon", "Dragon")
    for _ in range(2):  # both players
        hand.page.locator(".foot .card").first.wait_for()
        hand.click(".foot .card >> nth=0")
        hand.click(".foot .card >> nth=1")
        hand.end("Archon: the first two magisters")
    for _ in range(2):
        for _ in range(5):
            hand.click(".foot .half button[aria-pressed=false]")
        hand.end("Archon: divide ten cards")
    hand.drag(".foot .hand .fan button", SLOT)
    hand.end("Archon: the same by dragging the card")
    compare(hand)


def compare(hand: Hand) -> None:
    """No turn takes more clicks than before, or fewer."""
    assert hand.turns == {turn: CLICKS[turn] for turn in hand.turns}


@pytest.mark.long
def test_a_setting_keeps_the_pause(fixed: str, another: Callable[..., Visitor]) -> None:
    page = hand_of(another(fixed), "arkadia", "Orange", "Pause before the end of my turn").page
    page.keyboard.press("1")
    expect(page.locator(SQUARES).first).to_be_attached()
    page.keyboard.press("PageDown")
    draw = page.locator(".foot .hand .row.cards button")
    for _ in range(4):  # as the card lies, or turned
        page.keyboard.press("Enter")
        page.wait_for_timeout(500)
        if draw.count():
            break
        page.keyboard.press("r")
    draw.first.wait_for()
    page.keyboard.press("1")
    expect(page.locator("section.bar .done.main")).to_be_enabled()
    page.keyboard.press("Control+Enter")
    expect(page.get_by_role("button", name="Use a banner")).to_be_visible()
    page.keyboard.press("Control+Enter")
    expect(page.get_by_role("button", name="Use a banner")).to_have_count(0)
