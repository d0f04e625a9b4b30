"""ARC-4.2.5  The Guild Hall: a magister joins the cards of a seat and replaces a Courtier."""

from typing import Any

from polis.core.kernels.kernel import kernel
from polis.core.kernels.legality import because
from polis.games.archon.box.effects import HELD
from polis.games.archon.model.actions import KINDS_OF_MAGISTERS, MAGISTER, REPLACE
from polis.games.archon.model.events import COURTIER_REPLACED, MAGISTER_TAKEN, Log, emit
from polis.games.archon.model.state import ACTED, BY_INN, COURTIER, GOLD, REPLACING, SAVING, State
from polis.games.archon.model.tables import Tables
from polis.games.archon.rules.city.possible import can_hire_one
from polis.games.archon.rules.city.prices import cubes_saved
from polis.games.archon.rules.city.supply import pay, score
from polis.games.archon.rules.reasons import (
    ALLOWED,
    MAGISTER_NOT_PAYABLE,
    NO_COURTIER_THERE,
    TRACK_FULL,
)

PLACES = 3  # as names.PLACES: hand, waiting, played
IN_HAND, IN_WAITING, IN_PLAYED = range(PLACES)


@kernel
def why_not_magister(s: State, t: Tables, magister: int) -> int:
    """ARC-4.2.5.1  Which condition of `can_hire_one` fails."""
    saved = cubes_saved(s, t, s.turn)
    if can_hire_one(s, t, s.turn, magister, s.effect, s.held[s.turn, GOLD], saved):
        return ALLOWED
    space = s.track[s.turn, magister]
    if space >= t.track_length[magister]:
        return because(TRACK_FULL, magister, 0)
    goods = 0
    while t.space_price[magister, space, goods] <= s.held[s.turn, goods]:
        goods += 1
    return because(MAGISTER_NOT_PAYABLE, goods, t.space_price[magister, space, goods])


@kernel
def legal_magister(s: State, t: Tables, out: Any, n: int) -> int:
    """ARC-4.2.5.1  The next space of each row that can be paid for."""
    saved = cubes_saved(s, t, s.turn)
    for magister in range(KINDS_OF_MAGISTERS):
        if can_hire_one(s, t, s.turn, magister, s.effect, s.held[s.turn, GOLD], saved):
            out[n] = MAGISTER + magister
            n += 1
    return n


@kernel
def choose_magister(s: State, t: Tables, magister: int) -> None:
    """ARC-4.2.5.1  Set the price of the next space; then ask for reductions."""
    s.magister = magister
    space = s.track[s.turn, magister]
    for goods in range(HELD):
        s.price[goods] = t.space_price[magister, space, goods]
    s.save_stage = BY_INN
    s.phase = SAVING


@kernel
def hire(s: State, t: Tables, cause: int, log: Log) -> None:
    """ARC-4.2.5.1 to ARC-4.2.5.3  Pay, move the marker, score; a Courtier has to be replaced."""
    for goods in range(HELD):
        pay(s, s.turn, goods, s.price[goods], cause, log)
    space = s.track[s.turn, s.magister]
    s.track[s.turn, s.magister] += 1
    s.took_magister = 1
    emit(log, MAGISTER_TAKEN, s.turn, s.magister, space)
    score(s, s.turn, t.space_points[s.magister, space], cause, log)
    s.phase = REPLACING


@kernel
def why_not_replace(s: State, place: int) -> int:
    """ARC-4.2.5.4, ARC-R18  Any Courtier: in hand, in the waiting half, or already played."""
    if place == IN_HAND:
        courtiers = s.hand[s.turn, COURTIER]
    elif place == IN_WAITING:
        courtiers = s.waiting[s.turn, COURTIER]
    else:
        courtiers = s.played[s.turn, COURTIER]
    return ALLOWED if courtiers > 0 else because(NO_COURTIER_THERE, place, 0)


@kernel
def legal_replace(s: State, out: Any, n: int) -> int:
    """ARC-4.2.5.4  Every place with a Courtier."""
    for place in range(PLACES):
        if why_not_replace(s, place) == ALLOWED:
            out[n] = REPLACE + place
            n += 1
    return n


@kernel
def replace(s: State, place: int, log: Log) -> None:
    """ARC-4.2.5.4  The magister takes the Courtier's place; the Courtier leaves the game.

    What others know is updated: if they know the hand, they know of one Courtier less.
    """
    kind = s.magister + 1
    if place == IN_HAND:
        s.hand[s.turn, COURTIER] -= 1
        s.hand[s.turn, kind] += 1
        s.sure_hand[s.turn, COURTIER] = max(0, s.sure_hand[s.turn, COURTIER] - 1)
        s.sure_hand[s.turn, kind] += 1
    elif place == IN_WAITING:
        s.waiting[s.turn, COURTIER] -= 1
        s.waiting[s.turn, kind] += 1
        s.sure_waiting[s.turn, kind] += 1
    else:
        s.played[s.turn, COURTIER] -= 1
        s.played[s.turn, kind] += 1
    emit(log, COURTIER_REPLACED, s.turn, s.magister, place)
    s.phase = ACTED
