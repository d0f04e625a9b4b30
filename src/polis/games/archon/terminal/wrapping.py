"""Wraps texts at 79 columns without separating what belongs together."""

import re
from textwrap import wrap
from typing import Final

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
