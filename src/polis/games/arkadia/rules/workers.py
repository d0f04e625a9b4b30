"""ARK-1B  The second option of the MUST part: workers are introduced at one building."""

from typing import Any

from polis.core.kernels.kernel import kernel
from polis.core.kernels.legality import because
from polis.games.arkadia.model.actions import DONE, LOT, OWN, SITE
from polis.games.arkadia.model.actions import NEUTRAL as PLACE_NEUTRAL
from polis.games.arkadia.model.bitboard import (
    ONE,
    Board,
    add,
    after,
    append_squares,
    both,
    holds,
    is_any,
    load,
    remove,
    shape_at,
)
from polis.games.arkadia.model.board import building_over, lot, site, vacant_beside
from polis.games.arkadia.model.events import SITE_CHOSEN, WORKER_PLACED, Log, emit
from polis.games.arkadia.model.state import COMPLETION, NEUTRAL, NONE, ON_LOT, WORKING, State
from polis.games.arkadia.model.tables import Tables
from polis.games.arkadia.rules.reasons import (
    ALLOWED,
    BUILDING_COMPLETED,
    CALLED_OTHERWISE,
    LATER_SQUARE_FIRST,
    LOT_NOT_ALLOWED,
    NO_BUILDING_THERE,
    NO_NEUTRAL_WORKER,
    NO_OWN_WORKER,
    NO_VACANT_SQUARE,
    NO_WORKER_LEFT,
    NO_WORKER_PLACED,
    NOT_BESIDE_SITE,
    SQUARE_OCCUPIED,
)


@kernel
def why_not_site(s: State, t: Tables, square: int) -> int:
    """ARK-1B.1, ARK-1B.2, ARK-R33  A worker is left, and `square` names an uncompleted building."""
    if not has_worker(s):
        return NO_WORKER_LEFT
    if square == LOT:
        return why_not_lot(s, t)
    if holds(s.sites, square):
        return ALLOWED
    building = building_over(s, t, square)
    if building != NONE and s.tile_square[building] == square:
        return BUILDING_COMPLETED
    return why_no_site(s, t, square, building)


@kernel
def why_no_site(s: State, t: Tables, square: int, building: int) -> int:
    """ARK-1B.1  A building is named only by its first square, the lot only by its name."""
    if building != NONE:
        return because(CALLED_OTHERWISE, s.tile_square[building], 0)
    if is_any(both(lot(s, t), shape_at(ONE, square))):
        return because(CALLED_OTHERWISE, LOT, 0)
    return because(NO_BUILDING_THERE, square, 0)


@kernel
def why_not_lot(s: State, t: Tables) -> int:
    """ARK-R6  The option allows it, and a square beside the lot is vacant."""
    if s.lot_workers == 0:
        return LOT_NOT_ALLOWED
    return ALLOWED if is_any(vacant_beside(s, lot(s, t))) else NO_VACANT_SQUARE


@kernel
def legal_site(s: State, t: Tables, out: Any, n: int) -> int:
    """ARK-1B.1  Any building with a vacant square beside it, and with the option the lot (ARK-R6).

    A building under construction always has such a square, a completed one never (ARK-R33).
    """
    if not has_worker(s):
        return n
    n = append_squares(load(s.sites), SITE, out, n)
    if why_not_lot(s, t) == ALLOWED:
        out[n] = SITE + LOT
        n += 1
    return n


@kernel
def choose_site(s: State, square: int, log: Log) -> None:
    """ARK-1B.1  Choose the building at which all workers of this turn are placed."""
    s.site = ON_LOT if square == LOT else building_at(s, square)
    s.placed = 0
    s.last_square = NONE
    s.phase = WORKING
    emit(log, SITE_CHOSEN, s.turn, NONE if square == LOT else s.site)


@kernel
def why_not_worker(s: State, t: Tables, square: int, is_neutral: bool) -> int:
    """ARK-1B.2, ARK-1B.3  The seat has such a worker, and the square is one of `open_squares`."""
    if is_neutral and s.neutral[s.turn] == 0:
        return NO_NEUTRAL_WORKER
    if not is_neutral and s.own[s.turn] == 0:
        return NO_OWN_WORKER
    if not holds(s.free, square):
        return because(SQUARE_OCCUPIED, square, 0)
    there = shape_at(ONE, square)
    if not is_any(both(there, vacant_beside(s, site(s, t, s.site)))):
        return because(NOT_BESIDE_SITE, square, 0)
    return (
        ALLOWED
        if is_any(both(there, open_squares(s, t)))
        else because(LATER_SQUARE_FIRST, square, 0)
    )


@kernel
def open_squares(s: State, t: Tables) -> Board:
    """Vacant squares beside the site, after the last one, so that a set has only one order."""
    squares = vacant_beside(s, site(s, t, s.site))
    if s.last_square != NONE:
        squares = both(squares, after(s.last_square))
    return squares


@kernel
def why_not_done(s: State) -> int:
    """ARK-1B.2  At least one worker must be introduced."""
    return ALLOWED if s.placed > 0 else NO_WORKER_PLACED


@kernel
def legal_worker(s: State, t: Tables, out: Any, n: int) -> int:
    """ARK-1B.2, ARK-1B.3  Own or neutral workers on vacant squares beside the chosen building."""
    squares = open_squares(s, t)
    if s.own[s.turn] > 0:
        n = append_squares(squares, OWN, out, n)
    if s.neutral[s.turn] > 0:
        n = append_squares(squares, PLACE_NEUTRAL, out, n)
    if why_not_done(s) == ALLOWED:
        out[n] = DONE
        n += 1
    return n


@kernel
def place_worker(s: State, t: Tables, square: int, is_neutral: bool, log: Log) -> None:
    """ARK-1B.4, ARK-1B.5  The worker stays there for good; a camp under it brings no worker."""
    if is_neutral:
        s.neutral[s.turn] -= 1
        add(s.workers[NEUTRAL], square)
    else:
        s.own[s.turn] -= 1
        add(s.workers[s.turn], square)
    remove(s.free, square)
    s.last_square = square
    s.placed += 1
    emit(log, WORKER_PLACED, s.turn, 1 if is_neutral else 0, square)
    if not has_worker(s) or not is_any(vacant_beside(s, site(s, t, s.site))):
        finish_introduction(s)


@kernel
def finish_introduction(s: State) -> None:
    """ARK-1B.2  The last worker of the turn is placed; enclosed buildings are completed next."""
    s.site = NONE
    s.last_square = NONE
    s.placed = 0
    s.phase = COMPLETION


@kernel
def has_worker(s: State) -> bool:
    """Whether the seat has an own or a neutral worker behind its screen."""
    return bool(s.own[s.turn] + s.neutral[s.turn] > 0)


@kernel
def building_at(s: State, square: int) -> int:
    """The building under construction whose first square this is, or NONE."""
    for k in range(s.open_count):
        if s.tile_square[s.open[k]] == square:
            return int(s.open[k])
    return NONE
