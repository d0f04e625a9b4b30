"""What a seat may know, built by copying known fields, and worlds drawn from it at random.

An observation has the layout of a state and holds everything the seat has seen, with perfect memory
of what was public (ARK-R29: all behind a screen was gained in public).
"""

from typing import Any, Final

from polis.core.kernels.chance import shuffle
from polis.core.kernels.encoding import encode
from polis.core.kernels.kernel import entry_point, kernel
from polis.core.kernels.layout import field_copier
from polis.games.arkadia.model.actions import FAMILIES, KINDS
from polis.games.arkadia.model.hands import insert
from polis.games.arkadia.model.state import (
    BUILDINGS,
    DISPLAY,
    HAND,
    LAYOUT,
    NONE,
    SEATS,
    STATE,
    State,
)
from polis.games.arkadia.model.tables import Tables

PUBLIC: Final = LAYOUT.public()  # as declared: any other field stays hidden
copy_public: Final = field_copier(STATE, PUBLIC)


@kernel
def observe_into(seen: State, s: State, seat: int) -> None:
    """ARK-R29  Overwrite `seen` with what a seat or SPECTATOR may know of the state.

    It includes the seat's own hand; of other hands the cards that were taken face up and, in
    `hand_size`, the number of all; of the pile only the size. Unknown cards are NONE.
    """
    copy_public(seen, s)
    for other in range(SEATS):
        for slot in range(HAND):
            seen.hand[other, slot] = s.hand[other, slot] if other == seat else s.shown[other, slot]
    for place in range(BUILDINGS):
        seen.pile[place] = NONE


@entry_point
def observe_at(states: Any, i: int, seat: int, seen: Any) -> None:
    """Apply `observe_into` to the i-th of many states, into seen[0]: the entry point for Python."""
    observe_into(seen[0], states[i], seat)


@entry_point
def encode_at(raw: Any, seat: int, program: Any, floats: Any) -> None:
    """Write a record as floats, from a seat's side."""
    encode(raw, seat, program, floats)


ROOM: Final = KINDS + BUILDINGS  # a working row: the number of each kind, then all cards


@kernel
def fill_world(s: State, t: Tables, room: Any, rng: Any) -> None:
    """Turn an observation into a full state that the observer cannot tell from the real one.

    room: int16, shape (ROOM,), overwritten; rng: see `core.kernels.chance`.
    """
    left = list_unseen(s, t, room)
    shuffle(rng, room[KINDS:], left)
    for seat in range(s.seats):
        size = int(s.hand_size[seat])
        for slot in range(size):
            if s.hand[seat, slot] == NONE:
                left -= 1
                insert(s.hand[seat], slot, room[KINDS + left])
    for place in range(s.pile_size):
        left -= 1
        s.pile[place] = room[KINDS + left]


@kernel
def list_unseen(s: State, t: Tables, room: Any) -> int:
    """Write the kinds of all cards that the observer has not seen, ascending, from room[KINDS] on.

    Returns their number. room[:KINDS] then holds the number of cards of each kind.
    """
    count_unseen(s, t, room)
    listed = 0
    for kind in range(KINDS):
        for _ in range(room[kind]):
            room[KINDS + listed] = kind
            listed += 1
    return listed


@kernel
def count_unseen(s: State, t: Tables, room: Any) -> None:
    """Write how many cards of each kind the observer has not seen into room[:KINDS]."""
    for kind in range(KINDS):
        room[kind] = t.cards[kind]
    for building in range(s.building_count):
        room[s.tile_form[building] * FAMILIES + s.tile_family[building]] -= 1
    for slot in range(DISPLAY):
        if s.display[slot] != NONE:
            room[s.display[slot]] -= 1
    if s.card != NONE:
        room[s.card] -= 1
    for seat in range(s.seats):
        for slot in range(s.hand_size[seat]):
            if s.hand[seat, slot] != NONE:
                room[s.hand[seat, slot]] -= 1


@entry_point
def fill_world_at(states: Any, i: int, tables: Any, room: Any, rng: Any) -> None:
    """Apply `fill_world` to the i-th of many states: the entry point for Python."""
    fill_world(states[i], tables[0], room, rng)
