"""A bot for Archon that looks to the end of its own placement and takes what then looks best.

A slot is judged by what it leads to: card, trades, magister, tile and payments are decided on
copies of the observation, each time by what looks best at once. The bot works on an observation
only: a placement needs no hidden card, and the copies are never carried on into another turn.
"""

from typing import Any, Final

import numpy as np

from polis.core.chance import I64, below
from polis.core.kernel import kernel
from polis.games.archon import rules
from polis.games.archon.actions import HAND, KINDS, PAIR, PLAIN, SPLIT, TAKE
from polis.games.archon.bots.evaluation import evaluate
from polis.games.archon.bots.weights import PER_USE, WEIGHTS
from polis.games.archon.events import new_log
from polis.games.archon.rules.turn_flow import do, legal_in_action, settle
from polis.games.archon.state import (
    CARD,
    LOSING,
    MORE,
    SPLITTING,
    State,
    new_states,
)
from polis.games.archon.tables import ROUNDS

LOWEST: Final = -(10**12)
LISTED: Final = 1536  # as many as there are actions

# States handed in: tries made from the observation
TRY, DEEPER = range(2)
TRIES: Final = 2

# Rows of the lists: decisions asked for, decisions within a try, room for the rules
ASKED, WITHIN, ROOM = range(3)
LISTS: Final = 3

# The working row
BEST, CHOICE, TIES = range(3)  # the best score offered so far, its action, how many were that good
ROW: Final = 3


@kernel
def greedy(
    states: Any, i: int, tables: Any, tries: Any, weights: Any, row: Any, lists: Any, logs: Any,
    rng: Any,
) -> int:  # fmt: skip
    """The action chosen for the seat on turn in the observation `states[i]`, which stays as it is.

    tries: states, shape (TRIES,); weights: as WEIGHTS; row: int64, shape (ROW,); lists: int16,
    shape (LISTS, LISTED); logs: an event buffer with limit 0; rng: see `chance`. All but `weights`
    are overwritten.
    """
    s = states[i]
    t = tables[0]
    log = logs[0]
    row[BEST] = 10 * LOWEST
    row[CHOICE] = 0
    listed = rules.legal(s, t, lists[ASKED])
    asked = first_sensible(lists[ASKED], listed)
    for k in range(listed):
        action = I64(lists[ASKED, k])
        if asked < listed and is_dominated(action):
            continue
        if s.phase == SPLITTING:
            score = value_of_split(s, action, weights)
        else:
            tries[TRY] = s
            do(tries[TRY], t, action, log)
            score = follow(tries, t, I64(s.turn), weights, lists, log)
        offer(row, rng, score, action)
    return int(row[CHOICE])


@kernel
def is_dominated(action: int) -> bool:
    """Whether another card does as well: a magister's power given away, or one wasted in a pair."""
    if action < PLAIN or action >= TAKE:
        return False
    return bool(action < PAIR or (action - PAIR) % KINDS > 0)


@kernel
def first_sensible(listed_actions: Any, listed: int) -> int:
    """The place in the list of the first action that is not dominated; its length if all are."""
    for k in range(listed):
        if not is_dominated(I64(listed_actions[k])):
            return k
    return listed


@kernel
def offer(row: Any, rng: Any, score: int, action: int) -> None:
    """Remember the action if it is the best so far; among equals chance decides evenly."""
    if score > row[BEST]:
        row[BEST] = score
        row[CHOICE] = action
        row[TIES] = 1
    elif score == row[BEST]:
        row[TIES] += 1
        if below(rng, row[TIES]) == 0:
            row[CHOICE] = action


@kernel
def value_of_split(s: State, action: int, weights: Any) -> int:
    """Two hands of about the same strength; in the last round all that is strong now.

    The first magister of a kind in a hand counts in full, each further one half of the one before.
    """
    last_round = s.round_number == ROUNDS
    code = action - SPLIT
    worth = 0
    for step in range(KINDS - 1):
        kind = KINDS - 1 - step
        now = code % (HAND + 1)
        code //= HAND + 1
        worth += repeated(weights[PER_USE + kind], now)
        if not last_round:
            worth += repeated(weights[PER_USE + kind], I64(s.played[s.turn, kind]) - now)
    return int(worth)


@kernel
def repeated(first: int, times: int) -> int:
    """The sum of a number and its halves, so many of them."""
    total = 0
    for _ in range(times):
        total += first
        first //= 2
    return total


@kernel
def follow(tries: Any, t: Any, seat: int, weights: Any, lists: Any, log: Any) -> int:
    """How good it is for the seat after the placement of `tries[TRY]`, which is carried to its end.

    Each decision goes to the action after which the simplest answers lead to the best position.
    """
    s = tries[TRY]
    settle(s, t, lists[ROOM], log)
    while CARD <= s.phase < LOSING:
        listed = legal_in_action(s, t, lists[WITHIN])
        asked = first_sensible(lists[WITHIN], listed)
        best = I64(10 * LOWEST)
        choice = I64(lists[WITHIN, 0])
        for k in range(listed):
            action = I64(lists[WITHIN, k])
            if listed == 1 or (asked < listed and is_dominated(action)):
                continue
            score = glance(tries, t, action, seat, weights, lists, log)
            if score > best:
                best = score
                choice = action
        do(s, t, choice, log)
        settle(s, t, lists[ROOM], log)
    return evaluate(s, t, seat, weights)


@kernel
def glance(
    tries: Any, t: Any, action: int, seat: int, weights: Any, lists: Any, log: Any
) -> int:  # fmt: skip
    """How good it is after an action in `tries[TRY]` and the simplest answers to what follows."""
    tries[DEEPER] = tries[TRY]
    s = tries[DEEPER]
    do(s, t, action, log)
    settle(s, t, lists[ROOM], log)
    while CARD <= s.phase < LOSING:
        listed = legal_in_action(s, t, lists[ROOM])
        answer = listed - 1 if s.phase == MORE else 0  # the last one there: enough
        do(s, t, I64(lists[ROOM, answer]), log)
        settle(s, t, lists[ROOM], log)
    return evaluate(s, t, seat, weights)


class ArchonGreedy:
    """The greedy bot with its working memory; one thread at a time may ask it."""

    def __init__(self, tables: Any, weights: Any = WEIGHTS, name: str = "greedy") -> None:
        """Take the tables of the game's box; other weights make another character."""
        self.name = name
        self.tables = tables
        self.weights = weights
        self.tries = new_states(TRIES)
        self.row = np.zeros(ROW, np.int64)
        self.lists = np.zeros((LISTS, LISTED), np.int16)
        self.logs = new_log(0)

    def decide(self, observation: Any, legal: Any, rng: np.random.Generator) -> int:  # noqa: ARG002
        """The best action by the evaluation; `legal` is found out again from the observation."""
        chance = rng.integers(1, 1 << 64, size=1, dtype=np.uint64)
        return int(
            greedy(
                observation, 0, self.tables, self.tries, self.weights,
                self.row, self.lists, self.logs, chance,
            )
        )  # fmt: skip
