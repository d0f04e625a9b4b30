"""ARC-3.15, ARC-4.0.1, ARC-6.6  The first magisters, and splitting ten cards into two halves."""

from typing import Any

from polis.core.kernels.kernel import kernel
from polis.core.kernels.legality import because
from polis.games.archon.box.effects import HELD
from polis.games.archon.model.actions import DRAFT, HAND, KINDS, KINDS_OF_MAGISTERS, SPLIT
from polis.games.archon.model.events import (
    CARDS_DIVIDED,
    MAGISTER_DRAFTED,
    ROUND_STARTED,
    WAITING_TAKEN,
    Log,
    emit,
)
from polis.games.archon.model.meanings import BY_DRAFT
from polis.games.archon.model.state import COURTIER, DIVIDED, NEW_ROUND, SPLITTING, State
from polis.games.archon.model.tables import Tables
from polis.games.archon.rules.city.prices import season_of
from polis.games.archon.rules.city.supply import pay
from polis.games.archon.rules.reasons import (
    ALLOWED,
    DRAFT_NOT_PAYABLE,
    MORE_THAN_FIVE_CARDS,
    NOT_YOUR_CARDS,
    SAME_MAGISTER_TWICE,
)
from polis.games.archon.rules.turn import begin_turn, place_in_order


@kernel
def why_not_draft(s: State, t: Tables, first: int, second: int) -> int:
    """ARC-3.15, ARC-R15  Two different magisters whose first spaces can both be paid for."""
    if first >= second:
        return SAME_MAGISTER_TWICE
    for goods in range(HELD):
        price = t.space_price[first, 0, goods] + t.space_price[second, 0, goods]
        if price > s.held[s.turn, goods]:
            return because(DRAFT_NOT_PAYABLE, goods, price)
    return ALLOWED


@kernel
def legal_draft(s: State, t: Tables, out: Any, n: int) -> int:
    """ARC-3.15  Every pair of magisters with which the seat may start."""
    for first in range(KINDS_OF_MAGISTERS):
        for second in range(first + 1, KINDS_OF_MAGISTERS):
            if why_not_draft(s, t, first, second) == ALLOWED:
                out[n] = DRAFT + first * KINDS_OF_MAGISTERS + second
                n += 1
    return n


@kernel
def draft(s: State, t: Tables, first: int, second: int, log: Log) -> None:
    """ARC-3.15  Both are paid for and added to the eight Courtiers."""
    draft_one(s, t, first, log)
    draft_one(s, t, second, log)
    place = place_in_order(s, s.turn) + 1
    if place < s.seats:
        s.turn = s.order[place]
    else:
        s.phase = NEW_ROUND


@kernel
def draft_one(s: State, t: Tables, magister: int, log: Log) -> None:
    """ARC-3.13, ARC-3.14  Take a card from the supply, for the first space of its row."""
    for goods in range(HELD):
        pay(s, s.turn, goods, t.space_price[magister, 0, goods], BY_DRAFT, log)
    s.track[s.turn, magister] = 1
    s.played[s.turn, magister + 1] += 1
    emit(log, MAGISTER_DRAFTED, s.turn, magister)


@kernel
def begin_round(s: State, t: Tables, log: Log) -> None:
    """ARC-3.17, ARC-6.6, ARC-6.7  Begin a round with a split or the waiting half."""
    s.round_number += 1
    emit(log, ROUND_STARTED, s.round_number - 1, season_of(s))
    for seat in range(s.seats):
        s.passed[seat] = 0
    s.turn = s.order[0]
    if s.divided_early != 0:
        s.divided_early = 0
        begin_turn(s, t, log)
        return
    if t.is_division[s.round_number] != 0:
        begin_division(s)
        return
    for place in range(s.seats):
        take_waiting(s, s.order[place], log)
    begin_turn(s, t, log)


@kernel
def begin_division(s: State) -> None:
    """ARC-4.0.1, ARC-6.6  Each seat, in player order, has to split its ten cards."""
    gather_cards(s)
    s.turn = s.order[0]
    s.phase = SPLITTING


