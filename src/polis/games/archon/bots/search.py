"""The search of Archon: the hooks for its frame (`polis.search.frames`), and the compiled frame.

How another seat splits its cards stays hidden, so the search has one edge for all splits.
"""

import sys
from typing import Final

import numpy as np

from polis.core.kernels.arrays import Array, Record, Records
from polis.core.kernels.chance import I64
from polis.core.kernels.kernel import kernel
from polis.games.archon import rules
from polis.games.archon.bots.evaluation import PARTS, terms_at
from polis.games.archon.bots.greedy import (
    FOR_RULES,
    LISTED,
    LISTS,
    first_sensible,
    greedy,
    is_dominated,
    score_action,
)
from polis.games.archon.bots.inputs import CLASSES, INPUTS, classify, describe
from polis.games.archon.bots.weights import WEIGHTS
from polis.games.archon.model.events import new_log
from polis.games.archon.model.state import OVER, PLACING, SPLITTING, STATE, State
from polis.games.archon.rules import legal
from polis.games.archon.rules.winning import goods_of
from polis.games.archon.seen.observation import ROOM, fill_world
from polis.search import tree_search
from polis.search.context import SearchContext
from polis.search.frames import specialise
from polis.search.memory import ASKED, Scratch, Shape

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
def score_actions(s: State, listed: int, scores: Array, weights: Record, m: Scratch) -> None:
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
def reply(states: Records, i: int, weights: Record, m: Scratch, hurry: int) -> int:
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


# ---- the frame ----------------------------------------------------------------------------------

# fmt: off
PARAMETERS: Final = np.array([
    0.4,    # C_PUCT
    0.05,   # FIRST_PLAY_URGENCY
    100.0,  # PRIOR_TEMPERATURE: hundredths of a point
    12.0,   # WIDENING_BASE
])
# fmt: on

SHAPE: Final = Shape(
    state=STATE,
    listed=LISTED,
    lists=LISTS,
    pool=ROOM,
    new_log=new_log,
    inputs=len(INPUTS),
    classes=CLASSES,
    units=(256, 64),
)


class ArchonSearch(SearchContext):
    """The search of Archon."""

    shape = SHAPE
    kernels = specialise(tree_search, sys.modules[__name__])
    inputs = INPUTS
    first_phases = ("draft", "split", "place")
    weights = WEIGHTS
    parameters = PARAMETERS
    parts = PARTS
    write_terms = staticmethod(terms_at)
