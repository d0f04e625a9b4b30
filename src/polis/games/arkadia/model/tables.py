"""The box as numbers for the compiled rules: one small record, passed to every rule as `t`.

It is an argument and not a constant, so that another component file needs no compilation. A form in
an orientation is a few bits counted from its first square in reading order. That square identifies
the place, so all bits lie ahead of it and fit into one word.
"""

from collections.abc import Iterable
from typing import Any, Final, Protocol

import numpy as np

from polis.games.arkadia.box.box import Box
from polis.games.arkadia.model.actions import CASTLE_SQUARES, FAMILIES, FORMS, KINDS, ORIENTATIONS
from polis.games.arkadia.model.bitboard import COLUMNS, ROWS, SQUARES
from polis.games.arkadia.model.state import FLOORS, NONE, SEATS

CELLS: Final = 4  # the most squares that a form covers
FIRST_BUILDINGS: Final = 40
LOT_PLACES: Final = 256

FIELDS: Final = [
    ("bits", "<u8", (FORMS, ORIENTATIONS)),  # bits from the first square; 0: no such orientation
    ("valid", "<u8", (FORMS, ORIENTATIONS, 3)),  # first squares at which the form lies on the board
    ("camps", "<u8", (3,)),
    ("lot_shape", "<u8", (2,)),  # lying, standing
    ("offset", "<i2", (FORMS, ORIENTATIONS, CELLS)),  # of each cell from the first
    ("cells", "<i2", (FORMS,)),
    ("lot_places", "<i2", (LOT_PLACES, 2)),  # (standing, top left square)
    ("lot_place_count", "<i2"),
    ("lot_seals", "<i2", (CASTLE_SQUARES,)),  # printed families, NONE for a blank square
    ("cards", "<i2", (KINDS,)),  # number of each kind
    ("pools", "<i2", (FLOORS, FAMILIES)),
    ("own_workers", "<i2"),
    ("banners", "<i2"),
    ("banner_workers", "<i2"),
    ("neutral_supply", "<i2"),
    ("first_neutrals", "<i2", (SEATS + 1,)),  # by the number of seats
    ("first_lot_square", "<i2"),
    ("first_lot_standing", "<i2"),
    ("first_count", "<i2"),
    ("first_form", "<i2", (FIRST_BUILDINGS,)),
    ("first_family", "<i2", (FIRST_BUILDINGS,)),
    ("first_orientation", "<i2", (FIRST_BUILDINGS,)),
    ("first_square", "<i2", (FIRST_BUILDINGS,)),
]
TABLES: Final = np.dtype((np.record, np.dtype(FIELDS, align=True)))

Cell = tuple[int, int]


class Tables(Protocol):
    """The record as the rules see it; `FIELDS` explains the fields."""

    bits: Any
    valid: Any
    camps: Any
    lot_shape: Any
    offset: Any
    cells: Any
    lot_places: Any
    lot_place_count: int
    lot_seals: Any
    cards: Any
    pools: Any
    own_workers: int
    banners: int
    banner_workers: int
    neutral_supply: int
    first_neutrals: Any
    first_lot_square: int
    first_lot_standing: int
    first_count: int
    first_form: Any
    first_family: Any
    first_orientation: Any
    first_square: Any


def oriented(cells: Iterable[Cell], orientation: int) -> tuple[Cell, ...]:
    """Return a form turned clockwise `orientation % 4` times, mirrored left-right first from 4 on.

    The cells are in reading order, relative to the first one, so a column may be negative.
    """
    turned = [(row, -column) if orientation >= 4 else (row, column) for row, column in cells]
    for _ in range(orientation % 4):
        turned = [(column, -row) for row, column in turned]
    turned.sort()
    row, column = turned[0]
    return tuple((r - row, c - column) for r, c in turned)


def distinct_orientations(cells: Iterable[Cell]) -> dict[int, tuple[Cell, ...]]:
    """Return the orientations that look different, each under its lowest number."""
    kept: dict[int, tuple[Cell, ...]] = {}
    base = tuple(cells)
    for orientation in range(ORIENTATIONS):
        shape = oriented(base, orientation)
        if shape not in kept.values():
            kept[orientation] = shape
    return kept


def words_of(squares: Iterable[int]) -> list[int]:
    """Return three words with the bits of the squares set."""
    words = [0, 0, 0]
    for square in squares:
        words[square >> 6] |= 1 << (square & 63)
    return words


def new_tables(box: Box) -> Any:
    """Return the record of a box, shape (1,)."""
    tables = np.zeros(1, TABLES)
    _write_forms(tables, box)
    _write_board(tables, box)
    _write_first_game(tables, box)
    tables["cards"] = box.cards
    tables["pools"] = box.pools
    tables["own_workers"] = box.own_workers
    tables["banners"] = box.banners
    tables["banner_workers"] = box.banner_workers
    tables["neutral_supply"] = box.neutral_supply
    return tables


def _write_forms(tables: Any, box: Box) -> None:
    """Shapes, offsets and places of the seven forms."""
    for number, form in enumerate(box.forms):
        tables["cells"][0, number] = len(form.squares)
        for orientation, cells in distinct_orientations(form.squares).items():
            offsets = [row * COLUMNS + column for row, column in cells]
            tables["offset"][0, number, orientation, : len(offsets)] = offsets
            tables["bits"][0, number, orientation] = sum(1 << offset for offset in offsets)
            tables["valid"][0, number, orientation] = words_of(_places(cells))


def _places(cells: tuple[Cell, ...]) -> list[int]:
    """First squares from which all cells lie on the board."""
    return [
        square
        for square in range(SQUARES)
        if all(
            0 <= square // COLUMNS + row < ROWS and 0 <= square % COLUMNS + column < COLUMNS
            for row, column in cells
        )
    ]


def _write_board(tables: Any, box: Box) -> None:
    """Camps and the castle lot."""
    tables["camps"][0] = words_of(box.camps)
    lying = [row * COLUMNS + column for row in range(3) for column in range(4)]
    standing = [row * COLUMNS + column for row in range(4) for column in range(3)]
    tables["lot_shape"][0] = [sum(1 << s for s in lying), sum(1 << s for s in standing)]
    places = box.lot_places()
    tables["lot_place_count"] = len(places)
    for i, place in enumerate(places):
        tables["lot_places"][0, i] = place
    tables["lot_seals"] = box.lot_seals


def _write_first_game(tables: Any, box: Box) -> None:
    """The buildings that lie on the board in the first game, in the order of the file."""
    for seats in range(2, SEATS + 1):
        tables["first_neutrals"][0, seats] = box.first_neutrals[seats]
    tables["first_lot_standing"], tables["first_lot_square"] = box.first_lot
    tables["first_count"] = len(box.first_buildings)
    for i, building in enumerate(box.first_buildings):
        tables["first_form"][0, i] = building.form
        tables["first_family"][0, i] = building.family
        tables["first_square"][0, i] = building.squares[0]
        tables["first_orientation"][0, i] = orientation_of(
            box.forms[building.form].squares, building.squares
        )


def orientation_of(cells: Iterable[Cell], squares: Iterable[int]) -> int:
    """The orientation in which the form covers the squares; NONE if they have another shape."""
    places = sorted((square // COLUMNS, square % COLUMNS) for square in squares)
    row, column = places[0]
    shape = tuple((r - row, c - column) for r, c in places)
    for orientation, found in distinct_orientations(cells).items():
        if found == shape:
            return orientation
    return NONE
