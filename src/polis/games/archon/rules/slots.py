"""ARC-4.2.0.1, ARC-5.0  Which slots a seat may enter, and with which cards.

A slot is offered if at least one card can be played for it, pay the tax and then act; a card is
offered if with it that holds. So no later decision of a placement can be a dead end.
"""

from typing import Any

from polis.core.kernel import kernel
from polis.games.archon.actions import (
    ENTER,
    KINDS,
    PAIR,
    PLACES_OF_CITY,
    PLAIN,
    SLOTS,
    TILE_COUNT,
    WITH,
)
from polis.games.archon.names import PALACE
from polis.games.archon.rules.possible import can_act, effect_at
from polis.games.archon.state import CLERIC, COURTIER, GOLD, MERCHANT, NONE, SEATS, TAX, State
from polis.games.archon.tables import BOTH_A, Tables

WITH_PAID_TAX = 1
WITH_TAX_POWER = 2
VACANT = 0b110  # the keys of vacant slots, for one card and for two
ANY_KEY = VACANT | 1
TAX_KEYS = 3  # places higher: the keys of cards with tax power


@kernel
def is_open(s: State, t: Tables, location: int, slot: int) -> bool:
    """ARC-3.18, ARC-R44  The slot exists with so many seats; in the Palace a card lies there."""
    if t.slot_seats[location, slot] > s.seats:
        return False
    return bool(location != PALACE or s.palace[slot] != NONE)


@kernel
def is_occupied(s: State, location: int, slot: int) -> bool:
    """Whether any figure stands on the slot."""
    figures = 0
    for seat in range(SEATS):
        figures |= s.figures[location, slot, seat]
    return figures != 0


@kernel
def is_taxed_by(s: State, location: int, owner: int) -> bool:
    """ARC-R21, ARC-R23  Whether the owner has a token, or several, in the location."""
    for slot in range(SLOTS):
        if s.token[location, slot] == owner:
            return True
    return False


@kernel
def tax_due(s: State, location: int) -> int:
    """ARC-5.1.2, ARC-R24  Gold that the seat on turn owes: one to each other owner of a token."""
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
    """ARC-R22  How the action could be done: WITH_PAID_TAX, WITH_TAX_POWER, both, or 0."""
    return ways_to_act(s, t, effect_at(s, location, slot), tax_due(s, location))


@kernel
def ways_to_act(s: State, t: Tables, effect: int, due: int) -> int:
    """The same for an effect where so much gold is due."""
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
    """ARC-5.1.3, ARC-9.7  Whether a card of the kind, used as such, is spared the tax."""
    return kind == TAX or (kind == MERCHANT and has_chapel(s, t))


@kernel
def hand_size(s: State, seat: int) -> int:
    """How many cards the seat still has in hand."""
    cards = 0
    for kind in range(KINDS):
        cards += s.hand[seat, kind]
    return cards


@kernel
def keys_of(s: State, t: Tables) -> int:
    """ARC-4.0.3, ARC-4.0.4, ARC-5.2.1  Which slots the hand of the seat on turn can open.

    Bit 1 stands for vacant slots for one card, bit 2 for those for two; bit 0 for occupied ones,
    which a Cleric joins. TAX_KEYS higher stand the same for cards with tax power only.
    """
    size = hand_size(s, s.turn)
    keys = 1 if s.hand[s.turn, CLERIC] > 0 else 0
    if size > s.hand[s.turn, COURTIER]:
        keys |= VACANT
    else:
        keys |= VACANT & ((2 << size) - 2)
    for kind in range(TAX, KINDS):
        if s.hand[s.turn, kind] > 0 and has_tax_power(s, t, kind):
            keys |= VACANT << TAX_KEYS
    return keys


@kernel
def opened(keys: int, ways: int) -> int:
    """ARC-5.2.2, ARC-R22, ARC-R26  The keys that are left when the tax must or cannot be paid."""
    if ways & WITH_PAID_TAX:
        return keys & ANY_KEY
    return keys >> TAX_KEYS if ways & WITH_TAX_POWER else 0


