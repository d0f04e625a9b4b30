"""A bot for Arkadia that looks one decision ahead and takes what then looks best.

One decision is what a person would call one: a card is judged by the best place for its building,
a site by the best workers for it, a banner by the seals cashed with it. The bot works on an
observation only: laying, introducing and building need no hidden card, and the card drawn from the
pile after laying is left unknown.
"""

from typing import Any, Final

import numpy as np

from polis.core.bits import after, append_squares, both
from polis.core.chance import I64, below
from polis.core.kernel import kernel
from polis.games.arkadia import rules
from polis.games.arkadia.actions import (
    BANNER,
    CASH,
    DONE,
    DRAW,
    FAMILIES,
    NEUTRAL,
    OWN,
    PASS,
    PILE,
    SEAL_COUNTS,
    SITE,
)
from polis.games.arkadia.board import site, vacant_beside
from polis.games.arkadia.bots.evaluation import (
    COIN,
    WEIGHTS,
    WORK,
    evaluate,
    expected_value,
    pieces_left,
)
from polis.games.arkadia.events import new_log
from polis.games.arkadia.rules.laying import legal_lay
from polis.games.arkadia.rules.seals import value
from polis.games.arkadia.state import DISPLAY, DRAWING, LAYING, NONE, WORKING, State, new_states

LOWEST: Final = -(10**12)
LISTED: Final = 2048  # legal actions, and more after them

# States handed in: tries made from the observation
TRY, DEEPER = range(2)
TRIES: Final = 2

# The working row: first what the evaluation needs, then these
BEST: Final = WORK  # the best score offered so far
CHOICE: Final = WORK + 1  # its action
TIES: Final = WORK + 2  # how many offers were that good
SUM: Final = WORK + 3  # of the scores of the cards face up
KNOWN: Final = WORK + 4  # how many of them there are
LEADER: Final = WORK + 5  # the score of the best introduction found
FIRST: Final = WORK + 6  # its first action
PLAN: Final = WORK + 7  # actions to try one after the other, at most AROUND
AROUND: Final = 16  # no building and no lot has more squares beside it
SKIP: Final = PLAN + AROUND  # of the places for a building so many are passed over after each tried
OFFSET: Final = SKIP + 1  # and so many at the beginning, 0 to SKIP; both 0: all are tried
RANK: Final = OFFSET + 1  # by square beside the site: its place when sorted by worth
WORTH: Final = RANK + AROUND
ROW: Final = WORTH + AROUND


