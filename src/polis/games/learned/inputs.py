"""What a learned network reads, and how far its bot looks on."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

import numpy as np

from polis.core.kernels.arrays import Array, Records

NOTHING: Final = -1


class Inputs(NamedTuple):
    """Numbers of positions, float32.

    plain: a row for each position; near: what lies around each of several places, with a row for each
    of them; of: int64, the position to which each place belongs.
    """

    plain: Array
    near: Array
    of: Array

    def take(self, rows: Array) -> "Inputs":
        """Return the numbers of some positions, in the order of their numbers in `rows`."""
        to = -np.ones(len(self.plain), np.int64)
        to[rows] = np.arange(len(rows))
        kept = to[self.of] >= 0
        return Inputs(self.plain[rows], self.near[kept], to[self.of][kept])


class Sight(Protocol):
    """The module beside this one that has a game's name.

    UNFINISHED: the phases in the middle of a decision, in which nothing is drawn before the same seat
    goes on; STOP: the action that can end one there, the last one listed, NOTHING for none.
    """

    UNFINISHED: frozenset[int]
    STOP: int

    def read(self, game: Any, states: Records, seat: int) -> Inputs:
        """Return what a seat reads of states, nothing that is hidden from it."""


def joined(all_inputs: Sequence[Inputs]) -> Inputs:
    """Return the numbers of many positions together."""
    firsts = np.cumsum([0, *(len(one.plain) for one in all_inputs)])
    of = [one.of + first for one, first in zip(all_inputs, firsts[:-1], strict=True)]
    return Inputs(
        np.concatenate([one.plain for one in all_inputs]),
        np.concatenate([one.near for one in all_inputs]),
        np.concatenate(of),
    )
