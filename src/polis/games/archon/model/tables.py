"""The box as numbers for the compiled rules: one small record, passed to every rule as `t`.

It is an argument and not a constant, so that another component file needs no compilation. Locations
and King's Favors are rows of one table of effects; the favor of number n is row FAVOR_ROW + n.
"""

from typing import Annotated, Final

import numpy as np

from polis.core.boxes.declared import Numbers, copy_components, record_of
from polis.core.kernels.arrays import Array, Record, Records
from polis.games.archon.box.box import Box, Supply
from polis.games.archon.box.effects import COLUMNS, GAIN, GOODS, HELD, LESS, PAY
from polis.games.archon.model.actions import CUBES, KINDS, PLACES_OF_CITY, SLOTS, TILE_COUNT
from polis.games.archon.model.state import (
    ANY_CUBES,
    ATTACKS,
    FAVORS,
    PAPYRUS,
    PROVINCES,
    SEASONS,
    SEATS,
)

FAVOR_ROW: Final = PLACES_OF_CITY
EFFECTS: Final = PLACES_OF_CITY + FAVORS
WIDTH: Final = len(COLUMNS)
ROUNDS: Final = 9
MARKET: Final = 8
GRANTS: Final = 6
RANKS: Final = 4
SPACES: Final = 4

# Columns of an effect
(
    WHEN, AT, ACTION, TIMES, ONE_OF, SCORE, PER, PURCHASES, SALES, SALE_MORE, PURCHASE_PRICE,
    BOTH_A, BOTH_B,
) = range(COLUMNS.index("pay_gold"))  # fmt: skip
PAYS: Final = PAY
GAINS: Final = GAIN
LESSENS: Final = LESS


class Cards:
    """The effects, tiles, cards, prices and kits of the box."""

    effects: Annotated[Array, Numbers("i1", (EFFECTS, WIDTH))]
    merchant: Annotated[Array, Numbers("i1", (PLACES_OF_CITY, len(GOODS)))]
    abilities: Annotated[Array, Numbers("i1", (TILE_COUNT, WIDTH))]
    tile_cost: Annotated[Array, Numbers("i1", (TILE_COUNT, SEASONS, CUBES))]
    tile_points: Annotated[Array, Numbers("i1", (TILE_COUNT,))]
    tile_copies: Annotated[Array, Numbers("i1", (TILE_COUNT, SEATS + 1))]
    slot_seats: Annotated[
        Array, Numbers("i1", (PLACES_OF_CITY, SLOTS))
    ]  # fewest seats to open it; 9: no slot
    slot_cards: Annotated[Array, Numbers("i1", (PLACES_OF_CITY, SLOTS))]
    space_price: Annotated[Array, Numbers("i1", (KINDS - 1, SPACES, HELD))]
    space_points: Annotated[Array, Numbers("i1", (KINDS - 1, SPACES))]
    track_length: Annotated[Array, Numbers("i1", (KINDS - 1,))]
    market_price: Annotated[Array, Numbers("i1", (CUBES, MARKET))]
    market_length: Annotated[Array, Numbers("i1", (CUBES,))]
    grant_points: Annotated[Array, Numbers("i1", (GRANTS, 3, RANKS, SEASONS))]
    grant_market: Annotated[Array, Numbers("i1", (GRANTS, CUBES))]
    province: Annotated[Array, Numbers("i1", (PROVINCES, SEATS + 1, CUBES))]
    attack: Annotated[Array, Numbers("i1", (ATTACKS, SEATS + 1))]
    start_kit: Annotated[Array, Numbers("i1", (SEATS + 1, SEATS, HELD))]
    order_value: Annotated[Array, Numbers("i1", (KINDS,), is_copied=True)]
    favors_face_up: Annotated[Array, Numbers("i1", (SEATS + 1,), is_copied=True)]
    is_attack: Annotated[Array, Numbers("i1", (ROUNDS + 1,))]  # by round number
    is_division: Annotated[Array, Numbers("i1", (ROUNDS + 1,))]
    supply: Annotated[Array, Numbers("<i2", (HELD + 2,))]


class Tables(Supply, Cards):
    """The record as the rules see it: the cards, then the numbers of the box."""


TABLES: Final = record_of(Tables)


def new_tables(box: Box) -> Records:
    """Return the record of a box, shape (1,)."""
    tables = np.zeros(1, TABLES)
    t = tables[0]
    t["effects"][:PLACES_OF_CITY] = [location.effect.row() for location in box.locations]
    t["effects"][PLACES_OF_CITY:] = [_less_by_kind(favor.row()) for favor in box.favors]
    t["merchant"] = [location.merchant for location in box.locations]
    _write_tiles(t, box)
    _write_city(t, box)
    _write_cards(t, box)
    listed = box.listed
    t["supply"] = (box.gold, listed.recruits, *box.cubes, listed.arts, listed.science)
    copy_components(Tables, t, box)
    return tables


def _less_by_kind(row: tuple[int, ...]) -> list[int]:
    """Expand a reduction by cubes of any one kind into the same reduction of each kind.

    Only one of the entries of `less` is used, so the rules need no special entry for it.
    """
    numbers = [*row]
    for resource in range(CUBES):
        place = LESSENS + PAPYRUS + resource
        numbers[place] = max(numbers[place], row[LESSENS + ANY_CUBES])
    numbers[LESSENS + ANY_CUBES] = 0
    return numbers


def _write_tiles(t: Record, box: Box) -> None:
    for number, tile in enumerate(box.tiles):
        t["abilities"][number] = box.ability(tile).row()
        t["tile_points"][number] = tile.points
        t["tile_cost"][number] = [box.tile_cost(number, season) for season in range(SEASONS)]
        for seats in range(2, SEATS + 1):
            t["tile_copies"][number, seats] = box.copies(number, seats)


def _write_city(t: Record, box: Box) -> None:
    t["slot_seats"] = 9
    for location in range(PLACES_OF_CITY):
        for slot, number in enumerate(box.slots_of(location)):
            t["slot_seats"][location, slot] = box.slots[number].seats
            t["slot_cards"][location, slot] = box.slots[number].cards
    for resource, prices in enumerate(box.market):
        t["market_length"][resource] = len(prices)
        t["market_price"][resource, : len(prices)] = prices


def _write_cards(t: Record, box: Box) -> None:
    for magister, spaces in enumerate(box.track):
        t["track_length"][magister] = len(spaces)
        for number, space in enumerate(spaces):
            t["space_price"][magister, number] = space.pay
            t["space_points"][magister, number] = space.points
    for number, grant in enumerate(box.grants):
        t["grant_points"][number] = grant.points
        t["grant_market"][number] = grant.market
    for number, province in enumerate(box.provinces):
        t["province"][number] = province.cubes
    t["attack"] = [card + (0,) * (SEATS + 1 - len(card)) for card in box.attack_cards]
    for seats in range(2, SEATS + 1):
        for place, kit in enumerate(box.start_kits[seats]):
            t["start_kit"][seats, place] = kit
    for number in box.attacks:
        t["is_attack"][number + 1] = 1
    for number in box.divisions:
        t["is_division"][number + 1] = 1
