"""The box of Archon: its contents, immutable.

Internally, everything is counted from 0: seats, places, rounds, seasons, levels, spaces. The
numbers of goods, resources, locations, Magisters and kinds of cards are those of `effects`.
`Box.provenance` has the source of each value.
"""

from dataclasses import dataclass

from polis.core.boxes.provenance import Origins
from polis.games.archon.box.effects import Effect
from polis.games.archon.box.parts import (
    Cubes,
    Discount,
    Grant,
    Held,
    Location,
    Province,
    Slot,
    Space,
    Tile,
)


@dataclass(frozen=True)
class Box:
    """The contents of the box. In tuples "by seats", entries 0 and 1 are unused.

    Supplies (2):

    * `cubes`: cubes of each resource; `coins`: (value, number) of each coin
    * `gold`, `recruits`, `arts`, `science`: in the whole supply
    * `figures`, `courtiers`, `warriors`, `tax_tokens`: of each seat
    * `magister_cards`: cards of each of the four types

    Set-up (3):

    * `start_score`; `start_kits`: [seats][place] the goods with which this place starts
    * `first_magisters`: Magisters drafted by each seat
    * `piles`, `pile_size`: the number of piles into which a seat's cards are divided, and their size
    * `order_values`: value of an unused card of each of the five kinds (4.1)

    Season track (1, 4, 7): `rounds`, `seasons`; `attacks`: rounds with an attack at their end;
    `divisions`: rounds before which cards are divided

    City (4.2):

    * `locations`: the ten; `slots`: all slots by location, in the order of the board
    * `market`: prices of each resource's row from its first slot; `is_market_cleared`: whether it
      is emptied at a new season before being filled
    * `wall_spaces`; the first `marked_spaces` of them score `marked_points` at once

    Cards and tracks:

    * `track`: [Magister][space]; space 0 is paid for in the draft
    * `tiles`: the fifteen; `discounts`; `tile_copies_of_two`: most copies with two seats
    * `grants`, `favors`, `provinces`; `favors_face_up`: by seats
    * `attack_cards`: [card][seats] strength
    * `grant_example`, `attack_example`: examples in the rulebook of a King's Grant and of an attack
    """

    id: str
    title: str
    sha256: str
    cubes: Cubes
    coins: tuple[tuple[int, int], ...]
    gold: int
    recruits: int
    arts: int
    science: int
    figures: int
    courtiers: int
    warriors: int
    tax_tokens: int
    magister_cards: tuple[int, ...]
    start_score: int
    start_kits: tuple[tuple[Held, ...], ...]
    first_magisters: int
    piles: int
    pile_size: int
    order_values: tuple[int, ...]
    rounds: int
    seasons: int
    attacks: tuple[int, ...]
    divisions: tuple[int, ...]
    locations: tuple[Location, ...]
    slots: tuple[Slot, ...]
    market: tuple[tuple[int, ...], ...]
    is_market_cleared: bool
    wall_spaces: int
    marked_spaces: int
    marked_points: int
    track: tuple[tuple[Space, ...], ...]
    tiles: tuple[Tile, ...]
    discounts: tuple[Discount, ...]
    tile_copies_of_two: int
    grants: tuple[Grant, ...]
    favors: tuple[Effect, ...]
    favors_face_up: tuple[int, ...]
    provinces: tuple[Province, ...]
    attack_cards: tuple[tuple[int, ...], ...]
    grant_example: tuple[int, ...]
    attack_example: int
    provenance: Origins

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
