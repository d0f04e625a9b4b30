"""The box of Archon: each component declared once, immutable.

`provenance` has the source of each value. `load` reads a box and checks that its values fit.
"""

from dataclasses import dataclass
from typing import Annotated

from polis.core.boxes.components import ComponentFile
from polis.core.boxes.declared import (
    BoxHead,
    Component,
    by_key,
    by_seats,
    in_list,
    one_of,
    part,
    whole,
)
from polis.core.boxes.toml_places import Where
from polis.games.archon.box.effects import (
    CARD_KINDS,
    MAGISTERS,
    RESOURCES,
    Effect,
    read_ability,
    read_favor,
)
from polis.games.archon.box.parts import (
    BACKGROUNDS,
    ROUNDS,
    SEASONS,
    TILES,
    Cubes,
    Discount,
    Grant,
    Held,
    Listed,
    Location,
    Province,
    Slot,
    Space,
    Tile,
    discounts,
    locations,
    ordinal,
    province,
    slots,
    start_kits,
    tiles,
)


def is_cleared(file: ComponentFile, where: Where) -> bool:
    """Read what a new season does to a row of the market."""
    return one_of("clear", "add")(file, where) == "clear"


@dataclass(frozen=True)
class Supply:
    """The numbers that the rules read as they are in the file.

    `figures`, `courtiers`, `warriors`, `tokens`: of each seat; the first `marked_spaces` of the
    wall score `marked_points` at once; `is_market_cleared`: whether the market is emptied at a
    new season before being filled.
    """

    start_points: Annotated[int, Component("seat.score.start", whole(0, 60), "points")]
    figures: Annotated[int, Component("seat.figures", whole(1, 5), "figures")]
    courtiers: Annotated[int, Component("seat.courtiers", whole(1, 8), "Courtiers")]
    warriors: Annotated[int, Component("seat.warriors", whole(0, 5), "Elite Warriors")]
    tokens: Annotated[
        int, Component("seat.tax_tokens.of_each_seat", whole(0, 5), "Tax Collector tokens")
    ]
    wall_spaces: Annotated[int, Component("wall.spaces", whole(2, 60))]
    marked_spaces: Annotated[int, Component("wall.marked.spaces", whole(2, 2))]
    marked_points: Annotated[int, Component("wall.marked.points", whole(0, 20))]
    is_market_cleared: Annotated[bool, Component("marketplace.new_season.refill", is_cleared)]


