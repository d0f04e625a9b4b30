"""Texts in lines of at most 79 columns that do not tear apart what belongs together."""

import re
from textwrap import wrap
from typing import Final

WIDTH: Final = 79
HARD: Final = "\0"
"""A blank at which no line ends."""

# A number and what it counts; the blank before a French colon or semicolon.
_TOGETHER: Final = re.compile(r"(?<=\d) (?=\w)| (?=[:;!?])")


def wrapped(text: str, indent: str = "", hanging: str | None = None) -> list[str]:
    """The text in lines; `hanging` begins the second and all further lines, as `indent` the first."""
    lines = wrap(
        _TOGETHER.sub(HARD, text),
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent if hanging is None else hanging,
        break_on_hyphens=False,
        break_long_words=False,
    )
    return [line.replace(HARD, " ") for line in lines]
