"""Playing in the browser with real clicks: pressing whatever is lit, like a person."""

import random
import re
from collections.abc import Callable
from typing import Any, Final, Protocol

from playwright.sync_api import Locator, Page, expect

PATIENCE_MS: Final = 30_000
STILL_MS: Final = 40  # between two looks at a page on which nothing can be done
MOST_TABS: Final = 150
MOST_CLICKS: Final = 200
MOST_IDLE: Final = 400  # looks in a row: others think meanwhile

# What can be chosen now: places of the board, and the buttons of the hand that take something.
PLACES: Final = '[data-square].open, [data-stop][aria-disabled="false"]'
HAND: Final = (
    '.foot .hand button:not(:disabled):not([aria-disabled="true"])'
    ':not([aria-pressed="true"]):not(.other):not(.stepper button)'
)
LOOK: Final = """([places, hand]) => {
    const bar = document.querySelector('section.bar');
    const done = bar?.querySelector('.done');
    // On a busy machine a warning may come and go between two looks.
    if (!window.warnings) {
        window.warnings = new Set();
        new MutationObserver(() => {
            const warning = document.querySelector('.seats > p[role=status]');
            if (warning) window.warnings.add(warning.textContent);
        }).observe(document.body, { childList: true, subtree: true });
    }
    return {
        over: !!document.querySelector('.ending ol.places'),
        warned: [...window.warnings].join(' '),
        last: !!document.querySelector('.log')?.textContent.includes('It is your last turn.'),
        asked: bar?.querySelector('.asked')?.textContent ?? '',
        whole: !!done && !done.disabled && done.classList.contains('main'),
        places: document.querySelectorAll(places).length,
        hand: document.querySelectorAll(hand).length,
        takes: document.querySelectorAll('.foot .hand button.main:not(:disabled)').length,
        // Nothing is left but to decline what need not be done.
        declines: !!done && !done.disabled,
    };
}"""
MIDDLE: Final = """([things, number]) => {
    const thing = document.querySelectorAll(things)[number];
    if (!thing) return null;
    // On a phone hand and bar lie over the page's lower edge.
    thing.scrollIntoView({ block: innerWidth < 720 ? 'center' : 'nearest' });
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""

SQUARES = "[data-square].open"


def play_now(page: Page, game: str) -> None:
    """The second of the two clicks to a game against bots; the first opened the page."""
    card = page.locator("section").filter(has=page.get_by_role("heading", name=game))
    card.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("region", name="Board of").wait_for()


def asked(page: Page) -> Locator:
    """The sentence of the action bar."""
    return page.get_by_label("What to do").locator(".asked")


def wait_for_my_turn(page: Page) -> None:
    """The bots move quickly, but not instantly; the player's own move must be sent before that."""
    expect(page.locator("section.bar.mine")).to_be_visible()
    expect(asked(page)).not_to_contain_text(re.compile("is to move|Being sent"))


# The final scores on the page of the end by name, and the table of their sources, by column.
ENDING: Final = """() => {
    const text = (box, name) => box.querySelector(name).textContent.trim();
    const all = (box, name) => [...box.querySelectorAll(name)];
    const number = (words) => Number(words.replace('\\u2212', '-'));
    const page = document.querySelector('.ending');
    const sources = page.querySelector('.sources');
    return {
        why: text(page, '.why'),
        lines: all(page, '.course path.line').length,
        told: all(page, 'ol.places li').map((one) => [
            text(one, '.name'),
            number(text(one, 'strong')),
        ]),
        heads: all(sources, 'thead th').slice(1).map((head) => head.textContent.trim()),
        rows: all(sources, 'tbody tr').map((row) =>
            all(row, 'td').map((cell) => number(cell.textContent)),
        ),
    };
}"""


class Mouse(Protocol):
    """A mouse that clicks at a place of the window."""

    def click(self, x: float, y: float) -> None:
        """Press and let go there."""


class Keyboard(Protocol):
    """A keyboard."""

    def press(self, key: str) -> None:
        """Press and let go."""


class Screen(Protocol):
    """What is played on: a page of Playwright's, or a browser that it cannot drive (`engines`)."""

    @property
    def mouse(self) -> Mouse:
        """Its mouse."""

    @property
    def keyboard(self) -> Keyboard:
        """Its keyboard."""

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """What a function of the argument is in the page."""

    def wait_for_timeout(self, timeout: float) -> None:
        """Nothing for so many milliseconds."""


