"""ANSI colours for terminal drawings. Colour only repeats what a letter or a word already says."""

import re
from textwrap import wrap
from typing import Final

BOLD: Final = "1"
FAINT: Final = "2"
WARNING: Final = "1;33"
WIDTH: Final = 79
HARD: Final = "\0"
"""A space at which no line may break."""

# What moves the cursor, changes the terminal or the direction of writing; colours, ends of lines and tabs stay.
UNSAFE: Final = re.compile(
    r"\x1b(?!\[[0-9;]*m)|[\x00-\x08\x0b-\x1a\x1c-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]"
)
_CODES: Final = re.compile(r"\x1b\[[0-9;]*m")
# A number and what it counts; the space before a French colon or semicolon.
_TOGETHER: Final = re.compile(r"(?<=\d) (?=\w)| (?=[:;!?])")


class AnsiStyle:
    """Wraps text in ANSI colour codes, or leaves it unchanged."""

    def __init__(self, colour: bool) -> None:
        self.colour = colour

    def __call__(self, text: str, code: str) -> str:
        """The text in a colour; blanks alone, and text without a code, stay as they are."""
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour and code and text.strip() else text


def safe(text: str) -> str:
    """The text as a terminal may show it, wherever its parts come from: what is unsafe becomes `?`."""
    return UNSAFE.sub("?", text)


def bare(text: str) -> str:
    """The text without colour codes."""
    return _CODES.sub("", text)


def width(text: str) -> int:
    """How many columns the text takes; every sign in our drawings is one wide."""
    return len(bare(text))


def padded(text: str, columns: int) -> str:
    """Return the text padded with blanks on the right; a longer one is cut and ends in `…`."""
    if width(text) > columns:
        return bare(text)[: columns - 1] + "…"
    return text + " " * (columns - width(text))


def wrapped(text: str, indent: str = "", hanging: str | None = None) -> list[str]:
    """Wrap the text; `hanging` indents all lines but the first, which `indent` indents."""
    lines = wrap(
        _TOGETHER.sub(HARD, text),
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent if hanging is None else hanging,
        break_on_hyphens=False,
        break_long_words=False,
    )
    return [line.replace(HARD, " ") for line in lines]
