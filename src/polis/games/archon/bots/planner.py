"""A bot for Archon that plans its whole placement before it makes the first decision of it.

From the observation it follows the best ways to play the placement (a beam, see `planning`): slot,
card, goods, trades, magister, tile and payments together, and a Scribe's second action, ranked by the
greedy bot's first sight. Whole placements are judged after all seats have played on greedily, in
worlds that fit what the observer has seen. Draft, split and losses are decided as the greedy bot
does.
"""

from typing import Any

import numpy as np

from polis.core.chance import I64, next_word
from polis.core.kernel import kernel
from polis.games.archon import rules
from polis.games.archon.bots.evaluation import evaluate
from polis.games.archon.bots.greedy import (
    ASKED,
    BEST,
    CHOICE,
    LISTED,
    LISTS,
    LOWEST,
    ROOM,
    ROW,
    TRIES,
    greedy,
    offer,
)
from polis.games.archon.bots.search import look
from polis.games.archon.bots.weights import WEIGHTS
from polis.games.archon.events import new_log
from polis.games.archon.rules.turn_flow import do, settle, step_between_turns
from polis.games.archon.sample import ROOM as CARDS
from polis.games.archon.sample import fill_world
from polis.games.archon.state import AGAIN, CARD, LOSING, NEXT, OVER, PLACING, State, new_states
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
    weights: Any, rows: Any, lists: Any, scores: Any, cards: Any, logs: Any, rng: Any, outlook: Any,
) -> int:  # fmt: skip
    """The first action of the best placement for the observation `states[i]`, which stays as it is.

    turns, words, notes, picks: the memory of a beam, see `Planner`; tries: states, shape (TRIES,);
    weights: as WEIGHTS; rows: int64, shape (ROWS, ROW); lists: int16, shape (LISTS, LISTED); scores:
    float64, shape (LISTED,); cards: int16, shape (CARDS,); logs: an event buffer with limit 0; rng:
    see `chance`; outlook: int64, as OUTLOOK. All but `weights` and `outlook` are overwritten.
    """
    t = tables[0]
    log = logs[0]
    verdict = rows[VERDICT]
    verdict[BEST] = 10 * LOWEST
    turns[0] = states[i]
    seat = I64(turns[0].turn)
    if turns[0].phase == PLACING or is_going_on(turns[0]):
        ended = follow_turns(turns, words, notes, picks, t, tries, weights, lists, scores, log)
        judge(
            turns,
            notes,
            ended,
            seat,
            tables,
            tries,
            weights,
            rows,
            lists,
            cards,
            logs,
            rng,
            outlook,
        )
    else:
        listed = list_ways(turns[0], t, tries, weights, lists, scores, log)
        for k in range(listed):
            offer(verdict, rng, I64(scores[k]), I64(lists[ASKED, k]))
    return int(verdict[CHOICE])


@kernel
def is_going_on(s: State) -> bool:
    """Whether a placement has begun and there is something to decide in it."""
    return bool(s.phase == AGAIN or CARD <= s.phase < LOSING)


@kernel
def follow_turns(
    turns: Any, words: Any, notes: Any, picks: Any, t: Any, tries: Any, weights: Any, lists: Any,
    scores: Any, log: Any,
) -> int:  # fmt: skip
    """Follow the best placements from `turns[0]` on until all are over; returns how many were kept."""
    width = I64(len(picks))
    seat = I64(turns[0].turn)
    begin, ended, opened = I64(0), I64(0), I64(1)
    is_first = True
    notes[0, WORTH] = 0
    while opened > 0:
        picked = I64(0)
        for k in range(begin, begin + opened):
            picked = pick_ways(
                turns, k, t, notes, picks, picked, tries, weights, lists, scores, log
            )
        begin = width - begin
        opened = I64(0)
        for k in range(picked):
            place = begin + opened
            copy_picked(turns, notes, picks, k, place, is_first)
            s = turns[place]
            do(s, t, picks[k, ACTION], log)
            settle(s, t, lists[ROOM], log)
            if not is_going_on(s):
                notes[place, WORTH] = evaluate(s, t, seat, weights)
                ended = keep_end(turns, words, notes, width, ended, place)
            elif not has_twin(words, begin, opened, place):
                opened += 1
        is_first = False
    return int(ended)


