"""The frame of a turn planner: the whole turn is planned before its first decision is made.

From the observation it follows the best ways to play the turn (a beam, see `planning`), ranked by the
greedy bot's scores. Whole turns are judged after the next seats have played on greedily, in worlds
that fit what the observer has seen.
"""

from typing import Any, Final

from polis.core.kernels.chance import I64, next_word
from polis.search.best_with_ties import LOWEST, clear_offers, make_offer
from polis.search.hooks import PlanHooks
from polis.search.memory import ASKED, CHOICE, PlanMemory
from polis.search.planning import (
    ACTION,
    FINALISTS,
    FIRST,
    OVER_PART,
    PARTS,
    REPLIES,
    SPARE,
    TOTAL,
    WORLDS,
    WORTH,
    copy_picked,
    drop_worse_half,
    has_twin,
    highest,
    keep_end,
    pick,
)
from polis.search.specialise import THE_GAME, frame

game: PlanHooks = THE_GAME

NO_ACTION: Final = -1


@frame
def plan_turn(m: PlanMemory, states: Any, i: int) -> int:
    """Return the first action of the best turn for `states[i]`, which is not modified."""
    clear_offers(m.verdict)
    m.turns[0] = states[i]
    seat = I64(m.turns[0].turn)
    if game.is_planned(m.turns[0]):
        judge_turns(m, follow_turns(m, seat), seat)
    else:
        out = m.scratch.lists[ASKED]
        for k in range(list_ways(m, m.turns[0])):
            make_offer(m.verdict, m.scratch.rng, I64(m.scores[k]), I64(out[k]))
    return int(m.verdict[CHOICE])


@frame
def follow_turns(m: PlanMemory, seat: int) -> int:
    """Follow the best turns from `m.turns[0]` until all are over; returns how many were kept."""
    width = I64(len(m.picks))
    begin, ended, opened = I64(0), I64(0), I64(1)
    is_first = True
    m.notes[0, WORTH] = 0
    while opened > 0:
        picked = I64(0)
        for k in range(begin, begin + opened):
            picked = pick_ways(m, k, picked)
        begin = width - begin
        opened = I64(0)
        for k in range(picked):
            place = begin + opened
            copy_picked(m.turns, m.notes, m.picks, k, place, is_first)
            s = m.turns[place]
            game.apply_in_turn(s, m.picks[k, ACTION], m.scratch)
            if game.is_turn_over(s):
                m.notes[place, WORTH] = game.evaluate_seat(s, seat, m.weights, m.scratch)
                ended = keep_end(m.turns, m.words, m.notes, width, ended, place)
            elif not has_twin(m.words, begin, opened, place):
                opened += 1
        is_first = False
    return int(ended)


@frame
def pick_ways(m: PlanMemory, k: int, picked: int) -> int:
    """Pick the best ways to continue the open turn `m.turns[k]`; returns the number of picks."""
    s = m.turns[k]
    blind = game.blind_action(s)
    if blind != NO_ACTION:
        return pick(m.picks, picked, k, blind, m.notes[k, WORTH])
    listed = list_ways(m, s)
    out = m.scratch.lists[ASKED]
    best = highest(m.scores, listed)
    for choice in range(listed):
        worth = m.notes[k, WORTH] + I64(m.scores[choice] - best)
        picked = pick(m.picks, picked, k, I64(out[choice]), worth)
    return picked


@frame
def list_ways(m: PlanMemory, s: Any) -> int:
    """List the legal actions and the greedy bot's scores of them; returns their number."""
    listed = game.legal(s, m.scratch.tables[0], m.scratch.lists[ASKED])
    game.score_actions(s, listed, m.scores, m.weights, m.scratch)
    return listed


@frame
def judge_turns(m: PlanMemory, ended: int, seat: int) -> None:
    """Offer the first actions of the best turns that are over, by what they lead to."""
    begin = OVER_PART * len(m.turns) // PARTS
    left = ended
    while m.outlook[WORLDS] > 0:
        for _ in range(m.outlook[WORLDS]):
            start = next_word(m.scratch.rng)
            for k in range(begin, begin + left):
                m.turns[SPARE] = m.turns[k]
                m.scratch.rng[0] = start  # the same chance for all turns
                m.notes[k, TOTAL] += lead_after_replies(m, seat)
        if left <= FINALISTS:
            break
        left = drop_worse_half(m.turns, m.notes, begin, left)
    for k in range(begin, begin + left):
        worth = m.notes[k, TOTAL] if m.outlook[WORLDS] > 0 else m.notes[k, WORTH]
        make_offer(m.verdict, m.scratch.rng, worth, m.notes[k, FIRST])


@frame
def lead_after_replies(m: PlanMemory, seat: int) -> int:
    """The seat's lead in a world sampled for `m.turns[SPARE]`, after the next seats have played."""
    s = m.turns[SPARE]
    game.fill_after_turn(s, seat, m.scratch)
    game.finish_turn(s, m.scratch)
    left = m.outlook[REPLIES]
    while s.phase != game.OVER and (not game.is_at_turn(s) or left > 0):
        if game.is_at_turn(s):
            left -= 1
        action = game.blind_action(s)
        if action == NO_ACTION:
            action = game.greedy(m.turns, I64(SPARE), m.weights, m.scratch)
        game.apply(s, action, m.scratch)
    return lead(m, s, seat)


@frame
def lead(m: PlanMemory, s: Any, seat: int) -> int:
    """How far the prospects of the seat exceed those of its best opponent."""
    game.write_prospects(s, m.weights, m.scratch, m.values)
    best = float(LOWEST)
    for other in range(s.seats):
        if other != seat:
            best = max(best, m.values[other])
    return int(m.values[seat] - best)
