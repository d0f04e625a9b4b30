"""The box of Arkadia: each component declared once, immutable, and how a component file describes it.

`provenance` has the source of each value. `load` reads a box and checks that its values fit.
Internally, everything is counted from 0: rows, columns, seats, forms, families; a square is row *
16 + column; a card's kind is form * 4 + family.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated

from polis.core.boxes.components import ComponentFile
from polis.core.boxes.declared import (
    At,
    BoxHead,
    Ints,
    Read,
    by_key,
    by_seats,
    in_list,
    index_in,
    one_of,
    part,
    these,
    whole,
)
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


# ---- the box ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Supply:
    """The numbers that the rules read as they are in the file."""

    own_workers: Annotated[int, At("workers.own_at_start", whole(0, 11), "own workers of a seat")]
    banners: Annotated[int, At("workers.banners", whole(0, 4), "banners of a seat")]
    banner_workers: Annotated[
        int, At("workers.workers_for_a_banner", whole(0, 11), "own workers for a banner")
    ]
    neutral_supply: Annotated[
        int, At("workers.neutral", whole(0, 24), "neutral workers in the supply")
    ]


@dataclass(frozen=True)
class Box(Supply, BoxHead):
    """The contents of the box.

    * `camps`: squares with a tent camp, ascending (ARK-P.1)
    * `lot_seals`: family printed on each of the ten castle squares, -1 for a blank one, in
      reading order of the lying lot's border (ARK-P.2)
    * `shapes`, `tiles`: of each form
    * `cards`: number of cards of each of the 28 kinds (ARK-P.6)
    * `pools`: castle pieces of each family in the pools of floor 1, 2 and 3 (ARK-P.5)
    * `first_neutrals`: extra neutral workers of a seat in the first game, by the number of
      seats; places 0 and 1 are 0 (ARK-P.9)
    * `first_lot`: (standing 0 or 1, top-left square) in the first game (ARK-P.8)
    """

    game: Annotated[str, At("game", one_of("arkadia"))]
    rows: Annotated[int, At("board.rows", whole(ROWS, ROWS))]
    columns: Annotated[int, At("board.columns", whole(COLUMNS, COLUMNS))]
    camp_count: Annotated[int, At("camps.count", whole(0, ROWS * COLUMNS))]
    camps: Annotated[Ints, At("camps.places.squares", squares)]
    families: Annotated[tuple[str, ...], At("families.names", these(*FAMILIES))]
    lot_rows: Annotated[int, At("lot.rows", whole(LOT_ROWS, LOT_ROWS))]
    lot_columns: Annotated[int, At("lot.columns", whole(LOT_COLUMNS, LOT_COLUMNS))]
    castle_squares: Annotated[int, At("lot.castle.squares", whole(10, 10))]
    seals_of_each_family: Annotated[int, At("lot.castle.seals_of_each_family", whole(0, 2))]
    lot_seals: Annotated[Ints, At("lot.print.squares", lot_seals)]
    form_names: Annotated[tuple[str, ...], At("forms.names", these(*FORMS))]
    tiles: Annotated[Ints, At("forms.tiles", by_key(FORMS, whole(1, 40)))]
    shapes: Annotated[tuple[tuple[Cell, ...], ...], At("forms.shapes", by_key(FORMS, shape))]
    cards: Annotated[Ints, At("cards", cards)]
    pools: Annotated[tuple[Ints, ...], At("castle.pools", by_key(FLOORS, of_families(28)))]
    hand_size: Annotated[int, At("hand.cards", whole(4, 4), "cards in a hand")]
    display_size: Annotated[int, At("hand.display", whole(3, 3), "cards face up")]
    workers_in_all: Annotated[int, At("workers.own_in_all", whole(0, 255))]
    first_neutrals: Annotated[Ints, At("first_game.neutral_workers", by_seats(24))]
    first_lot: Annotated[tuple[int, int], At("first_game.lot", lot_place)]
    first_buildings: Annotated[
        tuple[FirstBuilding, ...], At("first_game.town.buildings", in_list(part(FirstBuilding), 7))
    ]

    @cached_property
    def forms(self) -> tuple[Form, ...]:
        """The seven forms."""
        return tuple(map(Form, self.form_names, self.shapes, self.tiles))

    def lot_squares(self, standing: int, square: int) -> Ints | None:
        """Return the squares under the lot with this top-left square, None if it sticks out."""
        rows, columns = self.lot_rows, self.lot_columns
        if standing:
            rows, columns = columns, rows
        top, left = divmod(square, self.columns)
        if top + rows > self.rows or left + columns > self.columns:
            return None
        return tuple(
            (top + row) * self.columns + left + column
            for row in range(rows)
            for column in range(columns)
        )

    def lot_places(self) -> tuple[tuple[int, int], ...]:
        """ARK-P.2  Every (standing, top-left square) at which the lot covers no camp, sorted."""
        return self._lot_places

    @cached_property  # computed once, because each deal needs it
    def _lot_places(self) -> tuple[tuple[int, int], ...]:
        camps = set(self.camps)
        return tuple(
            (standing, square)
            for standing in (0, 1)
            for square in range(self.rows * self.columns)
            if (under := self.lot_squares(standing, square)) and not camps.intersection(under)
        )
