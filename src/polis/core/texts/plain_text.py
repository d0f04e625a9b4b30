"""Sanitising texts that people choose (names, chat lines), the same way everywhere.

The server and the record format both apply `plain`, so whatever one accepts the other can read. It
removes what a reader cannot see or what affects the rest of the line: control characters,
bidirectional marks, invisible letters, tags, and combining marks stacked so high that they cover
other lines.
"""

import unicodedata
from typing import Final

MOST_MARKS: Final = 3  # on one letter: Vietnamese needs two, pointed Hebrew three

_JOINERS: Final = frozenset("\u200c\u200d")  # needed inside words of some scripts, and by emoji
_INVISIBLE: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
)
_SELECTORS: Final = range(0xE0100, 0xE01F0)  # variation selectors that fonts may not support
_BREAKS: Final = frozenset("\t\n\v\f\r\x1c\x1d\x1e\x1f\x85\u2028\u2029")

# Letters of other scripts, and digits, that look like a Latin letter after case folding.
_SAME: Final = str.maketrans(
    "\u0430\u0432\u0441\u0435\u04bb\u0456\u0458\u043a\u043c\u043d\u043e\u0440\u0455\u0442\u0443\u0445\u0501"
    "\u03b1\u03b2\u03b5\u03b7\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7"
    "\u0131\u026a\u01300l1|",
    "abcehijkmhopstyxd"
    "abehikvoptux"
    "iiioiii",
)  # fmt: skip
_PAIRS: Final = (("rn", "m"), ("vv", "w"))


def plain(text: str) -> str:
    """Return a text on one line, in Unicode form NFC, without invisible or disruptive characters.

    Empty if nothing is left. Idempotent.
    """
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        if sign in _BREAKS:
            sign = " "  # noqa: PLW2901 - words stay apart
        is_mark = unicodedata.category(sign) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        if _is_shown(sign) and marks <= MOST_MARKS and not (is_mark and _stands_alone(kept)):
            kept.append(sign)
    line = " ".join(_without_loose_joiners(kept).split())
    return unicodedata.normalize("NFC", line)


def is_plain(text: str) -> bool:
    """Whether a text is as `plain` would leave it."""
    return plain(text) == text


def skeleton(name: str) -> str:
    """Return the visual skeleton of a name: names with equal skeletons are easily confused.

    Case, accents, blanks, punctuation and joiners are ignored, and look-alike letters of different
    scripts are equal.
    """
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", plain(name)).casefold())
    letters = "".join(sign for sign in folded if sign.isalnum() or sign == "|").translate(_SAME)
    for pair, one in _PAIRS:
        letters = letters.replace(pair, one)
    return letters or plain(name)


def _is_shown(sign: str) -> bool:
    """Whether a character may stay; joiners are checked later, in context."""
    if sign in _JOINERS:
        return True
    if sign in _INVISIBLE or ord(sign) in _SELECTORS:
        return False
    return unicodedata.category(sign)[0] != "C"


def _stands_alone(kept: list[str]) -> bool:
    """Whether a combining mark would have no letter to attach to within the text."""
    return not kept or kept[-1].isspace() or kept[-1] in _JOINERS


def _without_loose_joiners(signs: list[str]) -> str:
    """Drop joiners that do not stand between two characters they can join."""
    kept: list[str] = []
    for number, sign in enumerate(signs):
        if sign in _JOINERS:
            after = signs[number + 1] if number + 1 < len(signs) else " "
            before = kept[-1] if kept else " "
            ends = (before, after)
            if any(one.isspace() or one in _JOINERS or one.isascii() for one in ends):
                continue
        kept.append(sign)
    return "".join(kept)
