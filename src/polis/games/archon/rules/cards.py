"""ARC-4.0.3, ARC-4.0.4, ARC-5.0  Which card, or pair of cards, may be played for the chosen slot."""

from typing import Any

from polis.core.kernel import kernel
from polis.core.reasons import because
from polis.games.archon.actions import KINDS, PAIR, PLAIN, WITH
from polis.games.archon.rules.reasons import (
    ALLOWED,
    CARD_NOT_IN_HAND,
    CARD_NOT_IN_HAND_FOR_PAIR,
    ONE_CARD_ONLY,
    PLAIN_CHANGES_NOTHING,
    SLOT_OCCUPIED,
    TWO_CARDS_NEEDED,
)
from polis.games.archon.rules.slots import (
    WITH_PAID_TAX,
    WITH_TAX_POWER,
    has_chapel,
    has_tax_power,
    is_occupied,
    ways_in,
    why_not_tax,
)
from polis.games.archon.state import CLERIC, COURTIER, MERCHANT, TAX, State
from polis.games.archon.tables import Tables


@kernel
def why_not_with(s: State, t: Tables, kind: int, ways: int) -> int:
    """ARC-4.0.3, ARC-4.2.0.1, ARC-5.2.1  One card of the hand; only a Cleric joins other figures.

    ways: those into the chosen slot (`ways_in`).
    """
    if s.hand[s.turn, kind] == 0:
        return because(CARD_NOT_IN_HAND, kind, 1)
    if is_occupied(s, s.location, s.slot):
        return ALLOWED if kind == CLERIC else SLOT_OCCUPIED
    if kind == COURTIER and t.slot_cards[s.location, s.slot] > 1:
        return TWO_CARDS_NEEDED
    needed = WITH_TAX_POWER if has_tax_power(s, t, kind) else WITH_PAID_TAX
    return ALLOWED if ways & needed else why_not_tax(s, s.location)


@kernel
def why_not_plain(s: State, t: Tables, kind: int, ways: int) -> int:
    """ARC-R28  A magister that counts as a Courtier, where that is another thing to do."""
    if s.hand[s.turn, kind] == 0:
        return because(CARD_NOT_IN_HAND, kind, 1)
    if is_occupied(s, s.location, s.slot):
        return SLOT_OCCUPIED
    if kind != TAX and not (kind == MERCHANT and is_merchant_special(s, t)):
        return PLAIN_CHANGES_NOTHING
    return ALLOWED if ways & WITH_PAID_TAX else why_not_tax(s, s.location)


@kernel
def why_not_pair(s: State, t: Tables, first: int, second: int, ways: int) -> int:
    """ARC-4.0.4, ARC-R10  Two cards for a two-card slot, magisters among them as Courtiers."""
    if t.slot_cards[s.location, s.slot] == 1 or first > second:
        return ONE_CARD_ONLY
    needed = 2 if first == second else 1
    if s.hand[s.turn, first] < needed:
        return because(CARD_NOT_IN_HAND_FOR_PAIR, first, needed)
    if s.hand[s.turn, second] < needed:
        return because(CARD_NOT_IN_HAND_FOR_PAIR, second, needed)
    if is_occupied(s, s.location, s.slot):
        return SLOT_OCCUPIED
    return ALLOWED if ways & WITH_PAID_TAX else why_not_tax(s, s.location)


@kernel
def is_merchant_special(s: State, t: Tables) -> bool:
    """ARC-5.4.1, ARC-9.7  Whether a Merchant does more in the chosen location than a Courtier."""
    return bool(has_chapel(s, t) or has_bonus(t, s.location))


@kernel
def has_bonus(t: Tables, location: int) -> bool:
    """ARC-5.4.1  Whether a Merchant gets more there."""
    for goods in range(t.merchant.shape[1]):
        if t.merchant[location, goods] > 0:
            return True
    return False


@kernel
def legal_cards(s: State, t: Tables, out: Any, n: int) -> int:
    """ARC-5.0.1 to ARC-5.0.3  Every card, or pair of cards, that gets into the chosen slot."""
    if is_occupied(s, s.location, s.slot):
        out[n] = WITH + CLERIC
        return n + 1
    ways = ways_in(s, t, s.location, s.slot)
    for kind in range(KINDS):
        if why_not_with(s, t, kind, ways) == ALLOWED:
            out[n] = WITH + kind
            n += 1
    for kind in range(TAX, KINDS):
        if why_not_plain(s, t, kind, ways) == ALLOWED:
            out[n] = PLAIN + kind - 1
            n += 1
    return legal_pairs(s, t, ways, out, n)


@kernel
def legal_pairs(s: State, t: Tables, ways: int, out: Any, n: int) -> int:
    """ARC-4.0.4  Every pair of cards for the chosen slot."""
    if t.slot_cards[s.location, s.slot] == 1:
        return n
    for first in range(KINDS):
        for second in range(first, KINDS):
            if why_not_pair(s, t, first, second, ways) == ALLOWED:
                out[n] = PAIR + first * KINDS + second
                n += 1
    return n
