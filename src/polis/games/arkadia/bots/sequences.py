"""Actions tried one after the other by playing them, for the greedy bot of Arkadia."""

from polis.core.kernels.arrays import Array
from polis.core.kernels.chance import I64
from polis.core.kernels.kernel import kernel
from polis.games.arkadia import rules
from polis.games.arkadia.bots.evaluation import evaluate
from polis.games.arkadia.model.actions import DONE, DRAW, PILE, RECRUIT
from polis.games.arkadia.model.state import DISPLAY, DRAWING, NONE, RECRUITING, WORKING, State
from polis.games.arkadia.rules.laying import most_recruits
from polis.search.memory import DEEPER, TRY, Scratch


@kernel
def after_sequence(length: int, weights: Array, m: Scratch) -> int:
    """Return the score, for the seat to act, of `m.tries[TRY]` after the start of the sequence.

    The introduction ends there. Completion comes after drawing (ARK-R25), so a card is drawn: one
    from the pile, which is unknown here, or the last one face up.
    """
    t, log = m.tables[0], m.logs[0]
    seat = m.tries[TRY].turn
    m.tries[DEEPER] = m.tries[TRY]
    s = m.tries[DEEPER]
    for k in range(length):
        rules.apply(s, t, m.work[0].sequence[k], log)
    if s.phase == RECRUITING:
        rules.apply(s, t, RECRUIT + most_recruits(s), log)
    if s.phase == WORKING:
        rules.apply(s, t, I64(DONE), log)
    elif s.phase == DRAWING:
        rules.apply(s, t, DRAW + any_card(s), log)
    return evaluate(s, t, seat, weights, m.work[0])


@kernel
def any_card(s: State) -> int:
    """The pile or, if it is empty, a card face up."""
    card = I64(PILE)
    if s.pile_size == 0:
        for slot in range(DISPLAY):
            if s.display[slot] != NONE:
                card = I64(s.display[slot])
    return int(card)
