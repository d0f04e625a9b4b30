"""How many keys typical turns take by ear: at most twice as many as clicks with a mouse."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.one_screen import begin, take_over
from tests.browser.test_clicks import CLICKS

LINE: Final = "A move or a question"
# Numbers of choices, squares, a blank or Enter between them, and Ctrl + Enter as one key.
KEYS: Final = {
    "Arkadia: lay a building and draw": 7,
    "Arkadia: lay it turned": 10,
    "Arkadia: one worker beside the castle lot": 5,
    "Arkadia: two workers": 8,
    "Arkadia: lay, look at the next card, use a banner": 11,
    "Archon: the first two magisters": 2,
    "Archon: divide ten cards": 2,
    "Archon: a place for one card": 4,
}
OFFERED: Final = "[data-testid=choices] [data-notation]"


class Typing:
    """A player who types, and whose every key is counted; Ctrl + Enter counts as one."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.keys = 0
        self.turns: dict[str, int] = {}
        self.page.get_by_label(LINE).focus()

    def word(self, word: str, end: str = "Enter") -> None:
        """Words on one line, separated by blanks, take as many keys as one line each."""
        self.page.keyboard.type(word)
        before = self.page.locator(".ear").get_attribute("data-choices")
        self.page.keyboard.press(end)
        self.keys += len(word) + 1
        if end == "Enter":
            self.page.locator(f'.ear:not([data-choices="{before}"])').wait_for()
            self.page.wait_for_timeout(200)

    def last(self, word: str, turn: str) -> None:
        """The last word and Done; the turn's count is kept."""
        self.word(word, "Control+Enter")
        self.turns[turn], self.keys = self.keys, 0
        take_over(self.page)
        self.page.get_by_label(LINE).focus()

    def offered(self) -> list[str]:
        """The choices in notation, in the order of their numbers."""
        self.page.locator(OFFERED).first.wait_for(state="attached")
        read = "all => all.map((one) => one.dataset.notation)"
        return list(map(str, self.page.locator(OFFERED).evaluate_all(read)))

    def number(self, beginning: str) -> str:
        """The number of the first choice that begins so."""
        texts = self.offered()
        return str(next(i for i, text in enumerate(texts, 1) if text.startswith(beginning)))

    def place(self, beginning: str, end: str = "") -> str:
        """The words of a choice without its first, written together."""
        found = (text for text in self.offered() if text.startswith(beginning))
        return "".join(next(text for text in found if text.endswith(end)).split()[1:])


def compare(typing: Typing) -> None:
    """Each turn takes its keys, which are at most twice the clicks."""
    assert typing.turns == {turn: KEYS[turn] for turn in typing.turns}
    assert [turn for turn, keys in typing.turns.items() if keys > 2 * CLICKS[turn]] == []


def lay(typing: Typing, end: str = "") -> None:
    """Choose the first card and a place for it."""
    typing.word(typing.number("play"))
    squares = [text for text in typing.offered() if text.startswith("lay") and " r" not in text]
    typing.word(typing.place("lay", end) if end else "".join(squares[0].split()[1:]))


@pytest.mark.long
def test_turns_of_arkadia_take_at_most_twice_the_keys(
    fixed: str, another: Callable[..., Visitor]
) -> None:
    typing = Typing(begin(another(fixed), "arkadia", "Orange", "Play by ear"))
    lay(typing)
    typing.last(typing.number("draw"), "Arkadia: lay a building and draw")
    lay(typing, "r90")
    typing.last(typing.number("draw"), "Arkadia: lay it turned")
    typing.word(typing.number("site lot"))
    typing.last(typing.place("own"), "Arkadia: one worker beside the castle lot")
    typing.word(typing.number("site lot"))
    typing.word(typing.place("own"))
    typing.last(typing.place("own"), "Arkadia: two workers")
    lay(typing)
    typing.word(typing.number("draw"))
    typing.word("k")
    typing.last(typing.number("banner"), "Arkadia: lay, look at the next card, use a banner")
    compare(typing)


@pytest.mark.long
def test_turns_of_archon_take_at_most_twice_the_keys(
    fixed: str, another: Callable[..., Visitor]
) -> None:
    typing = Typing(begin(another(fixed), "archon", "Dragon", "Play by ear"))
    for _ in range(2):  # both players
        typing.last(typing.number("draft"), "Archon: the first two magisters")
    for _ in range(2):
        typing.last(typing.number("split 4"), "Archon: divide ten cards")
    typing.word(typing.number("treasury a"))
    typing.last(typing.number("with"), "Archon: a place for one card")
    compare(typing)


@pytest.mark.long
def test_what_may_be_done_is_read_and_what_is_typed_is_told(
    fixed: str, another: Callable[..., Visitor]
) -> None:
    page = begin(another(fixed), "arkadia", "Orange", "Play by ear")
    typing = Typing(page)
    spoken = page.get_by_test_id("spoken")
    expect(spoken).to_contain_text("It is your turn")
    page.keyboard.press("Enter")
    page.locator(OFFERED, has_text="Play a").first.wait_for()
    expect(spoken).to_contain_text(f"1: {page.locator(OFFERED).first.inner_text()}")
    typing.word(typing.number("play"))
    expect(spoken).to_contain_text("Bea plays")
    page.keyboard.type("z9")
    page.keyboard.press("Enter")
    expect(spoken).to_contain_text("is called")
    page.keyboard.type("u")
    page.keyboard.press("Enter")
    page.locator(OFFERED, has_text="Play").first.wait_for()
