"""The search of Arkadia: the hooks for its frame (`polis.search.frames`), and the compiled frame."""

import sys
from typing import Final

import numpy as np

from polis.core.kernels.arrays import Array, Record
from polis.core.kernels.chance import I64
from polis.core.kernels.kernel import kernel
from polis.games.arkadia import rules
from polis.games.arkadia.bots.cover import begin_cover
from polis.games.arkadia.bots.evaluation import PARTS, WEIGHTS, terms_at
from polis.games.arkadia.bots.greedy import Pace, greedy, score_action
from polis.games.arkadia.bots.inputs import CLASSES, INPUTS, classify, describe
from polis.games.arkadia.bots.introductions import after_set, best_introduction
from polis.games.arkadia.bots.replies import (
    drop_twins,
    forget_plan,
    reply,
)
from polis.games.arkadia.bots.work import LISTED, WORK
from polis.games.arkadia.model.actions import DONE
from polis.games.arkadia.model.events import new_log
from polis.games.arkadia.model.state import BUILDINGS, MUST, OVER, STATE, WORKING, State
from polis.games.arkadia.rules import legal
from polis.games.arkadia.seen.observation import ROOM, fill_world
from polis.search import tree_search
from polis.search.context import SearchContext
from polis.search.frames import specialise
from polis.search.memory import ASKED, TRY, Scratch, Shape

__all__ = [
    "OVER",
    "classify",
    "describe",
    "drop_twins",
    "fill_world",
    "forget_plan",
    "greedy",
    "legal",
    "reply",
]  # fmt: skip - defined elsewhere


@kernel
def apply(s: State, action: int, m: Scratch) -> None:
    """Apply a legal action."""
    rules.apply(s, m.tables[0], action, m.logs[0])


@kernel
def is_at_turn(s: State) -> bool:
    """Whether the first decision of a turn is to be made."""
    return bool(s.phase == MUST)


@kernel
def is_unseen(s: State, seat: int, observer: int) -> bool:
    """Always false: every decision is public."""
    return False


@kernel
def score_actions(s: State, listed: int, scores: Array, weights: Record, m: Scratch) -> None:
    """Write the greedy bot's scores of the legal actions in `m.lists[ASKED]`."""
    if listed == 1:
        scores[0] = 0.0
        return
    begin_cover(s, m.tables[0], weights, m)
    if s.phase == WORKING:
        score_each_worker(s, listed, scores, weights, m)
        return
    m.work[0].card_scores = 0
    m.work[0].cards = 0
    for k in range(listed):
        scores[k] = score_action(
            s, I64(m.lists[ASKED, k]), listed, Pace(I64(0), I64(0)), weights, m
        )


@kernel
def score_each_worker(s: State, listed: int, scores: Array, weights: Record, m: Scratch) -> None:
    """Score each worker as if it were the last one, except the first worker of the best set."""
    out = m.lists[ASKED]
    m.tries[TRY] = s
    for k in range(listed):
        m.work[0].sequence[0] = out[k]
        is_done = I64(out[k]) == DONE
        scores[k] = after_set(I64(0) if is_done else I64(1), weights, m)
    best_introduction(listed, I64(0), weights, m)
    for k in range(listed):
        if I64(out[k]) == m.work[0].first:
            scores[k] = max(scores[k], float(m.work[0].leader))


@kernel
def write_results(s: State, values: Array) -> None:
    """Write what ranks the seats: their gold."""
    for seat in range(s.seats):
        values[seat] = s.gold[seat]


# ---- the frame ----------------------------------------------------------------------------------

# fmt: off
PARAMETERS: Final = np.array([
    0.5,    # C_PUCT
    0.05,   # FIRST_PLAY_URGENCY
    200.0,  # PRIOR_TEMPERATURE: hundredths of a coin
    12.0,   # WIDENING_BASE
])
# fmt: on

SHAPE: Final = Shape(
    state=STATE,
    listed=LISTED,
    lists=1,
    work=WORK,
    pool=ROOM,
    new_log=new_log,
    inputs=len(INPUTS),
    classes=CLASSES,
    units=(256, 64),
    boards=BUILDINGS,
)


class ArkadiaSearch(SearchContext):
    """The search of Arkadia."""

    shape = SHAPE
    kernels = specialise(tree_search, sys.modules[__name__])
    inputs = INPUTS
    first_phases = ("must",)
    weights = WEIGHTS
    parameters = PARAMETERS
    parts = PARTS
    write_terms = staticmethod(terms_at)
