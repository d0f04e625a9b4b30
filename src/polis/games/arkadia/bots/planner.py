"""A bot for Arkadia that plans its whole turn before it makes the first decision of it.

From the observation it follows the best ways to play the turn (a beam, see `planning`): card, place,
workers, castle pieces, banner and cashing together, ranked by the greedy bot's first sight. The card
drawn on the way is left unknown: nothing that follows in the turn depends on it. Whole turns are
judged after the next seats have played on greedily, in worlds that fit what the observer has seen.
"""

from typing import Any

import numpy as np

from polis.core.chance import I64, next_word
from polis.core.kernel import kernel
from polis.games.arkadia import rules
from polis.games.arkadia.actions import DRAW
from polis.games.arkadia.bots.evaluation import WEIGHTS, evaluate
from polis.games.arkadia.bots.greedy import (
    BEST,
    CHOICE,
    LISTED,
    LOWEST,
    ROW,
    TRIES,
    any_card,
    greedy,
    offer,
)
from polis.games.arkadia.bots.search import look
from polis.games.arkadia.events import new_log
from polis.games.arkadia.sample import ROOM, fill_world
from polis.games.arkadia.state import DRAWING, HAND, MUST, NONE, OVER, State, new_states
from polis.search.planning import (
    ACTION,
    FINALISTS,
    FIRST,
    LOOKING,
    OUTLOOK,
    OVER_PART,
    PARTS,
    REPLIES,
    ROWS,
    SPARE,
    TOTAL,
    VERDICT,
    WIDTH,
    WORLDS,
    WORTH,
    Planner,
    copy_picked,
    drop_worse_half,
    has_twin,
    highest,
    keep_end,
    pick,
)


@kernel
def plan(
    states: Any, i: int, tables: Any, turns: Any, words: Any, notes: Any, picks: Any, tries: Any,
    weights: Any, rows: Any, out: Any, scores: Any, room: Any, logs: Any, rng: Any, outlook: Any,
) -> int:  # fmt: skip
    """The first action of the best turn for the observation `states[i]`, which stays as it is.

    turns, words, notes, picks: the memory of a beam, see `Planner`; tries: states, shape (TRIES,);
    weights: as WEIGHTS; rows: int64, shape (ROWS, ROW); out: int16, and scores: float64, shape
    (LISTED,); room: int16, shape (ROOM,); logs: an event buffer with limit 0; rng: see `chance`;
    outlook: int64, as OUTLOOK. All but `weights` and `outlook` are overwritten.
    """
    t = tables[0]
    log = logs[0]
    verdict = rows[VERDICT]
    verdict[BEST] = 10 * LOWEST
    turns[0] = states[i]
    seat = I64(turns[0].turn)
    if turns[0].phase == DRAWING:  # what is drawn is for later turns: the best at first sight
        listed = list_ways(turns[0], t, tries, weights, rows[LOOKING], out, scores, log)
        for k in range(listed):
            offer(verdict, rng, I64(scores[k]), I64(out[k]))
    else:
        ended = follow_turns(
            turns, words, notes, picks, t, tries, weights, rows[LOOKING], out, scores, log
        )
        judge(
            turns, notes, ended, seat, tables, tries, weights, rows, out, room, logs, rng, outlook
        )
    return int(verdict[CHOICE])


@kernel
def follow_turns(
    turns: Any, words: Any, notes: Any, picks: Any, t: Any, tries: Any, weights: Any, row: Any,
    out: Any, scores: Any, log: Any,
) -> int:  # fmt: skip
    """Follow the best turns from `turns[0]` on until all are over; returns how many were kept."""
    width = I64(len(picks))
    seat = I64(turns[0].turn)
    begin, ended, opened = I64(0), I64(0), I64(1)
    is_first = True
    notes[0, WORTH] = 0
    while opened > 0:
        picked = I64(0)
        for k in range(begin, begin + opened):
            picked = pick_ways(
                turns, k, t, notes, picks, picked, tries, weights, row, out, scores, log
            )
        begin = width - begin
        opened = I64(0)
        for k in range(picked):
            place = begin + opened
            copy_picked(turns, notes, picks, k, place, is_first)
            s = turns[place]
            rules.apply(s, t, picks[k, ACTION], log)
            if s.phase in (MUST, OVER):
                notes[place, WORTH] = evaluate(s, t, seat, weights, row)
                ended = keep_end(turns, words, notes, width, ended, place)
            elif not has_twin(words, begin, opened, place):
                opened += 1
        is_first = False
    return int(ended)