@kernel
def gather_cards(s: State) -> None:
    """ARC-R11  Gather all ten cards of each seat for the split."""
    for seat in range(s.seats):
        s.divided[seat] = 0
        for kind in range(KINDS):
            s.played[seat, kind] += s.hand[seat, kind] + s.waiting[seat, kind]
            s.hand[seat, kind] = 0
            s.waiting[seat, kind] = 0
            s.sure_hand[seat, kind] = 0
            s.sure_waiting[seat, kind] = 0


@kernel
def take_waiting(s: State, seat: int, log: Log) -> None:
    """ARC-4.0.2  The waiting half becomes the hand; its cards follow from those played."""
    for kind in range(KINDS):
        s.hand[seat, kind] = s.waiting[seat, kind]
        s.sure_hand[seat, kind] = s.waiting[seat, kind]
        s.waiting[seat, kind] = 0
        s.sure_waiting[seat, kind] = 0
    emit(log, WAITING_TAKEN, seat)


@kernel
def courtiers_beside(tax: int, cleric: int, scribe: int, merchant: int) -> int:
    """ARC-4.0.1  The Courtiers that complete five cards; negative if there are too many magisters."""
    return HAND - tax - cleric - scribe - merchant


@kernel
def why_not_split(s: State, tax: int, cleric: int, scribe: int, merchant: int) -> int:
    """ARC-4.0.1, ARC-R17  Any five of the seat's ten cards."""
    own = s.played[s.turn]
    courtiers = courtiers_beside(tax, cleric, scribe, merchant)
    if courtiers < 0:
        return MORE_THAN_FIVE_CARDS
    if tax > own[1] or cleric > own[2] or scribe > own[3] or merchant > own[4]:
        return NOT_YOUR_CARDS
    return ALLOWED if courtiers <= own[COURTIER] else NOT_YOUR_CARDS


@kernel
def card_of_split(code: int, kind: int) -> int:
    """The number of cards of a magister kind in a split; its number has one digit for each kind."""
    rest = code
    for _ in range(KINDS - 1 - kind):
        rest //= HAND + 1
    return rest % (HAND + 1)


@kernel
def legal_split(s: State, out: Any, n: int) -> int:
    """ARC-4.0.1, ARC-R17  Every choice of five cards among those that the seat has."""
    own = s.played[s.turn]
    base = HAND + 1
    for tax in range(min(HAND, own[1]) + 1):
        for cleric in range(min(HAND, own[2]) + 1):
            for scribe in range(min(HAND, own[3]) + 1):
                for merchant in range(min(HAND, own[4]) + 1):
                    if 0 <= courtiers_beside(tax, cleric, scribe, merchant) <= own[COURTIER]:
                        code = ((tax * base + cleric) * base + scribe) * base + merchant
                        out[n] = SPLIT + code
                        n += 1
    return n


@kernel
def split(s: State, t: Tables, code: int, log: Log) -> None:
    """ARC-4.0.1, ARC-4.0.2  The chosen five are the hand of the coming round, the others wait."""
    s.hand[s.turn, COURTIER] = HAND
    for kind in range(1, KINDS):
        cards = card_of_split(code, kind)
        s.hand[s.turn, kind] = cards
        s.hand[s.turn, COURTIER] -= cards
    for kind in range(KINDS):
        s.waiting[s.turn, kind] = s.played[s.turn, kind] - s.hand[s.turn, kind]
        s.played[s.turn, kind] = 0
    s.divided[s.turn] = 1
    hand = s.hand[s.turn]
    emit(log, CARDS_DIVIDED, s.turn, hand[1], hand[2], hand[3], hand[4])
    place = place_in_order(s, s.turn) + 1
    if place < s.seats:
        s.turn = s.order[place]
    elif s.divided_early != 0:
        s.phase = DIVIDED
    else:
        s.turn = s.order[0]
        begin_turn(s, t, log)
