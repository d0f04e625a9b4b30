"""A bot for Arkadia that looks one decision ahead and takes what then looks best.

One decision is what a person would call one: a card is judged by the best place for its building,
a site by the best workers for it, a banner by the seals cashed with it. The bot works on an
observation only: laying, introducing and building need no hidden card, and the card drawn from the
pile after laying is left unknown.
"""

from typing import Any, Final

import numpy as np

from polis.bots.arkadia_evaluation import WEIGHTS, WORK, evaluate
from polis.bots.chance import below
from polis.core.bits import after, append_squares, both
from polis.core.kernel import kernel
from polis.games.arkadia import rules
from polis.games.arkadia.actions import (
    BANNER,
    CASH,
    DONE,
    DRAW,
    END,
    FAMILIES,
    NEUTRAL,
    OWN,
    PASS,
    PILE,
    SEAL_COUNTS,
    SITE,
)
from polis.games.arkadia.board import site, vacant_beside
from polis.games.arkadia.events import new_log
from polis.games.arkadia.rules.laying import legal_lay
from polis.games.arkadia.state import (
    BANNERING,
    CASHING,
    DRAWING,
    LAYING,
    MUST,
    NONE,
    WORKING,
    new_states,
)

LOWEST: Final = -(10**12)
LISTED: Final = 2048  # legal actions, and squares after them

# States handed in: the observation copied, and the tries made from it
TRY, DEEPER = range(2)
TRIES: Final = 2

# The working row: first what the evaluation needs, then these
BEST: Final = WORK  # the best score offered so far
CHOICE: Final = WORK + 1  # its action
TIES: Final = WORK + 2  # how many offers were that good
FIRST: Final = WORK + 3  # first action of the best introduction found
RANK: Final = WORK + 4  # by square: its place when the squares are sorted by worth
WORTH: Final = RANK + 32
ROW: Final = WORTH + 32


@kernel
def greedy(s: Any, t: Any, tries: Any, weights: Any, row: Any, out: Any, log: Any, rng: Any) -> int:
    """The action chosen for the seat on turn in the observation `s`, which stays as it is.

    tries: states, shape (TRIES,); weights: as WEIGHTS; row: int64, shape (ROW,); out: int16, shape
    (LISTED,); log: an event buffer with limit 0; all but `weights` are overwritten.
    """
    row[BEST] = LOWEST
    row[TIES] = 0
    if s.phase == MUST:
        choose_must(s, t, tries, weights, row, out, log, rng)
    elif s.phase == WORKING:
        tries[TRY] = s
        best_introduction(tries, t, weights, row, out, 0, log)
        row[CHOICE] = row[FIRST]
    elif s.phase == DRAWING:
        choose_card(s, t, tries, weights, row, out, log, rng)
    elif s.phase == BANNERING:
        choose_banner(s, t, tries, weights, row, log, rng)
    elif s.phase == CASHING:
        choose_cash(s, t, tries, weights, row, log, rng)
    else:
        choose_outcome(s, t, tries, weights, row, out, log, rng)
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
def choose_must(s: Any, t: Any, tries: Any, weights: Any, row: Any, out: Any, log: Any, rng: Any) -> None:  # fmt: skip
    """Compare the best place of each card with the best introduction at each site."""
    listed = rules.legal(s, t, out)
    for i in range(listed):
        action = np.int64(out[i])
        if action == PASS:
            row[CHOICE] = PASS
            return
        tries[TRY] = s
        rules.apply(tries[TRY], t, action, log)
        if action < SITE:
            score = best_place(tries, t, weights, row, out, listed, log)
        else:
            score = best_introduction(tries, t, weights, row, out, listed, log)
        offer(row, rng, score, action)


@kernel
def best_place(tries: Any, t: Any, weights: Any, row: Any, out: Any, listed: int, log: Any) -> int:
    """The best that laying the chosen card in `tries[TRY]` can lead to."""
    best = LOWEST
    for i in range(listed, legal_lay(tries[TRY], t, out, listed)):
        best = max(best, judged(tries[TRY], t, np.int64(out[i]), tries, weights, row, log))
    return best


