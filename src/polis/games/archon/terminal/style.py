"""Letters, colours and line breaks of Archon's drawings.

Colours only repeat what a letter says.
"""

import re
from textwrap import wrap
from typing import Final

from polis.games.archon.model.names import RESOURCES, SEAT_NAMES

SEAT_LETTERS: Final = tuple(name[0].upper() for name in SEAT_NAMES)

# The printed white, natural, grey and black are hard to distinguish on a screen.
SEAT_INK: Final = ("1;38;5;141", "1;38;5;208", "1;38;5;41", "1;38;5;39")
RESOURCE_INK: Final = dict(
    zip(RESOURCES, ("38;5;143", "38;5;153", "38;5;173", "38;5;250"), strict=True)
)

WIDTH: Final = 79
HARD: Final = "\0"
"""A space at which no line may break."""

# A number and what it counts; the space before a French colon or semicolon.
_TOGETHER: Final = re.compile(r"(?<=\d) (?=\w)| (?=[:;!?])")


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
