"""A browser that is neither Chromium nor driven by Playwright, with the same few words as its pages."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol

from tests.browser.engines.actions import Actions, button, move_to, press

PATIENCE: Final = 40.0  # seconds of a busy machine; nothing is slower for it where all is well
LOOK: Final = 0.05  # seconds between two looks
# The argument is a function of one argument, or a value; the result may be a promise.
CALL: Final = (
    "(() => {{ const it = ({script}); "
    "return Promise.resolve(typeof it === 'function' ? it({arg}) : it)"
    ".then((value) => JSON.stringify(value ?? null)); }})()"
)
# Errors on a page that its browser's protocol does not report.
CATCH: Final = """() => {
    if (window.faults) return;
    window.faults = [];
    addEventListener('error', (event) => window.faults.push(event.message));
    addEventListener('unhandledrejection', (event) => window.faults.push(String(event.reason)));
    const old = console.error;
    console.error = (...words) => { window.faults.push(words.join(' ')); old(...words); };
}"""

FETCHED: Final = """() => {
    const fetched = performance.getEntriesByType('resource').map((one) => one.responseEnd);
    return performance.now() - Math.max(0, ...fetched) > 500;
}"""

# The centre of an element that does not move and is not covered.
MIDDLE: Final = """async ([selector, number]) => {
    const element = document.querySelectorAll(selector)[number];
    if (!element || element.disabled) return null;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const place = () => element.getBoundingClientRect();
    const before = place();
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const { x, y, width, height } = place();
    if (!width || x !== before.x || y !== before.y) return null;
    const middle = [x + width / 2, y + height / 2];
    return element.contains(document.elementFromPoint(...middle)) ? middle : null;
}"""


class Driver(Protocol):
    """What the protocol of a browser can do."""

    def go(self, url: str) -> None:
        """Load a page, and come back when it is loaded."""

    def call(self, script: str) -> str:
        """The text that an expression's promise is kept with."""

    def act(self, actions: Actions) -> None:
        """Do what a mouse or keyboard would."""

    def resize(self, width: int, height: int) -> None:
        """Make the inside of the window so large, in pixels."""

    def picture(self) -> bytes:
        """What is seen, as PNG."""

    def told(self) -> list[str]:
        """The errors that the browser has reported so far."""

    def close(self) -> None:
        """End the browser."""


class Mouse:
    """The mouse of an engine."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    def move(self, x: float, y: float) -> None:
        """Go to a place of the window."""
        self._driver.act(move_to(x, y))

    def down(self) -> None:
        """Press the button."""
        self._driver.act(button("pointerDown"))

    def up(self) -> None:
        """Let the button go."""
        self._driver.act(button("pointerUp"))

    def click(self, x: float, y: float) -> None:
        """Press and let go at a place of the window."""
        self.move(x, y)
        self._driver.act(button("pointerDown", "pointerUp"))


class Keyboard:
    """The keyboard of an engine."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    def press(self, key: str) -> None:
        """Press a key, by the name that Playwright has for it."""
        self._driver.act(press(key))


class Engine:
    """A window of a browser: what `tests.browser.playing` needs of a page, and a little more."""

    def __init__(self, driver: Driver, address: str) -> None:
        self.driver, self.address = driver, address
        self.mouse, self.keyboard = Mouse(driver), Keyboard(driver)

    def begin(self, prepare: str) -> None:
        """Run this script before anything of the client is loaded."""
        self.driver.go(f"{self.address}/icon.svg")  # of the same origin, and no page
        self.evaluate(prepare)

    def open(self, path: str = "/") -> None:
        """Load a page of the server; from then on its faults are caught.

        A page that is left while it fetches something calls that a fault, so that is waited for.
        """
        self.until(FETCHED)
        self.driver.go(self.address + path)
        self.evaluate(CATCH)
        self.until("() => !!document.querySelector('h1, [role=grid], [role=group]')")

    def turn_to(self, path: str) -> None:
        """Another page of the client without a load, as the way back goes: faults are caught all along."""
        self.evaluate(
            "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }",
            path,
        )

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """What an expression, or a function of the argument, is in the page; JSON both ways."""
        return json.loads(self.driver.call(CALL.format(script=expression, arg=json.dumps(arg))))

    def wait_for_timeout(self, timeout: float) -> None:
        """Nothing for so many milliseconds."""
        time.sleep(timeout / 1000)

    def until(self, script: str, arg: Any = None) -> Any:
        """What a script says as soon as that is true.

        Raises:
            AssertionError: it has not been true for `PATIENCE` seconds.
        """
        return self.wait(lambda: self.evaluate(script, arg), script)

    def wait(self, there: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
        """The function's result as soon as it is true, within this many seconds."""
        end = time.monotonic() + patience
        while not (found := there()):
            assert time.monotonic() < end, f"waited in vain: {what}; {self.faults()}"
            time.sleep(LOOK)
        return found

    def press(self, selector: str, number: int = 0) -> None:
        """Click the middle of the element, as soon as it is there and can be clicked."""
        self.mouse.click(*self.middle(selector, number))

    def middle(self, selector: str, number: int = 0) -> tuple[float, float]:
        """The centre of an element, scrolled into view, that does not move and is not covered."""
        x, y = self.until(MIDDLE, [selector, number])
        return x, y

    def picture(self, path: Path) -> None:
        """Save a screenshot."""
        path.write_bytes(self.driver.picture())

    def faults(self) -> list[str]:
        """What has gone wrong in the pages so far."""
        return [*self.driver.told(), *self.evaluate("window.faults ?? []")]
