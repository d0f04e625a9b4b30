"""ARK-1B  The second possibility of the MUST part: workers are introduced at one building."""

from typing import Any

from polis.core.bits import add, after, append_squares, both, is_any, remove
from polis.core.kernel import kernel
from polis.games.arkadia.actions import DONE, LOT, OWN, SITE
from polis.games.arkadia.actions import NEUTRAL as PLACE_NEUTRAL
from polis.games.arkadia.board import lot, site, vacant_beside
from polis.games.arkadia.events import SITE_CHOSEN, WORKER_PLACED, Log, emit
from polis.games.arkadia.rules.completion import complete_buildings
from polis.games.arkadia.state import NEUTRAL, NONE, ON_LOT, WORKING, State
from polis.games.arkadia.tables import Tables


@kernel
def legal_site(s: State, t: Tables, out: Any, n: int) -> int:
    """ARK-1B.1  Any building with a vacant square beside it; the lot by the option (ARK-R6).

    A building under construction always has one, a completed building never (ARK-R33).
    """
    if not has_worker(s):
        return n
    n = append_squares((s.sites[0], s.sites[1], s.sites[2]), SITE, out, n)
    if s.lot_workers != 0 and is_any(vacant_beside(s, lot(s, t))):
        out[n] = SITE + LOT
        n += 1
    return n


@kernel
def choose_site(s: State, square: int, log: Log) -> None:
    """ARK-1B.1  The building at which all workers of this turn will stand."""
    s.site = ON_LOT if square == LOT else building_at(s, square)
    s.placed = 0
    s.last_square = NONE
    s.phase = WORKING
    emit(log, SITE_CHOSEN, s.turn, NONE if square == LOT else s.site)


@kernel
def legal_worker(s: State, t: Tables, out: Any, n: int) -> int:
    """ARK-1B.2, ARK-1B.3  Own or neutral workers on vacant squares beside the chosen building.

    Only squares after the last one are offered, so a set of workers is reached in one way.
    """
    squares = vacant_beside(s, site(s, t, s.site))
    if s.last_square != NONE:
        squares = both(squares, after(s.last_square))
    if s.own[s.turn] > 0:
        n = append_squares(squares, OWN, out, n)
    if s.neutral[s.turn] > 0:
        n = append_squares(squares, PLACE_NEUTRAL, out, n)
    if s.placed > 0:
        out[n] = DONE
        n += 1
    return n


@kernel
def place_worker(s: State, t: Tables, square: int, is_neutral: bool, log: Log) -> None:
    """ARK-1B.4, ARK-1B.5  The worker stands there for good; a camp under it brings nobody."""
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
        finish_introduction(s, t, log)


@kernel
def finish_introduction(s: State, t: Tables, log: Log) -> None:
    """ARK-1B.2  Enough workers stand there; now it shows what they enclose."""
    s.site = NONE
    s.last_square = NONE
    s.placed = 0
    complete_buildings(s, t, log)


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
