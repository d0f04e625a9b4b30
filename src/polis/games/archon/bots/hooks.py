"""The hooks of Archon for the frame of a search; see `polis.search.hooks`.

How another seat splits its cards stays hidden, so the search has one edge for all splits.
"""

from typing import Final

from polis.core.kernels.arrays import Array, Records
from polis.core.kernels.chance import I64
from polis.core.kernels.kernel import kernel
from polis.games.archon import rules
from polis.games.archon.bots.greedy import (
    FOR_RULES,
    first_sensible,
    greedy,
    is_dominated,
    score_action,
)
from polis.games.archon.bots.inputs import classify, describe
from polis.games.archon.model.state import OVER, PLACING, SPLITTING, State
from polis.games.archon.rules import legal
from polis.games.archon.rules.winning import goods_of
from polis.games.archon.seen.observation import fill_world
from polis.search.memory import ASKED, Scratch

__all__ = [
    "OVER",
    "classify",
    "describe",
    "fill_world",
    "greedy",
    "legal",
]  # imported

BAD: Final = 1000  # hundredths of a point subtracted from dominated actions, so that they rank last
GOODS: Final = 1000  # more than any seat has, so that points come first (ARC-8.3)


@kernel
def apply(s: State, action: int, m: Scratch) -> None:
    """Apply a legal action."""
    rules.apply(s, m.tables[0], action, m.lists[FOR_RULES], m.logs[0])


@kernel
def is_at_turn(s: State) -> bool:
    """Whether a placement is to begin."""
    return bool(s.phase == PLACING)


@kernel
def is_unseen(s: State, seat: int, observer: int) -> bool:
    """Whether another seat splits its cards."""
    return bool(s.phase == SPLITTING and seat != observer)


@kernel
def score_actions(s: State, listed: int, scores: Array, weights: Array, m: Scratch) -> None:
    """Write the greedy bot's scores of the legal actions in `m.lists[ASKED]`."""
    if listed == 1:
        scores[0] = 0.0
        return
    out = m.lists[ASKED]
    sensible = first_sensible(out, listed)
    lowest = 0.0
    for k in range(listed):
        action = I64(out[k])
        if sensible < listed and is_dominated(action):
            continue
        scores[k] = score_action(s, action, weights, m)
        lowest = scores[k] if lowest == 0.0 else min(lowest, scores[k])
    for k in range(listed):
        if sensible < listed and is_dominated(I64(out[k])):
            scores[k] = lowest - BAD


@kernel
def reply(states: Records, i: int, weights: Array, m: Scratch, hurry: int) -> int:
    """Return the greedy action: no candidate is skipped, and no plan covers a whole placement."""
    return greedy(states, i, weights, m)


@kernel
def forget_plan(m: Scratch) -> None:
    """Do nothing: nothing is planned."""


@kernel
def drop_twins(s: State, out: Array, listed: int) -> int:
    """Keep all actions: no two lead to equivalent positions."""
    return listed


@kernel
def write_results(s: State, values: Array) -> None:
    """Write what ranks the seats: points, then goods."""
    for seat in range(s.seats):
        values[seat] = s.points[seat] * GOODS + goods_of(s, seat)
