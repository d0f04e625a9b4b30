"""ARK-C  A building is completed: it is enclosed and pays out seals; what seals are worth."""

from polis.core.kernels.kernel import kernel
from polis.games.arkadia.model.actions import CASTLE_SQUARES
from polis.games.arkadia.model.bitboard import both, count, is_any, load, remove, spread
from polis.games.arkadia.model.board import beside, covered
from polis.games.arkadia.model.events import BUILDING_COMPLETED, SEAL_TAKEN, SEALS_PAID, Log, emit
from polis.games.arkadia.model.state import CASTLE_DUE, State
from polis.games.arkadia.model.tables import Tables


@kernel
def complete_buildings(s: State, t: Tables, log: Log) -> None:
    """ARK-C.1, ARK-C.5  Each building that the action enclosed pays out, one after the other."""
    has_vacant_neighbour = spread(load(s.free))
    still_open = 0
    for k in range(s.open_count):
        building = s.open[k]
        if is_any(both(covered(s, t, building), has_vacant_neighbour)):
            s.open[still_open] = building
            still_open += 1
        else:
            pay_out(s, t, building, log)
            s.due += 1
    s.open_count = still_open
    s.phase = CASTLE_DUE


@kernel
def pay_out(s: State, t: Tables, building: int, log: Log) -> None:
    """ARK-C.2, ARK-C.3, ARK-C.4  Seals for workers beside it; its own seal for the seat to act."""
    family = s.tile_family[building]
    emit(log, BUILDING_COMPLETED, s.turn, building, s.tile_form[building], family)
    neighbours = beside(covered(s, t, building))
    for seat in range(s.seats):  # neutral workers earn nothing: ARK-C.3
        seals = count(both(neighbours, load(s.workers[seat])))
        if seals > 0:
            s.seals[seat, family] += seals
            emit(log, SEALS_PAID, seat, family, seals, building)
    s.seals[s.turn, family] += 1
    remove(s.sites, s.tile_square[building])
    emit(log, SEAL_TAKEN, s.turn, family, building)


@kernel
def value(s: State, family: int) -> int:
    """ARK-K.4  The value of a seal of the family: the number of squares showing it from above."""
    squares = 0
    for square in range(CASTLE_SQUARES):
        if s.top[square] == family:
            squares += 1
    return squares


@kernel
def cash(s: State, seat: int, family: int, seals: int) -> int:
    """Turn seals into gold at the current value; returns the gold gained. Gold is unlimited."""
    gold = seals * value(s, family)
    s.seals[seat, family] -= seals
    s.gold[seat] += gold
    return int(gold)
