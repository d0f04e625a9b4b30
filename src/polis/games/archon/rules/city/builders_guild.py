"""ARC-4.2.7  The Builders' Guild: a tile is paid for, scored, and in effect from now on."""

from typing import Any

from polis.core.kernels.kernel import kernel
from polis.core.kernels.legality import because
from polis.games.archon.box.effects import HELD
from polis.games.archon.box.effects import TILE as WHEN_TILE
from polis.games.archon.model.actions import CUBES, TILE, TILE_COUNT
from polis.games.archon.model.events import SPARED, TILE_TAKEN, Log, emit
from polis.games.archon.model.meanings import BY_TILE
from polis.games.archon.model.state import (
    ACTED,
    BY_KINGS_FAVOR,
    GOLD,
    PAPYRUS,
    RECRUITS,
    SAVING,
    State,
)
from polis.games.archon.model.tables import GAINS, WHEN, Tables
from polis.games.archon.rules.city.possible import can_build_one
from polis.games.archon.rules.city.prices import season_of, tile_cost
from polis.games.archon.rules.city.supply import gain, pay, score
from polis.games.archon.rules.reasons import ALLOWED, TILE_GONE, TILE_NOT_PAYABLE, TILE_OWNED


@kernel
def why_not_tile(s: State, t: Tables, tile: int) -> int:
    """ARC-4.2.7.1, ARC-4.2.7.3  Which condition of `can_build_one` fails."""
    season = season_of(s)
    if can_build_one(s, t, s.turn, tile, s.effect, season):
        return ALLOWED
    if s.tiles[s.turn, tile] != 0:
        return because(TILE_OWNED, tile, 0)
    if s.tiles_left[tile] == 0:
        return because(TILE_GONE, tile, 0)
    resource = 0
    while tile_cost(t, tile, season, resource) <= s.held[s.turn, PAPYRUS + resource]:
        resource += 1
    return because(TILE_NOT_PAYABLE, PAPYRUS + resource, tile_cost(t, tile, season, resource))


@kernel
def legal_tile(s: State, t: Tables, out: Any, n: int) -> int:
    """ARC-4.2.7.1, ARC-4.2.7.3  Every tile that is left, not owned yet, and affordable."""
    season = season_of(s)
    for tile in range(TILE_COUNT):
        if can_build_one(s, t, s.turn, tile, s.effect, season):
            out[n] = TILE + tile
            n += 1
    return n


@kernel
def choose_tile(s: State, t: Tables, tile: int, log: Log) -> None:
    """ARC-9.0.2, ARC-9.0.3  Set the price of this season; then ask for the reduction by a favor."""
    s.tile = tile
    s.price[GOLD] = 0
    s.price[RECRUITS] = 0
    season = season_of(s)
    for resource in range(CUBES):
        cost = tile_cost(t, tile, season, resource)
        s.price[PAPYRUS + resource] = cost
        for _ in range(tile_cost(t, tile, 0, resource) - cost):
            emit(log, SPARED, s.turn, PAPYRUS + resource, s.location)
    s.save_stage = BY_KINGS_FAVOR
    s.phase = SAVING


@kernel
def build(s: State, t: Tables, cause: int, log: Log) -> None:
    """ARC-4.2.7.2, ARC-9.1, ARC-9.14, ARC-9.15  Pay, score, own; a Craftsman earns for itself too."""
    for goods in range(HELD):
        pay(s, s.turn, goods, s.price[goods], cause, log)
    s.tiles_left[s.tile] -= 1
    s.tiles[s.turn, s.tile] = 1
    emit(log, TILE_TAKEN, s.turn, s.tile, s.tiles_left[s.tile])
    score(s, s.turn, t.tile_points[s.tile], BY_TILE + s.tile, log)
    for tile in range(TILE_COUNT):
        if s.tiles[s.turn, tile] != 0 and t.abilities[tile, WHEN] == WHEN_TILE:
            for goods in range(HELD):
                if t.abilities[tile, GAINS + goods] > 0:
                    gain(s, s.turn, goods, t.abilities[tile, GAINS + goods], BY_TILE + tile, log)
    s.phase = ACTED
