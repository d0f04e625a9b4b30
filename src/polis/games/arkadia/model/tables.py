"""The box as numbers for the compiled rules: one small record, passed to every rule as `t`.

It is an argument and not a constant, so that another component file needs no compilation. A form in
an orientation is a few bits counted from its first square in reading order. That square identifies
the place, so all bits lie ahead of it and fit into one word.
"""

from collections.abc import Iterable
from typing import Annotated, Final

import numpy as np

from polis.core.boxes.declared import Numbers, copy_components, record_of
from polis.core.kernels.arrays import Array, Records
from polis.games.arkadia.box.box import Box, Supply
from polis.games.arkadia.model import COLUMNS, ROWS
from polis.games.arkadia.model.actions import CASTLE_SQUARES, FAMILIES, FORMS, KINDS, ORIENTATIONS
from polis.games.arkadia.model.bitboard import SQUARES
from polis.games.arkadia.model.state import FLOORS, NONE, SEATS

CELLS: Final = 4  # the most squares that a form covers
FIRST_BUILDINGS: Final = 40
LOT_PLACES: Final = 256

Cell = tuple[int, int]


class Shapes:
    """The forms, the board, and what is printed on it."""

    bits: Annotated[Array, Numbers("<u8", (FORMS, ORIENTATIONS))]
    """Bits from the first square; 0: no such orientation."""
    valid: Annotated[Array, Numbers("<u8", (FORMS, ORIENTATIONS, 3))]
    """First squares at which the form lies on the board."""
    camps: Annotated[Array, Numbers("<u8", (3,))]
    lot_shape: Annotated[Array, Numbers("<u8", (2,))]  # lying, standing
    offset: Annotated[Array, Numbers("<i2", (FORMS, ORIENTATIONS, CELLS))]
    """Of each cell from the first."""
    cells: Annotated[Array, Numbers("<i2", (FORMS,))]
    lot_places: Annotated[Array, Numbers("<i2", (LOT_PLACES, 2))]  # (standing, top left square)
    lot_place_count: Annotated[int, Numbers("<i2")]
    lot_seals: Annotated[Array, Numbers("<i2", (CASTLE_SQUARES,), is_copied=True)]
    cards: Annotated[Array, Numbers("<i2", (KINDS,), is_copied=True)]
    pools: Annotated[Array, Numbers("<i2", (FLOORS, FAMILIES), is_copied=True)]


class Tables(Supply, Shapes):
    """The record as the rules see it: the shapes, the numbers of the box, the first game."""

    first_neutrals: Annotated[Array, Numbers("<i2", (SEATS + 1,), is_copied=True)]
    first_lot_square: Annotated[int, Numbers("<i2")]
    first_lot_standing: Annotated[int, Numbers("<i2")]
    first_count: Annotated[int, Numbers("<i2")]
    first_form: Annotated[Array, Numbers("<i2", (FIRST_BUILDINGS,))]
    first_family: Annotated[Array, Numbers("<i2", (FIRST_BUILDINGS,))]
    first_orientation: Annotated[Array, Numbers("<i2", (FIRST_BUILDINGS,))]
    first_square: Annotated[Array, Numbers("<i2", (FIRST_BUILDINGS,))]


TABLES: Final = record_of(Tables)


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


def new_tables(box: Box) -> Records:
    """Return the record of a box, shape (1,)."""
    tables = np.zeros(1, TABLES)
    _write_forms(tables, box)
    _write_board(tables, box)
    _write_first_game(tables, box)
    copy_components(Tables, tables, box)
    return tables


def _write_forms(tables: Records, box: Box) -> None:
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


def _write_board(tables: Records, box: Box) -> None:
    """Camps and the castle lot."""
    tables["camps"][0] = words_of(box.camps)
    lying = [row * COLUMNS + column for row in range(3) for column in range(4)]
    standing = [row * COLUMNS + column for row in range(4) for column in range(3)]
    tables["lot_shape"][0] = [sum(1 << s for s in lying), sum(1 << s for s in standing)]
    places = box.lot_places()
    tables["lot_place_count"] = len(places)
    for i, place in enumerate(places):
        tables["lot_places"][0, i] = place


def _write_first_game(tables: Records, box: Box) -> None:
    """The buildings that lie on the board in the first game, in the order of the file."""
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
