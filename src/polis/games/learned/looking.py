"""A look on through one's own decision: a card and its place, a site and all workers beside it.

In the middle of such a decision nothing is drawn and nobody else acts, so its end is what counts. All
ways to go on are tried, but of those that could have ended before, only the best few.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from polis.core.kernels.arrays import Array, Records
from polis.core.kernels.event_log import empty_log
from polis.core.kernels.layout import State
from polis.games.learned.inputs import NOTHING, Inputs, Sight, joined

WIDTH: Final = 6  # ways that are followed at once after a decision could have ended
ROOM: Final = 2048  # positions that are looked at; further ones are passed over
Line: TypeAlias = tuple[int, ...]
Liking: TypeAlias = Callable[[Inputs], Array]
"""What a network makes of positions: a number for each."""


class Ends(NamedTuple):
    """How a decision can end. lines: the actions to each end; states, inputs, liked: of the positions there."""

    lines: list[Line]
    states: Records
    inputs: Inputs
    liked: Array

    @property
    def best(self) -> Line:
        """The actions to the end that is liked best."""
        return self.lines[int(self.liked.argmax())]


class _Way(NamedTuple):
    """A position in the middle of a decision.

    row: of it; actions: of those that lead on; end: the number of its end if it stops here, or NOTHING.
    """

    line: Line
    row: int
    actions: Sequence[int]
    end: int = NOTHING


class Looker:
    """Looks on for the seat to act. One thread at a time may use it."""

    def __init__(self, game: Any, sight: Sight, liking: Liking) -> None:
        """game: made of kernels; liking: what the network makes of ends."""
        self._game, self._sight, self._liking = game, sight, liking
        self._ends, self._ways = (np.zeros(ROOM + 1, game.layout.record) for _ in range(2))
        self._phases = self._ends["phase"]
        self._end_bytes, self._way_bytes = (  # copying these takes a quarter of the time
            one.view(np.uint8).reshape(len(one), -1) for one in (self._ends, self._ways)
        )
        self._listed = np.empty(game.kernels.most_legal, np.int16)
        self._log = empty_log(game.kernels.log_type)
        self._lines: list[Line] = []
        self._begun = 0

    def look(self, world: State, legal: Sequence[int], known: Sequence[Line] = ()) -> Ends:
        """Return how the decision can end, in a world that the seat to act holds possible.

        legal: the actions that it compares; known: ends that are to be among those found, the first ones.
        """
        self._lines, self._begun = [], 1
        self._ways[0] = world[0]
        read, liked, seat = [], np.zeros(0, np.float32), self._game.turn(world)
        for line in known:
            self._end(0, line, line)
        front = [_Way((), 0, legal)]
        while front:
            later = [found for way in front for found in self._on(way)]
            if len(self._lines) > len(liked):
                new = self._ends[len(liked) : len(self._lines)]
                read.append(self._sight.read(self._game, new, seat))
                liked = np.concatenate([liked, self._liking(read[-1])])
            front = _worth_following(later, liked)
        return Ends(self._lines, self._ends[: len(liked)], joined(read), liked)

    def _on(self, way: _Way) -> list[_Way]:
        """Take each action: note the ends, and return where the decision goes on."""
        found = []
        for action in way.actions:
            if len(self._lines) >= ROOM - 1 or self._begun >= ROOM:
                break
            line, number = (*way.line, action), len(self._lines)
            if self._end(way.row, line, (action,)):
                continue
            row, self._begun = self._begun, self._begun + 1
            self._way_bytes[row] = self._end_bytes[number]
            listed = self._listed[
                : self._game.kernels.legal(self._ways, row, self._game.tables, self._listed)
            ]
            if listed[-1] == self._sight.STOP:
                self._end(row, (*line, self._sight.STOP), (self._sight.STOP,))
                found.append(_Way(line, row, listed[:-1].tolist(), number))
            else:
                found.append(_Way(line, row, listed.tolist()))
        return found

    def _end(self, row: int, line: Line, actions: Line) -> bool:
        """Apply actions to a position; note the end if there is one, and return whether there is."""
        kernels, number = self._game.kernels, len(self._lines)
        self._end_bytes[number] = self._way_bytes[row]
        for action in actions:
            kernels.apply(self._ends, number, self._game.tables, action, self._listed, self._log)
        if self._phases[number] in self._sight.UNFINISHED:
            return False
        self._lines.append(line)
        return True


def _worth_following(ways: list[_Way], liked: Array) -> list[_Way]:
    """Return the ways that cannot end at once, and the best of the others."""
    forced = [way for way in ways if way.end == NOTHING]
    free = sorted((way for way in ways if way.end != NOTHING), key=lambda way: -liked[way.end])
    return forced + free[:WIDTH]
