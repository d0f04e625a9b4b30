"""What the learned bots of Archon read: the encoding without the order of the cards that were drawn."""

from functools import cache
from typing import Any, Final

import numpy as np

from polis.core.kernels.arrays import Array, Records
from polis.core.kernels.layout import State, as_state
from polis.games.learned.inputs import NOTHING, Inputs

LEFT_OUT: Final = ("favors", "provinces")
UNFINISHED: Final[frozenset[int]] = frozenset()
STOP: Final = NOTHING


@cache
def columns() -> Array:
    """Return the columns of an encoding that are read."""
    from polis.games import load  # noqa: PLC0415 - the game knows its bots

    encoding = load("archon").encoding
    wanted = np.ones(encoding[-1].place.stop, np.bool_)
    for one in encoding:
        if one.name in LEFT_OUT:
            wanted[one.place] = False
    return np.flatnonzero(wanted)


def read(game: Any, states: Records, seat: int) -> Inputs:
    """Return what the network reads of states."""
    rows = [
        game.encode(game.observe(as_state(states[k : k + 1], State), seat))
        for k in range(len(states))
    ]
    plain = np.stack(rows)[:, columns()]
    return Inputs(plain, np.zeros((0, 0), np.float32), np.zeros(0, np.int64))
