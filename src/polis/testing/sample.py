"""The games that the checks examine, the same for the same seed, and how a check reports a fault."""

import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, NoReturn, TypeVar

from polis.core.contract.game import Game, State
from polis.core.kernels.events import Event
from polis.core.seeds import SECRET_BYTES
from polis.games.spec import GameSpec

Result = TypeVar("Result")


class ConformanceError(AssertionError):
    """A game does not do what `polis.core.contract.game.Game` promises; the message says what and where."""


def expect(holds: object, message: str) -> None:
    """Raise ConformanceError unless the condition holds."""
    if not holds:
        fail(message)


def fail(message: str) -> NoReturn:
    """Raise ConformanceError."""
    raise ConformanceError(message)


def raises(message: str, kind: type[Exception], call: Callable[..., object], *args: Any) -> None:
    """Call something that must raise this error; raise ConformanceError if it does not."""
    try:
        call(*args)
    except kind:
        return
    fail(f"{message}: {kind.__name__} is missing")


def answered(message: str, call: Callable[..., Result], *args: Any) -> Result:
    """Return the result of a call that must not raise; any exception becomes a ConformanceError."""
    try:
        return call(*args)
    except Exception as error:
        raise ConformanceError(f"{message}: {type(error).__name__}: {error}") from error


def as_json(value: Any, message: str) -> str:
    """Return a value as compact JSON, keys sorted; raises ConformanceError if it is not JSON."""
    return answered(message, _dumps, value)


def _dumps(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)


MOST_PLIES: Final = 20_000


@dataclass(frozen=True, slots=True)
class Course:
    """One whole random game.

    options: as parsed by the game; states[n]: the position after n actions, a separate copy;
    events[n]: what led to it, events[0] the set-up.
    """

    options: Any
    seats: int
    secret: bytes
    states: Sequence[State]
    actions: Sequence[int]
    events: Sequence[Sequence[Event]]


class Position(NamedTuple):
    """A position of a course, with a name for messages."""

    course: Course
    ply: int

    @property
    def state(self) -> State:
        """The position itself; copy it before changing it."""
        return self.course.states[self.ply]

    @property
    def name(self) -> str:
        """Which position it is."""
        course = self.course
        return f"{course.seats} seats, secret {course.secret.hex()}, ply {self.ply}"


@dataclass(frozen=True, slots=True)
class Sample:
    """A game with random courses of it.

    stride: costly checks examine every position whose ply is a multiple of it, and the last one;
    seed: for what the checks draw themselves; remembered: fields that views for people omit
    although everybody could have memorised them, so that observations contain them.
    """

    spec: GameSpec
    game: Game
    courses: Sequence[Course]
    seed: int
    stride: int
    remembered: frozenset[str] = frozenset()

    def positions(self) -> Iterator[Position]:
        """All positions of all courses."""
        for course in self.courses:
            for ply in range(len(course.states)):
                yield Position(course, ply)

    def some_positions(self) -> Iterator[Position]:
        """Yield the positions that costly checks examine."""
        for position in self.positions():
            is_last = position.ply == len(position.course.actions)
            if is_last or position.ply % self.stride == 0:
                yield position


def new_sample(
    spec: GameSpec,
    options: Sequence[Mapping[str, object]] = ({},),
    games: int = 1,
    seed: int = 1,
    stride: int = 1,
    remembered: frozenset[str] = frozenset(),
) -> Sample:
    """Play `games` random games for each number of seats and each set of options.

    Raises ConformanceError if a game cannot be set up or played to an end.
    """
    game: Game = answered("the game cannot be loaded", spec.load)
    rng = random.Random(f"{spec.name}/{seed}")
    courses = [
        play_course(game, chosen, seats, rng)
        for chosen in options
        for seats in game.seats
        for _ in range(games)
    ]
    return Sample(spec, game, courses, seed, stride, remembered)


def play_course(
    game: Game, options: Mapping[str, object], seats: int, rng: random.Random
) -> Course:
    """Play a game with random legal actions to its end."""
    secret = rng.randbytes(SECRET_BYTES)
    chosen = game.new_options(options)
    state, setup = answered(
        f"{seats} seats: no game can be set up", game.new_game, chosen, seats, secret
    )
    course = Course(chosen, seats, secret, [state.copy()], [], [tuple(setup)])
    while not game.is_over(state):
        _step(game, course, state, rng)
    return course


def _step(game: Game, course: Course, state: State, rng: random.Random) -> None:
    """Apply one more random action."""
    here = Position(course, len(course.actions))
    expect(here.ply < MOST_PLIES, f"{here.name}: the game does not end")
    legal = [int(action) for action in game.legal(state)]
    expect(legal, f"{here.name}: nothing is legal, but the game is not over")
    action = rng.choice(legal)
    events = answered(
        f"{here.name}: the legal action {action} is refused", game.apply, state, action
    )
    course.states.append(state.copy())  # type: ignore[attr-defined]
    course.actions.append(action)  # type: ignore[attr-defined]
    course.events.append(tuple(events))  # type: ignore[attr-defined]
