"""Geometry of the board: which squares a building covers and which are adjacent to it."""

from polis.core.kernels.kernel import kernel
from polis.games.arkadia.model.bitboard import (
    EMPTY,
    ONE,
    Board,
    both,
    either,
    is_any,
    load,
    outside,
    shape_at,
    spread,
    without,
)
from polis.games.arkadia.model.state import NONE, ON_LOT, State
from polis.games.arkadia.model.tables import Tables


@kernel
def covered(s: State, t: Tables, building: int) -> Board:
    """The squares under a building."""
    shape = t.bits[s.tile_form[building], s.tile_orientation[building]]
    return shape_at(shape, s.tile_square[building])


@kernel
def built(s: State, t: Tables) -> Board:
    """The squares under any building."""
    squares = EMPTY
    for building in range(s.building_count):
        squares = either(squares, covered(s, t, building))
    return squares


@kernel
def building_over(s: State, t: Tables, square: int) -> int:
    """The building that covers a square, or NONE."""
    for building in range(s.building_count):
        if is_any(both(covered(s, t, building), shape_at(ONE, square))):
            return building
    return NONE


@kernel
def lot(s: State, t: Tables) -> Board:
    """The squares under the castle lot."""
    return shape_at(t.lot_shape[s.lot_standing], s.lot_square)


@kernel
def site(s: State, t: Tables, building: int) -> Board:
    """The squares under a building or, for ON_LOT, under the lot."""
    if building == ON_LOT:
        return lot(s, t)
    return covered(s, t, building)


@kernel
def beside(squares: Board) -> Board:
    """The board squares adjacent to a building. There are none beyond the border, so it encloses."""
    return without(spread(squares), squares)


@kernel
def vacant_beside(s: State, squares: Board) -> Board:
    """The squares adjacent to a building on which a worker could stand."""
    return both(spread(squares), load(s.free))


@kernel
def touched(s: State) -> Board:
    """Vacant squares adjacent to anything on the board."""
    free = load(s.free)
    return both(free, spread(outside(free)))
