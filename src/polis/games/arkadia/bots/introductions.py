"""Which workers to introduce: the part of the greedy bot of Arkadia that tries sets of them."""

from typing import Any

from polis.core.kernels.chance import I64
from polis.core.kernels.kernel import kernel
from polis.games.arkadia.bots.cover import IS_BEGUN, after_workers
from polis.games.arkadia.bots.row import (
    FIRST,
    IS_SURE,
    LEADER,
    LENGTH,
    LINE,
    RANK,
    SEQUENCE,
    WORTH,
)
from polis.games.arkadia.bots.sequences import after_sequence
from polis.games.arkadia.model.actions import DONE, NEUTRAL, OWN
from polis.games.arkadia.model.bitboard import (
    EMPTY,
    ONE,
    after,
    append_squares,
    both,
    either,
    shape_at,
)
from polis.games.arkadia.model.board import site, vacant_beside
from polis.search.best_with_ties import LOWEST
from polis.search.memory import ASKED, TRY, Scratch


@kernel
def best_introduction(listed: int, weights: Any, m: Scratch) -> int:
    """Return the score of the best workers that can still be placed in this introduction.

    The position is `m.tries[TRY]`. Each square is tried alone; then the best two, three and so on
    together, with as many own workers as possible and with as few. The first action of the best set
    is left in row[FIRST].
    """
    s, row = m.tries[TRY], m.row
    row[LEADER] = LOWEST
    row[LENGTH] = 0
    squares = vacant_beside(s, site(s, m.tables[0], s.site))
    if s.placed > 0:
        squares = both(squares, after(s.last_square))
        row[FIRST] = DONE
        row[LEADER] = after_set(I64(0), weights, m)
    found = I64(append_squares(squares, 0, m.lists[ASKED], listed) - listed)
    own = I64(s.own[s.turn])
    neutral = I64(s.neutral[s.turn])
    none, one = I64(0), I64(1)
    for k in range(found):
        single_out(row, found, k)
        if neutral > 0 and (own == 0 or row[IS_SURE] == 0):  # in a hurry only the stronger one
            row[WORTH + k] = score_workers(one, none, found, listed, weights, m)
        if own > 0:
            row[WORTH + k] = score_workers(one, one, found, listed, weights, m)
    rank_squares(row, found)
    for size in range(2, min(found, own + neutral) + 1):
        most = min(own, size)
        least = max(0, size - neutral)
        score_workers(size, most, found, listed, weights, m)
        if least < most:
            score_workers(size, least, found, listed, weights, m)
    return int(row[LEADER])


@kernel
def score_workers(
    size: int, own: int, found: int, listed: int, weights: Any, m: Scratch
) -> int:  # fmt: skip
    """Return the score of workers on the `size` best of `found` squares, own ones on the best `own`."""
    out, row = m.lists[ASKED], m.row
    length = I64(0)
    for k in range(found):
        if row[RANK + k] < size:
            verb = OWN if row[RANK + k] < own else NEUTRAL
            row[SEQUENCE + length] = verb + I64(out[listed + k])
            length += 1
    first = row[SEQUENCE]
    score = after_set(length, weights, m)
    if score > row[LEADER]:
        row[LEADER] = score
        row[FIRST] = first
        keep_line(row, length)
    return score


@kernel
def after_set(length: int, weights: Any, m: Scratch) -> int:
    """Return the score after the workers of the sequence; the introduction ends there."""
    s, row = m.tries[TRY], m.row
    if row[IS_BEGUN] == 0:
        return after_sequence(length, weights, m)
    squares, own = EMPTY, EMPTY
    owned = I64(0)
    for k in range(length):
        if row[SEQUENCE + k] < NEUTRAL:
            there = shape_at(ONE, I64(row[SEQUENCE + k]) - OWN)
            own = either(own, there)
            owned += 1
        else:
            there = shape_at(ONE, I64(row[SEQUENCE + k]) - NEUTRAL)
        squares = either(squares, there)
    return after_workers(s, squares, own, length, owned, weights, m)


@kernel
def keep_line(row: Any, length: int) -> None:
    """Keep the sequence as the best line."""
    row[LENGTH] = length
    for k in range(length):
        row[LINE + k] = row[SEQUENCE + k]


@kernel
def single_out(row: Any, found: int, chosen: int) -> None:
    """Rank one square first and all others after it."""
    for k in range(found):
        row[RANK + k] = 0 if k == chosen else found


@kernel
def rank_squares(row: Any, found: int) -> None:
    """Rank the squares by score, the best first (0); ties in reading order."""
    for k in range(found):
        rank = 0
        for j in range(found):
            if row[WORTH + j] > row[WORTH + k] or (row[WORTH + j] == row[WORTH + k] and j < k):
                rank += 1
        row[RANK + k] = rank