@kernel
def offered_slots(s: State, t: Tables, location: int, keys: int) -> int:
    """ARC-4.2.0.1, ARC-R25  The slots of a location that the seat on turn may enter, as bits.

    Equal slots are one choice, the first of them: vacant ones for as many cards, and all occupied
    ones, for a Cleric enters with one card.
    """
    if location == PALACE:
        return offered_favors(s, t, keys)
    keys = opened(keys, ways_in(s, t, location, 0))
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
    """ARC-4.2.10.1, ARC-R5  The same of the Palace, where each card is its own slot."""
    offered = 0
    due = tax_due(s, PALACE)
    for slot in range(SLOTS):
        if is_open(s, t, PALACE, slot):
            cards = 0 if is_occupied(s, PALACE, slot) else 0 + t.slot_cards[PALACE, slot]
            if keys >> cards & (1 << TAX_KEYS | 1):
                ways = ways_to_act(s, t, effect_at(s, PALACE, slot), due)
                offered |= (opened(keys, ways) >> cards & 1) << slot
    return offered


@kernel
def legal_slots(s: State, t: Tables, out: Any, n: int) -> int:
    """ARC-4.0.3  Every slot that the seat on turn can enter."""
    keys = keys_of(s, t)
    if keys == 0:
        return n
    for location in range(PLACES_OF_CITY):
        offered = offered_slots(s, t, location, keys)
        for slot in range(SLOTS):  # no question: processors guess the answer badly
            out[n] = ENTER + location * SLOTS + slot
            n += offered >> slot & 1
    return n


@kernel
def is_any_slot_legal(s: State, t: Tables) -> bool:
    """Whether the seat on turn can do anything at all."""
    keys = keys_of(s, t)
    if keys == 0:
        return False
    for location in range(PLACES_OF_CITY):
        if offered_slots(s, t, location, keys) != 0:
            return True
    return False


@kernel
def legal_cards(s: State, t: Tables, out: Any, n: int) -> int:
    """ARC-5.0.1 to ARC-5.0.3  Every card, or pair of cards, that gets into the chosen slot."""
    if is_occupied(s, s.location, s.slot):
        out[n] = WITH + CLERIC
        return n + 1
    ways = ways_in(s, t, s.location, s.slot)
    cards = t.slot_cards[s.location, s.slot]
    for kind in range(KINDS):
        if s.hand[s.turn, kind] > 0 and (kind != COURTIER or cards == 1):
            needed = WITH_TAX_POWER if has_tax_power(s, t, kind) else WITH_PAID_TAX
            if ways & needed:
                out[n] = WITH + kind
                n += 1
    if ways & WITH_PAID_TAX:
        n = legal_plain(s, t, out, n)
        if cards > 1:
            n = legal_pairs(s, out, n)
    return n


@kernel
def legal_plain(s: State, t: Tables, out: Any, n: int) -> int:
    """ARC-R28  A magister that counts as a Courtier, where that is another thing to do."""
    chapel = has_chapel(s, t)
    if s.hand[s.turn, TAX] > 0:
        out[n] = PLAIN + TAX - 1
        n += 1
    if s.hand[s.turn, MERCHANT] > 0 and (chapel or has_bonus(t, s.location)):
        out[n] = PLAIN + MERCHANT - 1
        n += 1
    return n


@kernel
def has_bonus(t: Tables, location: int) -> bool:
    """ARC-5.4.1  Whether a Merchant gets more there."""
    for goods in range(t.merchant.shape[1]):
        if t.merchant[location, goods] > 0:
            return True
    return False


@kernel
def legal_pairs(s: State, out: Any, n: int) -> int:
    """ARC-4.0.4, ARC-R10  Two cards for a two-card slot, magisters among them as Courtiers."""
    for first in range(KINDS):
        for second in range(first, KINDS):
            needed = 2 if first == second else 1
            if s.hand[s.turn, first] >= needed and s.hand[s.turn, second] >= needed:
                out[n] = PAIR + first * KINDS + second
                n += 1
    return n