class Ending:
    """The contents of the page of the end, with the table of sources."""

    def __init__(self, page: Screen) -> None:
        found = page.evaluate(ENDING)
        told = dict(found["told"])
        self.why: str = found["why"]
        self.lines: int = found["lines"]
        self.scores: list[int] = [told[head] for head in found["heads"]]
        self.sums = [sum(column) for column in zip(*found["rows"], strict=True)]


class Clicker:
    """A player who knows no rules and presses what is lit; the same choices for the same seed."""

    def __init__(self, page: Screen, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.clicks = 0
        self.warned = ""
        # Something in Arkadia's last turn, which passes by itself if nothing can be done.
        self.chose_last = False

    def look(self) -> dict[str, Any]:
        """What the page offers now."""
        found: dict[str, Any] = self.page.evaluate(LOOK, [PLACES, HAND])
        return found

    def step(self) -> bool:
        """One click, if there is anything to click; returns whether the game continues."""
        seen = self.look()
        self.warned = seen["warned"] or self.warned
        if seen["over"]:
            return False
        self.chose_last |= seen["last"] and bool(seen["places"] or seen["hand"])
        if seen["whole"] or (seen["declines"] and self.chance.random() < 0.3):
            self._press("section.bar .done")
        elif seen["places"] and (not seen["hand"] or self.chance.random() < 0.9):
            self._press(PLACES, self.chance.randrange(seen["places"]))
        elif seen["hand"]:
            self._press(HAND, self.chance.randrange(seen["hand"]))
        elif seen["declines"]:
            self._press("section.bar .done")
        else:
            self.page.wait_for_timeout(STILL_MS)
        return True

    def _press(self, things: str, number: int = 0) -> None:
        """A real mouse click; elements that have disappeared meanwhile are looked up again."""
        middle = self.page.evaluate(MIDDLE, [things, number])
        if middle is not None:
            self.page.mouse.click(*middle)
            self.clicks += 1

    def play(self, most: int) -> None:
        """Click until the end screen appears; fails after this many clicks or if nothing is lit."""
        self.step_until(lambda: False, most)

    def step_until(self, there: Callable[[], bool], most: int = MOST_CLICKS) -> None:
        """Until this holds or the game ends; fails after so many clicks, or if nothing is lit.

        Only looks in a row count as idle: how long others think says nothing about the page.
        """
        idle, last = 0, self.clicks + most
        while self.clicks < last and idle < MOST_IDLE:
            before = self.clicks
            if there() or not self.step():
                return
            idle = 0 if self.clicks > before else idle + 1
        raise AssertionError(f"{self.clicks} clicks do not lead there: {self.look()}")


class Typist(Clicker):
    """The same without a mouse: Tab, arrows, digits and Enter."""

    def step(self) -> bool:
        """One choice by keyboard, if there is any; returns whether the game continues."""
        seen = self.look()
        if seen["over"]:
            return False
        if seen["whole"] or (seen["declines"] and self.chance.random() < 0.3):
            self.page.keyboard.press("Control+Enter")
            self.page.wait_for_timeout(STILL_MS)
        elif seen["places"] and self.chance.random() < 0.8:
            self._place()
        elif seen["takes"]:
            self._enter(".foot .hand button.main:not(:disabled)")
        elif seen["hand"]:
            self.page.keyboard.press(str(self.chance.randint(0, min(9, seen["hand"]))))
        else:
            self.page.wait_for_timeout(STILL_MS)
            return True
        self.clicks += 1
        return True

    def _place(self) -> None:
        """Go to a lit place with the board's keys and choose it; otherwise turn the building."""
        self._tab_to("[data-square], [data-stop]")
        self.page.keyboard.press(self.chance.choice(["PageDown", "PageUp", "ArrowRight"]))
        self.page.keyboard.press("r")
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(STILL_MS)

    def _enter(self, thing: str) -> None:
        self._tab_to(thing)
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(STILL_MS)

    def _tab_to(self, thing: str) -> None:
        for _ in range(MOST_TABS):
            if self.page.evaluate("(thing) => !!document.activeElement?.matches(thing)", thing):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {thing}")


def turn_of_all(page: Page) -> None:
    """A turn of this page's seat, and of the bots, until it is to move again."""
    mine = page.get_by_role("region", name="Log").locator("button", has_text="You ")
    before = mine.count()
    Clicker(page, seed=3).step_until(lambda: mine.count() > before)
    wait_for_my_turn(page)
    begun = page.get_by_role("button", name="Reset").first
    if begun.is_visible() and begun.is_enabled():
        begun.click()  # quick bots were done before the log was read, and the next turn has a click
