"""ANSI colours for drawings of Archon. Colour only repeats what a letter or a word says already."""

import re
from typing import Final

from polis.games.archon.names import RESOURCES, SEAT_NAMES

SEAT_LETTERS: Final = tuple(name[0].upper() for name in SEAT_NAMES)

BOLD: Final = "1"
FAINT: Final = "2"
WARNING: Final = "1;33"
# Not the printed white, natural, grey and black: they are hard to tell apart on any screen.
SEAT_INK: Final = ("1;38;5;141", "1;38;5;208", "1;38;5;41", "1;38;5;39")
RESOURCE_INK: Final = dict(
    zip(RESOURCES, ("38;5;143", "38;5;153", "38;5;173", "38;5;250"), strict=True)
)

_CODES: Final = re.compile(r"\x1b\[[0-9;]*m")


class Pen:
    """Wraps text in colour codes, or leaves it as it is."""

    def __init__(self, colour: bool) -> None:
        """Colour or not."""
        self.colour = colour

    def __call__(self, text: str, code: str) -> str:
        """The text in a colour; blanks alone stay as they are."""
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour and code and text.strip() else text


def bare(text: str) -> str:
    """The text without colour codes."""
    return _CODES.sub("", text)


def width(text: str) -> int:
    """How many columns the text takes; every sign in our drawings is one wide."""
    return len(bare(text))


def padded(text: str, columns: int) -> str:
    """The text filled up with blanks on the right; a longer one is cut, and says so by `…`."""
    if width(text) > columns:
        return bare(text)[: columns - 1] + "…"
    return text + " " * (columns - width(text))
