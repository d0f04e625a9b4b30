"""The box of Arkadia as a plain dict."""

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
    forms: dict[str, frozenset[Square]]
    cards: dict[str, int]
    pools: list[dict[str, int]]
    mat: list[str | None]
    own_workers: int
    banner_workers: int
    neutral_workers: int
    banners: int
    first_game: FirstGame


def all_cards(box: Box) -> list[str]:
    """Every card of the box, equal ones side by side, in the order of the kinds."""
    return [kind for kind, count in box["cards"].items() for _ in range(count)]


def first_game_cards(box: Box) -> list[str]:
    """The cards of the buildings that lie on the board in the first-game set-up."""
    return [f"{b['form']} {b['family']}" for b in box["first_game"]["buildings"]]
