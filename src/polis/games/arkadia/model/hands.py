"""Hands as short ascending rows of kinds, and the part of them that everybody has seen."""

from polis.core.kernels.arrays import Array
from polis.core.kernels.kernel import kernel
from polis.games.arkadia.model.state import NONE, State


@kernel
def insert(row: Array, size: int, kind: int) -> None:
    """Insert a kind into an ascending row that holds `size` of them."""
    place = size
    while place > 0 and row[place - 1] > kind:
        row[place] = row[place - 1]
        place -= 1
    row[place] = kind


@kernel
def find(row: Array, size: int, kind: int) -> int:
    """Return the first place of a kind in a row that holds `size` of them, or NONE."""
    for place in range(size):
        if row[place] == kind:
            return place
    return NONE


@kernel
def take_out(row: Array, size: int, place: int) -> None:
    """Remove the kind at `place` from a row that holds `size` of them."""
    for i in range(place, size - 1):
        row[i] = row[i + 1]
    row[size - 1] = NONE


@kernel
def add_to_hand(s: State, seat: int, kind: int, is_public: bool) -> None:
    """Add a card to the hand; one taken face up stays known to everybody."""
    insert(s.hand[seat], s.hand_size[seat], kind)
    s.hand_size[seat] += 1
    if is_public:
        insert(s.shown[seat], s.shown_size[seat], kind)
        s.shown_size[seat] += 1


@kernel
def discard_from_hand(s: State, seat: int, kind: int) -> None:
    """Remove a card from the hand; if others have seen one of its kind, count that one as removed."""
    take_out(s.hand[seat], s.hand_size[seat], find(s.hand[seat], s.hand_size[seat], kind))
    s.hand_size[seat] -= 1
    place = find(s.shown[seat], s.shown_size[seat], kind)
    if place != NONE:
        take_out(s.shown[seat], s.shown_size[seat], place)
        s.shown_size[seat] -= 1
