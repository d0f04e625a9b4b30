"""The box of Arkadia: each component declared once, immutable.

`provenance` has the source of each value. `load` reads a box and checks that its values fit.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated

from polis.core.boxes.declared import (
    At,
    BoxHead,
    Ints,
    by_key,
    by_seats,
    in_list,
    one_of,
    part,
    these,
    whole,
)
from polis.games.arkadia.box.parts import (
    COLUMNS,
    FAMILIES,
    FLOORS,
    FORMS,
    LOT_COLUMNS,
    LOT_ROWS,
    ROWS,
    Cell,
    FirstBuilding,
    Form,
    cards,
    lot_place,
    lot_seals,
    of_families,
    shape,
    squares,
)


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
