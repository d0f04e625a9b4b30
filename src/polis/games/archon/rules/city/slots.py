"""ARC-4.2.0.1, ARC-5.0  Which slots a seat may enter, and who pays the tax.

A slot is offered if at least one card can be played for it such that the tax can be paid and the
action then performed; a card is offered (`cards`) if this holds with it. So no later decision of a
placement can be a dead end.

Slots are queried very often, so the cards of a hand are summarised in a few bits, the *keys*: one
for each sort of slot that some card opens. `keys_after_tax` decides which cards can enter despite
the tax.
"""

from typing import Any

from polis.core.kernels.kernel import kernel
from polis.core.kernels.legality import because
from polis.games.archon.model.actions import (
    ENTER,
    KINDS,
    PLACES_OF_CITY,
    SLOTS,
    TILE_COUNT,
)
from polis.games.archon.model.names import PALACE
from polis.games.archon.model.state import CLERIC, COURTIER, GOLD, MERCHANT, NONE, SEATS, TAX, State
from polis.games.archon.model.tables import BOTH_A, Tables
from polis.games.archon.rules.city.possible import can_act, effect_at, why_not_act
from polis.games.archon.rules.reasons import (
    ALLOWED,
    NO_SUCH_SLOT,
    NOTHING_TO_DO,
    SAME_AS_OTHER_SLOT,
    SLOT_COVERED,
    SLOT_OCCUPIED,
    TAX_LEAVES_TOO_LITTLE,
    TAX_NOT_PAYABLE,
    TWO_CARDS_NEEDED,
)

WITH_PAID_TAX = 1
WITH_TAX_POWER = 2
OCCUPIED = 0b001  # the key of occupied slots, which only a Cleric has
VACANT = 0b110  # the keys of vacant slots, for one card and for two
ANY_KEY = VACANT | OCCUPIED
TAX_KEYS = 3  # bits by which keys of cards exempt from the tax are shifted; never a Cleric's


@kernel
def is_open(s: State, t: Tables, location: int, slot: int) -> bool:
    """ARC-3.18, ARC-R44  Whether the slot is used with these seats and, in the Palace, has a card."""
    if t.slot_seats[location, slot] > s.seats:
        return False
    return bool(location != PALACE or s.palace[slot] != NONE)


@kernel
def is_occupied(s: State, location: int, slot: int) -> bool:
    """Whether any figure is on the slot."""
    figures = 0
    for seat in range(SEATS):
        figures |= s.figures[location, slot, seat]
    return figures != 0


@kernel
def is_taxed_by(s: State, location: int, owner: int) -> bool:
    """ARC-R21, ARC-R23  Whether the owner has one or more tokens in the location."""
    for slot in range(SLOTS):
        if s.token[location, slot] == owner:
            return True
    return False


@kernel
def tax_due(s: State, location: int) -> int:
    """ARC-5.1.2, ARC-R24  Gold that the seat to act owes: one to each other owner of a token."""
    due = 0
    counted = 1 << s.turn
    for slot in range(SLOTS):
        owner = s.token[location, slot]
        if owner != NONE and not counted >> owner & 1:
            counted |= 1 << owner
            due += 1
    return due


@kernel
def ways_in(s: State, t: Tables, location: int, slot: int) -> int:
    """ARC-R22  How the action could be performed: WITH_PAID_TAX, WITH_TAX_POWER, both, or 0."""
    return ways_to_act(s, t, effect_at(s, location, slot), tax_due(s, location))


@kernel
def ways_to_act(s: State, t: Tables, effect: int, due: int) -> int:
    """The same for an effect in a location where a tax of `due` gold is owed."""
    gold = s.held[s.turn, GOLD]
    if gold >= due and can_act(s, t, s.turn, effect, gold - due):
        return WITH_PAID_TAX | WITH_TAX_POWER
    if due > 0 and can_act(s, t, s.turn, effect, gold):
        return WITH_TAX_POWER
    return 0


@kernel
def has_chapel(s: State, t: Tables) -> bool:
    """ARC-9.7  Whether the seat's Merchants and Tax Collectors count as both."""
    for tile in range(TILE_COUNT):
        if s.tiles[s.turn, tile] != 0 and t.abilities[tile, BOTH_A] != NONE:
            return True
    return False


@kernel
def has_tax_power(s: State, t: Tables, kind: int) -> bool:
    """ARC-5.1.3, ARC-9.7  Whether a card of the kind, used as such, is exempt from the tax."""
    return kind == TAX or (kind == MERCHANT and has_chapel(s, t))


@kernel
def hand_size(s: State, seat: int) -> int:
    """The number of cards that the seat still has in hand."""
    cards = 0
    for kind in range(KINDS):
        cards += s.hand[seat, kind]
    return cards


@kernel
def keys_of(s: State, t: Tables) -> int:
    """ARC-4.0.3, ARC-4.0.4, ARC-5.2.1  Which slots the hand of the seat to act can open.

    Bit 1 stands for vacant one-card slots, bit 2 for vacant two-card slots, bit 0 for occupied
    slots, which a Cleric can join. Shifted left by TAX_KEYS are the keys of cards with tax power
    only: a Cleric has none there, because it still pays the tax.
    """
    size = hand_size(s, s.turn)
    keys = OCCUPIED if s.hand[s.turn, CLERIC] > 0 else 0
    if size > s.hand[s.turn, COURTIER]:
        keys |= VACANT
    else:
        keys |= VACANT & ((2 << size) - 2)
    for kind in range(TAX, KINDS):
        if s.hand[s.turn, kind] > 0 and has_tax_power(s, t, kind):
            keys |= VACANT << TAX_KEYS
    return keys


