"""The greedy bot of Archon: it takes the action with the best score at the end of its placement.

A slot is scored by what it leads to: card, trades, magister, tile and payments are decided on
copies of the observation, each by its immediate score. The bot uses an observation only: a
placement needs no hidden card, and the copies are never played on into another turn.
"""

from typing import Final

from polis.core.kernels.arrays import Array, Record, Records
from polis.core.kernels.chance import I64
from polis.core.kernels.kernel import kernel
from polis.games.archon import rules
from polis.games.archon.bots.evaluation import evaluate
from polis.games.archon.model.actions import HAND, KINDS, PAIR, PLAIN, SPLIT, TAKE
from polis.games.archon.model.state import (
    CARD,
    LOSING,
    MORE,
    SPLITTING,
    State,
)
from polis.games.archon.model.tables import ROUNDS
from polis.games.archon.rules.turn_flow import do, legal_in_action, settle
from polis.search.memory import (
    ASKED,
    CHOICE,
    DEEPER,
    LOWEST,
    TRY,
    Scratch,
    clear_offers,
    make_offer,
)

LISTED: Final = 1536  # at least the number of actions

# Rows of the lists after ASKED: decisions within a try, and a working list for the rules
WITHIN, FOR_RULES = range(ASKED + 1, ASKED + 3)
LISTS: Final = 3


@kernel
def greedy(states: Records, i: int, weights: Record, m: Scratch) -> int:
    """Return the action chosen for the seat to act in `states[i]`, which is not modified.

    weights: as WEIGHTS; m: overwritten, except for its tables.
    """
    s = states[i]
    out = m.lists[ASKED]
    clear_offers(m.offer)
    listed = rules.legal(s, m.tables[0], out)
    sensible = first_sensible(out, listed)
    for k in range(listed):
        action = I64(out[k])
        if sensible == listed or not is_dominated(action):
            make_offer(m.offer, m.rng, score_action(s, action, weights, m), action)
    return int(m.offer[CHOICE])


@kernel
def score_action(s: State, action: int, weights: Record, m: Scratch) -> int:
    """Return the score of an action for the seat to act in `s`."""
    if s.phase == SPLITTING:
        return value_of_split(s, action, weights)
    m.tries[TRY] = s
    do(m.tries[TRY], m.tables[0], action, m.logs[0])
    return finish_placement(I64(s.turn), weights, m)


@kernel
def is_dominated(action: int) -> bool:
    """Whether another card does as well: a magister played plain, or one wasted in a pair."""
    if action < PLAIN or action >= TAKE:
        return False
    return bool(action < PAIR or (action - PAIR) % KINDS > 0)


@kernel
def first_sensible(listed_actions: Array, listed: int) -> int:
    """Return the index of the first action that is not dominated; `listed` if all are."""
    for k in range(listed):
        if not is_dominated(I64(listed_actions[k])):
            return k
    return listed


@kernel
def value_of_split(s: State, action: int, weights: Record) -> int:
    """Return the score of a split: equal hands are best, or in the last round one strong hand.

    The first magister of a kind in a hand counts in full, each further one half as much as the one
    before.
    """
    last_round = s.round_number == ROUNDS
    code = action - SPLIT
    worth = 0
    for step in range(KINDS - 1):
        kind = KINDS - 1 - step
        now = code % (HAND + 1)
        code //= HAND + 1
        worth += repeated(weights.per_use[kind], now)
        if not last_round:
            worth += repeated(weights.per_use[kind], I64(s.played[s.turn, kind]) - now)
    return int(worth)


@kernel
def repeated(first: int, times: int) -> int:
    """Return the sum of a number, its half, the half of that and so on, `times` terms."""
    total = 0
    for _ in range(times):
        total += first
        first //= 2
    return total


@kernel
def finish_placement(seat: int, weights: Record, m: Scratch) -> int:
    """Return the score of `m.tries[TRY]` for the seat after its placement, which is completed.

    Each decision takes the action after which the simplest answers lead to the best position.
    """
    s, t, log = m.tries[TRY], m.tables[0], m.logs[0]
    out = m.lists[WITHIN]
    settle(s, t, m.lists[FOR_RULES], log)
    while CARD <= s.phase < LOSING:
        listed = legal_in_action(s, t, out)
        sensible = first_sensible(out, listed)
        best = I64(10 * LOWEST)
        choice = I64(out[0])
        for k in range(listed):
            action = I64(out[k])
            if listed == 1 or (sensible < listed and is_dominated(action)):
                continue
            score = score_simply(action, seat, weights, m)
            if score > best:
                best = score
                choice = action
        do(s, t, choice, log)
        settle(s, t, m.lists[FOR_RULES], log)
    return evaluate(s, t, seat, weights)


@kernel
def score_simply(action: int, seat: int, weights: Record, m: Scratch) -> int:
    """Return the score of `m.tries[TRY]` after an action and the simplest answers to what follows."""
    t, log = m.tables[0], m.logs[0]
    out = m.lists[FOR_RULES]
    m.tries[DEEPER] = m.tries[TRY]
    s = m.tries[DEEPER]
    do(s, t, action, log)
    settle(s, t, out, log)
    while CARD <= s.phase < LOSING:
        listed = legal_in_action(s, t, out)
        answer = listed - 1 if s.phase == MORE else 0  # the last one, `done`, ends the repetition
        do(s, t, I64(out[answer]), log)
        settle(s, t, out, log)
    return evaluate(s, t, seat, weights)
