"""ARC-6  The end of a round, in the order of the rulebook."""

from polis.core.kernels.kernel import kernel
from polis.games.archon.model.actions import CUBES, KINDS, PLACES_OF_CITY, SLOTS
from polis.games.archon.model.events import (
    FAVOR_MOVED,
    FAVOR_REMOVED,
    FAVOR_REVEALED,
    ORDER_SET,
    PROVINCE_REVEALED,
    REPOSITORY_CLEARED,
    REPOSITORY_FILLED,
    ROUND_ENDED,
    SEASON_TOKEN_MOVED,
    TOKENS_RETURNED,
    UNUSED_REVEALED,
    Log,
    emit,
)
from polis.games.archon.model.state import ATTACK, NEW_ROUND, NONE, PAPYRUS, SEATS, State
from polis.games.archon.model.tables import ROUNDS, Tables
from polis.games.archon.rules.city.slots import hand_size
from polis.games.archon.rules.dividing import begin_division


@kernel
def end_round(s: State, t: Tables, log: Log) -> None:
    """ARC-6.1 to ARC-6.7, ARC-R42, ARC-R47  Order, figures, tokens, favors, Repository, season token."""
    emit(log, ROUND_ENDED, s.round_number - 1)
    reveal_unused(s, log)
    set_order(s, t, log)
    discard_unused(s)
    remove_figures(s, t)
    return_tokens(s, t, log)
    if s.round_number < ROUNDS:
        move_favors(s, t, log)
        fill_repository(s, t, log)
    if s.divide_first != 0 and is_attack_before_division(s, t):
        s.divided_early = 1
        begin_division(s)
    else:
        move_season_token(s, t, log)


@kernel
def is_attack_before_division(s: State, t: Tables) -> bool:
    """Whether the round ends a season and the cards are divided before the next one."""
    if t.is_attack[s.round_number] == 0 or s.round_number == ROUNDS:
        return False
    return bool(t.is_division[s.round_number + 1] != 0)


@kernel
def move_season_token(s: State, t: Tables, log: Log) -> None:
    """ARC-6.7, ARC-7.0.1  Move the token, which may reach an attack."""
    emit(log, SEASON_TOKEN_MOVED, s.round_number - 1)
    s.phase = ATTACK if t.is_attack[s.round_number] != 0 else NEW_ROUND


@kernel
def reveal_unused(s: State, log: Log) -> None:
    """ARC-4.1.3, ARC-R11  Reveal the unused cards in hand to everybody."""
    for place in range(s.seats):
        seat = s.order[place]
        for kind in range(KINDS):
            if s.hand[seat, kind] > 0:
                emit(log, UNUSED_REVEALED, seat, kind, s.hand[seat, kind])


@kernel
def rank_for_order(s: State, t: Tables, seat: int) -> int:
    """ARC-4.1.4, ARC-4.1.5, ARC-R13, ARC-R29  More unused cards, then a higher sum of values."""
    value = 0
    for kind in range(KINDS):
        value += s.hand[seat, kind] * t.order_value[kind]
    return hand_size(s, seat) * 1000 + value


@kernel
def set_order(s: State, t: Tables, log: Log) -> None:
    """ARC-6.1, ARC-4.1.6  The new player order; equal seats keep their order."""
    for place in range(1, s.seats):
        seat = s.order[place]
        to = place
        while to > 0 and rank_for_order(s, t, s.order[to - 1]) < rank_for_order(s, t, seat):
            s.order[to] = s.order[to - 1]
            to -= 1
        s.order[to] = seat
    for place in range(s.seats):
        emit(log, ORDER_SET, place, s.order[place])


@kernel
def discard_unused(s: State) -> None:
    """ARC-6.1  Unused cards join the played ones until the next split."""
    for seat in range(s.seats):
        for kind in range(KINDS):
            s.played[seat, kind] += s.hand[seat, kind]
            s.hand[seat, kind] = 0
            s.sure_hand[seat, kind] = 0


@kernel
def remove_figures(s: State, t: Tables) -> None:
    """ARC-6.2  Return every figure to its seat."""
    for location in range(PLACES_OF_CITY):
        for slot in range(SLOTS):
            for seat in range(SEATS):
                s.figures[location, slot, seat] = 0
    for seat in range(s.seats):
        s.figures_left[seat] = t.figures


@kernel
def return_tokens(s: State, t: Tables, log: Log) -> None:
    """ARC-6.3  Return every tax token to its seat."""
    for location in range(PLACES_OF_CITY):
        for slot in range(SLOTS):
            s.token[location, slot] = NONE
    for seat in range(s.seats):
        if s.tokens_left[seat] < t.tokens:
            emit(log, TOKENS_RETURNED, seat, t.tokens - s.tokens_left[seat])
            s.tokens_left[seat] = t.tokens


@kernel
def move_favors(s: State, t: Tables, log: Log) -> None:
    """ARC-6.4, ARC-R5  The last favor leaves, the others move on, a new one comes."""
    last = t.favors_face_up[s.seats] - 1
    emit(log, FAVOR_REMOVED, s.palace[last])
    for step in range(last):
        space = last - step
        s.palace[space] = s.palace[space - 1]
        emit(log, FAVOR_MOVED, s.palace[space], space)
    s.palace[0] = s.favors[s.next_favor]
    s.next_favor += 1
    emit(log, FAVOR_REVEALED, 0, s.palace[0])


@kernel
def fill_repository(s: State, t: Tables, log: Log) -> None:
    """ARC-6.5, ARC-3.4  The remaining cubes go back; the next Province brings new ones."""
    for resource in range(CUBES):
        if s.repository[resource] > 0:
            emit(log, REPOSITORY_CLEARED, resource, s.repository[resource])
            s.supply[PAPYRUS + resource] += s.repository[resource]
            s.repository[resource] = 0
    province = s.provinces[s.next_province]
    s.next_province += 1
    emit(log, PROVINCE_REVEALED, province)
    for resource in range(CUBES):
        cubes = t.province[province, s.seats, resource]
        there = min(cubes, s.supply[PAPYRUS + resource])
        s.repository[resource] = there
        s.supply[PAPYRUS + resource] -= there
        if cubes > 0:
            emit(log, REPOSITORY_FILLED, resource, there, cubes - there)