@kernel
def pick_ways(
    turns: Any, k: int, t: Any, notes: Any, picks: Any, picked: int, tries: Any, weights: Any,
    lists: Any, scores: Any, log: Any,
) -> int:  # fmt: skip
    """Pick the best ways to go on with the open turn `turns[k]`; returns how many picks there are."""
    listed = list_ways(turns[k], t, tries, weights, lists, scores, log)
    best = highest(scores, listed)
    for choice in range(listed):
        worth = notes[k, WORTH] + I64(scores[choice] - best)
        picked = pick(picks, picked, k, I64(lists[ASKED, choice]), worth)
    return picked


@kernel
def list_ways(
    s: Any, t: Any, tries: Any, weights: Any, lists: Any, scores: Any, log: Any
) -> int:  # fmt: skip
    """Write the legal actions into a list, what they are worth at first sight into `scores`."""
    listed = rules.legal(s, t, lists[ASKED])
    look(s, t, tries, weights, lists, listed, scores, log)
    return listed


@kernel
def judge(
    turns: Any, notes: Any, ended: int, seat: int, tables: Any, tries: Any, weights: Any, rows: Any,
    lists: Any, cards: Any, logs: Any, rng: Any, outlook: Any,
) -> None:  # fmt: skip
    """Offer the first actions of the best placements that are over, by what they lead to."""
    t = tables[0]
    row = rows[LOOKING]
    begin = OVER_PART * len(turns) // PARTS
    left = ended
    while outlook[WORLDS] > 0:
        for _ in range(outlook[WORLDS]):
            start = next_word(rng)
            for k in range(begin, begin + left):
                turns[SPARE] = turns[k]
                rng[0] = start  # the same chance for all placements
                fill_world(turns[SPARE], t, cards, rng)
                play_on(turns, tables, tries, weights, row, lists, logs, rng, outlook[REPLIES])
                notes[k, TOTAL] += lead(turns[SPARE], t, seat, weights)
        if left <= FINALISTS:
            break
        left = drop_worse_half(turns, notes, begin, left)
    for k in range(begin, begin + left):
        worth = notes[k, TOTAL] if outlook[WORLDS] > 0 else notes[k, WORTH]
        offer(rows[VERDICT], rng, worth, notes[k, FIRST])


@kernel
def play_on(
    turns: Any, tables: Any, tries: Any, weights: Any, row: Any, lists: Any, logs: Any, rng: Any,
    replies: int,
) -> None:  # fmt: skip
    """Let all seats play `turns[SPARE]` on as the greedy bot would."""
    s = turns[SPARE]
    t = tables[0]
    while s.phase >= NEXT:
        step_between_turns(s, t, logs[0])
        settle(s, t, lists[ROOM], logs[0])
    left = replies
    while s.phase != OVER and (s.phase != PLACING or left > 0):
        if s.phase == PLACING:
            left -= 1
        action = greedy(turns, I64(SPARE), tables, tries, weights, row, lists, logs, rng)
        rules.apply(s, t, action, lists[ROOM], logs[0])


@kernel
def lead(s: State, t: Any, seat: int, weights: Any) -> int:
    """How much better off the seat is than its best opponent."""
    best = I64(LOWEST)
    for other in range(s.seats):
        if other != seat:
            best = max(best, evaluate(s, t, I64(other), weights))
    return int(evaluate(s, t, seat, weights) - best)


class ArchonPlanner(Planner):
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
        self.lists = np.zeros((LISTS, LISTED), np.int16)
        self.scores = np.zeros(LISTED, np.float64)
        self.cards = np.zeros(CARDS, np.int16)
        self.logs = new_log(0)

    def plan(self, observation: Any, chance: Any) -> int:
        """The first action of the best placement that was found."""
        return int(
            plan(
                observation, 0, self.tables, self.turns, self.words, self.notes, self.picks,
                self.tries, WEIGHTS, self.rows, self.lists, self.scores, self.cards, self.logs,
                chance, self.outlook,
            )
        )  # fmt: skip
