"""Replies of Arkadia after the leaf of a search: a plan found once is followed to the end of the turn.

The greedy bot looks at all places and workers again for every decision of its turn. After the leaf
of a search that would take most of the time, and what follows the choice of a card or a site is
already known from that choice. A card is drawn without a look, because it matters only in later
turns.
"""

from typing import Any

from polis.core.kernels.chance import I64, below
from polis.core.kernels.kernel import kernel
from polis.games.arkadia import rules
from polis.games.arkadia.bots.cover import begin_cover
from polis.games.arkadia.bots.evaluation import COIN, expected_value, pieces_left
from polis.games.arkadia.bots.greedy import score_action
from polis.games.arkadia.bots.introductions import best_introduction
from polis.games.arkadia.bots.row import (
    AROUND,
    IS_SURE,
    LENGTH,
    LINE,
    NEXT,
    OFFSET,
    PLAN,
    PLANNED,
    SKIP,
)
from polis.games.arkadia.bots.sequences import any_card
from polis.games.arkadia.model.actions import CASH, CASTLE, CASTLE_SQUARES, DONE, DRAW, SEAL_COUNTS
from polis.games.arkadia.model.state import BUILDING, CASHING, DRAWING, LAYING, WORKING
from polis.games.arkadia.rules.seals import value
from polis.search.best_with_ties import clear_offers, make_offer
from polis.search.memory import ASKED, CHOICE, TRY, Scratch


@kernel
def forget_plan(m: Scratch) -> None:
    """Discard the plan."""
    m.row[PLANNED] = 0
    m.row[NEXT] = 0


@kernel
def reply(states: Any, i: int, weights: Any, m: Scratch, hurry: int) -> int:
    """Return the planned action; without a plan the one with the best score, and make a plan."""
    s, row = states[i], m.row
    if s.phase == DRAWING:
        return DRAW + any_card(s)
    if s.phase == CASHING:
        return sale(s, weights)
    if s.phase in (LAYING, WORKING):
        if row[NEXT] < row[PLANNED]:
            row[NEXT] += 1
            return int(row[PLAN + row[NEXT] - 1])
        if s.phase == WORKING and row[PLANNED] > 0:
            return DONE
    begin_hurry(hurry, m)
    action = best_with_plan(s, weights, m)
    end_hurry(m)
    return action


@kernel
def begin_hurry(hurry: int, m: Scratch) -> None:
    """Try only one in 1 + hurry of the places for a building, but at least one."""
    m.row[SKIP] = hurry
    m.row[OFFSET] = below(m.rng, 1 + hurry)
    m.row[IS_SURE] = 1


@kernel
def end_hurry(m: Scratch) -> None:
    """Try all places again."""
    m.row[SKIP] = 0
    m.row[OFFSET] = 0
    m.row[IS_SURE] = 0


@kernel
def best_with_plan(s: Any, weights: Any, m: Scratch) -> int:
    """Return the action with the best score; what follows it in the same turn becomes the plan."""
    forget_plan(m)
    begin_cover(s, m.tables[0], weights, m)
    if s.phase == WORKING:  # here the plan includes this action
        m.tries[TRY] = s
        best_introduction(I64(0), weights, m)
        if m.row[LENGTH] == 0:
            return DONE
        keep_plan(m)
        m.row[NEXT] = 1
        return int(m.row[PLAN])
    clear_offers(m.offer)
    out = m.lists[ASKED]
    listed = drop_twins(s, out, rules.legal(s, m.tables[0], out))
    for k in range(listed):
        action = I64(out[k])
        m.row[LENGTH] = 0
        make_offer(m.offer, m.rng, score_action(s, action, listed, weights, m), action)
        if m.offer[CHOICE] == action:
            keep_plan(m)
    return int(m.offer[CHOICE])


@kernel
def keep_plan(m: Scratch) -> None:
    """Make the line found the plan."""
    row = m.row
    row[PLANNED] = row[LENGTH]
    for k in range(min(row[LENGTH], AROUND)):
        row[PLAN + k] = row[LINE + k]


@kernel
def sale(s: Any, weights: Any) -> int:
    """Return the sale of all seals of the family if they will hardly gain value, else of none."""
    family = I64(s.family)
    seals = I64(s.seals[s.turn, family])
    if value(s, family) * COIN < expected_value(s, family, pieces_left(s), weights):
        seals = I64(0)
    return int(CASH + family * SEAL_COUNTS + seals)


@kernel
def drop_twins(s: Any, out: Any, listed: int) -> int:
    """Keep one of the castle squares that look alike, and only the sales of none and all.

    Only what is seen from above matters about a castle square. If selling one more seal is better
    than keeping it, selling all is: each brings the same.
    """
    if s.phase == CASHING and listed > 2:
        out[1] = out[listed - 1]
        return 2
    if s.phase != BUILDING:
        return listed
    kept = I64(0)
    for k in range(listed):
        if not has_twin(s, (I64(out[k]) - CASTLE) % CASTLE_SQUARES):
            out[kept] = out[k]
            kept += 1
    return int(kept)


@kernel
def has_twin(s: Any, square: int) -> bool:
    """Whether a castle square before this one has the same height and shows the same family."""
    for other in range(square):
        if s.height[other] == s.height[square] and s.top[other] == s.top[square]:
            return True
    return False
