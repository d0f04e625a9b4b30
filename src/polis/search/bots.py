"""What bots have in common: those that do not search, and the budget and the protocol of those that do."""

import math
import re
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol, Self, runtime_checkable

import numpy as np

from polis.core.kernels.arrays import Array, Records
from polis.core.kernels.layout import Observation, State
from polis.core.texts.errors import PolisError
from polis.search.memory import Scratch

MOST_SECONDS: Final = 3600.0
MOMENT: Final = 0.001  # seconds
MOST_SIMULATIONS: Final = 1_000_000_000
_SECONDS: Final = re.compile(r"([0-9]{0,10}\.?[0-9]{1,10})\s*s")
_SIMULATIONS: Final = re.compile(r"[0-9]{1,15}")


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds, simulations, or both, per turn; with both, the search ends when either is spent.

    It is spent on the first decision of a turn; later decisions reuse the tree. With simulations
    alone a bot is deterministic for a given generator, with seconds it is not. Raises PolisError
    for a budget of zero or without a limit.
    """

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        """Check the limits."""
        if self.seconds is None and self.simulations is None:
            raise PolisError("A budget is a time, a number of simulations, or both.")
        if self.seconds is not None and not _is_within(self.seconds, 0.0, MOST_SECONDS):
            raise PolisError(
                f"A time budget is more than 0 and at most {MOST_SECONDS:g} seconds a turn, "
                f"not {self.seconds:g}."
            )
        if self.simulations is not None and not 1 <= self.simulations <= MOST_SIMULATIONS:
            raise PolisError(
                f"A budget of simulations is 1 to {MOST_SIMULATIONS} a turn, "
                f"not {self.simulations}."
            )

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse a budget such as `0.5s` or `800`; raises PolisError."""
        word = text.strip()
        if timed := _SECONDS.fullmatch(word):
            return cls(seconds=float(timed[1]))
        if _SIMULATIONS.fullmatch(word):
            return cls(simulations=int(word))
        raise PolisError(
            f"'{text}' is not a budget; write seconds such as 0.5s or a number of simulations such as 800."
        )

    def part(self, share: float) -> "Budget":
        """Return a share of the budget, 0 to 1, but at least a millisecond or one simulation."""
        seconds, simulations = self.seconds, self.simulations
        return Budget(
            None if seconds is None else max(MOMENT, seconds * share),
            None if simulations is None else max(1, int(simulations * share)),
        )

    def __str__(self) -> str:
        """The text that `read` accepts; if both limits are set, the time."""
        if self.seconds is None:
            return str(self.simulations)
        return f"{self.seconds:.10f}".rstrip("0").rstrip(".") + "s"


def _is_within(number: float, above: float, most: float) -> bool:
    """Whether the number is finite, greater than `above` and at most `most`."""
    return math.isfinite(number) and above < number <= most


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal action that was searched. shares: the expected win shares, by seat."""

    action: int
    visits: int
    shares: tuple[float, ...]


@runtime_checkable
class Searcher(Protocol):
    """A bot that searches. stop: when set, from any thread, the search ends early."""

    name: str
    budget: Budget
    stop: threading.Event

    def decide(self, observation: Observation, legal: Array, rng: np.random.Generator) -> int:
        """Choose one of the legal actions, as `core.contract.game.Bot` describes."""

    def forget(self) -> None:
        """Begin a turn: state kept from another turn must not influence its decisions."""

    def search(
        self, observation: Observation, rng: np.random.Generator, is_whole: bool = False
    ) -> list[Candidate]:
        """Search and return the actions that were visited, by action.

        is_whole: spend the whole budget, even on a later decision of a turn.
        """

    def expected_line(self, action: int, least: int) -> list[tuple[int, int]]:
        """Return what is expected from an action of the last search on, as (seat, action).

        It ends at a node with fewer than `least` visits.
        """

    def terms(self, state: State, seat: int) -> dict[str, int]:
        """Return the parts of a position's evaluation for a seat, by name, in hundredths."""

    def is_first(self, state: State) -> bool:
        """Whether a state or observation asks for the first decision of a turn."""


class RandomBot:
    """Chooses every legal action with equal probability: the baseline for all others."""

    name = "random"

    def decide(self, observation: Records, legal: Array, rng: np.random.Generator) -> int:  # noqa: ARG002
        """Draw one of the legal actions; the observation is not used."""
        return int(legal[int(rng.integers(len(legal)))])


class GreedyBot:
    """The greedy bot of a game with its working memory; one thread at a time may use it."""

    def __init__(
        self, name: str, greedy: Callable[..., int], scratch: Scratch, weights: Records
    ) -> None:
        """greedy: the game's kernel; weights: of its evaluation, which determine how it plays."""
        self.name = name
        self._greedy = greedy
        self._scratch = scratch
        self._weights = weights

    def decide(self, observation: Records, legal: Array, rng: np.random.Generator) -> int:  # noqa: ARG002
        """The best action by the evaluation; the kernel lists the legal actions itself."""
        self._scratch.rng[0] = rng.integers(1, 1 << 64, dtype=np.uint64)
        return int(self._greedy(observation, 0, self._weights, self._scratch))
