"""The hooks of Arkadia for the frames of search and planner; see `polis.search.hooks`.

A card drawn after laying matters only in later turns, so the planner leaves it unknown.
"""

from typing import Any

from polis.core.kernels.chance import I64, below
from polis.core.kernels.kernel import kernel
from polis.games.arkadia import rules
from polis.games.arkadia.bots.cover import begin_cover
from polis.games.arkadia.bots.evaluation import evaluate, pieces_left
from polis.games.arkadia.bots.greedy import greedy, score_action
from polis.games.arkadia.bots.inputs import classify, describe
from polis.games.arkadia.bots.introductions import after_set, best_introduction
from polis.games.arkadia.bots.replies import (
    drop_twins,
    forget_plan,
    quick_reply,
)
from polis.games.arkadia.bots.row import FIRST, KNOWN, LEADER, OFFSET, SEQUENCE, SKIP, SUM
from polis.games.arkadia.bots.sequences import any_card
from polis.games.arkadia.model.actions import DONE, DRAW
from polis.games.arkadia.model.state import DRAWING, HAND, MUST, NONE, OVER, WORKING
from polis.games.arkadia.rules import legal
from polis.games.arkadia.seen.sample import fill_world
from polis.search.memory import ASKED, TRY, Scratch
from polis.search.turn_planner import NO_ACTION

__all__ = [
    "OVER",
    "classify",
    "describe",
    "drop_twins",
    "fill_world",
    "forget_plan",
    "greedy",
    "legal",
    "quick_reply",
]  # fmt: skip - defined elsewhere


@kernel
def apply(s: Any, action: int, m: Scratch) -> None:
    """Apply a legal action."""
    rules.apply(s, m.tables[0], action, m.logs[0])


@kernel
def is_at_turn(s: Any) -> bool:
    """Whether the first decision of a turn is to be made."""
    return bool(s.phase == MUST)


@kernel
def is_unseen(s: Any, seat: int, observer: int) -> bool:
    """Always false: every decision is public."""
    return False


@kernel
def score_actions(s: Any, listed: int, scores: Any, weights: Any, m: Scratch) -> None:
    """Write the greedy bot's scores of the legal actions in `m.lists[ASKED]`."""
    if listed == 1:
        scores[0] = 0.0
        return
    begin_cover(s, m.tables[0], weights, m)
    if s.phase == WORKING:
        score_each_worker(s, listed, scores, weights, m)
        return
    m.row[SUM] = 0
    m.row[KNOWN] = 0
    for k in range(listed):
        scores[k] = score_action(s, I64(m.lists[ASKED, k]), listed, weights, m)


@kernel
def score_each_worker(s: Any, listed: int, scores: Any, weights: Any, m: Scratch) -> None:
    """Score each worker as if it were the last one, except the first worker of the best set."""
    out = m.lists[ASKED]
    m.tries[TRY] = s
    for k in range(listed):
        m.row[SEQUENCE] = out[k]
        is_done = I64(out[k]) == DONE
        scores[k] = after_set(I64(0) if is_done else I64(1), weights, m)
    best_introduction(listed, weights, m)
    for k in range(listed):
        if I64(out[k]) == m.row[FIRST]:
            scores[k] = max(scores[k], float(m.row[LEADER]))


@kernel
def reply(states: Any, i: int, weights: Any, m: Scratch, hurry: int) -> int:
    """Return the greedy action; only one in 1 + hurry of the places for a building is tried."""
    m.row[SKIP] = hurry
    m.row[OFFSET] = below(m.rng, 1 + hurry)
    action = greedy(states, i, weights, m)
    m.row[SKIP] = 0
    m.row[OFFSET] = 0
    return action


@kernel
def write_results(s: Any, values: Any) -> None:
    """Write what ranks the seats: their gold."""
    for seat in range(s.seats):
        values[seat] = s.gold[seat]


@kernel
def write_prospects(s: Any, weights: Any, m: Scratch, values: Any) -> None:
    """Write the prospects of all seats, ignoring their opponents."""
    evaluate(s, m.tables[0], I64(0), weights, m.row)
    for seat in range(s.seats):
        values[seat] = m.row[seat]


@kernel
def steps_to_come(s: Any) -> int:
    """The number of castle pieces not yet built."""
    return pieces_left(s)


@kernel
def is_planned(s: Any) -> bool:
    """Whether the decision is anything but a card to draw."""
    return bool(s.phase != DRAWING)


@kernel
def apply_in_turn(s: Any, action: int, m: Scratch) -> None:
    """Apply an action of the turn."""
    rules.apply(s, m.tables[0], action, m.logs[0])


@kernel
def is_turn_over(s: Any) -> bool:
    """Whether the next seat is to act, or the game is over."""
    return bool(s.phase in (MUST, OVER))


@kernel
def blind_action(s: Any) -> int:
    """Return a card to draw, on which nothing else in the turn depends."""
    return DRAW + any_card(s) if s.phase == DRAWING else NO_ACTION


@kernel
def finish_turn(s: Any, m: Scratch) -> None:
    """Do nothing: nothing is left out within a turn."""


@kernel
def fill_after_turn(s: Any, seat: int, m: Scratch) -> None:
    """Fill in a world; a card drawn unseen is moved to the end of the hand first."""
    known = 0
    for slot in range(s.hand_size[seat]):
        if s.hand[seat, slot] != NONE:
            s.hand[seat, known] = s.hand[seat, slot]
            known += 1
    for slot in range(known, HAND):
        s.hand[seat, slot] = NONE
    fill_world(s, m.tables[0], m.pool, m.rng)


@kernel
def evaluate_seat(s: Any, seat: int, weights: Any, m: Scratch) -> int:
    """The prospects of the seat minus a share of its best opponent's."""
    return evaluate(s, m.tables[0], seat, weights, m.row)
