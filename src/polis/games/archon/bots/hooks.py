"""The hooks of Archon for the frames of search and planner; see `polis.search.hooks`.

A turn is a placement, including a Scribe's second action. Draft, split and losses are not planned.
How another seat splits its cards stays hidden, so the search has one edge for all splits.
"""

from typing import Any, Final

from polis.core.kernels.chance import I64
from polis.core.kernels.kernel import kernel
from polis.games.archon import rules
from polis.games.archon.bots.evaluation import evaluate
from polis.games.archon.bots.greedy import (
    FOR_RULES,
    first_sensible,
    greedy,
    is_dominated,
    score_action,
)
from polis.games.archon.bots.inputs import classify, describe
from polis.games.archon.model.state import AGAIN, CARD, LOSING, NEXT, OVER, PLACING, SPLITTING
from polis.games.archon.model.tables import ROUNDS
from polis.games.archon.rules import legal
from polis.games.archon.rules.turn_flow import do, settle, step_between_turns
from polis.games.archon.rules.winning import goods_of
from polis.games.archon.seen.sample import fill_world
from polis.search.memory import ASKED, Scratch
from polis.search.turn_planner import NO_ACTION

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
def apply(s: Any, action: int, m: Scratch) -> None:
    """Apply a legal action."""
    rules.apply(s, m.tables[0], action, m.lists[FOR_RULES], m.logs[0])


@kernel
def is_at_turn(s: Any) -> bool:
    """Whether a placement is to begin."""
    return bool(s.phase == PLACING)


@kernel
def is_unseen(s: Any, seat: int, observer: int) -> bool:
    """Whether another seat splits its cards."""
    return bool(s.phase == SPLITTING and seat != observer)


@kernel
def score_actions(s: Any, listed: int, scores: Any, weights: Any, m: Scratch) -> None:
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
def reply(states: Any, i: int, weights: Any, m: Scratch, hurry: int) -> int:
    """Return the greedy action; no candidate is skipped."""
    return greedy(states, i, weights, m)


@kernel
def quick_reply(states: Any, i: int, weights: Any, m: Scratch, hurry: int) -> int:
    """Return the greedy action: no plan covers a whole placement."""
    return greedy(states, i, weights, m)


@kernel
def forget_plan(m: Scratch) -> None:
    """Do nothing: nothing is planned."""


@kernel
def drop_twins(s: Any, out: Any, listed: int) -> int:
    """Keep all actions: no two lead to equivalent positions."""
    return listed


@kernel
def write_results(s: Any, values: Any) -> None:
    """Write what ranks the seats: points, then goods."""
    for seat in range(s.seats):
        values[seat] = s.points[seat] * GOODS + goods_of(s, seat)


@kernel
def write_prospects(s: Any, weights: Any, m: Scratch, values: Any) -> None:
    """Write the evaluations of all seats."""
    for seat in range(s.seats):
        values[seat] = evaluate(s, m.tables[0], I64(seat), weights)


@kernel
def steps_to_come(s: Any) -> int:
    """The number of rounds to come."""
    return int(ROUNDS - max(1, I64(s.round_number)))


@kernel
def is_planned(s: Any) -> bool:
    """Whether a placement is to begin or to continue."""
    return bool(s.phase == PLACING or is_going_on(s))


@kernel
def is_going_on(s: Any) -> bool:
    """Whether a placement has begun and something in it is to be decided."""
    return bool(s.phase == AGAIN or CARD <= s.phase < LOSING)


@kernel
def apply_in_turn(s: Any, action: int, m: Scratch) -> None:
    """Apply an action of the placement, but not what follows the placement."""
    do(s, m.tables[0], action, m.logs[0])
    settle(s, m.tables[0], m.lists[FOR_RULES], m.logs[0])


@kernel
def is_turn_over(s: Any) -> bool:
    """Whether nothing of the placement is left to decide."""
    return not is_going_on(s)


@kernel
def blind_action(s: Any) -> int:
    """Return NO_ACTION: every decision matters for what follows."""
    return NO_ACTION


@kernel
def finish_turn(s: Any, m: Scratch) -> None:
    """Carry out the steps between turns."""
    while s.phase >= NEXT:
        step_between_turns(s, m.tables[0], m.logs[0])
        settle(s, m.tables[0], m.lists[FOR_RULES], m.logs[0])


@kernel
def fill_after_turn(s: Any, seat: int, m: Scratch) -> None:
    """Fill in a world; a placement brings no hidden card."""
    fill_world(s, m.tables[0], m.pool, m.rng)


@kernel
def evaluate_seat(s: Any, seat: int, weights: Any, m: Scratch) -> int:
    """The evaluation of the seat."""
    return evaluate(s, m.tables[0], seat, weights)
