"""ARK-1A.6, ARK-1A.7  After laying a building the hand is refilled."""

from typing import Any

from polis.core.kernels.kernel import kernel
from polis.core.kernels.legality import because
from polis.games.arkadia.model.actions import DRAW, PILE
from polis.games.arkadia.model.events import (
    CARD_DRAWN,
    CARD_TAKEN,
    DISPLAY_REFILLED,
    HAND_NOT_REFILLED,
    Log,
    emit,
)
from polis.games.arkadia.model.hands import add_to_hand
from polis.games.arkadia.model.state import COMPLETION, DISPLAY, DRAWING, NONE, State
from polis.games.arkadia.rules.reasons import ALLOWED, NOT_ON_DISPLAY, PILE_EMPTY


@kernel
def begin_drawing(s: State, log: Log) -> None:
    """ARK-R25, ARK-R26  Drawing comes before completion; it is skipped if there is nothing to draw."""
    if s.pile_size > 0 or is_display_filled(s):
        s.phase = DRAWING
    else:
        emit(log, HAND_NOT_REFILLED, s.turn)
        s.phase = COMPLETION


@kernel
def why_not_draw(s: State, choice: int) -> int:
    """ARK-1A.6, ARK-R26  The card lies face up, or the pile is not empty."""
    if choice == PILE:
        return ALLOWED if s.pile_size > 0 else PILE_EMPTY
    return ALLOWED if slot_of(s, choice) != NONE else because(NOT_ON_DISPLAY, choice, 0)


@kernel
def legal_draw(s: State, out: Any, n: int) -> int:
    """ARK-1A.6  One of the cards face up (equal ones once, ARK-R32) or the top of the pile."""
    for choice in range(PILE + 1):
        if why_not_draw(s, choice) == ALLOWED:
            out[n] = DRAW + choice
            n += 1
    return n


@kernel
def draw_card(s: State, choice: int, log: Log) -> None:
    """ARK-1A.6  Add the card to the hand: known to all if face up, hidden if from the pile."""
    if choice == PILE:
        kind = top_of_pile(s)
        add_to_hand(s, s.turn, kind, False)
        emit(log, CARD_DRAWN, s.turn, kind)
    else:
        slot = slot_of(s, choice)
        s.display[slot] = NONE
        add_to_hand(s, s.turn, choice, True)
        emit(log, CARD_TAKEN, s.turn, choice)
        refill_display(s, slot, log)
    s.phase = COMPLETION


@kernel
def refill_display(s: State, slot: int, log: Log) -> None:
    """ARK-1A.7  The next card of the pile is turned face up; with no pile the slot stays empty."""
    if s.pile_size > 0:
        s.display[slot] = top_of_pile(s)
        emit(log, DISPLAY_REFILLED, slot, s.display[slot])


@kernel
def top_of_pile(s: State) -> int:
    """Take the next card off the pile."""
    s.pile_size -= 1
    kind = s.pile[s.pile_size]
    s.pile[s.pile_size] = NONE
    return int(kind)


@kernel
def slot_of(s: State, kind: int) -> int:
    """The first slot of the display that shows the kind, or NONE."""
    for slot in range(DISPLAY):
        if s.display[slot] == kind:
            return slot
    return NONE


@kernel
def is_display_filled(s: State) -> bool:
    """Whether any card lies face up."""
    for slot in range(DISPLAY):
        if s.display[slot] != NONE:
            return True
    return False
