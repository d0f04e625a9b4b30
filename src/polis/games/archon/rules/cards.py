"""ARC-4.0.3, ARC-4.0.4, ARC-5.0  The card or pair of cards that may be played for the chosen slot."""

from typing import Any

from polis.core.kernels.kernel import kernel
from polis.core.kernels.legality import because
from polis.games.archon.model.actions import KINDS, PAIR, PLAIN, WITH
from polis.games.archon.model.state import CLERIC, COURTIER, MERCHANT, TAX, State
from polis.games.archon.model.tables import Tables
from polis.games.archon.rules.city.slots import (
    WITH_PAID_TAX,
    WITH_TAX_POWER,
    has_chapel,
    has_tax_power,
    is_occupied,
    ways_in,
    why_not_tax,
)
from polis.games.archon.rules.reasons import (
    ALLOWED,
    CARD_NOT_IN_HAND,
    CARD_NOT_IN_HAND_FOR_PAIR,
    ONE_CARD_ONLY,
    PLAIN_CHANGES_NOTHING,
    SLOT_OCCUPIED,
    TWO_CARDS_NEEDED,
)


@kernel
def why_not_with(s: State, t: Tables, kind: int, taken: bool, ways: int) -> int:
    """ARC-4.0.3, ARC-4.2.0.1, ARC-5.2.1  One card in hand; only a Cleric joins other figures.

    taken: whether figures are on the chosen slot; ways: see `ways_in`.
    """
    if s.hand[s.turn, kind] == 0:
        return because(CARD_NOT_IN_HAND, kind, 1)
    if taken:
        return ALLOWED if kind == CLERIC else SLOT_OCCUPIED
    if is_too_little(s, t, kind):
        return TWO_CARDS_NEEDED
    return ALLOWED if can_pay_tax_with(s, t, kind, ways) else why_not_tax(s, s.location)


@kernel
def is_too_little(s: State, t: Tables, kind: int) -> bool:
    """ARC-4.0.4  One Courtier is not enough for a two-card slot; a magister is."""
    return bool(kind == COURTIER and t.slot_cards[s.location, s.slot] > 1)


@kernel
def can_pay_tax_with(s: State, t: Tables, kind: int, ways: int) -> bool:
    """ARC-R22  Whether the card is exempt from the tax, or the action is affordable after the tax."""
    needed = WITH_TAX_POWER if has_tax_power(s, t, kind) else WITH_PAID_TAX
    return ways & needed != 0


@kernel
def why_not_plain(s: State, t: Tables, kind: int, taken: bool, ways: int) -> int:
    """ARC-R28  A magister may count as a Courtier if that makes a difference."""
    if s.hand[s.turn, kind] == 0:
        return because(CARD_NOT_IN_HAND, kind, 1)
    if taken:
        return SLOT_OCCUPIED
    if not is_plain_another(s, t, kind):
        return PLAIN_CHANGES_NOTHING
    return ALLOWED if ways & WITH_PAID_TAX else why_not_tax(s, s.location)


@kernel
def is_plain_another(s: State, t: Tables, kind: int) -> bool:
    """ARC-R28, ARC-R48, ARC-5.4.1, ARC-9.7  Whether a magister's power can make a difference there."""
    return kind == TAX or (kind == MERCHANT and (has_chapel(s, t) or has_bonus(t, s.location)))


@kernel
def why_not_pair(s: State, t: Tables, first: int, second: int, taken: bool, ways: int) -> int:
    """ARC-4.0.4, ARC-R10  Two cards for a two-card slot; magisters among them count as Courtiers."""
    if t.slot_cards[s.location, s.slot] == 1 or first > second:
        return ONE_CARD_ONLY
    if not has_pair(s, first, second):
        needed = cards_needed(first, second)
        missing = first if s.hand[s.turn, first] < needed else second
        return because(CARD_NOT_IN_HAND_FOR_PAIR, missing, needed)
    if taken:
        return SLOT_OCCUPIED
    return ALLOWED if ways & WITH_PAID_TAX else why_not_tax(s, s.location)


@kernel
def cards_needed(first: int, second: int) -> int:
    """The number of cards of a kind that a pair takes."""
    return 2 if first == second else 1


@kernel
def has_pair(s: State, first: int, second: int) -> bool:
    """Whether both cards are in hand."""
    needed = cards_needed(first, second)
    return bool(s.hand[s.turn, first] >= needed and s.hand[s.turn, second] >= needed)


@kernel
def has_bonus(t: Tables, location: int) -> bool:
    """ARC-5.4.1  Whether a Merchant gains more there."""
    for goods in range(t.merchant.shape[1]):
        if t.merchant[location, goods] > 0:
            return True
    return False


@kernel
def legal_cards(s: State, t: Tables, out: Any, n: int) -> int:
    """ARC-5.0.1 to ARC-5.0.3  Every card, or pair of cards, that can enter the chosen slot."""
    if is_occupied(s, s.location, s.slot):
        out[n] = WITH + CLERIC
        return n + 1
    ways = ways_in(s, t, s.location, s.slot)
    for kind in range(KINDS):
        if s.hand[s.turn, kind] > 0 and not is_too_little(s, t, kind):
            if can_pay_tax_with(s, t, kind, ways):
                out[n] = WITH + kind
                n += 1
    if ways & WITH_PAID_TAX:
        n = legal_plain(s, t, out, n)
        if t.slot_cards[s.location, s.slot] > 1:
            n = legal_pairs(s, out, n)
    return n


@kernel
def legal_plain(s: State, t: Tables, out: Any, n: int) -> int:
    """ARC-R28  Every magister that may count as a Courtier."""
    for kind in range(TAX, KINDS):
        if s.hand[s.turn, kind] > 0 and is_plain_another(s, t, kind):
            out[n] = PLAIN + kind - 1
            n += 1
    return n


@kernel
def legal_pairs(s: State, out: Any, n: int) -> int:
    """ARC-4.0.4, ARC-R10  Every pair of cards in hand."""
    for first in range(KINDS):
        for second in range(first, KINDS):
            if has_pair(s, first, second):
                out[n] = PAIR + first * KINDS + second
                n += 1
    return n
