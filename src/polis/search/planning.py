"""What the planners of both games share: a beam over the decisions of one's own turn.

Of all ways to begin the turn only the best few are kept at each step (beam search: Lowerre, *The
Harpy Speech Recognition System*, 1976). Those that have come to the end of the turn are played on
in sampled worlds, and the worse half of them is given up again and again (sequential halving:
Karnin, Koren and Somekh, 2013).

Turns lie in one array of states in three parts of the same length, the width of the beam: two that
take turns in holding the open ones, and one for those that are over.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from polis.core.kernel import kernel

WIDTH: Final = 12  # turns that stay open
PARTS: Final = 3
OVER_PART: Final = 2  # the part of turns that are over
SPARE: Final = 0  # a state that is free when no turn is open any more
FINALISTS: Final = 3  # so few turns are not halved any more

# The outlook, int64: worlds sampled before each halving, and turns (or placements) of the next
# seats played on there. Without worlds a turn is judged at its end, by the evaluation alone.
WORLDS, REPLIES = range(2)
OUTLOOK: Final = (4, 4)

# Columns of what is noted of a turn: its first action; while it is open, what its decisions have lost
# against the best ones at first sight (so a phase that is judged too well or too ill takes no turn
# out of the beam), and when it is over, what the evaluation says; how far the seat leads in all
# worlds in which it was played on, added up
FIRST, WORTH, TOTAL = range(3)
NOTES: Final = 3

# Columns of the picks: a turn, an action to go on with, what the turn will then have lost (WORTH)
TURN, ACTION, SCORE = range(3)
PICKS: Final = 3

# Working rows: what evaluation and greedy bot need, and the verdict on whole turns
LOOKING, VERDICT = range(2)
ROWS: Final = 2


@kernel
def highest(scores: Any, listed: int) -> float:
    """The highest of the first scores, at least one."""
    best = scores[0]
    for k in range(1, listed):
        best = max(best, scores[k])
    return float(best)


@kernel
def pick(picks: Any, picked: int, turn: int, action: int, score: int) -> int:
    """Put a way to go on into its place among the best, if it is one; returns how many there are.

    picks: int64, shape (width, PICKS), the best first, of equals the earlier one first.
    """
    width = len(picks)
    place = picked
    if picked == width:
        if picks[width - 1, SCORE] >= score:
            return picked
        place = width - 1
    while place > 0 and picks[place - 1, SCORE] < score:
        for column in range(PICKS):
            picks[place, column] = picks[place - 1, column]
        place -= 1
    picks[place, TURN] = turn
    picks[place, ACTION] = action
    picks[place, SCORE] = score
    return int(min(width, picked + 1))


@kernel
def copy_picked(turns: Any, notes: Any, picks: Any, k: int, place: int, is_first: bool) -> None:
    """Copy the turn that the k-th pick goes on with to `place`, with its notes as they will be."""
    origin = picks[k, TURN]
    turns[place] = turns[origin]
    notes[place, FIRST] = picks[k, ACTION] if is_first else notes[origin, FIRST]
    notes[place, WORTH] = picks[k, SCORE]
    notes[place, TOTAL] = 0


@kernel
def keep_end(turns: Any, words: Any, notes: Any, width: int, ended: int, k: int) -> int:
    """Keep the turn `turns[k]`, which is over, if it is one of the best; returns how many there are.

    words: the memory of `turns` as int16, shape (PARTS * width, words of a state).
    """
    begin = OVER_PART * width
    place = begin + ended
    if has_twin(words, begin, ended, k):
        return ended
    if ended == width:
        place = begin
        for other in range(begin, begin + ended):
            if notes[other, WORTH] < notes[place, WORTH]:
                place = other
        if notes[place, WORTH] >= notes[k, WORTH]:
            return ended
    turns[place] = turns[k]
    for column in range(NOTES):
        notes[place, column] = notes[k, column]
    return min(width, ended + 1)


@kernel
def has_twin(words: Any, begin: int, count: int, k: int) -> bool:
    """Whether one of `count` states from `begin` on is the same as the k-th, byte for byte.

    The same is reached in more than one way if decisions are made in another order.
    """
    for other in range(begin, begin + count):
        place = 0
        while place < words.shape[1] and words[other, place] == words[k, place]:
            place += 1
        if place == words.shape[1]:
            return True
    return False


@kernel
def drop_worse_half(turns: Any, notes: Any, begin: int, count: int) -> int:
    """Leave the better half of `count` turns from `begin` on, by their totals; returns its number.

    `turns[SPARE]` is overwritten.
    """
    left = (count + 1) // 2
    for place in range(begin, begin + left):
        best = place
        for other in range(place + 1, begin + count):
            if notes[other, TOTAL] > notes[best, TOTAL]:
                best = other
        turns[SPARE] = turns[place]
        turns[place] = turns[best]
        turns[best] = turns[SPARE]
        for column in range(NOTES):
            kept = notes[place, column]
            notes[place, column] = notes[best, column]
            notes[best, column] = kept
    return left


class Planner:
    """What is the same in the planners of both games; one thread at a time may ask it."""

    name = "planner"

    def __init__(
        self, new_states: Callable[[int], Any], width: int, outlook: tuple[int, int]
    ) -> None:
        """new_states: makes blank states; width: how many turns stay open; outlook: see OUTLOOK."""
        self.turns = new_states(PARTS * width)
        self.words = self.turns.view(np.int16).reshape(PARTS * width, -1)
        self.notes = np.zeros((PARTS * width, NOTES), np.int64)
        self.picks = np.zeros((width, PICKS), np.int64)
        self.outlook = np.array(outlook, np.int64)

    def decide(self, observation: Any, legal: Any, rng: np.random.Generator) -> int:
        """The first action of the best turn that was found."""
        if len(legal) == 1:
            return int(legal[0])
        return self.plan(observation, rng.integers(1, 1 << 64, size=1, dtype=np.uint64))

    def plan(self, observation: Any, chance: Any) -> int:
        """The same in compiled code. chance: see `core.chance`."""
        raise NotImplementedError
