"""What a seat may know, for bots: built by copying known fields, so hidden ones never get in.

Hidden are only the halves into which other seats have split their cards, in the rounds in which
that matters (ARC-4.0.1), and the order of three decks. What follows from cards played and revealed
is known to everybody: the second half in an even round; in an odd one the second half once the
first is played; and both halves if all unseen cards are of one kind.
"""

from typing import Any, Final

from polis.core.declared.named_record import SPECTATOR
from polis.core.kernels.kernel import kernel
from polis.core.kernels.layout import Observation, field_copier
from polis.games.archon.model.actions import KINDS
from polis.games.archon.model.state import LAYOUT, NONE, SEATS, STATE, State

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


@kernel
def observe_at(states: Any, i: int, seat: int, seen: Any) -> None:
    """Apply `observe_into` to the i-th of many states, into seen[0]: the entry point for Python."""
    observe_into(seen[0], states[i], seat)


def observe(state: Any, seat: int | None) -> Observation:
    """Return the observation of a seat (None: a spectator), shape (1,)."""
    seen = LAYOUT.new_observation()
    observe_at(state, 0, SPECTATOR if seat is None else seat, seen)
    return seen
