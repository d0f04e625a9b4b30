"""The same game in two worlds that a viewer cannot tell apart, ply by ply.

The second world is no copy with another last position: its positions, events, notation and hashes
are its own from the first ply on, so that what tells of the past can leak as well. Where the seat
to decide hides something by its choice, the choice differs too.
"""

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import numpy as np

from polis.server.table.commands.playing import acted as entry_of
from polis.server.table.entries import Seat
from polis.server.table.history import Step
from polis.server.table.joining import hash_of
from polis.server.table.table import Table
from tests.server.secrecy.styles import Style
from tests.server.tables import dealt, stored, terms

OFTEN: Final = 6  # worlds in which the same is tried to happen
MANY: Final = 6  # worlds of which the most extreme is taken
NAMES: Final = ("Ada", "Ben", "Cleo", "Dora")


def token_of(seat: int) -> str:
    """The token of a person in these games."""
    return f"token of seat {seat}"


@dataclass
class Case:
    """One world: a table, and what is about to happen in it, if it happens in the other one too.

    viewer: who looks; drafts, strange: actions that the viewer may try, the same in both worlds.
    """

    table: Table
    viewer: int | None
    move: Step | None
    drafts: Sequence[int]
    strange: int

    @property
    def state(self) -> Any:
        """The present position."""
        return self.table.history.state


def new_table(game: str, seats: int, draw: Random) -> Table:
    """A table of people, with a bot at its last seat every third time."""
    bots = draw.randrange(3) == 0
    starts = [
        Seat("person", NAMES[seat], None, hash_of(token_of(seat)), "", ready=True)
        for seat in range(seats)
    ]
    if bots:
        starts[-1] = Seat("bot", "", "greedy", ready=True)
    return dealt(starts, terms(game, listed=True), draw.getrandbits(32))


def a_world(game: Any, state: Any, viewer: int | None, draw: Random) -> Any:
    """A position that the viewer cannot tell from this one; now and then one that is extreme."""
    observation = game.observe(state, viewer)
    rng = np.random.default_rng(draw.getrandbits(64))
    if draw.random() < 0.9:
        return game.sample_world(observation, rng)
    several = [game.sample_world(observation, rng) for _ in range(MANY)]
    return draw.choice((min, max))(several, key=lambda one: one.tobytes())


class Twins:
    """A game and its double for one viewer."""

    def __init__(self, table: Table, viewer: int | None, draw: Random) -> None:
        self.one, self.viewer, self.draw = table, viewer, draw
        self.other = table.copy()
        # Another deal of another secret; what everybody is told of the secret is the same.
        self.other.secret = draw.randbytes(16)
        self._vary()

    def _vary(self) -> None:
        """Put the double into another world."""
        game = self.one.content.game
        self.other.history.states[-1] = a_world(
            game, self.one.history.state, self.viewer, self.draw
        )

    def cases(self, action: int) -> tuple[Case, Case]:
        """Both worlds before an action of the first; the move is None if it shows which is which."""
        self._vary()
        step = self.one.history.step(self.one.history.state, action)
        twin = self._twin(step)
        drafts = drafts_of(self.one, self.draw)
        strange = self.draw.randrange(self.one.content.codec.size)
        moves = (None, None) if twin is None else (step, twin)
        one, other = (
            Case(copy(table), self.viewer, move, drafts, strange)
            for table, move in zip((self.one, self.other), moves, strict=True)
        )
        seat = self.one.turn
        assert seat is not None
        self.one = stored(self.one, [entry_of([step], seat)])
        self.other = stored(self.other, [entry_of([twin or step], seat)])
        return one, other

    def _twin(self, step: Step) -> Step | None:
        """What happens in the double so that the viewer sees the same; None if it shows."""
        history = self.other.history
        game: Any = self.one.content.game
        if game.is_over(step.state):
            return None  # all is open
        seen = game.observe(step.state, self.viewer).tobytes()
        for _ in range(OFTEN):
            for action in self._choices(step.action):
                twin = history.step(history.state, action)
                if game.observe(twin.state, self.viewer).tobytes() == seen:
                    return twin
            self._vary()
        return None

    def _choices(self, action: int) -> list[int]:
        """What the seat could have done as far as the viewer knows, different actions first."""
        content, state = self.one.content, self.other.history.state
        legal: list[int] = content.game.legal(state).tolist()
        if self.one.turn == self.viewer or content.spec.name not in HIDDEN_VERBS:
            return [action] if action in legal else []
        verb = content.codec.decode(action).verb
        alike = [one for one in legal if content.codec.decode(one).verb == verb]
        if verb not in HIDDEN_VERBS[content.spec.name]:
            return [action] if action in legal else []
        self.draw.shuffle(alike)
        return [one for one in alike if one != action][:OFTEN] + (
            [action] if action in legal else []
        )


# Decisions that others do not see.
HIDDEN_VERBS: Final = {"archon": frozenset({"split"})}


def drafts_of(table: Table, draw: Random) -> list[int]:
    """Actions that somebody may try: legal ones, then perhaps nonsense."""
    actions, state = list[int](), table.history.state.copy()
    game = table.content.game
    for _ in range(draw.randint(1, 5)):
        if draw.random() < 0.15 or game.is_over(state):
            actions.append(draw.randrange(-1, table.content.codec.size + 1))
            break
        actions.append(int(draw.choice(game.legal(state).tolist())))
        game.apply(state, actions[-1])
    return actions


def cases(game: str, style: Style, draw: Random, each: float = 1.0) -> Iterator[tuple[Case, Case]]:
    """The positions of one game of a style of play, in two worlds for one of its viewers.

    each: the part of the positions that are given out.
    """
    table = new_table(game, draw.randint(2, 4), draw)
    seats = [number for number, seat in enumerate(table.seats) if seat.is_person]
    twins = Twins(table, draw.choice((None, *seats, *seats)), draw)
    while twins.one.status == "playing":
        pair = twins.cases(style.choose(twins.one.content.game, twins.one.history.state, draw))
        if draw.random() < each:
            yield pair
