"""Moves goods between a seat and the general supply; a gain is limited to what the supply has."""

from polis.core.kernels.kernel import kernel
from polis.games.archon.box.effects import HELD
from polis.games.archon.model.events import GAINED, PAID, POINTS_SCORED, Log, emit
from polis.games.archon.model.state import ARTS, SCIENCE, State


@kernel
def gain(s: State, seat: int, goods: int, count: int, cause: int, log: Log) -> int:
    """ARC-R4  Give the seat up to `count` of the goods; return how many it got."""
    got = min(count, s.supply[goods])
    s.supply[goods] -= got
    if goods < HELD:
        s.held[seat, goods] += got
    elif goods == ARTS:
        s.arts[seat] += got
    elif goods == SCIENCE:
        s.science[seat] += got
    emit(log, GAINED, seat, goods, got, count - got, cause)
    return int(got)


@kernel
def pay(s: State, seat: int, goods: int, count: int, cause: int, log: Log) -> None:
    """Take goods from the seat; the caller has checked that it has enough."""
    if count > 0:
        s.held[seat, goods] -= count
        s.supply[goods] += count
        emit(log, PAID, seat, goods, count, cause)


@kernel
def score(s: State, seat: int, points: int, cause: int, log: Log) -> None:
    """ARC-7.0.6  Move points on the score track; in a raid also down, even below 0."""
    if points != 0:
        s.points[seat] += points
        emit(log, POINTS_SCORED, seat, points, cause)
