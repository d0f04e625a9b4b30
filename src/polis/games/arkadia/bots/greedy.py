"""The greedy bot of Arkadia: it looks one decision ahead and takes the action with the best score.

A decision here is what a player would call one: a card is scored by the best place for its
building, a site by the best workers for it, a banner by the seals cashed with it. The bot uses an
observation only: laying, introducing and building need no hidden card, and the card drawn from the
pile after laying stays unknown.
"""

from typing import NamedTuple

from polis.core.kernels.arrays import Record, Records
from polis.core.kernels.chance import I64
from polis.core.kernels.kernel import kernel
from polis.games.arkadia import rules
from polis.games.arkadia.bots.cover import after_lay, begin_cover
from polis.games.arkadia.bots.evaluation import COIN, expected_value, pieces_left
from polis.games.arkadia.bots.introductions import after_sequence, best_introduction
from polis.games.arkadia.model.actions import (
    BANNER,
    BOARD_SQUARES,
    CASH,
    DRAW,
    FAMILIES,
    LAY,
    OWN,
    PASS,
    PILE,
    SEAL_COUNTS,
    SITE,
)
from polis.games.arkadia.model.state import LAYING, WORKING, State
from polis.games.arkadia.rules.completion import value
from polis.games.arkadia.rules.laying import legal_lay
from polis.search.memory import ASKED, CHOICE, LOWEST, TRY, Scratch, clear_offers, make_offer


class Pace(NamedTuple):
    """How many candidates are tried.

    hurry: places for a building skipped for each one tried, and if it is not 0, on each square only
    the stronger worker; offset: the places skipped at the beginning, 0 to hurry.
    """

    hurry: int
    offset: int


@kernel
def greedy(states: Records, i: int, weights: Record, m: Scratch) -> int:
    """Return the action chosen for the seat to act in `states[i]`, which is not modified.

    weights: as WEIGHTS; m: overwritten, except for its tables.
    """
    s, work = states[i], m.work[0]
    begin_cover(s, m.tables[0], weights, m)
    if s.phase == WORKING:  # the whole set of workers is evaluated, then the first placed
        m.tries[TRY] = s
        best_introduction(I64(0), I64(0), weights, m)
        return int(work.first)
    clear_offers(m.offer)
    work.card_scores = 0
    work.cards = 0
    out = m.lists[ASKED]
    listed = rules.legal(s, m.tables[0], out)
    for k in range(listed):
        action = I64(out[k])
        make_offer(
            m.offer,
            m.rng,
            score_action(s, action, listed, Pace(I64(0), I64(0)), weights, m),
            action,
        )
    return int(m.offer[CHOICE])


@kernel
def score_action(
    s: State, action: int, listed: int, pace: Pace, weights: Record, m: Scratch
) -> int:
    """Return the score of an action for the seat to act in `s`, after `begin_cover` for it.

    listed: the number of legal actions in `m.lists[ASKED]`; what follows them is overwritten.
    """
    trial, work = m.tries[TRY], m.work[0]
    m.tries[TRY] = s
    if action < SITE:
        rules.apply(trial, m.tables[0], action, m.logs[0])
        return best_place(listed, pace, weights, m)
    if action < PASS:
        rules.apply(trial, m.tables[0], action, m.logs[0])
        return best_introduction(listed, pace.hurry, weights, m)
    if LAY <= action < OWN:
        return after_place(action, weights, m)
    if DRAW <= action < DRAW + PILE:
        trial.card = action - DRAW
        trial.phase = LAYING
        score = best_place(listed, pace, weights, m)
        work.card_scores += score
        work.cards += 1
        return score
    if action == DRAW + PILE:  # the last one listed; scored as the mean of the cards face up
        return int(work.card_scores // max(work.cards, 1))
    work.sequence[0] = action
    length = I64(1)
    if action == BANNER:
        length = append_sales(s, weights, work)
    return after_sequence(length, weights, m)


@kernel
def best_place(listed: int, pace: Pace, weights: Record, m: Scratch) -> int:
    """Return the score of the best place for the chosen card in `m.tries[TRY]`.

    In a hurry only some are tried, but at least one; LOWEST if there is none.
    """
    out, work = m.lists[ASKED], m.work[0]
    best = I64(LOWEST)
    end = legal_lay(m.tries[TRY], m.tables[0], out, listed)
    begin = listed + pace.offset
    if begin >= end:
        begin = I64(listed)
    work.length = 0
    for k in range(begin, end, 1 + pace.hurry):
        score = after_place(I64(out[k]), weights, m)
        if score > best:
            best = score
            work.length = 1
            work.line[0] = out[k]
    return int(best)


@kernel
def after_place(action: int, weights: Record, m: Scratch) -> int:
    """Return the score after laying the chosen card's building in `m.tries[TRY]`."""
    s = m.tries[TRY]
    if m.work[0].is_begun == 0:
        m.work[0].sequence[0] = action
        return after_sequence(I64(1), weights, m)
    orientation = (action - LAY) // BOARD_SQUARES
    return after_lay(s, m.tables[0], orientation, (action - LAY) % BOARD_SQUARES, weights, m)


@kernel
def append_sales(s: State, weights: Record, work: Record) -> int:
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
            work.sequence[length] = CASH + family * SEAL_COUNTS + seals
            length += 1
    return int(length)
