"""The words of the notation: families, forms, cards, squares. They are the same in every language."""

from typing import Final

from polis.games.arkadia.model import COLUMNS, ROWS, SEAT_NAMES

__all__ = [
    "COLUMN_LETTERS",
    "FAMILY_NAMES",
    "FORM_NAMES",
    "PACKAGE",
    "SEAT_NAMES",
    "card_name",
    "read_square",
    "square_name",
    "square_pair",
]

PACKAGE: Final = "polis.games.arkadia"
"""The package with the texts of the game."""

FAMILY_NAMES: Final = ("red", "olive", "black", "silver")
FORM_NAMES: Final = ("house", "farm", "tavern", "mill", "smithy", "trade", "monastery")
COLUMN_LETTERS: Final = "abcdefghijklmnop"


_CARD_NAMES: Final = tuple(f"{form} {family}" for form in FORM_NAMES for family in FAMILY_NAMES)


def card_name(kind: int) -> str:
    """`mill red` for a kind of card."""
    return _CARD_NAMES[kind]


def square_name(square: int) -> str:
    """`f6` for the sixth column of the sixth row."""
    return f"{COLUMN_LETTERS[square % COLUMNS]}{square // COLUMNS + 1}"


def square_pair(square: int) -> list[int]:
    """`[row, column]`, both from 1, as in JSON."""
    return [square // COLUMNS + 1, square % COLUMNS + 1]


def read_square(text: str) -> int | None:
    """Return the square of a name such as `f6`; None if there is none."""
    letter, digits = text[:1].lower(), text[1:]
    if not letter or letter not in COLUMN_LETTERS or not digits.isascii() or not digits.isdigit():
        return None
    row = int(digits) - 1
    if not 0 <= row < ROWS or digits != str(row + 1):
        return None
    return row * COLUMNS + COLUMN_LETTERS.index(letter)