@kernel
def greedy(
    states: Any, i: int, tables: Any, tries: Any, weights: Any, row: Any, out: Any, logs: Any,
    rng: Any,
) -> int:  # fmt: skip
    """The action chosen for the seat on turn in the observation `states[i]`, which stays as it is.

    tries: states, shape (TRIES,); weights: as WEIGHTS; row: int64, shape (ROW,); out: int16, shape
    (LISTED,); logs: an event buffer with limit 0; rng: see `chance`. All but `weights` are
    overwritten.
    """
    s = states[i]
    t = tables[0]
    log = logs[0]
    if s.phase == WORKING:  # the set of workers is judged as a whole, then its first one is placed
        tries[TRY] = s
        best_introduction(tries, t, weights, row, out, I64(0), log)
        return int(row[FIRST])
    row[BEST] = 10 * LOWEST
    row[SUM] = 0
    row[KNOWN] = 0
    listed = rules.legal(s, t, out)
    for k in range(listed):
        action = I64(out[k])
        score = worth(s, t, action, tries, weights, row, out, listed, log)
        offer(row, rng, score, action)
    return int(row[CHOICE])


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
def worth(
    s: Any, t: Any, action: int, tries: Any, weights: Any, row: Any, out: Any, listed: int, log: Any
) -> int:  # fmt: skip
    """How good an action is for the seat on turn in `s`."""
    tries[TRY] = s
    if action < SITE:
        rules.apply(tries[TRY], t, action, log)
        return best_place(tries, t, weights, row, out, listed, log)
    if action < PASS:
        rules.apply(tries[TRY], t, action, log)
        return best_introduction(tries, t, weights, row, out, listed, log)
    if DRAW <= action < DRAW + PILE:
        tries[TRY].card = action - DRAW
        tries[TRY].phase = LAYING
        score = best_place(tries, t, weights, row, out, listed, log)
        row[SUM] += score
        row[KNOWN] += 1
        return score
    if action == DRAW + PILE:  # the last one listed; as good as the cards face up are on average
        return int(row[SUM] // max(row[KNOWN], 1))
    row[PLAN] = action
    planned = I64(1)
    if action == BANNER:
        planned = plan_sale(s, weights, row)
    return after_plan(tries, t, planned, weights, row, log)


@kernel
def best_place(
    tries: Any, t: Any, weights: Any, row: Any, out: Any, listed: int, log: Any
) -> int:  # fmt: skip
    """The best that laying the chosen card of `tries[TRY]` somewhere can lead to.

    With places passed over it may be that none is tried: then it is the worst there is.
    """
    best = I64(LOWEST)
    for k in range(listed + row[OFFSET], legal_lay(tries[TRY], t, out, listed), 1 + row[SKIP]):
        row[PLAN] = out[k]
        best = max(best, after_plan(tries, t, I64(1), weights, row, log))
    return int(best)


@kernel
def plan_sale(s: State, weights: Any, row: Any) -> int:
    """After the banner: of each family all seals, if they will hardly be worth more, or none."""
    left = pieces_left(s)
    planned = I64(1)
    for family in range(FAMILIES):
        seals = I64(s.seals[s.turn, family])
        if seals > 0:
            if value(s, family) * COIN < expected_value(s, family, left, weights):
                seals = I64(0)
            row[PLAN + planned] = CASH + family * SEAL_COUNTS + seals
            planned += 1
    return int(planned)


@kernel
def after_plan(tries: Any, t: Any, planned: int, weights: Any, row: Any, log: Any) -> int:
    """How good it is for the seat on turn in `tries[TRY]` after the first actions of the plan.

    The introduction ends there. Completion comes after drawing (ARK-R25), so a card is drawn: one
    from the pile, which is unknown here, or the last one face up.
    """
    seat = tries[TRY].turn
    tries[DEEPER] = tries[TRY]
    s = tries[DEEPER]
    for k in range(planned):
        rules.apply(s, t, row[PLAN + k], log)
    if s.phase == WORKING:
        rules.apply(s, t, I64(DONE), log)
    elif s.phase == DRAWING:
        rules.apply(s, t, DRAW + any_card(s), log)
    return evaluate(s, t, seat, weights, row)


@kernel
def any_card(s: State) -> int:
    """The pile or, if it is empty, a card face up."""
    card = I64(PILE)
    if s.pile_size == 0:
        for slot in range(DISPLAY):
            if s.display[slot] != NONE:
                card = I64(s.display[slot])
    return int(card)


@kernel
def best_introduction(
    tries: Any, t: Any, weights: Any, row: Any, out: Any, listed: int, log: Any
) -> int:  # fmt: skip
    """The best workers that can still be placed in the introduction of `tries[TRY]`.

    Each square is tried alone; then the best two, three and so on together, with as many own
    workers as there are and with as few. The first action of the best is left in row[FIRST].
    """
    s = tries[TRY]
    row[LEADER] = LOWEST
    squares = vacant_beside(s, site(s, t, s.site))
    if s.placed > 0:
        squares = both(squares, after(s.last_square))
        row[FIRST] = DONE
        row[LEADER] = after_plan(tries, t, I64(0), weights, row, log)
    found = I64(append_squares(squares, 0, out, listed) - listed)
    own = I64(s.own[s.turn])
    neutral = I64(s.neutral[s.turn])
    none, one = I64(0), I64(1)
    for k in range(found):
        single_out(row, found, k)
        if neutral > 0:
            row[WORTH + k] = introduced(tries, t, one, none, found, weights, row, out, listed, log)
        if own > 0:
            row[WORTH + k] = introduced(tries, t, one, one, found, weights, row, out, listed, log)
    rank_squares(row, found)
    for size in range(2, min(found, own + neutral) + 1):
        most = min(own, size)
        least = max(0, size - neutral)
        introduced(tries, t, size, most, found, weights, row, out, listed, log)
        if least < most:
            introduced(tries, t, size, least, found, weights, row, out, listed, log)
    return int(row[LEADER])


@kernel
def introduced(
    tries: Any, t: Any, size: int, own: int, found: int,
    weights: Any, row: Any, out: Any, listed: int, log: Any,
) -> int:  # fmt: skip
    """How good it is after workers on the `size` best squares, own ones on the best `own` of them."""
    planned = I64(0)
    for k in range(found):
        if row[RANK + k] < size:
            verb = OWN if row[RANK + k] < own else NEUTRAL
            row[PLAN + planned] = verb + I64(out[listed + k])
            planned += 1
    first = row[PLAN]
    score = after_plan(tries, t, planned, weights, row, log)
    if score > row[LEADER]:
        row[LEADER] = score
        row[FIRST] = first
    return score


@kernel
def single_out(row: Any, found: int, chosen: int) -> None:
    """Rank one square first and all the others behind it."""
    for k in range(found):
        row[RANK + k] = 0 if k == chosen else found


@kernel
def rank_squares(row: Any, found: int) -> None:
    """Number the squares by worth, the best 0; of equals the first in reading order."""
    for k in range(found):
        rank = 0
        for j in range(found):
            if row[WORTH + j] > row[WORTH + k] or (row[WORTH + j] == row[WORTH + k] and j < k):
                rank += 1
        row[RANK + k] = rank


class ArkadiaGreedy:
    """The greedy bot with its working memory; one thread at a time may ask it."""

    def __init__(self, tables: Any, weights: Any = WEIGHTS, name: str = "greedy") -> None:
        """Take the tables of the game's box; other weights make another character."""
        self.name = name
        self.tables = tables
        self.weights = weights
        self.tries = new_states(TRIES)
        self.row = np.zeros(ROW, np.int64)
        self.out = np.zeros(LISTED, np.int16)
        self.logs = new_log(0)

    def decide(self, observation: Any, legal: Any, rng: np.random.Generator) -> int:  # noqa: ARG002
        """The best action by the evaluation; `legal` is found out again from the observation."""
        chance = rng.integers(1, 1 << 64, size=1, dtype=np.uint64)
        return int(
            greedy(
                observation, 0, self.tables, self.tries, self.weights,
                self.row, self.out, self.logs, chance,
            )
        )  # fmt: skip
