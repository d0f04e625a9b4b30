"""ARK-P  Preparation: everything is in its place before the first turn.

Random decisions (deck, lot, first seat) are passed in, so the rules draw nothing themselves.
"""

from typing import Any

from polis.core.kernels.kernel import entry_point, kernel
from polis.games.arkadia.model.actions import CASTLE_SQUARES, FAMILIES
from polis.games.arkadia.model.bitboard import ALL, EMPTY, load, store, without
from polis.games.arkadia.model.board import lot
from polis.games.arkadia.model.events import (
    BUILDING_PLACED,
    CAPACITY,
    DISPLAY_FILLED,
    FIRST_SEAT,
    GAME_STARTED,
    HAND_DEALT,
    LOT_PLACED,
    NEUTRALS_DEALT,
    TURN_STARTED,
    Log,
    emit,
)
from polis.games.arkadia.model.hands import add_to_hand
from polis.games.arkadia.model.state import (
    BUILDINGS,
    DISPLAY,
    FLOORS,
    HAND,
    MUST,
    NONE,
    SEATS,
    State,
)
from polis.games.arkadia.model.tables import Tables
from polis.games.arkadia.rules.laying import put_building


@kernel
def set_up(
    s: State, t: Tables, seats: int, first_seat: int, first_game: bool,
    standing: int, lot_square: int, deck: Any, deck_size: int, log: Log,
) -> None:  # fmt: skip
    """Prepare a game. deck: kinds in dealing order; the fields of options are left unchanged."""
    clear_board(s)
    clear_turn(s)
    s.seats = seats
    s.first_seat = first_seat
    s.turn = first_seat
    s.first_game = 1 if first_game else 0
    emit(log, GAME_STARTED, seats)
    emit(log, FIRST_SEAT, first_seat)
    place_lot(s, t, standing, lot_square, log)
    hand_out_material(s, t)
    fill_pools(s, t)
    if first_game:
        place_first_buildings(s, t, log)
        hand_out_neutrals(s, t, log)
    deal_cards(s, deck, deck_size, log)
    emit(log, TURN_STARTED, s.turn)


@kernel
def clear_board(s: State) -> None:
    """ARK-P.1  An empty board: every square vacant."""
    store(s.free, (ALL, ALL, ALL))
    store(s.sites, EMPTY)
    for owner in range(SEATS + 1):
        store(s.workers[owner], EMPTY)
    s.building_count = 0
    s.first_buildings = 0
    s.open_count = 0
    for i in range(BUILDINGS):
        s.tile_form[i] = NONE
        s.tile_family[i] = NONE
        s.tile_orientation[i] = NONE
        s.tile_square[i] = NONE
        s.open[i] = NONE


@kernel
def clear_turn(s: State) -> None:
    """Nothing has been decided yet."""
    s.phase = MUST
    s.ply = 0
    s.turns_finished = 0
    s.passes = 0
    s.turns_left = 0
    s.ender = NONE
    s.ending = NONE
    s.card = NONE
    s.site = NONE
    s.last_square = NONE
    s.placed = 0
    s.due = 0
    s.family = NONE
    s.camps = 0
    for place in range(len(s.spare)):
        s.spare[place] = 0


@kernel
def place_lot(s: State, t: Tables, standing: int, square: int, log: Log) -> None:
    """ARK-P.2  The castle lot lies on the board; its squares are no longer vacant."""
    s.lot_standing = standing
    s.lot_square = square
    store(s.free, without(load(s.free), lot(s, t)))
    for i in range(CASTLE_SQUARES):
        s.height[i] = 0
        s.top[i] = t.lot_seals[i]
    emit(log, LOT_PLACED, square, standing)


@kernel
def hand_out_material(s: State, t: Tables) -> None:
    """ARK-P.3, ARK-P.4  Workers and banners to the seats, the neutral workers to the supply."""
    for seat in range(SEATS):
        plays = seat < s.seats
        s.own[seat] = t.own_workers if plays else 0
        s.banners[seat] = t.banners if plays else 0
        s.neutral[seat] = 0
        s.gold[seat] = 0
        for family in range(FAMILIES):
            s.seals[seat, family] = 0
    s.supply = t.neutral_supply


@kernel
def fill_pools(s: State, t: Tables) -> None:
    """ARK-P.5  Castle pieces of three floors; the first is open."""
    s.floor = 0
    for floor in range(FLOORS):
        for family in range(FAMILIES):
            s.pools[floor, family] = t.pools[floor, family]


@kernel
def place_first_buildings(s: State, t: Tables, log: Log) -> None:
    """ARK-P.8, ARK-R36  The buildings of the first game; camps under them bring nobody a worker."""
    for i in range(t.first_count):
        form = t.first_form[i]
        family = t.first_family[i]
        square = t.first_square[i]
        building = put_building(s, t, form, family, t.first_orientation[i], square)
        emit(log, BUILDING_PLACED, building, form, family, square)
    s.first_buildings = t.first_count


@kernel
def hand_out_neutrals(s: State, t: Tables, log: Log) -> None:
    """ARK-P.9  Some neutral workers for each seat, fewer the more seats there are."""
    for seat in range(s.seats):
        s.neutral[seat] = t.first_neutrals[s.seats]
        s.supply -= s.neutral[seat]
        emit(log, NEUTRALS_DEALT, seat, s.neutral[seat])


@kernel
def deal_cards(s: State, deck: Any, deck_size: int, log: Log) -> None:
    """ARK-P.6  Four cards to each hand, three face up, the rest is the pile."""
    for seat in range(SEATS):
        s.hand_size[seat] = 0
        s.shown_size[seat] = 0
        for i in range(HAND):
            s.hand[seat, i] = NONE
            s.shown[seat, i] = NONE
    dealt = 0
    for seat in range(s.seats):
        for _ in range(HAND):
            add_to_hand(s, seat, deck[dealt], False)
            emit(log, HAND_DEALT, seat, deck[dealt])
            dealt += 1
    for slot in range(DISPLAY):
        s.display[slot] = deck[dealt]
        emit(log, DISPLAY_FILLED, slot, deck[dealt])
        dealt += 1
    s.pile_size = deck_size - dealt
    for i in range(BUILDINGS):
        s.pile[i] = deck[deck_size - 1 - i] if i < s.pile_size else NONE


@entry_point
def set_up_at(
    states: Any, i: int, tables: Any, seats: int, first_seat: int, first_game: bool,
    standing: int, lot_square: int, deck: Any, deck_size: int, log: Any,
) -> None:  # fmt: skip
    """Apply `set_up` to the i-th of many states: the entry point for Python."""
    log[0].count = 0
    log[0].limit = CAPACITY
    set_up(
        states[i], tables[0], seats, first_seat, first_game,
        standing, lot_square, deck, deck_size, log[0],
    )  # fmt: skip
