"""The values that the rules derive from a position, as the rules write them.

A view carries them under `derived` (docs/specs/archon.md). They are not part of the named state,
which hashes cover.
"""

from typing import Final

from polis.core.declared.fields import Axis, Declared, public
from polis.core.declared.meanings import FLAG, amount, meaning
from polis.core.declared.writing import NOTHING, Writing
from polis.core.kernels.arrays import Array
from polis.games.archon.model.actions import PLACES_OF_CITY, SLOTS
from polis.games.archon.model.names import CATEGORIES, LOCATIONS
from polis.games.archon.model.state import (
    ATTACKS,
    BY_MAGISTER,
    BY_RESOURCE,
    BY_SEAT,
    EACH_TILE,
    SEATS,
)

EXTRA: Final = 3  # with no more pieces, with one, with two
GOLD: Final = meaning("gold, or null where there is no price", Writing(NOTHING))
BY_LOCATION: Final = Axis(PLACES_OF_CITY, LOCATIONS)
BY_CATEGORY: Final = Axis(len(CATEGORIES), CATEGORIES)
LONG: Final = "<i8"


class Derived:
    """What a viewer would pay, could do and would score in a position."""

    seats: int = public("number of seats", json=None)
    buy: Array = public("gold that a cube costs", BY_RESOURCE, means=GOLD)
    sell: Array = public("gold that a cube brings", BY_RESOURCE, means=GOLD)
    owners: Array = public("the seats, as bits, that would receive a tax", BY_LOCATION, json=None)
    equal: Array = public("the slot that is entered instead", BY_LOCATION, SLOTS, json=None)
    times: Array = public("how often the exchange could be made", BY_LOCATION, kind=LONG, json=None)
    is_placing: int = public("whether the viewer is to place a figure", means=FLAG, json=None)
    closed: Array = public(
        "what keeps the viewer out, and what is lacking", BY_LOCATION, kind=LONG, json=None
    )
    tiles: Array = public("tiles that could be paid", EACH_TILE, means=FLAG, json=None)
    magisters: Array = public("magisters that could be paid", BY_MAGISTER, means=FLAG, json=None)
    tile_costs: Array = public("cubes that a tile costs now", EACH_TILE, BY_RESOURCE, json=None)
    province: Array = public("cubes of the open Province", BY_RESOURCE, json=None)
    strengths: Array = public(
        "possible strengths of the next attack, ascending",
        ATTACKS, json="attack.strengths", size="attacks_left",
    )  # fmt: skip
    attacks_left: int = public("number of attacks left", json=None)
    warriors: int = public("warriors on the wall", json=None)
    next_scoring: Array = public("points if the season were scored now", BY_SEAT, kind=LONG)
    ranks: Array = public(
        "points of each row of the Grant", BY_CATEGORY, SEATS, kind=LONG, json=None
    )
    tile_points: Array = public("points of the tiles", BY_SEAT, kind=LONG, json="scoring.tiles")
    more: Array = public(
        "the viewer's points with no, one and two more pieces",
        BY_CATEGORY, EXTRA, means=amount("points"), kind=LONG, json="scoring_more",
    )  # fmt: skip


DERIVED: Final = Declared(Derived)
