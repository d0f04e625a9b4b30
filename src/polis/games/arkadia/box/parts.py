"""The parts in the box of Arkadia, and how a component file describes each.

Internally, everything is counted from 0: rows, columns, seats, forms, families; a square is row *
16 + column; a card's kind is form * 4 + family.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated

from polis.core.boxes.components import ComponentFile
from polis.core.boxes.declared import At, Ints, Read, by_key, index_in, whole
from polis.core.boxes.toml_places import Where

ROWS = 12
COLUMNS = 16
FAMILIES = ("red", "olive", "black", "silver")
FORMS = ("house", "farm", "tavern", "mill", "smithy", "trade", "monastery")
FLOORS = ("first", "second", "third")
LOT_ROWS = 3
LOT_COLUMNS = 4

Cell = tuple[int, int]
"""A row and a column, from 0."""


# ---- geometry ---------------------------------------------------------------------------------


def moved_to_corner(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """Return the cells in reading order, moved so that the lowest row and column are 0."""
    cells = list(cells)
    top = min(row for row, _ in cells)
    left = min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def turns(cells: Iterable[Cell]) -> list[tuple[Cell, ...]]:
    """Return the four quarter turns (clockwise) of a form, each moved to the corner."""
    found = [moved_to_corner(cells)]
    while len(found) < 4:
        found.append(moved_to_corner((column, -row) for row, column in found[-1]))
    return found


def beside(cells: Iterable[Cell]) -> set[Cell]:
    """Return the cells that share an edge with one of these, without these."""
    cells = set(cells)
    steps = ((-1, 0), (0, -1), (0, 1), (1, 0))
    return {(row + r, column + c) for row, column in cells for r, c in steps} - cells


def is_connected(cells: tuple[Cell, ...]) -> bool:
    """Whether each cell can be reached from the first one across edges."""
    reached = {cells[0]}
    while more := beside(reached).intersection(cells):
        reached |= more
    return len(reached) == len(cells)


# ---- squares, forms, the lot ------------------------------------------------------------------


def square(file: ComponentFile, where: Where) -> int:
    """Read [row, column], counted from 1."""
    row, column = file.square(where, ROWS, COLUMNS)
    return row * COLUMNS + column


def squares(file: ComponentFile, where: Where) -> Ints:
    """Read a list of different squares, ascending."""
    found: list[int] = []
    for n in file.items(where):
        number = square(file, (*where, n))
        if number in found:
            row, column = divmod(number, COLUMNS)
            wrong = f"the square [{row + 1}, {column + 1}] is listed twice"
            raise file.fault((*where, n), wrong, "each square belongs here once")
        found.append(number)
    return tuple(sorted(found))


def of_families(high: int) -> Read[Ints]:
    """Read a number for each family."""
    return by_key(FAMILIES, whole(0, high))


def cards(file: ComponentFile, where: Where) -> Ints:
    """Read the number of cards of each of the 28 kinds."""
    return tuple(n for form in by_key(FORMS, of_families(40))(file, where) for n in form)


def lot_seals(file: ComponentFile, where: Where) -> Ints:
    """Read the seals printed on the lying lot; the squares of its border are the castle squares."""
    seals = []
    for row in file.items(where, LOT_ROWS):
        for column in file.items((*where, row), LOT_COLUMNS):
            if row == 1 and column in (1, 2):
                file.choice((*where, row, column), ("yard",))
                continue
            print_ = file.choice((*where, row, column), (*FAMILIES, "blank"))
            seals.append(FAMILIES.index(print_) if print_ in FAMILIES else -1)
    return tuple(seals)


def shape(file: ComponentFile, where: Where) -> tuple[Cell, ...]:
    """Read the drawing of a form: its squares as (row, column) from (0, 0)."""
    name = where[-1]
    rows = [file.text((*where, row)) for row in file.items(where)]
    if any(set(row) - set("#.") or len(row) != len(rows[0]) for row in rows):
        right = 'draw it in rows of one length made of "#" and "."'
        raise file.fault(where, f"the drawing of the {name} cannot be read", right)
    cells = [(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "#"]
    if not 2 <= len(cells) <= 4:
        wrong = f"the {name} has {len(cells)} squares"
        raise file.fault(where, wrong, "a form has from 2 to 4 squares")
    return moved_to_corner(cells)


def lot_place(file: ComponentFile, where: Where) -> tuple[int, int]:
    """Read where the lot lies: whether it stands, 0 or 1, and its top-left square."""
    file.table(where, ("square", "standing"))
    corner = square(file, (*where, "square"))
    return int(file.flag((*where, "standing"))), corner


@dataclass(frozen=True)
class Form:
    """One of the seven forms: its squares as (row, column) from (0, 0), and its tiles."""

    name: str
    squares: tuple[Cell, ...]
    tiles: int


@dataclass(frozen=True)
class FirstBuilding:
    """A building of the set-up for the first game: form and family by number, squares ascending."""

    form: Annotated[int, At("form", index_in(FORMS))]
    family: Annotated[int, At("family", index_in(FAMILIES))]
    squares: Annotated[Ints, At("squares", squares)]
