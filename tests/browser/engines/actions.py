"""Real input in WebDriver's form: what a mouse and a keyboard do, tick by tick.

Both protocols of the W3C, WebDriver and WebDriver BiDi, take the same lists.
"""

from typing import Any, Final

# The names that Playwright has for keys, and what WebDriver sends for them.
KEYS: Final = {
    "Enter": "\ue007",
    "Tab": "\ue004",
    "Escape": "\ue00c",
    "PageUp": "\ue00e",
    "PageDown": "\ue00f",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "Control": "\ue009",
    "Shift": "\ue008",
}
Actions = list[dict[str, Any]]


def move_to(x: float, y: float) -> Actions:
    """The mouse goes to a place of the window, in pixels of the page."""
    return mouse({"type": "pointerMove", "x": round(x), "y": round(y), "duration": 20})


def button(*whats: str) -> Actions:
    """The first button of the mouse, where it is: `pointerDown`, `pointerUp`."""
    return mouse(*({"type": what, "button": 0} for what in whats))


def mouse(*ticks: dict[str, Any]) -> Actions:
    """What the mouse does, one thing after another."""
    kind = {"pointerType": "mouse"}
    return [{"type": "pointer", "id": "mouse", "parameters": kind, "actions": list(ticks)}]


def press(key: str) -> Actions:
    """A key is pressed and let go; with others held before it, as in `Control+Enter`."""
    codes = [KEYS.get(name, name) for name in key.split("+")]
    down = [{"type": "keyDown", "value": code} for code in codes]
    up = [{"type": "keyUp", "value": code} for code in reversed(codes)]
    return [{"type": "key", "id": "keyboard", "actions": [*down, *up]}]
