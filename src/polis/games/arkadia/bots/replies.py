"""Replies of Arkadia after the leaf of a search: a plan found once is followed to the end of the turn.

The greedy bot looks at all places and workers again for every decision of its turn. After the leaf
of a search that would take most of the time, and what follows the choice of a card or a site is
already known from that choice. A card is drawn without a look, because it matters only in later
turns.
"""

from polis.core.kernels.arrays import Array, Record, Records
from polis.core.kernels.chance import I64, below
from polis.core.kernels.kernel import kernel
from polis.games.arkadia import rules
from polis.games.arkadia.bots.cover import begin_cover
from polis.games.arkadia.bots.evaluation import COIN, expected_value, pieces_left
from polis.games.arkadia.bots.greedy import Pace, score_action
from polis.games.arkadia.bots.introductions import any_card, best_introduction
from polis.games.arkadia.bots.work import AROUND
from polis.games.arkadia.model.actions import CASH, CASTLE, CASTLE_SQUARES, DONE, DRAW, SEAL_COUNTS
from polis.games.arkadia.model.state import BUILDING, CASHING, DRAWING, LAYING, WORKING, State
from polis.games.arkadia.rules.completion import value
from polis.search.memory import ASKED, CHOICE, TRY, Scratch, clear_offers, make_offer


@kernel
def forget_plan(m: Scratch) -> None:
    """Discard the plan."""
    m.work[0].planned = 0
    m.work[0].played = 0


@kernel
def reply(states: Records, i: int, weights: Record, m: Scratch, hurry: int) -> int:
    """Return the planned action; without a plan the one with the best score, and make a plan."""
    s, work = states[i], m.work[0]
    if s.phase == DRAWING:
        return DRAW + any_card(s)
    if s.phase == CASHING:
        return sale(s, weights)
    if s.phase in (LAYING, WORKING):
        if work.played < work.planned:
            work.played += 1
            return int(work.plan[work.played - 1])
        if s.phase == WORKING and work.planned > 0:
            return DONE
    return best_with_plan(s, Pace(I64(hurry), I64(below(m.rng, 1 + hurry))), weights, m)


@kernel
def best_with_plan(s: State, pace: Pace, weights: Record, m: Scratch) -> int:
    """Return the action with the best score; what follows it in the same turn becomes the plan."""
    work = m.work[0]
    forget_plan(m)
    begin_cover(s, m.tables[0], weights, m)
    if s.phase == WORKING:  # here the plan includes this action
        m.tries[TRY] = s
        best_introduction(I64(0), pace.hurry, weights, m)
        if work.length == 0:
            return DONE
        keep_plan(work)
        work.played = 1
        return int(work.plan[0])
    clear_offers(m.offer)
    out = m.lists[ASKED]
    listed = drop_twins(s, out, rules.legal(s, m.tables[0], out))
    for k in range(listed):
        action = I64(out[k])
        work.length = 0
        make_offer(m.offer, m.rng, score_action(s, action, listed, pace, weights, m), action)
        if m.offer[CHOICE] == action:
            keep_plan(work)
    return int(m.offer[CHOICE])


@kernel
def keep_plan(work: Record) -> None:
    """Make the line found the plan."""
    work.planned = work.length
    for k in range(min(work.length, AROUND)):
        work.plan[k] = work.line[k]


@kernel
def sale(s: State, weights: Record) -> int:
    """Return the sale of all seals of the family if they will hardly gain value, else of none."""
    family = I64(s.family)
    seals = I64(s.seals[s.turn, family])
    if value(s, family) * COIN < expected_value(s, family, pieces_left(s), weights):
        seals = I64(0)
    return int(CASH + family * SEAL_COUNTS + seals)


@kernel
def drop_twins(s: State, out: Array, listed: int) -> int:
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
def has_twin(s: State, square: int) -> bool:
    """Whether a castle square before this one has the same height and shows the same family."""
    for other in range(square):
        if s.height[other] == s.height[square] and s.top[other] == s.top[square]:
            return True
    return False
