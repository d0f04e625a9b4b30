"""Worlds consistent with an observation: hidden halves and the order of decks are drawn anew.

A seat's hidden cards are its ten without those played. Except for cards whose place was public, it
is unknown which are in hand and which wait. Every split of the others is equally likely; inferences
from a player's choices are not considered.
"""

from typing import Any, Final

import numpy as np

from polis.core.kernels.chance import new_chance, shuffle
from polis.core.kernels.kernel import kernel
from polis.games.archon.model.actions import HAND, KINDS
from polis.games.archon.model.state import COURTIER, FAVORS, NONE, REPLACING, State
from polis.games.archon.model.tables import Tables
from polis.games.archon.seen.observation import are_splits_hidden

ROOM: Final = FAVORS + KINDS  # a working row: the longest deck, then the cards of a seat by kind


@kernel
def fill_world(s: State, t: Tables, room: Any, rng: Any) -> None:  # noqa: ARG001 - the shape of both games
    """Turn an observation into a full state that the observer cannot tell from the real one.

    room: int16, shape (ROOM,), overwritten; rng: see `core.kernels.chance`.
    """
    if are_splits_hidden(s):
        for seat in range(s.seats):
            if s.divided[seat] != 0:
                spread(s, seat, room, rng)
    fill_deck(s.favors, int(s.next_favor), room, rng)
    fill_deck(s.provinces, int(s.next_province), room, rng)
    fill_deck(s.attacks, int(s.next_attack), room, rng)


@kernel
def spread(s: State, seat: int, room: Any, rng: Any) -> None:
    """Fill the halves of a seat with its unseen cards; every selection of cards is equally likely."""
    write_ten_cards(s, seat, room)
    listed = 0
    to_wait = HAND
    for kind in range(KINDS):
        to_wait -= s.waiting[seat, kind]
        unseen = (
            room[FAVORS + kind]
            - s.played[seat, kind] - s.hand[seat, kind] - s.waiting[seat, kind]
        )  # fmt: skip
        for _ in range(unseen):
            room[listed] = kind
            listed += 1
    shuffle(rng, room, listed)
    for place in range(listed):
        if place < to_wait:
            s.waiting[seat, room[place]] += 1
        else:
            s.hand[seat, room[place]] += 1


@kernel
def write_ten_cards(s: State, seat: int, room: Any) -> None:
    """Count a seat's cards by kind, from room[FAVORS] on; magisters have replaced Courtiers."""
    courtiers = 2 * HAND
    for kind in range(1, KINDS):
        taken = s.track[seat, kind - 1]
        if s.turn == seat and s.phase == REPLACING and kind == 1 + s.magister:
            taken -= 1  # a magister just paid for has not replaced a Courtier yet
        room[FAVORS + kind] = taken
        courtiers -= taken
    room[FAVORS + COURTIER] = courtiers


@kernel
def fill_deck(cards: Any, known: int, room: Any, rng: Any) -> None:
    """Shuffle the cards of a deck that have not been drawn; the first `known` cards stay."""
    size = len(cards)
    for card in range(size):
        room[card] = 1
    for place in range(known):
        room[cards[place]] = 0
    for place in range(known, size):
        if cards[place] != NONE:
            return
    left = known
    for card in range(size):
        if room[card] != 0:
            cards[left] = card
            left += 1
    shuffle(rng, cards[known:], size - known)


@kernel
def fill_world_at(states: Any, i: int, tables: Any, room: Any, rng: Any) -> None:
    """Apply `fill_world` to the i-th of many states: the entry point for Python."""
    fill_world(states[i], tables[0], room, rng)


@kernel
def write_ten_cards_at(states: Any, i: int, seat: int, room: Any) -> None:
    """Apply `write_ten_cards` to the i-th of many states: the entry point for Python."""
    write_ten_cards(states[i], seat, room)


def sample_world(observation: Any, tables: Any, rng: np.random.Generator) -> Any:
    """Return a full state that the observer cannot tell from the real one, shape (1,)."""
    world = observation.copy()
    chance = new_chance(int(rng.integers(1, 1 << 64, dtype=np.uint64)))
    fill_world_at(world, 0, tables, np.empty(ROOM, np.int16), chance)
    return world


def ten_cards(state: Any, seat: int) -> Any:
    """Return how many cards of each kind a seat owns, int16, shape (KINDS,)."""
    room = np.empty(ROOM, np.int16)
    write_ten_cards_at(state, 0, seat, room)
    return room[FAVORS:].copy()
