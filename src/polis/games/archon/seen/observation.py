"""What a seat may know, built by copying known fields, and worlds drawn from it at random.

Hidden are only the halves into which other seats have split their cards, in the rounds in which
that matters (ARC-4.0.1), and the order of three decks. What follows from cards played and revealed
is known to everybody: the second half in an even round; in an odd one the second half once the
first is played; and both halves if all unseen cards are of one kind.
"""

from typing import Any, Final

from polis.core.kernels.chance import shuffle
from polis.core.kernels.encoding import encode
from polis.core.kernels.kernel import entry_point, kernel
from polis.core.kernels.layout import field_copier
from polis.games.archon.model.actions import HAND, KINDS
from polis.games.archon.model.state import (
    COURTIER,
    FAVORS,
    LAYOUT,
    NONE,
    REPLACING,
    SEATS,
    STATE,
    State,
)
from polis.games.archon.model.tables import Tables

PUBLIC: Final = LAYOUT.public()  # as declared: any other field stays hidden
copy_public: Final = field_copier(STATE, PUBLIC)


@kernel
def observe_into(seen: State, s: State, seat: int) -> None:
    """ARC-4.0.1  Overwrite `seen` with what a seat or SPECTATOR may know of the state.

    It includes the seat's own halves; of other halves the cards known to be in them (`sure_hand`,
    `sure_waiting`); of the decks the cards that have been drawn, NONE for the others.
    """
    copy_public(seen, s)
    for other in range(SEATS):
        is_known = other == seat or not is_split_hidden(s, other)
        for kind in range(KINDS):
            seen.hand[other, kind] = s.hand[other, kind] if is_known else s.sure_hand[other, kind]
            seen.waiting[other, kind] = (
                s.waiting[other, kind] if is_known else s.sure_waiting[other, kind]
            )
    add_drawn(seen.favors, s.favors, s.next_favor)
    add_drawn(seen.provinces, s.provinces, s.next_province)
    add_drawn(seen.attacks, s.attacks, s.next_attack)


@kernel
def add_drawn(seen: Any, deck: Any, drawn: int) -> None:
    """Copy the cards of a deck that have been drawn; NONE for the others."""
    for place in range(len(deck)):
        seen[place] = deck[place] if place < drawn else NONE


@kernel
def are_splits_hidden(s: State) -> bool:
    """ARC-4.0.1, ARC-R42  From a split to the end of its round only the owner knows the halves."""
    return bool((s.round_number % 2 == 1 or s.divided_early != 0) and s.ending == NONE)


@kernel
def is_split_hidden(s: State, seat: int) -> bool:
    """ARC-4.0.1  Whether onlookers cannot tell the two halves of a seat apart now.

    They can if a half has no unseen card, or if all unseen cards are of one kind.
    """
    in_hand = 0
    waiting = 0
    kinds = 0
    for kind in range(KINDS):
        unseen_in_hand = s.hand[seat, kind] - s.sure_hand[seat, kind]
        unseen_waiting = s.waiting[seat, kind] - s.sure_waiting[seat, kind]
        in_hand += unseen_in_hand
        waiting += unseen_waiting
        if unseen_in_hand + unseen_waiting > 0:
            kinds += 1
    return bool(are_splits_hidden(s) and in_hand > 0 and waiting > 0 and kinds > 1)


@entry_point
def observe_at(states: Any, i: int, seat: int, seen: Any) -> None:
    """Apply `observe_into` to the i-th of many states, into seen[0]: the entry point for Python."""
    observe_into(seen[0], states[i], seat)


@entry_point
def encode_at(raw: Any, seat: int, program: Any, floats: Any) -> None:
    """Write a record as floats, from a seat's side."""
    encode(raw, seat, program, floats)


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


@entry_point
def fill_world_at(states: Any, i: int, tables: Any, room: Any, rng: Any) -> None:
    """Apply `fill_world` to the i-th of many states: the entry point for Python."""
    fill_world(states[i], tables[0], room, rng)
