"""ARC-4.0, ARC-4.1, ARC-5.3  Whose turn it is, the Scribe's second action, and passing."""

from typing import Any

from polis.core.kernels.kernel import kernel
from polis.games.archon.model.actions import CUBES, PASS, STOP
from polis.games.archon.model.events import (
    PASSED,
    SECOND_ACTION,
    SECOND_ACTION_LEFT,
    TURN_STARTED,
    Log,
    emit,
)
from polis.games.archon.model.state import (
    AGAIN,
    BY_INN,
    NEXT,
    NONE,
    PLACING,
    ROUND_END,
    SCRIBE,
    State,
)
from polis.games.archon.model.tables import Tables
from polis.games.archon.rules.city.slots import hand_size, is_any_slot_legal, legal_slots


@kernel
def forget_placement(s: State) -> None:
    """Clear the fields of the placement."""
    s.location = NONE
    s.slot = NONE
    s.card = NONE
    s.second_card = NONE
    s.plain = 0
    s.power = NONE
    s.effect = NONE
    s.repetition = 0
    s.take_count = 0
    s.take_from = NONE
    s.warriors_due = NONE
    s.sold = NONE
    s.magister = NONE
    s.tile = NONE
    s.save_stage = BY_INN
    for resource in range(CUBES):
        s.bought[resource] = 0
    for goods in range(len(s.price)):
        s.price[goods] = 0


@kernel
def finish_action(s: State, t: Tables, log: Log) -> None:
    """ARC-5.3.1, ARC-5.3.2, ARC-R8, ARC-R27  A second action may follow that of a Scribe."""
    is_first_of_scribe = s.power == SCRIBE and s.second == 0
    forget_placement(s)
    if is_first_of_scribe:
        s.second = 1
        emit(log, SECOND_ACTION, s.turn)
        if is_any_slot_legal(s, t):
            s.phase = AGAIN
            return
        emit(log, SECOND_ACTION_LEFT, s.turn)
    s.phase = NEXT


@kernel
def legal_again(s: State, t: Tables, out: Any, n: int) -> int:
    """ARC-5.3.1  A second slot, or none."""
    n = legal_slots(s, t, out, n)
    out[n] = STOP
    return n + 1


@kernel
def stop(s: State, log: Log) -> None:
    """ARC-R8  The second action is optional."""
    emit(log, SECOND_ACTION_LEFT, s.turn)
    s.phase = NEXT


@kernel
def place_in_order(s: State, seat: int) -> int:
    """The place of a seat in the player order."""
    for place in range(s.seats):
        if s.order[place] == seat:
            return place
    return NONE


@kernel
def begin_next_turn(s: State, t: Tables, log: Log) -> None:
    """ARC-4.0.3, ARC-4.1.1  The turn of the next seat that has not passed; if none, the round ends."""
    s.second = 0
    s.took_magister = 0
    place = place_in_order(s, s.turn)
    for step in range(1, s.seats + 1):
        seat = s.order[(place + step) % s.seats]
        if s.passed[seat] == 0:
            s.turn = seat
            begin_turn(s, t, log)
            return
    s.phase = ROUND_END


@kernel
def begin_turn(s: State, t: Tables, log: Log) -> None:
    """ARC-4.0.5, ARC-R31  Begin a turn; a seat that can do nothing passes automatically."""
    emit(log, TURN_STARTED, s.turn)
    if is_any_slot_legal(s, t):
        s.phase = PLACING
    else:
        pass_turn(s, log)


@kernel
def legal_place(s: State, t: Tables, out: Any, n: int) -> int:
    """ARC-4.0.3, ARC-4.1.1  A slot, or passing."""
    n = legal_slots(s, t, out, n)
    out[n] = PASS
    return n + 1


@kernel
def pass_turn(s: State, log: Log) -> None:
    """ARC-4.1.1, ARC-4.1.2  Leave this round; the number of cards left is announced, not which."""
    s.passed[s.turn] = 1
    emit(log, PASSED, s.turn, hand_size(s, s.turn))
    s.phase = NEXT
