"""Things that are dragged over a page, by fingers or by the mouse, as the browser hears of it."""

from typing import Any, Final, Protocol

from playwright.sync_api import Page, expect

LIFTED: Final = ".lifted"
STEPS: Final = 6
MIDDLE: Final = """(things) => {
    const foot = document.querySelector('.foot').getBoundingClientRect().top;
    for (const one of document.querySelectorAll(things)) {
        const { x, y, width, height } = one.getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        // A place that lies under the foot cannot be reached by a finger.
        if (one.closest('.foot') || (top > 60 && top < foot)) return [left, top];
    }
    return null;
}"""


class Pointer(Protocol):
    """What drags: it is pressed, moved and lifted."""

    def press(self, x: float, y: float) -> None:
        """Touch a thing."""

    def move(self, x: float, y: float) -> None:
        """Glide to a point."""

    def lift(self) -> None:
        """Let go."""


class Cursor:
    """The mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, x: float, y: float) -> None:
        """Its button goes down there."""
        self.page.mouse.move(x, y)
        self.page.mouse.down()

    def move(self, x: float, y: float) -> None:
        """It glides to a point."""
        self.page.mouse.move(x, y, steps=STEPS)

    def lift(self) -> None:
        """Its button goes up."""
        self.page.mouse.up()


class Fingers:
    """Fingers on the screen, as the device reports them to the browser."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.device = page.context.new_cdp_session(page)
        self.down: list[dict[str, float]] = []

    def _tell(self, kind: str, points: list[dict[str, float]]) -> None:
        self.device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self.page.wait_for_timeout(30)

    def press(self, x: float, y: float) -> None:
        """One more finger touches the screen."""
        self.down.append({"x": x, "y": y, "id": len(self.down)})
        self._tell("touchStart", self.down)

    def move(self, x: float, y: float) -> None:
        """The first finger glides to a point."""
        first = dict(self.down[0])
        for step in range(1, STEPS + 1):
            self.down[0]["x"] = first["x"] + (x - first["x"]) * step / STEPS
            self.down[0]["y"] = first["y"] + (y - first["y"]) * step / STEPS
            self._tell("touchMove", self.down)

    def lift(self, left: int = 0) -> None:
        """Lift fingers from the screen until this many are left."""
        self.down = self.down[:left]
        self._tell("touchMove" if left else "touchEnd", self.down)


def middle(page: Page, things: str) -> tuple[float, float]:
    """The middle of the first of these that a finger can reach."""
    page.locator(things).first.wait_for(state="attached")
    found: Any = page.evaluate(MIDDLE, things)
    assert found is not None, f"no finger reaches {things}"
    return float(found[0]), float(found[1])


def drag(page: Page, pointer: Pointer, thing: str, place: str) -> None:
    """Pick a thing up and let it go over a place that may open only then."""
    x, y = middle(page, thing)
    pointer.press(x, y)
    pointer.move(x, y - 60)
    expect(page.locator(LIFTED)).to_be_attached()
    pointer.move(*middle(page, place))
    pointer.lift()
    expect(page.locator(LIFTED)).to_have_count(0)
