"""A beam over the decisions of a turn: its memory and the kernels that need no rules.

Only the best few ways to begin the turn are kept at each step (beam search: Lowerre, *The Harpy
Speech Recognition System*, 1976). Those that reach the end of the turn are played on in sampled
worlds, and the worse half of them is dropped repeatedly (sequential halving: Karnin, Koren and
Somekh, 2013).

The turns are in one array of states with three parts of the same length, the width of the beam: two
that hold the open turns alternately, and one for turns that are over.
"""

from typing import Any, Final

from polis.core.kernels.kernel import kernel

WIDTH: Final = 12  # open turns that are kept
PARTS: Final = 3
OVER_PART: Final = 2  # the part of turns that are over
SPARE: Final = 0  # a state that is free once no turn is open
FINALISTS: Final = 3  # this many turns are not halved again

# The outlook, int64: worlds sampled before each halving, and turns of the next seats played there.
# With no worlds a turn is judged at its end, by the evaluation alone.
WORLDS, REPLIES = range(2)
OUTLOOK: Final = (4, 4)

# Columns of the notes on a turn: its first action; while it is open, the sum of the differences
# between the scores of its actions and the best scores at those decisions (so that a phase that is
# scored too high or too low drops no turn), and when it is over, its evaluation; the sum of the
# seat's leads in all worlds in which it was played on
FIRST, WORTH, TOTAL = range(3)
NOTES: Final = 3

# Columns of the picks: a turn, an action to continue it with, and the WORTH it will then have
TURN, ACTION, SCORE = range(3)
PICKS: Final = 3


@kernel
def highest(scores: Any, listed: int) -> float:
    """The highest of the first `listed` scores; listed: at least 1."""
    best = scores[0]
    for k in range(1, listed):
        best = max(best, scores[k])
    return float(best)


@kernel
def pick(picks: Any, picked: int, turn: int, action: int, score: int) -> int:
    """Insert a pick if it is one of the best; returns the number of picks.

    picks: int64, shape (width, PICKS), the best first, equal ones in the order of insertion.
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
    """Copy the turn that the k-th pick continues to `place`, with the notes it will have."""
    origin = picks[k, TURN]
    turns[place] = turns[origin]
    notes[place, FIRST] = picks[k, ACTION] if is_first else notes[origin, FIRST]
    notes[place, WORTH] = picks[k, SCORE]
    notes[place, TOTAL] = 0


@kernel
def keep_end(turns: Any, words: Any, notes: Any, width: int, ended: int, k: int) -> int:
    """Keep the turn `turns[k]`, which is over, if it is one of the best; returns the number kept.

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
    """Whether one of `count` states from `begin` on equals the k-th, byte for byte.

    The same state is reached in several ways if decisions can be made in any order.
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
    """Keep the better half of `count` turns from `begin` on, by their totals; returns its size.

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
