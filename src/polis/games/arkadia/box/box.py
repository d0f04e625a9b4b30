"""The box of Arkadia: its contents, immutable.

Internally, everything is counted from 0: rows, columns, seats, forms, families; a square is row *
16 + column; a card's kind is form * 4 + family. `Box.provenance` has the source of each value.
"""

from dataclasses import dataclass
from functools import cached_property

from polis.core.boxes.provenance import Origins

ROWS = 12
COLUMNS = 16
FAMILIES = ("red", "olive", "black", "silver")
FORMS = ("house", "farm", "tavern", "mill", "smithy", "trade", "monastery")
FLOORS = ("first", "second", "third")
SEAT_COUNTS = {2: "two_seats", 3: "three_seats", 4: "four_seats"}

Cell = tuple[int, int]
"""A row and a column, from 0."""


@dataclass(frozen=True)
class Form:
    """One of the seven forms: its squares as (row, column) from (0, 0), and its tiles."""

    name: str
    squares: tuple[Cell, ...]
    tiles: int


@dataclass(frozen=True)
class FirstBuilding:
    """A building of the set-up for the first game: form and family by number, squares ascending."""

    form: int
    family: int
    squares: tuple[int, ...]


@dataclass(frozen=True)
class Box:
    """The contents of the box.

    * `camps`: squares with a tent camp, ascending (ARK-P.1)
    * `lot_seals`: family printed on each of the ten castle squares, -1 for a blank one, in
      reading order of the lying lot's border (ARK-P.2)
    * `cards`: number of cards of each of the 28 kinds (ARK-P.6)
    * `pools`: castle pieces of each family in the pools of floor 1, 2 and 3 (ARK-P.5)
    * `first_neutrals`: extra neutral workers of a seat in the first game, by the number of
      seats; places 0 and 1 are 0 (ARK-P.9)
    * `first_lot`: (standing 0 or 1, top-left square) in the first game (ARK-P.8)
    """

    id: str
    title: str
    sha256: str
    rows: int
    columns: int
    camps: tuple[int, ...]
    lot_rows: int
    lot_columns: int
    lot_seals: tuple[int, ...]
    forms: tuple[Form, ...]
    families: tuple[str, ...]
    cards: tuple[int, ...]
    pools: tuple[tuple[int, ...], ...]
    hand_size: int
    display_size: int
    own_workers: int
    banners: int
    banner_workers: int
    neutral_supply: int
    first_neutrals: tuple[int, ...]
    first_lot: tuple[int, int]
    first_buildings: tuple[FirstBuilding, ...]
    provenance: Origins

    def lot_squares(self, standing: int, square: int) -> tuple[int, ...] | None:
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
