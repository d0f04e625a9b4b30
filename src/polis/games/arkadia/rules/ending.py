"""ARK-E  Turns follow each other until the last round is over or nobody can move."""

from polis.core.kernels.kernel import kernel
from polis.games.arkadia.model.actions import FAMILIES
from polis.games.arkadia.model.events import (
    END_TRIGGERED,
    FINAL_CASHED,
    GAME_OVER,
    LAST_TURN,
    PASSED,
    TURN_STARTED,
    WINNER,
    Log,
    emit,
)
from polis.games.arkadia.model.state import BY_CASTLE, CAN, MUST, NONE, OVER, STUCK, State
from polis.games.arkadia.rules.completion import cash


@kernel
def pass_turn(s: State, log: Log) -> None:
    """ARK-R27  A seat that can neither lay nor introduce passes the MUST part."""
    s.passes += 1
    emit(log, PASSED, s.turn)
    s.phase = CAN


@kernel
def begin_last_round(s: State, log: Log) -> None:
    """ARK-E.1  The second floor is full: the end is triggered, and the turn goes on as usual."""
    s.ender = s.turn
    s.turns_left = s.seats
    emit(log, END_TRIGGERED, s.turn)


@kernel
def end_turn(s: State, log: Log) -> None:
    """ARK-P.7, ARK-E.2, ARK-R28, ARK-R37  The next seat's turn, unless this was the last one."""
    s.turns_finished += 1
    if s.ender != NONE and not began_the_end_now(s):
        s.turns_left -= 1
    if s.ender != NONE and s.turns_left == 0:
        finish_game(s, BY_CASTLE, log)
    elif s.passes == s.seats:
        finish_game(s, STUCK, log)
    else:
        s.turn = (s.turn + 1) % s.seats
        s.phase = MUST
        emit(log, TURN_STARTED, s.turn)
        if s.ender != NONE:
            emit(log, LAST_TURN, s.turn)


@kernel
def began_the_end_now(s: State) -> bool:
    """Whether the ending turn is the one that triggered the end: it does not count as last round."""
    return bool(s.turn == s.ender and s.turns_left == s.seats)


@kernel
def finish_game(s: State, ending: int, log: Log) -> None:
    """ARK-E.4, ARK-E.5  All seals are cashed; the seats with the most gold win."""
    s.phase = OVER
    s.ending = ending
    for seat in range(s.seats):
        for family in range(FAMILIES):
            seals = s.seals[seat, family]
            if seals > 0:
                gold = cash(s, seat, family, seals)
                emit(log, FINAL_CASHED, seat, family, seals, gold)
    emit(log, GAME_OVER, ending)
    for seat in range(s.seats):
        if is_winner(s, seat):
            emit(log, WINNER, seat, s.gold[seat])


@kernel
def is_winner(s: State, seat: int) -> bool:
    """ARK-E.5  Nobody has more gold."""
    for other in range(s.seats):
        if s.gold[other] > s.gold[seat]:
            return False
    return True
