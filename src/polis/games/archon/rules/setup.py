"""ARC-3  Setup: everything is in its place before the first magisters are chosen.

Random decisions (player order and the four decks) are passed in.
"""

from typing import Any

from polis.core.kernels.kernel import entry_point, kernel
from polis.games.archon.box.effects import HELD
from polis.games.archon.model.actions import CUBES, KINDS, PLACES_OF_CITY, SLOTS, TILE_COUNT
from polis.games.archon.model.events import (
    CAPACITY,
    FAVOR_REVEALED,
    GAME_STARTED,
    GRANT_DRAWN,
    ORDER_SET,
    Log,
    emit,
)
from polis.games.archon.model.meanings import BY_START_KIT
from polis.games.archon.model.state import (
    ATTACKS,
    COURTIER,
    DRAFTING,
    FAVORS,
    NONE,
    PROVINCES,
    SEASONS,
    SEATS,
    SUPPLIED,
    WALL,
    State,
)
from polis.games.archon.model.tables import Tables
from polis.games.archon.rules.city.supply import gain
from polis.games.archon.rules.round_end import fill_repository, remove_figures
from polis.games.archon.rules.season import fill_market
from polis.games.archon.rules.turn import forget_placement


@kernel
def set_up(
    s: State, t: Tables, seats: int, order: Any, grants: Any,
    provinces: Any, attacks: Any, favors: Any, log: Log,
) -> None:  # fmt: skip
    """Prepare a game; the arrays hold seats and card numbers in drawing order.

    The fields of options are left unchanged.
    """
    s.seats = seats
    clear(s, t)
    place_decks(s, grants, provinces, attacks, favors)
    emit(log, GAME_STARTED, seats)
    for place in range(seats):
        s.order[place] = order[place]
        emit(log, ORDER_SET, place, order[place])
    for place in range(seats):
        equip(s, t, place, log)
    for season in range(SEASONS):
        emit(log, GRANT_DRAWN, season, s.grants[season])
    fill_repository(s, t, log)
    fill_market(s, t, 0, log)
    reveal_favors(s, t, log)
    s.turn = s.order[0]
    s.phase = DRAFTING


@kernel
def clear(s: State, t: Tables) -> None:
    """ARC-3.1, ARC-3.2, ARC-3.7, ARC-3.10, ARC-3.11, ARC-3.16  An empty city and full supplies."""
    s.ply = 0
    s.round_number = 0
    s.divided_early = 0
    s.ending = NONE
    s.second = 0
    s.took_magister = 0
    s.strength = 0
    s.raid_place = 0
    s.raid_cube = 0
    forget_placement(s)
    for goods in range(SUPPLIED):
        s.supply[goods] = t.supply[goods]
    for resource in range(CUBES):
        s.market[resource] = 0
        s.repository[resource] = 0
    for tile in range(TILE_COUNT):
        s.tiles_left[tile] = t.tile_copies[tile, s.seats]
    for space in range(WALL):
        s.wall[space] = NONE
    for location in range(PLACES_OF_CITY):
        for slot in range(SLOTS):
            s.token[location, slot] = NONE
    for seat in range(SEATS):
        clear_seat(s, t, seat)
    remove_figures(s, t)


@kernel
def clear_seat(s: State, t: Tables, seat: int) -> None:
    """ARC-3.0.1, ARC-3.6, ARC-3.14  A seat with eight Courtiers, no goods and four points."""
    plays = seat < s.seats
    s.order[seat] = NONE
    s.passed[seat] = 0
    s.divided[seat] = 0
    s.raid_due[seat] = 0
    s.points[seat] = t.start_points if plays else 0
    s.arts[seat] = 0
    s.science[seat] = 0
    s.figures_left[seat] = 0
    s.warriors_left[seat] = t.warriors if plays else 0
    s.tokens_left[seat] = t.tokens if plays else 0
    for goods in range(HELD):
        s.held[seat, goods] = 0
    for kind in range(KINDS):
        s.hand[seat, kind] = 0
        s.waiting[seat, kind] = 0
        s.played[seat, kind] = 0
        s.sure_hand[seat, kind] = 0
        s.sure_waiting[seat, kind] = 0
    s.played[seat, COURTIER] = t.courtiers if plays else 0
    for magister in range(KINDS - 1):
        s.track[seat, magister] = 0
    for tile in range(TILE_COUNT):
        s.tiles[seat, tile] = 0


@kernel
def place_decks(s: State, grants: Any, provinces: Any, attacks: Any, favors: Any) -> None:
    """ARC-3.3, ARC-3.8, ARC-3.9, ARC-3.12  The shuffled decks; only three King's Grants are used."""
    s.next_province = 0
    s.next_attack = 0
    s.next_favor = 0
    for season in range(SEASONS):
        s.grants[season] = grants[season]
    for i in range(PROVINCES):
        s.provinces[i] = provinces[i]
    for i in range(ATTACKS):
        s.attacks[i] = attacks[i]
    for i in range(FAVORS):
        s.favors[i] = favors[i]


@kernel
def equip(s: State, t: Tables, place: int, log: Log) -> None:
    """ARC-3.0.2, ARC-3.0.3, ARC-3.0.4  The starting goods, by place in the player order."""
    seat = s.order[place]
    for goods in range(HELD):
        if t.start_kit[s.seats, place, goods] > 0:
            gain(s, seat, goods, t.start_kit[s.seats, place, goods], BY_START_KIT, log)


@kernel
def reveal_favors(s: State, t: Tables, log: Log) -> None:
    """ARC-3.12, ARC-4.2.10.2  One King's Favor for each space that is used."""
    for space in range(SLOTS):
        s.palace[space] = NONE
    for space in range(t.favors_face_up[s.seats]):
        s.palace[space] = s.favors[s.next_favor]
        s.next_favor += 1
        emit(log, FAVOR_REVEALED, space, s.palace[space])


@entry_point
def set_up_at(
    states: Any, i: int, tables: Any, seats: int, order: Any, grants: Any,
    provinces: Any, attacks: Any, favors: Any, log: Any,
) -> None:  # fmt: skip
    """Apply `set_up` to the i-th of many states: the entry point for Python."""
    log[0].count = 0
    log[0].limit = CAPACITY
    set_up(
        states[i], tables[0], seats, order, grants, provinces, attacks, favors, log[0]
    )  # fmt: skip
