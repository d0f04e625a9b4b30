"""Sanitising texts that people choose (names, chat lines), the same way everywhere.

The server and the record format both apply `plain`, so whatever one accepts the other can read. It
removes what a reader cannot see or what affects the rest of the line: control characters,
bidirectional marks, invisible letters, tags, and combining marks stacked so high that they cover
other lines.
"""

import unicodedata
from functools import cache
from typing import Final

MOST_MARKS: Final = 3  # on one letter: Vietnamese needs two, pointed Hebrew three

_JOINERS: Final = frozenset("\u200c\u200d")  # needed inside words of some scripts, and by emoji
_INVISIBLE: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
)
_SELECTORS: Final = range(0xE0100, 0xE01F0)  # variation selectors that fonts may not support
_BREAKS: Final = frozenset("\t\n\v\f\r\x1c\x1d\x1e\x1f\x85\u2028\u2029")

# What Unicode's list does not say: signs that only look alike after case folding, and pairs of letters (an l is an i here).
_SAME: Final = str.maketrans("0l1|\u026a\u04bb\u03b7", "oiiiihh")
_PAIRS: Final = (("rn", "m"), ("vv", "w"), ("ci", "d"))


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

    Case, accents, blanks, punctuation and joiners are ignored, and so are the differences between
    letters that Unicode lists as confusable (UTS 39), whatever their scripts.
    """
    same = _confusable()
    shown = unicodedata.normalize("NFKC", plain(name).translate(same)).translate(same)
    folded = unicodedata.normalize("NFKD", shown.casefold()).translate(same).casefold()
    letters = "".join(sign for sign in folded if sign.isalnum() or sign == "|").translate(_SAME)
    for pair, one in _PAIRS:
        letters = letters.replace(pair, one)
    return letters or plain(name)


@cache
def _confusable() -> dict[int, str]:
    """Return for each sign of Unicode's list the plainest that looks like it: an ASCII letter if there is one."""
    from confusable_homoglyphs.confusables import confusables_data  # noqa: PLC0415 - a big file

    def plainness(sign: str) -> tuple[bool, int, str]:
        return not sign.isascii(), len(sign), sign

    return {
        ord(sign): min([sign, *(one["c"] for one in others)], key=plainness)
        for sign, others in confusables_data.items()
        if len(sign) == 1
    }


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