@kernel
def pick_ways(
    turns: Any, k: int, t: Any, notes: Any, picks: Any, picked: int, tries: Any, weights: Any,
    row: Any, out: Any, scores: Any, log: Any,
) -> int:  # fmt: skip
    """Pick the best ways to go on with the open turn `turns[k]`; returns how many picks there are."""
    s = turns[k]
    if s.phase == DRAWING:
        return pick(picks, picked, k, DRAW + any_card(s), notes[k, WORTH])
    listed = list_ways(s, t, tries, weights, row, out, scores, log)
    best = highest(scores, listed)
    for choice in range(listed):
        worth = notes[k, WORTH] + I64(scores[choice] - best)
        picked = pick(picks, picked, k, I64(out[choice]), worth)
    return picked


@kernel
def list_ways(
    s: Any, t: Any, tries: Any, weights: Any, row: Any, out: Any, scores: Any, log: Any
) -> int:  # fmt: skip
    """Write the legal actions into `out`, what they are worth at first sight into `scores`."""
    listed = rules.legal(s, t, out)
    look(s, t, tries, weights, row, out, listed, scores, log)
    return listed


@kernel
def judge(
    turns: Any, notes: Any, ended: int, seat: int, tables: Any, tries: Any, weights: Any, rows: Any,
    out: Any, room: Any, logs: Any, rng: Any, outlook: Any,
) -> None:  # fmt: skip
    """Offer the first actions of the best turns that are over, by what they lead to."""
    t = tables[0]
    row = rows[LOOKING]
    begin = OVER_PART * len(turns) // PARTS
    left = ended
    while outlook[WORLDS] > 0:
        for _ in range(outlook[WORLDS]):
            start = next_word(rng)
            for k in range(begin, begin + left):
                turns[SPARE] = turns[k]
                rng[0] = start  # the same chance for all turns
                fill_unseen(turns[SPARE], t, seat, room, rng)
                play_on(turns, tables, tries, weights, row, out, logs, rng, outlook[REPLIES])
                notes[k, TOTAL] += lead(turns[SPARE], t, seat, weights, row)
        if left <= FINALISTS:
            break
        left = drop_worse_half(turns, notes, begin, left)
    for k in range(begin, begin + left):
        worth = notes[k, TOTAL] if outlook[WORLDS] > 0 else notes[k, WORTH]
        offer(rows[VERDICT], rng, worth, notes[k, FIRST])


@kernel
def fill_unseen(s: State, t: Any, seat: int, room: Any, rng: Any) -> None:
    """`fill_world` after an own turn: a card drawn unseen goes to the end of the hand before."""
    known = 0
    for slot in range(s.hand_size[seat]):
        if s.hand[seat, slot] != NONE:
            s.hand[seat, known] = s.hand[seat, slot]
            known += 1
    for slot in range(known, HAND):
        s.hand[seat, slot] = NONE
    fill_world(s, t, room, rng)


@kernel
def play_on(
    turns: Any, tables: Any, tries: Any, weights: Any, row: Any, out: Any, logs: Any, rng: Any,
    replies: int,
) -> None:  # fmt: skip
    """Let the next seats play `turns[SPARE]` on as the greedy bot would, but for what they draw."""
    s = turns[SPARE]
    t = tables[0]
    left = replies
    while s.phase != OVER and (s.phase != MUST or left > 0):
        if s.phase == MUST:
            left -= 1
        if s.phase == DRAWING:
            action = DRAW + any_card(s)
        else:
            action = greedy(turns, I64(SPARE), tables, tries, weights, row, out, logs, rng)
        rules.apply(s, t, action, logs[0])


@kernel
def lead(s: State, t: Any, seat: int, weights: Any, row: Any) -> int:
    """How much better the prospects of the seat are than those of its best opponent."""
    evaluate(s, t, seat, weights, row)
    best = I64(LOWEST)
    for other in range(s.seats):
        if other != seat:
            best = max(best, row[other])
    return int(row[seat] - best)


class ArkadiaPlanner(Planner):
    """The planner with its working memory."""

    def __init__(
        self,
        tables: Any,
        width: int = WIDTH,
        outlook: tuple[int, int] = OUTLOOK,
    ) -> None:
        """Take the tables of the game's box; width and outlook: see `Planner`."""
        super().__init__(new_states, width, outlook)
        self.tables = tables
        self.tries = new_states(TRIES)
        self.rows = np.zeros((ROWS, ROW), np.int64)
        self.out = np.zeros(LISTED, np.int16)
        self.scores = np.zeros(LISTED, np.float64)
        self.room = np.zeros(ROOM, np.int16)
        self.logs = new_log(0)

    def plan(self, observation: Any, chance: Any) -> int:
        """The first action of the best turn that was found."""
        return int(
            plan(
                observation, 0, self.tables, self.turns, self.words, self.notes, self.picks,
                self.tries, WEIGHTS, self.rows, self.out, self.scores, self.room, self.logs, chance,
                self.outlook,
            )
        )  # fmt: skip
