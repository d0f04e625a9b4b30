"""Inputs of the network of Archon for the city and for the placement in progress.

They come after those of `inputs`, so that a network of the first edition reads the same inputs as
before. A policy needs them to know what an action brings without trying it: the favors in the
Palace, the tiles left, what is missing from their prices, and what is to be decided.
"""

from typing import Final

from polis.core.kernels.arrays import Array
from polis.core.kernels.chance import I64
from polis.core.kernels.kernel import kernel
from polis.games.archon.box.effects import HELD
from polis.games.archon.model.actions import CUBES, KINDS, PLACES_OF_CITY, SLOTS, TILE_COUNT
from polis.games.archon.model.names import LOCATIONS, MAGISTERS, PHASES, TILES
from polis.games.archon.model.state import (
    CARD,
    FAVORS,
    GOLD,
    LOSING,
    NONE,
    PAPYRUS,
    SEATS,
    State,
)
from polis.games.archon.model.tables import Tables
from polis.games.archon.rules.city.prices import season_of, tile_cost
from polis.search.network import add_input

SHORT: Final = 4  # units: more than this missing counts as out of reach

CITY_INPUTS: Final = (
    # the same for all seats
    *(f"asked to {phase}" for phase in PHASES), *(f"acting in {name}" for name in LOCATIONS),
    *(f"power {kind}" for kind in range(KINDS)), "repetition", "second action",
    *(f"figures in {name}" for name in LOCATIONS), *(f"offered {name}" for name in TILES),
    *(f"favor {favor} on {slot}" for slot in range(SLOTS) for favor in range(FAVORS)),
    # of the seat
    *(f"own figures in {name}" for name in LOCATIONS), *(f"own token in {name}" for name in LOCATIONS),
    *(f"near {name}" for name in TILES), *(f"near {name}" for name in MAGISTERS),
)  # fmt: skip
ACTING: Final = len(PHASES)
POWER: Final = ACTING + PLACES_OF_CITY
REPETITION: Final = POWER + KINDS
SECOND_ACTION: Final = REPETITION + 1
CROWD: Final = SECOND_ACTION + 1
OFFERED: Final = CROWD + PLACES_OF_CITY
FAVOR: Final = OFFERED + TILE_COUNT
OWN_FIGURES: Final = FAVOR + SLOTS * FAVORS
OWN_TOKEN: Final = OWN_FIGURES + PLACES_OF_CITY
NEAR_TILE: Final = OWN_TOKEN + PLACES_OF_CITY
NEAR_MAGISTER: Final = NEAR_TILE + TILE_COUNT


@kernel
def describe_asked(s: State, base: int, x: Array) -> None:
    """Write what is to be decided, and for which placement. base: index of these inputs in `x`."""
    x[base + s.phase] = 1.0
    if CARD <= s.phase < LOSING:
        if s.location != NONE:
            x[base + ACTING + s.location] = 1.0
        if s.phase > CARD:
            if s.power != NONE:
                x[base + POWER + s.power] = 1.0
            x[base + REPETITION] = s.repetition / 4.0
        x[base + SECOND_ACTION] = s.second


@kernel
def describe_places(s: State, base: int, x: Array) -> None:
    """Write the figures in the city, the tiles left and the favors in the Palace."""
    for place in range(PLACES_OF_CITY):
        figures = 0
        for slot in range(SLOTS):
            for seat in range(SEATS):
                figures += s.figures[place, slot, seat]
        x[base + CROWD + place] = figures / 4.0
    for tile in range(TILE_COUNT):
        x[base + OFFERED + tile] = 1.0 if s.tiles_left[tile] > 0 else 0.0
    for slot in range(SLOTS):
        if s.palace[slot] != NONE:
            x[base + FAVOR + slot * FAVORS + s.palace[slot]] = 1.0


@kernel
def describe_own(s: State, t: Tables, seat: int, base: int, x: Array) -> None:
    """Write where the seat has figures, and how close it is to what it could buy."""
    for place in range(PLACES_OF_CITY):
        for slot in range(SLOTS):
            add_input(x, base + OWN_FIGURES + place, s.figures[place, slot, seat] / 2.0)
            if s.token[place, slot] == seat:
                x[base + OWN_TOKEN + place] = 1.0
    season = season_of(s)
    for tile in range(TILE_COUNT):
        if s.tiles_left[tile] > 0 and s.tiles[seat, tile] == 0:
            missing = 0
            for cube in range(CUBES):
                missing += max(0, tile_cost(t, tile, season, cube) - s.held[seat, PAPYRUS + cube])
            if missing < SHORT:
                x[base + NEAR_TILE + tile] = 1.0 / (1.0 + missing)
    for magister in range(KINDS - 1):
        space = s.track[seat, magister]
        if space < t.track_length[magister]:
            missing = missing_for(s, t, seat, magister, space)
            if missing < SHORT:
                x[base + NEAR_MAGISTER + magister] = 1.0 / (1.0 + missing)


@kernel
def missing_for(s: State, t: Tables, seat: int, magister: int, space: int) -> int:
    """Units that the seat lacks for a space of the track; two gold are one unit."""
    missing = 0
    for goods in range(HELD):
        short = max(0, I64(t.space_price[magister, space, goods]) - I64(s.held[seat, goods]))
        missing += short if goods == GOLD else 2 * short
    return int((missing + 1) // 2)
