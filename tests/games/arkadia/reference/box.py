"""The box of Arkadia, written out by hand so that no loader is needed to read it."""

import copy
from typing import TypedDict

FAMILIES = ("red", "olive", "black", "silver")

Square = tuple[int, int]


class Lot(TypedDict):
    """Where the castle lot lies: its top-left square, and whether the mat is turned."""

    square: Square
    standing: bool


class FirstBuilding(TypedDict):
    """One building of the recommended set-up for beginners."""

    form: str
    family: str
    squares: list[Square]


class FirstGame(TypedDict):
    """The recommended set-up: lot, buildings in order, neutral workers by number of seats."""

    lot: Lot
    buildings: list[FirstBuilding]
    neutral_workers: dict[int, int]


class Box(TypedDict):
    """All component facts that the rules need.

    `forms` maps a name to its squares as (row, column) from 0 in the printed position,
    `cards` a kind (`mill red`) to its number of cards; both are in the order of the forms,
    the kinds of one form in the order of the families. `mat` lists the ten castle squares of the lying lot, None where no seal is printed.
    """

    rows: int
    columns: int
    camps: set[Square]
    forms: dict[str, list[Square]]
    cards: dict[str, int]
    pools: list[dict[str, int]]
    mat: list[str | None]
    own_workers: int
    banner_workers: int
    neutral_workers: int
    banners: int
    first_game: FirstGame


FORMS: dict[str, list[Square]] = {
    "house": [(0, 0), (0, 1)],
    "farm": [(0, 0), (0, 1), (0, 2)],
    "tavern": [(0, 0), (1, 0), (1, 1)],
    "mill": [(0, 0), (0, 1), (1, 0), (1, 1)],
    "smithy": [(0, 0), (0, 1), (0, 2), (1, 1)],
    "trade": [(0, 1), (0, 2), (1, 0), (1, 1)],
    "monastery": [(0, 0), (1, 0), (2, 0), (2, 1)],
}

CAMP_MAP = """
. . . . . . . ^ . . . . ^ . . .
. ^ . . . ^ . . . . ^ . . . . .
. . . . . . . . . . . . . . ^ .
. . ^ . . . ^ . . ^ . . . . . .
. . . . . . . . . . . . ^ . . .
. . . . ^ . . . . . . . . . . ^
^ . . . . . . . . . . ^ . . . .
. . ^ . . . . . . . . . . . . ^
. . . . . ^ . . ^ . . . . ^ . .
. . ^ . . . . . . . ^ . . . . .
. . . . . . . . . . . . ^ . . .
. . . ^ . . ^ . . . . . . . . .
"""

FIRST_GAME: FirstGame = {
    "lot": {"square": (5, 7), "standing": False},
    "buildings": [
        {"form": "house", "family": "red", "squares": [(4, 6), (4, 7)]},
        {"form": "farm", "family": "olive", "squares": [(4, 11), (5, 11), (6, 11)]},
        {"form": "tavern", "family": "black", "squares": [(6, 13), (6, 14), (7, 13)]},
        {"form": "mill", "family": "silver", "squares": [(8, 7), (8, 8), (9, 7), (9, 8)]},
        {"form": "smithy", "family": "black", "squares": [(3, 8), (3, 9), (3, 10), (4, 9)]},
        {"form": "trade", "family": "olive", "squares": [(5, 5), (6, 5), (6, 6), (7, 6)]},
        {"form": "monastery", "family": "red", "squares": [(7, 12), (8, 10), (8, 11), (8, 12)]},
    ],
    "neutral_workers": {2: 3, 3: 2, 4: 1},
}


def marked_squares(drawing: str) -> set[Square]:
    """The squares drawn as `^` in a map with one line a row and blanks between columns."""
    lines = [line.split() for line in drawing.strip().splitlines()]
    return {
        (row, column)
        for row, line in enumerate(lines, start=1)
        for column, mark in enumerate(line, start=1)
        if mark == "^"
    }


def original() -> Box:
    """A fresh copy of the original box with the reconstructed board, forms and first game."""
    return {
        "rows": 12,
        "columns": 16,
        "camps": marked_squares(CAMP_MAP),
        "forms": {name: list(squares) for name, squares in FORMS.items()},
        "cards": {
            f"{form} {family}": 2 if form in {"house", "farm", "tavern"} else 1
            for form in FORMS
            for family in FAMILIES
        },
        "pools": [
            dict.fromkeys(FAMILIES, 3),
            dict.fromkeys(FAMILIES, 3),
            dict.fromkeys(FAMILIES, 1),
        ],
        "mat": [
            *("red", "olive", "black", "silver"),
            *(None, None),
            *("silver", "black", "olive", "red"),
        ],
        "own_workers": 3,
        "banner_workers": 2,
        "neutral_workers": 24,
        "banners": 4,
        "first_game": copy.deepcopy(FIRST_GAME),
    }


def all_cards(box: Box) -> list[str]:
    """Every card of the box, equal ones side by side, in the order of the kinds."""
    return [kind for kind, count in box["cards"].items() for _ in range(count)]


def first_game_cards(box: Box) -> list[str]:
    """The cards of the buildings that lie on the board in the first-game set-up."""
    return [f"{b['form']} {b['family']}" for b in box["first_game"]["buildings"]]
