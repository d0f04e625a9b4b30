"""Frames: kernels written once and compiled separately for each game.

A frame is a module whose functions are marked `@frame`. They reach the game through one global name,
`game`: a module with the kernels that the protocol of the frame lists. `specialise` makes a copy of
each function that has the game's module under that name and compiles it. Numba resolves `game.legal`
at compile time, so that a call through the frame costs as much as a direct call, and interpreted the
copies are plain functions. See `docs/decisions/0014-one-frame-for-search.md`.

In the protocols, `s` is a state, or an observation in which hidden cards are unknown; `scratch` is
memory that any of them may overwrite. All must be kernels, because frames call them from compiled code.
"""

from collections.abc import Callable
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, Final, Protocol, TypeVar, cast

from polis.core.kernels.arrays import Array, Record, Records
from polis.core.kernels.kernel import entry_point, kernel, native_entry_point
from polis.search.memory import BatchMemory, Scratch

F = TypeVar("F", bound=Callable[..., Any])

MARK: Final = "is_part_of_frame"
THE_GAME: Final[Any] = None  # placeholder for the module that `specialise` substitutes


def frame(function: F) -> F:
    """Mark a function of a frame. It is only called through the copies that `specialise` makes."""
    setattr(function, MARK, kernel)
    return function


def entry_frame(function: F) -> F:
    """Mark a function of a frame whose copies are called from Python."""
    setattr(function, MARK, entry_point)
    return function


def native_frame(function: F) -> F:
    """Mark a function of a frame whose copies are called from Python and in no browser."""
    setattr(function, MARK, native_entry_point)
    return function


def specialise(module: ModuleType, game: ModuleType) -> Any:
    """The functions of a frame compiled for a game, as attributes by name.

    module: the frame; game: the module with the kernels that the frame expects.
    """
    scope = {**vars(module), "game": game}
    marks = {name: getattr(value, MARK) for name, value in scope.items() if hasattr(value, MARK)}
    for name, mark in marks.items():
        scope[name] = mark(_copy(scope[name], scope, game.__name__))
    return SimpleNamespace(**{name: scope[name] for name in marks})


def _copy(function: Any, scope: dict[str, Any], game: str) -> FunctionType:
    """The same function with other globals, and named after the game's module."""
    code = cast("FunctionType", function).__code__
    twin = FunctionType(code, scope, function.__name__, function.__defaults__)
    twin.__module__ = game
    twin.__qualname__ = f"{function.__name__}_{game.replace('.', '_')}"
    twin.__doc__, twin.__annotations__ = function.__doc__, function.__annotations__
    return twin


class RulesHooks(Protocol):
    """What every frame needs."""

    OVER: int  # the phase of a state whose game is over

    def legal(self, s: Record, t: Records, out: Array) -> int:
        """Write the legal actions, ascending, into `out`; returns their number."""

    def greedy(self, states: Records, i: int, weights: Record, scratch: Scratch) -> int:
        """The greedy bot's action for the observation `states[i]`."""


class SearchHooks(RulesHooks, Protocol):
    """What `tree_search` needs."""

    def apply(self, s: Record, action: int, scratch: Scratch) -> None:
        """Apply a legal action."""

    def fill_world(self, s: Record, t: Records, pool: Array, rng: Array) -> None:
        """Fill in what is unknown in an observation at random, so that it is a state."""

    def is_at_turn(self, s: Record) -> bool:
        """Whether the first decision of a turn is to be made."""

    def is_unseen(self, s: Record, seat: int, observer: int) -> bool:
        """Whether the seat's next decision stays hidden from the observer."""

    def score_actions(
        self, s: Record, listed: int, scores: Array, weights: Record, m: Scratch
    ) -> None:
        """Write the greedy bot's scores of the legal actions in `m.lists[ASKED]`, by index."""

    def reply(self, states: Records, i: int, weights: Record, scratch: Scratch, hurry: int) -> int:
        """The greedy action from a leaf on; hurry: candidates skipped for each one tried.

        A plan found once may be followed to the end of the turn.
        """

    def forget_plan(self, scratch: Scratch) -> None:
        """Discard the plan of earlier calls of `reply`."""

    def drop_twins(self, s: Record, out: Array, listed: int) -> int:
        """Keep one of the actions in `out` that lead to equivalent positions; returns their number."""

    def write_results(self, s: Record, values: Array) -> None:
        """Write what ranks the seats of a finished game into `values`, float64."""

    def describe(self, s: Record, weights: Record, scratch: Scratch, inputs: Array) -> None:
        """Write the network's inputs of all seats, float32, shape (SEATS, inputs)."""

    def classify(self, s: Record, out: Array, listed: int, classes: Array) -> None:
        """Write the classes of the legal actions in `out`, by index."""


class BatchHooks(Protocol):
    """What `batches` and `afterstates` need; `games.batch_kernels` makes it of the kernels of a game."""

    OVER: int

    def legal_at(self, states: Records, i: int, tables: Records, out: Array) -> int:
        """Write the legal actions of `states[i]`, ascending, into `out`; returns their number."""

    def do_at(
        self, states: Records, i: int, tables: Records, action: int, out: Array, log: Records
    ) -> None:
        """Apply a legal action; `out` may be overwritten."""

    def observe_at(self, states: Records, i: int, viewer: int, seen: Records) -> None:
        """Write what a seat may know into the first record of `seen`."""

    def encode_bytes(self, raw: Array, seat: int, octets: Array) -> None:
        """Write an observation, its bytes as int16, as bytes, from a seat's side."""

    def fill_at(self, states: Records, i: int, tables: Records, room: Array, rng: Array) -> None:
        """Make of the observation `states[i]` a state that its seat cannot tell from the real one."""

    def deal_at(
        self, states: Records, i: int, tables: Records, plan: Array, chance: Records, room: Array,
        log: Records,
    ) -> None:  # fmt: skip
        """Draw everything from the secret streams in `chance`, and set up `states[i]`, which is blank."""

    def standing_at(self, states: Records, i: int, tables: Records, seat: int) -> int:
        """A number that decides who wins."""

    def greedy(self, states: Records, i: int, weights: Record, scratch: Scratch) -> int:
        """The greedy bot's action for the observation `states[i]`."""

    def begin_counting(self, s: Record, figures: Array) -> None:
        """Start the figures of a game that has been set up; they are zeros."""

    def count_decision(
        self, s: Record, listed: int, action: int, tally: Record, figures: Array
    ) -> None:
        """Count a decision before it is applied."""

    def count_events(self, log: Record, s: Record, tally: Record, figures: Array) -> None:
        """Count what followed from it."""

    def note(self, s: Record, m: BatchMemory, i: int) -> None:
        """Write the figures of a finished game."""
