"""ARC-4.0, ARC-5  A card is played, a figure placed, the tax paid; then the action begins."""

from polis.core.kernels.kernel import kernel
from polis.games.archon.box.effects import (
    ACQUIRE_MAGISTER,
    ACQUIRE_TILE,
    HELD,
    TRADE,
    VISIT,
)
from polis.games.archon.model.actions import TILE_COUNT
from polis.games.archon.model.events import (
    CARD_PLAYED,
    FIGURE_PLACED,
    TAX_PAID,
    TAX_SPARED,
    TOKEN_PLACED,
    Log,
    emit,
)
from polis.games.archon.model.meanings import BY_TILE
from polis.games.archon.model.state import (
    ACT,
    BUYING_TILE,
    CARD,
    FROM_TILE,
    GOLD,
    HIRING,
    MERCHANT,
    NONE,
    REPEAT,
    SEATS,
    TAKING,
    TAX,
    TRADING,
    State,
)
from polis.games.archon.model.tables import ACTION, AT, GAINS, ONE_OF, WHEN, Tables
from polis.games.archon.rules.city.possible import effect_at
from polis.games.archon.rules.city.slots import has_tax_power, is_taxed_by, tax_due
from polis.games.archon.rules.city.supply import gain


@kernel
def choose_slot(s: State, location: int, slot: int) -> None:
    """ARC-4.0.3  Choose the slot; the card for it comes next."""
    s.location = location
    s.slot = slot
    s.phase = CARD


@kernel
def play_one(s: State, t: Tables, kind: int, plain: bool, log: Log) -> None:
    """ARC-5.0.1, ARC-5.0.2  One card: a Courtier, or a magister with or without its power."""
    s.card = kind
    s.plain = 1 if plain else 0
    s.power = NONE if plain or kind == 0 else kind
    leave_hand(s, kind, 1, plain, log)
    place_figure(s, t, log)


@kernel
def play_pair(s: State, t: Tables, first: int, second: int, log: Log) -> None:
    """ARC-4.0.4  Two cards; magisters among them count as Courtiers."""
    s.card = first
    s.second_card = second
    if first == second:
        leave_hand(s, first, 2, first > 0, log)
    else:
        leave_hand(s, first, 1, first > 0, log)
        leave_hand(s, second, 1, True, log)
    place_figure(s, t, log)


@kernel
def leave_hand(s: State, kind: int, cards: int, plain: bool, log: Log) -> None:
    """Move cards from the hand to the table; those that others knew of count as played first."""
    s.hand[s.turn, kind] -= cards
    s.played[s.turn, kind] += cards
    s.sure_hand[s.turn, kind] = max(0, s.sure_hand[s.turn, kind] - cards)
    emit(log, CARD_PLAYED, s.turn, kind, cards, 1 if plain else 0)


@kernel
def place_figure(s: State, t: Tables, log: Log) -> None:
    """ARC-4.0.3, ARC-R9  The figure, the tax, the token; then what comes with every figure."""
    joined = 0
    for seat in range(SEATS):
        joined += s.figures[s.location, s.slot, seat]
    s.figures[s.location, s.slot, s.turn] += 1
    s.figures_left[s.turn] -= 1
    emit(log, FIGURE_PLACED, s.turn, s.location, s.slot, joined)
    if s.power != NONE and has_tax_power(s, t, s.power):
        collect(s, log)
    else:
        pay_tax(s, log)
    s.effect = effect_at(s, s.location, s.slot)
    s.phase = ACT
    visit(s, t, log)


@kernel
def collect(s: State, log: Log) -> None:
    """ARC-5.1.1, ARC-5.1.3  A Tax Collector pays no tax and places a token, if one is left."""
    due = tax_due(s, s.location)
    if due > 0:
        emit(log, TAX_SPARED, s.turn, s.location, due)
    if s.tokens_left[s.turn] > 0:
        s.tokens_left[s.turn] -= 1
        s.token[s.location, s.slot] = s.turn
        emit(log, TOKEN_PLACED, s.turn, s.location, s.slot)


@kernel
def pay_tax(s: State, log: Log) -> None:
    """ARC-5.1.2, ARC-5.2.2, ARC-R21  One gold to each other owner of a token in the location.

    Every card without tax power pays it, including the Cleric.
    """
    for owner in range(s.seats):
        if owner != s.turn and is_taxed_by(s, s.location, owner):
            s.held[s.turn, GOLD] -= 1
            s.held[owner, GOLD] += 1
            emit(log, TAX_PAID, s.turn, owner, s.location)


@kernel
def visit(s: State, t: Tables, log: Log) -> None:
    """ARC-9.5, ARC-9.8, ARC-R35  What tiles give their owner for each figure in a location."""
    for tile in range(TILE_COUNT):
        if s.tiles[s.turn, tile] == 0 or t.abilities[tile, WHEN] != VISIT:
            continue
        if t.abilities[tile, AT] != s.location:
            continue
        if t.abilities[tile, ONE_OF] != 0:
            begin_choice(s, t, tile)
        else:
            for goods in range(HELD):
                if t.abilities[tile, GAINS + goods] > 0:
                    gain(s, s.turn, goods, t.abilities[tile, GAINS + goods], BY_TILE + tile, log)


@kernel
def begin_choice(s: State, t: Tables, tile: int) -> None:
    """ARC-9.8  Offer one of the cubes of the tile, if the supply has any of them."""
    for goods in range(GOLD, HELD):
        if t.abilities[tile, GAINS + goods] > 0 and s.supply[goods] > 0:
            s.take_count = 1
            s.take_from = FROM_TILE + tile
            s.phase = TAKING


@kernel
def begin_action(s: State, t: Tables) -> None:
    """ARC-4.2.0.2  Begin the action of the slot: an exchange, a trade, a magister or a tile."""
    act = t.effects[s.effect, ACTION]
    s.repetition = 0
    if act == TRADE:
        s.phase = TRADING
    elif act == ACQUIRE_MAGISTER:
        s.phase = HIRING
    elif act == ACQUIRE_TILE:
        s.phase = BUYING_TILE
    else:
        s.phase = REPEAT


@kernel
def has_merchant_power(s: State, t: Tables) -> bool:
    """ARC-5.4.1, ARC-9.7, ARC-R29  Whether the card played brings a Merchant's bonus."""
    if s.power == MERCHANT:
        return True
    return s.power == TAX and has_tax_power(s, t, MERCHANT)
