"""The greedy bot of Arkadia: it looks one decision ahead and takes the action with the best score.

A decision here is what a player would call one: a card is scored by the best place for its
building, a site by the best workers for it, a banner by the seals cashed with it. The bot uses an
observation only: laying, introducing and building need no hidden card, and the card drawn from the
pile after laying stays unknown.
"""

from typing import Any, Final

from polis.core.bits import after, append_squares, both
from polis.core.chance import I64
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
    RECRUIT,
    SEAL_COUNTS,
    SITE,
)
from polis.games.arkadia.board import site, vacant_beside
from polis.games.arkadia.bots.evaluation import (
    COIN,
    WORK,
    evaluate,
    expected_value,
    pieces_left,
)
from polis.games.arkadia.rules.laying import legal_lay, most_recruits
from polis.games.arkadia.rules.seals import value
from polis.games.arkadia.state import DISPLAY, DRAWING, LAYING, NONE, RECRUITING, WORKING, State
from polis.search.memory import ASKED, CHOICE, DEEPER, TRY, Scratch
from polis.search.offers import LOWEST, clear_offers, make_offer

LISTED: Final = 2048  # the legal actions, and further lists after them

# Indices of the working row, after those of the evaluation
SUM: Final = WORK  # sum of the scores of the cards face up
KNOWN: Final = WORK + 1  # the number of those cards
LEADER: Final = WORK + 2  # the score of the best introduction found
FIRST: Final = WORK + 3  # its first action
SEQUENCE: Final = WORK + 4  # actions to try one after the other, at most AROUND
AROUND: Final = 16  # no building or lot has more adjacent squares
SKIP: Final = SEQUENCE + AROUND  # the number of places for a building skipped for each one tried
OFFSET: Final = SKIP + 1  # the number skipped at the beginning, 0 to SKIP
RANK: Final = OFFSET + 1  # by square beside the site: its rank by worth
WORTH: Final = RANK + AROUND
IS_SURE: Final = WORTH + AROUND  # 1: even in a hurry, at least one place for a building is tried
LENGTH: Final = IS_SURE + 1  # length of the line after the last action scored, 0 if not found
LINE: Final = LENGTH + 1
PLANNED: Final = LINE + AROUND  # the number of actions planned, see `replies`
NEXT: Final = PLANNED + 1  # the number of them already played
PLAN: Final = NEXT + 1
ROW: Final = PLAN + AROUND


@kernel
def greedy(states: Any, i: int, weights: Any, m: Scratch) -> int:
    """Return the action chosen for the seat to act in `states[i]`, which is not modified.

    weights: as WEIGHTS; m: overwritten, except for its tables.
    """
    s = states[i]
    if s.phase == WORKING:  # the whole set of workers is evaluated, then the first placed
        m.tries[TRY] = s
        best_introduction(I64(0), weights, m)
        return int(m.row[FIRST])
    clear_offers(m.offer)
    m.row[SUM] = 0
    m.row[KNOWN] = 0
    out = m.lists[ASKED]
    listed = rules.legal(s, m.tables[0], out)
    for k in range(listed):
        action = I64(out[k])
        make_offer(m.offer, m.rng, score_action(s, action, listed, weights, m), action)
    return int(m.offer[CHOICE])


@kernel
def score_action(s: Any, action: int, listed: int, weights: Any, m: Scratch) -> int:
    """Return the score of an action for the seat to act in `s`.

    listed: the number of legal actions in `m.lists[ASKED]`; what follows them is overwritten.
    """
    trial = m.tries[TRY]
    m.tries[TRY] = s
    if action < SITE:
        rules.apply(trial, m.tables[0], action, m.logs[0])
        return best_place(listed, weights, m)
    if action < PASS:
        rules.apply(trial, m.tables[0], action, m.logs[0])
        return best_introduction(listed, weights, m)
    if DRAW <= action < DRAW + PILE:
        trial.card = action - DRAW
        trial.phase = LAYING
        score = best_place(listed, weights, m)
        m.row[SUM] += score
        m.row[KNOWN] += 1
        return score
    if action == DRAW + PILE:  # the last one listed; scored as the mean of the cards face up
        return int(m.row[SUM] // max(m.row[KNOWN], 1))
    m.row[SEQUENCE] = action
    length = I64(1)
    if action == BANNER:
        length = append_sales(s, weights, m.row)
    return after_sequence(length, weights, m)


@kernel
def best_place(listed: int, weights: Any, m: Scratch) -> int:
    """Return the score of the best place for the chosen card in `m.tries[TRY]`.

    It is LOWEST if every place is skipped.
    """
    out, row = m.lists[ASKED], m.row
    best = I64(LOWEST)
    end = legal_lay(m.tries[TRY], m.tables[0], out, listed)
    begin = listed + row[OFFSET]
    if begin >= end and row[IS_SURE] != 0:
        begin = I64(listed)
    row[LENGTH] = 0
    for k in range(begin, end, 1 + row[SKIP]):
        row[SEQUENCE] = out[k]
        score = after_sequence(I64(1), weights, m)
        if score > best:
            best = score
            row[LENGTH] = 1
            row[LINE] = out[k]
    return int(best)


@kernel
def append_sales(s: State, weights: Any, row: Any) -> int:
    """Append sales to the banner: all seals of a family if they will hardly gain value, else none.

    Returns the length of the sequence.
    """
    left = pieces_left(s)
    length = I64(1)
    for family in range(FAMILIES):
        seals = I64(s.seals[s.turn, family])
        if seals > 0:
            if value(s, family) * COIN < expected_value(s, family, left, weights):
                seals = I64(0)
            row[SEQUENCE + length] = CASH + family * SEAL_COUNTS + seals
            length += 1
    return int(length)


@kernel
def after_sequence(length: int, weights: Any, m: Scratch) -> int:
    """Return the score, for the seat to act, of `m.tries[TRY]` after the start of the sequence.

    The introduction ends there. Completion comes after drawing (ARK-R25), so a card is drawn: one
    from the pile, which is unknown here, or the last one face up.
    """
    t, log = m.tables[0], m.logs[0]
    seat = m.tries[TRY].turn
    m.tries[DEEPER] = m.tries[TRY]
    s = m.tries[DEEPER]
    for k in range(length):
        rules.apply(s, t, m.row[SEQUENCE + k], log)
    if s.phase == RECRUITING:
        rules.apply(s, t, RECRUIT + most_recruits(s), log)
    if s.phase == WORKING:
        rules.apply(s, t, I64(DONE), log)
    elif s.phase == DRAWING:
        rules.apply(s, t, DRAW + any_card(s), log)
    return evaluate(s, t, seat, weights, m.row)


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
        row[LEADER] = after_sequence(I64(0), weights, m)
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
    score = after_sequence(length, weights, m)
    if score > row[LEADER]:
        row[LEADER] = score
        row[FIRST] = first
        keep_line(row, length)
    return score


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
