"""Which workers to introduce: the part of the greedy bot of Arkadia that tries sets of them."""

from polis.core.kernels.arrays import Record
from polis.core.kernels.chance import I64
from polis.core.kernels.kernel import kernel
from polis.games.arkadia import rules
from polis.games.arkadia.bots.cover import after_workers
from polis.games.arkadia.bots.evaluation import evaluate
from polis.games.arkadia.model.actions import DONE, DRAW, NEUTRAL, OWN, PILE, RECRUIT
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
from polis.games.arkadia.model.state import DISPLAY, DRAWING, NONE, RECRUITING, WORKING, State
from polis.games.arkadia.rules.laying import most_recruits
from polis.search.memory import ASKED, DEEPER, LOWEST, TRY, Scratch


@kernel
def after_sequence(length: int, weights: Record, m: Scratch) -> int:
    """Return the score, for the seat to act, of `m.tries[TRY]` after the start of the sequence.

    The introduction ends there. Completion comes after drawing (ARK-R25), so a card is drawn: one
    from the pile, which is unknown here, or the last one face up.
    """
    t, log = m.tables[0], m.logs[0]
    seat = m.tries[TRY].turn
    m.tries[DEEPER] = m.tries[TRY]
    s = m.tries[DEEPER]
    for k in range(length):
        rules.apply(s, t, m.work[0].sequence[k], log)
    if s.phase == RECRUITING:
        rules.apply(s, t, RECRUIT + most_recruits(s), log)
    if s.phase == WORKING:
        rules.apply(s, t, I64(DONE), log)
    elif s.phase == DRAWING:
        rules.apply(s, t, DRAW + any_card(s), log)
    return evaluate(s, t, seat, weights, m.work[0])


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
def best_introduction(listed: int, hurry: int, weights: Record, m: Scratch) -> int:
    """Return the score of the best workers that can still be placed in this introduction.

    The position is `m.tries[TRY]`. Each square is tried alone; then the best two, three and so on
    together, with as many own workers as possible and with as few. The first action of the best set
    is left in `work.first`. hurry: if not 0, only the stronger worker is tried on each square.
    """
    s, work = m.tries[TRY], m.work[0]
    work.leader = LOWEST
    work.length = 0
    squares = vacant_beside(s, site(s, m.tables[0], s.site))
    if s.placed > 0:
        squares = both(squares, after(s.last_square))
        work.first = DONE
        work.leader = after_set(I64(0), weights, m)
    found = I64(append_squares(squares, 0, m.lists[ASKED], listed) - listed)
    own = I64(s.own[s.turn])
    neutral = I64(s.neutral[s.turn])
    none, one = I64(0), I64(1)
    for k in range(found):
        single_out(work, found, k)
        if neutral > 0 and (own == 0 or hurry == 0):
            work.worth[k] = score_workers(one, none, found, listed, weights, m)
        if own > 0:
            work.worth[k] = score_workers(one, one, found, listed, weights, m)
    rank_squares(work, found)
    for size in range(2, min(found, own + neutral) + 1):
        most = min(own, size)
        least = max(0, size - neutral)
        score_workers(size, most, found, listed, weights, m)
        if least < most:
            score_workers(size, least, found, listed, weights, m)
    return int(work.leader)


@kernel
def score_workers(
    size: int, own: int, found: int, listed: int, weights: Record, m: Scratch
) -> int:  # fmt: skip
    """Return the score of workers on the `size` best of `found` squares, own ones on the best `own`."""
    out, work = m.lists[ASKED], m.work[0]
    length = I64(0)
    for k in range(found):
        if work.rank[k] < size:
            verb = OWN if work.rank[k] < own else NEUTRAL
            work.sequence[length] = verb + I64(out[listed + k])
            length += 1
    first = work.sequence[0]
    score = after_set(length, weights, m)
    if score > work.leader:
        work.leader = score
        work.first = first
        keep_line(work, length)
    return score


@kernel
def after_set(length: int, weights: Record, m: Scratch) -> int:
    """Return the score after the workers of the sequence; the introduction ends there."""
    s, work = m.tries[TRY], m.work[0]
    if work.is_begun == 0:
        return after_sequence(length, weights, m)
    squares, own = EMPTY, EMPTY
    owned = I64(0)
    for k in range(length):
        if work.sequence[k] < NEUTRAL:
            there = shape_at(ONE, I64(work.sequence[k]) - OWN)
            own = either(own, there)
            owned += 1
        else:
            there = shape_at(ONE, I64(work.sequence[k]) - NEUTRAL)
        squares = either(squares, there)
    return after_workers(s, squares, own, length, owned, weights, m)


@kernel
def keep_line(work: Record, length: int) -> None:
    """Keep the sequence as the best line."""
    work.length = length
    for k in range(length):
        work.line[k] = work.sequence[k]


@kernel
def single_out(work: Record, found: int, chosen: int) -> None:
    """Rank one square first and all others after it."""
    for k in range(found):
        work.rank[k] = 0 if k == chosen else found


@kernel
def rank_squares(work: Record, found: int) -> None:
    """Rank the squares by score, the best first (0); ties in reading order."""
    for k in range(found):
        rank = 0
        for j in range(found):
            if work.worth[j] > work.worth[k] or (work.worth[j] == work.worth[k] and j < k):
                rank += 1
        work.rank[k] = rank
