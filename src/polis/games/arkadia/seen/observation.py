"""What a seat may know, for bots: built by copying known fields, so hidden ones never get in.

An observation has the layout of a state and holds everything the seat has seen, with perfect memory
of what was public (ARK-R29: all behind a screen was gained in public).
"""

from typing import Any, Final

from polis.core.declared.named_record import SPECTATOR
from polis.core.kernels.kernel import kernel
from polis.core.kernels.layout import Observation, field_copier
from polis.games.arkadia.model.state import BUILDINGS, HAND, LAYOUT, NONE, SEATS, STATE, State

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


@kernel
def observe_at(states: Any, i: int, seat: int, seen: Any) -> None:
    """Apply `observe_into` to the i-th of many states, into seen[0]: the entry point for Python."""
    observe_into(seen[0], states[i], seat)


def observe(state: Any, seat: int | None) -> Observation:
    """Return the observation of a seat (None: a spectator), shape (1,)."""
    seen = LAYOUT.new_observation()
    observe_at(state, 0, SPECTATOR if seat is None else seat, seen)
    return seen
