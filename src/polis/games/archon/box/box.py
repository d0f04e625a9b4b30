"""The box of Archon: each component declared once, immutable.

`provenance` has the source of each value. `load` reads a box and checks that its values fit.
"""

from dataclasses import dataclass
from typing import Annotated

from polis.core.boxes.components import ComponentFile
from polis.core.boxes.declared import (
    At,
    BoxHead,
    Ints,
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

    start_points: Annotated[int, At("seat.score.start", whole(0, 60), "points")]
    figures: Annotated[int, At("seat.figures", whole(1, 5), "figures")]
    courtiers: Annotated[int, At("seat.courtiers", whole(1, 8), "Courtiers")]
    warriors: Annotated[int, At("seat.warriors", whole(0, 5), "Elite Warriors")]
    tokens: Annotated[int, At("seat.tax_tokens.of_each_seat", whole(0, 5), "Tax Collector tokens")]
    wall_spaces: Annotated[int, At("wall.spaces", whole(2, 60))]
    marked_spaces: Annotated[int, At("wall.marked.spaces", whole(2, 2))]
    marked_points: Annotated[int, At("wall.marked.points", whole(0, 20))]
    is_market_cleared: Annotated[bool, At("marketplace.new_season.refill", is_cleared)]


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

    game: Annotated[str, At("game", one_of("archon"))]
    listed: Annotated[Listed, At("components", part(Listed))]
    cubes: Annotated[Cubes, At("stockpile", by_key(RESOURCES, whole(0, 60)))]
    markers: Annotated[int, At("seat.markers", whole(1, 10))]
    first_magisters: Annotated[
        int, At("seat.first_magisters", whole(2, 2), "different Magisters, from the first spaces")
    ]
    start_kits: Annotated[tuple[tuple[Held, ...], ...], At("start_kits", start_kits)]
    piles: Annotated[int, At("piles.count", whole(2, 2))]
    pile_size: Annotated[int, At("piles.cards", whole(1, 5))]
    order_value: Annotated[Ints, At("order_values", by_key(CARD_KINDS, whole(0, 9)))]
    rounds: Annotated[int, At("season_track.rounds", whole(ROUNDS, ROUNDS))]
    seasons: Annotated[int, At("season_track.seasons", whole(SEASONS, SEASONS))]
    attacks: Annotated[Ints, At("season_track.attack_after", in_list(ordinal(ROUNDS)))]
    divisions: Annotated[Ints, At("season_track.divide_before", in_list(ordinal(ROUNDS)))]
    locations: Annotated[tuple[Location, ...], At("actions", locations)]
    slots: Annotated[tuple[Slot, ...], At("slots", slots)]
    covers: Annotated[Ints, At("covers", by_seats(40))]
    market: Annotated[
        tuple[Ints, ...], At("marketplace.prices", by_key(RESOURCES, in_list(whole(0, 9))))
    ]
    magister_cards: Annotated[Ints, At("magisters.cards", by_key(MAGISTERS, whole(0, 56)))]
    track: Annotated[
        tuple[tuple[Space, ...], ...],
        At("magisters.track", by_key(MAGISTERS, in_list(part(Space)))),
    ]
    abilities: Annotated[tuple[Effect, ...], At("tiles.abilities", by_key(TILES, read_ability))]
    discounts: Annotated[tuple[Discount, ...], At("tiles.discounts", discounts)]
    tile_copies_of_two: Annotated[int, At("tiles.with_two_seats.copies", whole(1, 2))]
    tiles: Annotated[tuple[Tile, ...], At("tiles.print.kinds", tiles)]
    grant_example: Annotated[Ints, At("grants.example.points", in_list(whole(0, 20), SEASONS))]
    grants: Annotated[tuple[Grant, ...], At("grants.print.cards", in_list(part(Grant)))]
    favors_face_up: Annotated[Ints, At("favors.face_up", by_seats(10))]
    favors: Annotated[tuple[Effect, ...], At("favors.print.cards", in_list(read_favor))]
    cubes_of_each_type: Annotated[
        Ints | None,
        At("provinces.of_each_type", by_key(BACKGROUNDS, whole(0, 255)), is_optional=True),
    ]
    provinces: Annotated[tuple[Province, ...], At("provinces.print.cards", in_list(province))]
    attack_example: Annotated[int, At("attacks.example.strength", whole(1, 20))]
    attack_cards: Annotated[tuple[Ints, ...], At("attacks.print.cards", in_list(by_seats(20)))]

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