@kernel
def judged(s: Any, t: Any, action: int, tries: Any, weights: Any, row: Any, log: Any) -> int:
    """How good it is for the seat on turn in `s` after the action; in `tries[DEEPER]` it is done."""
    tries[DEEPER] = s
    rules.apply(tries[DEEPER], t, action, log)
    draw_unknown(tries[DEEPER], t, log)
    return evaluate(tries[DEEPER], t, s.turn, weights, row)


@kernel
def draw_unknown(s: Any, t: Any, log: Any) -> None:
    """Completion comes after drawing (ARK-R25): draw from the pile, whose cards are unknown here."""
    if s.phase == DRAWING:
        card = PILE
        if s.pile_size == 0:
            for slot in range(len(s.display)):
                if s.display[slot] != NONE:
                    card = np.int64(s.display[slot])
        rules.apply(s, t, DRAW + card, log)


@kernel
def choose_outcome(s: Any, t: Any, tries: Any, weights: Any, row: Any, out: Any, log: Any, rng: Any) -> None:  # fmt: skip
    """Places for a card, castle pieces: each action is judged by the position after it."""
    for i in range(rules.legal(s, t, out)):
        action = np.int64(out[i])
        offer(row, rng, judged(s, t, action, tries, weights, row, log), action)


@kernel
def choose_card(s: Any, t: Any, tries: Any, weights: Any, row: Any, out: Any, log: Any, rng: Any) -> None:  # fmt: skip
    """A card face up by the best place it has now; the pile is as good as the middling one."""
    listed = rules.legal(s, t, out)
    total = np.int64(0)
    known = np.int64(0)
    for i in range(listed):
        action = np.int64(out[i])
        if action != DRAW + PILE:
            tries[TRY] = s
            tries[TRY].card = action - DRAW
            tries[TRY].phase = LAYING
            score = max(best_place(tries, t, weights, row, out, listed, log), LOWEST // 1000)
            offer(row, rng, score, action)
            total += score
            known += 1
    if s.pile_size > 0:
        offer(row, rng, total // max(known, 1), np.int64(DRAW + PILE))


@kernel
def choose_banner(s: Any, t: Any, tries: Any, weights: Any, row: Any, log: Any, rng: Any) -> None:
    """Two workers now and the best sale, against keeping the banner."""
    offer(row, rng, judged(s, t, np.int64(END), tries, weights, row, log), np.int64(END))
    seat = s.turn
    tries[TRY] = s
    rules.apply(tries[TRY], t, np.int64(BANNER), log)
    while tries[TRY].phase == CASHING and tries[TRY].turn == seat:
        rules.apply(tries[TRY], t, best_sale(tries[TRY], t, tries, weights, row, log), log)
    offer(row, rng, evaluate(tries[TRY], t, seat, weights, row), np.int64(BANNER))


@kernel
def best_sale(s: Any, t: Any, tries: Any, weights: Any, row: Any, log: Any) -> int:
    """All seals of the family asked about, or none: in between nothing can be better."""
    none = CASH + np.int64(s.family) * SEAL_COUNTS
    every = none + np.int64(s.seals[s.turn, s.family])
    kept = judged(s, t, none, tries, weights, row, log)
    sold = judged(s, t, every, tries, weights, row, log)
    return every if sold >= kept else none


@kernel
def choose_cash(s: Any, t: Any, tries: Any, weights: Any, row: Any, log: Any, rng: Any) -> None:
    """Sell what will hardly be worth more."""
    row[CHOICE] = best_sale(s, t, tries, weights, row, log)


@kernel
def best_introduction(tries: Any, t: Any, weights: Any, row: Any, out: Any, listed: int, log: Any) -> int:  # fmt: skip
    """The best workers that can still be placed in this introduction, in `tries[TRY]`.

    Each square is tried alone; then the best two, three and so on together, with as many own
    workers as there are and with as few. The first action of the best is left in row[FIRST].
    """
    s = tries[TRY]
    squares = vacant_beside(s, site(s, t, s.site))
    best = LOWEST
    if s.placed > 0:
        squares = both(squares, after(s.last_square))
        best = judged(s, t, np.int64(DONE), tries, weights, row, log)
        row[FIRST] = DONE
    found = append_squares(squares, 0, out, listed) - listed
    own = np.int64(s.own[s.turn])
    neutral = np.int64(s.neutral[s.turn])
    for i in range(found):
        row[RANK + i] = 1
    for i in range(found):
        row[RANK + i] = 0
        if own > 0:
            row[WORTH + i] = introduced(tries, t, 1, 1, found, weights, row, out, listed, log)
            best = keep_first(best, row[WORTH + i], 1, found, 1, row, out, listed)
        if neutral > 0:
            score = introduced(tries, t, 1, 0, found, weights, row, out, listed, log)
            best = keep_first(best, score, 1, found, 0, row, out, listed)
            if own == 0:
                row[WORTH + i] = score
        row[RANK + i] = 1
    rank_squares(row, found)
    for size in range(2, min(found, own + neutral) + 1):
        most = min(own, size)
        least = max(0, size - neutral)
        score = introduced(tries, t, size, most, found, weights, row, out, listed, log)
        best = keep_first(best, score, size, found, most, row, out, listed)
        if least < most:
            score = introduced(tries, t, size, least, found, weights, row, out, listed, log)
            best = keep_first(best, score, size, found, least, row, out, listed)
    return best


@kernel
def introduced(
    tries: Any, t: Any, size: int, own: int, found: int,
    weights: Any, row: Any, out: Any, listed: int, log: Any,
) -> int:  # fmt: skip
    """How good it is after workers on the `size` best squares, own ones on the best `own` of them."""
    seat = tries[TRY].turn
    tries[DEEPER] = tries[TRY]
    s = tries[DEEPER]
    for i in range(found):
        if row[RANK + i] < size and s.phase == WORKING:
            verb = OWN if row[RANK + i] < own else NEUTRAL
            rules.apply(s, t, verb + np.int64(out[listed + i]), log)
    if s.phase == WORKING and s.turn == seat:
        rules.apply(s, t, np.int64(DONE), log)
    return evaluate(s, t, seat, weights, row)


@kernel
def keep_first(best: int, score: int, size: int, found: int, own: int, row: Any, out: Any, listed: int) -> int:  # fmt: skip
    """If the score is better, remember the first worker in the order of squares."""
    if score <= best:
        return best
    for i in range(found):
        if row[RANK + i] < size:
            verb = OWN if row[RANK + i] < own else NEUTRAL
            row[FIRST] = verb + np.int64(out[listed + i])
            break
    return score


@kernel
def rank_squares(row: Any, found: int) -> None:
    """Number the squares by worth, the best 0; of equals the first in reading order."""
    for i in range(found):
        rank = 0
        for j in range(found):
            if row[WORTH + j] > row[WORTH + i] or (row[WORTH + j] == row[WORTH + i] and j < i):
                rank += 1
        row[RANK + i] = rank


@kernel
def greedy_at(
    states: Any, i: int, tables: Any, tries: Any, weights: Any, row: Any, out: Any, log: Any, rng: Any
) -> int:  # fmt: skip
    """`greedy` for the i-th of many observations: the way in from Python."""
    return greedy(states[i], tables[0], tries, weights, row, out, log, rng)


class ArkadiaGreedy:
    """The greedy bot with its working memory; one thread at a time may ask it."""

    name = "greedy"

    def __init__(self, tables: Any, weights: Any = WEIGHTS) -> None:
        """Take the tables of the game's box; other weights make another character."""
        self.tables = tables
        self.weights = weights
        self.tries = new_states(TRIES)
        self.row = np.zeros(ROW, np.int64)
        self.out = np.zeros(LISTED, np.int16)
        self.log = new_log(0)

    def decide(self, observation: Any, legal: Any, rng: np.random.Generator) -> int:  # noqa: ARG002
        """The best action by the evaluation; `legal` is found out again from the observation."""
        chance = rng.integers(1, 1 << 64, size=1, dtype=np.uint64)
        return int(
            greedy_at(
                observation, 0, self.tables, self.tries, self.weights,
                self.row, self.out, self.log, chance,
            )
        )  # fmt: skip
