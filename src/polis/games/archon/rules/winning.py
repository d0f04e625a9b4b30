"""ARC-8  The end: some tiles score, then the most points win; goods break ties."""

from polis.core.kernels.kernel import kernel
from polis.games.archon.box.effects import END as WHEN_END
from polis.games.archon.box.effects import HELD
from polis.games.archon.model.events import GAME_OVER, WINNER, Log, emit
from polis.games.archon.model.state import OVER, State
from polis.games.archon.model.tables import Tables
from polis.games.archon.rules.season import score_tiles

BY_POINTS, BY_GOODS, SHARED = range(3)


@kernel
def finish_game(s: State, t: Tables, log: Log) -> None:
    """ARC-8.1 to ARC-8.4  Score the last points, then determine the winners."""
    for place in range(s.seats):
        score_tiles(s, t, s.order[place], WHEN_END, log)
    s.ending = ending_of(s)
    s.phase = OVER
    s.turn = s.order[0]  # no seat is to act, so a fixed value makes equal final positions equal
    emit(log, GAME_OVER, s.ending)
    for seat in range(s.seats):
        if is_winner(s, seat):
            emit(log, WINNER, seat, s.points[seat], goods_of(s, seat))


@kernel
def goods_of(s: State, seat: int) -> int:
    """ARC-8.3  The number of recruits, gold and cubes together."""
    number = 0
    for goods in range(HELD):
        number += s.held[seat, goods]
    return number


@kernel
def is_winner(s: State, seat: int) -> bool:
    """ARC-8.2, ARC-8.3  Whether no seat has more points, or equal points and more goods."""
    for other in range(s.seats):
        if s.points[other] > s.points[seat]:
            return False
        if s.points[other] == s.points[seat] and goods_of(s, other) > goods_of(s, seat):
            return False
    return True


@kernel
def ending_of(s: State) -> int:
    """What decided: the points alone, the goods, or nothing."""
    most = s.points[0]
    for seat in range(1, s.seats):
        most = max(most, s.points[seat])
    leaders = 0
    winners = 0
    for seat in range(s.seats):
        leaders += 1 if s.points[seat] == most else 0
        winners += 1 if is_winner(s, seat) else 0
    if winners > 1:
        return SHARED
    return BY_GOODS if leaders > 1 else BY_POINTS
