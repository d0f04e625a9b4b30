"""The value of seals, and their conversion to gold."""

from polis.core.kernels.kernel import kernel
from polis.games.arkadia.model.actions import CASTLE_SQUARES
from polis.games.arkadia.model.state import State


@kernel
def value(s: State, family: int) -> int:
    """ARK-K.4  The value of a seal of the family: the number of squares showing it from above."""
    squares = 0
    for square in range(CASTLE_SQUARES):
        if s.top[square] == family:
            squares += 1
    return squares


@kernel
def cash(s: State, seat: int, family: int, seals: int) -> int:
    """Turn seals into gold at the current value; returns the gold gained. Gold is unlimited."""
    gold = seals * value(s, family)
    s.seals[seat, family] -= seals
    s.gold[seat] += gold
    return int(gold)
