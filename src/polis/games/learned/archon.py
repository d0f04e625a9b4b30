"""What the learned bots of Archon read of an encoding: all but the order of the cards that were drawn."""

from functools import cache
from typing import Final

import numpy as np

from polis.core.kernels.arrays import Array
from polis.games.learned.inputs import Inputs

LEFT_OUT: Final = ("favors", "provinces")


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


def read(seen: Array) -> Inputs:
    """Return what the network reads."""
    plain = seen[:, columns()].astype(np.float32) / 255
    return Inputs(plain, np.zeros((0, 0), np.float32), np.zeros(0, np.int64))