@kernel
def keys_after_tax(keys: int, ways: int) -> int:
    """ARC-5.2.2, ARC-R22, ARC-R26  The keys of the cards that can pay the tax or are exempt.

    The Cleric still pays tax: if it cannot be paid, only the keys of Tax Collectors and of cards
    that count as one remain, and an occupied slot stays closed.
    """
    if ways & WITH_PAID_TAX:
        return keys & ANY_KEY
    return keys >> TAX_KEYS if ways & WITH_TAX_POWER else 0


@kernel
def offered_slots(s: State, t: Tables, location: int, keys: int) -> int:
    """ARC-4.2.0.1, ARC-R25  The slots of a location that the seat to act may enter, as bits.

    Equivalent slots are one choice, represented by the first: vacant ones for the same number of
    cards, and all occupied ones, as a Cleric enters with one card.
    """
    if location == PALACE:
        return offered_favors(s, t, keys)
    keys = keys_after_tax(keys, ways_in(s, t, location, 0))
    offered = 0
    for slot in range(SLOTS):
        if keys == 0:
            break
        if is_open(s, t, location, slot):
            cards = 0 if is_occupied(s, location, slot) else 0 + t.slot_cards[location, slot]
            offered |= (keys >> cards & 1) << slot
            keys &= ~(1 << cards)
    return offered


@kernel
def offered_favors(s: State, t: Tables, keys: int) -> int:
    """ARC-4.2.10.1, ARC-R5  The same for the Palace, where each King's Favor is its own slot."""
    offered = 0
    due = tax_due(s, PALACE)
    for slot in range(SLOTS):
        if is_open(s, t, PALACE, slot):
            cards = 0 if is_occupied(s, PALACE, slot) else 0 + t.slot_cards[PALACE, slot]
            if keys >> cards & (1 << TAX_KEYS | 1):
                ways = ways_to_act(s, t, effect_at(s, PALACE, slot), due)
                offered |= (keys_after_tax(keys, ways) >> cards & 1) << slot
    return offered


@kernel
def why_not_enter(s: State, t: Tables, location: int, slot: int) -> int:
    """ARC-3.18, ARC-4.2.0.1, ARC-4.2.0.2, ARC-R44  What keeps the seat out of a slot, in this order."""
    if t.slot_cards[location, slot] == 0:
        return NO_SUCH_SLOT
    if not is_open(s, t, location, slot):
        return SLOT_COVERED
    if offered_slots(s, t, location, keys_of(s, t)) >> slot & 1:
        return ALLOWED
    if is_occupied(s, location, slot) and s.hand[s.turn, CLERIC] == 0:
        return SLOT_OCCUPIED
    reason = why_not_act(s, t, s.turn, effect_at(s, location, slot))
    if reason != ALLOWED:
        return reason
    if ways_in(s, t, location, slot) == WITH_TAX_POWER:
        return why_not_tax(s, location)
    return why_not_this_slot(s, t, location, slot)


@kernel
def why_not_tax(s: State, location: int) -> int:
    """ARC-R22  The tax exceeds the seat's gold, or the action is unaffordable after it."""
    due = tax_due(s, location)
    gold = s.held[s.turn, GOLD]
    if due > gold:
        return because(TAX_NOT_PAYABLE, due, gold)
    return because(TAX_LEAVES_TOO_LITTLE, due, gold - due)


@kernel
def first_equal_slot(s: State, t: Tables, location: int, slot: int) -> int:
    """ARC-R25  The first slot that is the same choice: vacant for as many cards, or also occupied.

    In the Palace each slot has a King's Favor of its own.
    """
    if location != PALACE and is_open(s, t, location, slot):
        taken = is_occupied(s, location, slot)
        for lower in range(slot):
            is_alike = taken or t.slot_cards[location, lower] == t.slot_cards[location, slot]
            if is_alike and is_open(s, t, location, lower):
                if is_occupied(s, location, lower) == taken:
                    return lower
    return slot


@kernel
def why_not_this_slot(s: State, t: Tables, location: int, slot: int) -> int:
    """ARC-4.0.4, ARC-R25  The action is possible there, but not from this slot with these cards."""
    first = first_equal_slot(s, t, location, slot)
    if first != slot:
        return because(SAME_AS_OTHER_SLOT, location, first)
    size = hand_size(s, s.turn)
    if t.slot_cards[location, slot] == 2 and size < 2 and size == s.hand[s.turn, COURTIER]:
        return TWO_CARDS_NEEDED
    return NOTHING_TO_DO


@kernel
def legal_slots(s: State, t: Tables, out: Any, n: int) -> int:
    """ARC-4.0.3  Every slot that the seat to act can enter."""
    keys = keys_of(s, t)
    if keys == 0:
        return n
    for location in range(PLACES_OF_CITY):
        offered = offered_slots(s, t, location, keys)
        for slot in range(SLOTS):  # no branch: processors would predict it badly
            out[n] = ENTER + location * SLOTS + slot
            n += offered >> slot & 1
    return n


@kernel
def is_any_slot_legal(s: State, t: Tables) -> bool:
    """Whether the seat to act can enter any slot."""
    keys = keys_of(s, t)
    if keys == 0:
        return False
    for location in range(PLACES_OF_CITY):
        if offered_slots(s, t, location, keys) != 0:
            return True
    return False
