"""The rules of Goofspiel as kernels: plain functions over one flat record, compiled by Numba."""

from typing import Any, Final

import numpy as np

from polis.core.event_log import emit, log_type
from polis.core.kernel import kernel

SEATS: Final = 4
CARDS: Final = 13  # of each seat, and prizes
NONE: Final = -1  # no card laid, no ending yet
UNKNOWN: Final = -2  # a card or prize that lies face down before the observer
PHASES: Final = ("bid", "over")
BID, OVER = range(2)

STATE: Final = np.dtype((np.record, [
    ("seats", "<i2"),
    ("phase", "<i2"),
    ("turn", "<i2"),
    ("ply", "<i2"),
    ("turned", "<i2"),  # prizes turned up so far
    ("ending", "<i2"),  # NONE before the end
    ("pot", "<i2"),
    ("carry", "<i2"),  # the option: a pot that nobody takes stays
    ("points", "<i2", (SEATS,)),
    ("laid", "<i2", (SEATS,)),  # the card of this round: its value - 1, NONE or UNKNOWN
    ("held", "<i2", (SEATS, CARDS)),  # 1: not shown yet, so that a card that is laid still counts
    ("prizes", "<i2", (CARDS,)),  # values - 1 in the order of the rounds
]))  # fmt: skip

EVENTS: Final = {
    "prize_turned": ("value", "pot"),
    "card_laid": ("seat", "value*"),  # the star: only the seat itself knows the value
    "card_shown": ("seat", "value"),
    "pot_taken": ("points", "seat"),
    "pot_stays": ("points",),
    "pot_lost": ("points",),
    "game_over": (),
}
PRIZE_TURNED, CARD_LAID, CARD_SHOWN, POT_TAKEN, POT_STAYS, POT_LOST, GAME_OVER = range(7)
MOST_EVENTS: Final = 16  # of one action
LOG: Final = log_type(MOST_EVENTS)


@kernel
def begin_at(states: Any, i: int, log: Any) -> None:
    """GOOF-P.1  Every seat of states[i] holds all cards; then the first round begins."""
    s = states[i]
    log[0].count = 0
    log[0].limit = MOST_EVENTS
    s.ending = NONE
    for seat in range(s.seats):
        s.laid[seat] = NONE
        for card in range(CARDS):
            s.held[seat, card] = 1
    turn_up(s, log[0])


@kernel
def turn_up(s: Any, log: Any) -> None:
    """GOOF-1.1, GOOF-E.1  Turn up the next prize, or end the game."""
    if s.turned == CARDS:
        s.phase = OVER
        s.ending = 0
        emit(log, GAME_OVER)
        return
    value = s.prizes[s.turned] + 1
    s.turned += 1
    s.pot += value
    emit(log, PRIZE_TURNED, value, s.pot)


@kernel
def legal_at(states: Any, i: int, tables: Any, out: Any) -> int:  # noqa: ARG001 - no tables here
    """GOOF-1.2  Write the cards that may be laid in states[i], ascending; returns how many."""
    s = states[i]
    count = 0
    if s.phase == BID:
        for card in range(CARDS):
            if s.held[s.turn, card] != 0:
                out[count] = card
                count += 1
    return count


@kernel
def apply_at(states: Any, i: int, tables: Any, card: int, out: Any, log: Any) -> bool:  # noqa: ARG001
    """GOOF-1.3  Lay a card if it may be laid, and say so; when the last seat has laid, show all."""
    s = states[i]
    log[0].count = 0
    log[0].limit = MOST_EVENTS
    if s.phase != BID or s.held[s.turn, card] == 0:
        return False
    s.laid[s.turn] = card
    s.ply += 1
    emit(log[0], CARD_LAID, s.turn, card + 1)
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
        show(s, log[0])
        turn_up(s, log[0])
    return True


@kernel
def show(s: Any, log: Any) -> None:
    """GOOF-1.4, GOOF-1.5  Show the cards; the highest takes the pot, if it is alone."""
    best, equal = 0, 0
    for seat in range(s.seats):
        emit(log, CARD_SHOWN, seat, s.laid[seat] + 1)
        s.held[seat, s.laid[seat]] = 0
        if s.laid[seat] > s.laid[best]:
            best = seat
    for seat in range(s.seats):
        if s.laid[seat] == s.laid[best]:
            equal += 1
    if equal == 1:
        s.points[best] += s.pot
    emit(log, POT_TAKEN if equal == 1 else POT_STAYS if s.carry != 0 else POT_LOST, s.pot, best)
    if equal == 1 or s.carry == 0:
        s.pot = 0
    for seat in range(s.seats):
        s.laid[seat] = NONE