@dataclass(frozen=True)
class Box(Supply, BoxHead):
    """The contents of the box. In tuples "by seats", entries 0 and 1 are unused.

    Set-up (2, 3):

    * `cubes`: cubes of each resource; `markers`: of each seat
    * `start_kits`: [seats][place] the goods with which this place starts
    * `first_magisters`: Magisters drafted by each seat
    * `piles`, `pile_size`: the number of piles into which a seat's cards are divided, and their size
    * `order_value`: value of an unused card of each of the five kinds (4.1)

    Season track (1, 4, 7): `rounds`, `seasons`; `attacks`: rounds with an attack at their end;
    `divisions`: rounds before which cards are divided

    City (4.2):

    * `locations`: the ten; `slots`: all slots by location, in the order of the board
    * `covers`: by seats, of the slots that are closed
    * `market`: prices of each resource's row from its first slot

    Cards and tracks:

    * `magister_cards`: cards of each of the four types
    * `track`: [Magister][space]; space 0 is paid for in the draft
    * `tiles`, `abilities`: the fifteen; `tile_copies_of_two`: most copies with two seats
    * `favors_face_up`: by seats; `attack_cards`: [card][seats] strength
    * `cubes_of_each_type`: on all provinces together, by background; None if they are not even
    * `grant_example`, `attack_example`: examples in the rulebook of a King's Grant and of an attack
    """

    game: Annotated[str, Component("game", one_of("archon"))]
    listed: Annotated[Listed, Component("components", part(Listed))]
    cubes: Annotated[Cubes, Component("stockpile", by_key(RESOURCES, whole(0, 60)))]
    markers: Annotated[int, Component("seat.markers", whole(1, 10))]
    first_magisters: Annotated[
        int,
        Component(
            "seat.first_magisters", whole(2, 2), "different Magisters, from the first spaces"
        ),
    ]
    start_kits: Annotated[tuple[tuple[Held, ...], ...], Component("start_kits", start_kits)]
    piles: Annotated[int, Component("piles.count", whole(2, 2))]
    pile_size: Annotated[int, Component("piles.cards", whole(1, 5))]
    order_value: Annotated[
        tuple[int, ...], Component("order_values", by_key(CARD_KINDS, whole(0, 9)))
    ]
    rounds: Annotated[int, Component("season_track.rounds", whole(ROUNDS, ROUNDS))]
    seasons: Annotated[int, Component("season_track.seasons", whole(SEASONS, SEASONS))]
    attacks: Annotated[
        tuple[int, ...], Component("season_track.attack_after", in_list(ordinal(ROUNDS)))
    ]
    divisions: Annotated[
        tuple[int, ...], Component("season_track.divide_before", in_list(ordinal(ROUNDS)))
    ]
    locations: Annotated[tuple[Location, ...], Component("actions", locations)]
    slots: Annotated[tuple[Slot, ...], Component("slots", slots)]
    covers: Annotated[tuple[int, ...], Component("covers", by_seats(40))]
    market: Annotated[
        tuple[tuple[int, ...], ...],
        Component("marketplace.prices", by_key(RESOURCES, in_list(whole(0, 9)))),
    ]
    magister_cards: Annotated[
        tuple[int, ...], Component("magisters.cards", by_key(MAGISTERS, whole(0, 56)))
    ]
    track: Annotated[
        tuple[tuple[Space, ...], ...],
        Component("magisters.track", by_key(MAGISTERS, in_list(part(Space)))),
    ]
    abilities: Annotated[
        tuple[Effect, ...], Component("tiles.abilities", by_key(TILES, read_ability))
    ]
    discounts: Annotated[tuple[Discount, ...], Component("tiles.discounts", discounts)]
    tile_copies_of_two: Annotated[int, Component("tiles.with_two_seats.copies", whole(1, 2))]
    tiles: Annotated[tuple[Tile, ...], Component("tiles.print.kinds", tiles)]
    grant_example: Annotated[
        tuple[int, ...], Component("grants.example.points", in_list(whole(0, 20), SEASONS))
    ]
    grants: Annotated[tuple[Grant, ...], Component("grants.print.cards", in_list(part(Grant)))]
    favors_face_up: Annotated[tuple[int, ...], Component("favors.face_up", by_seats(10))]
    favors: Annotated[tuple[Effect, ...], Component("favors.print.cards", in_list(read_favor))]
    cubes_of_each_type: Annotated[
        tuple[int, ...] | None,
        Component("provinces.of_each_type", by_key(BACKGROUNDS, whole(0, 255)), is_optional=True),
    ]
    provinces: Annotated[
        tuple[Province, ...], Component("provinces.print.cards", in_list(province))
    ]
    attack_example: Annotated[int, Component("attacks.example.strength", whole(1, 20))]
    attack_cards: Annotated[
        tuple[tuple[int, ...], ...], Component("attacks.print.cards", in_list(by_seats(20)))
    ]

    @property
    def gold(self) -> int:
        """The worth of all coins."""
        return self.listed.gold_1 + 5 * self.listed.gold_5

    def ability(self, tile: Tile) -> Effect:
        """Return what a tile does."""
        return self.abilities[TILES.index(tile.id)]

    def slots_of(self, location: int) -> range:
        """Return the numbers of the slots of a location; they are consecutive."""
        numbers = [n for n, slot in enumerate(self.slots) if slot.location == location]
        return range(numbers[0], numbers[-1] + 1)

    def copies(self, tile: int, seats: int) -> int:
        """ARC-3.16, ARC-9.0.1  Return how many copies of a tile are used."""
        copies = self.tiles[tile].copies
        return min(copies, self.tile_copies_of_two) if seats == 2 else copies

    def tile_cost(self, tile: int, season: int) -> Cubes:
        """ARC-9.0.2, ARC-9.0.3  Return a tile's price in a season, 0 to 2, before other reductions."""
        cost = list(self.tiles[tile].cost)
        for discount in self.discounts:
            if discount.level == self.tiles[tile].level and season >= discount.season:
                cost[discount.resource] = max(0, cost[discount.resource] - discount.less)
        return tuple(cost)

    def purchase_price(self, resource: int, cubes: int) -> int | None:
        """Return the price of the cheapest cube in a row; None if the row is empty."""
        row = self.market[resource]
        return row[len(row) - cubes] if cubes > 0 else None

    def sale_price(self, resource: int, cubes: int) -> int | None:
        """Return the price for selling a cube, given the number in its row; None if the row is full."""
        row = self.market[resource]
        return row[len(row) - cubes - 1] if cubes < len(row) else None
