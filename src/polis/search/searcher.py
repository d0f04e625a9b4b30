"""The protocol of bots that search, compiled or generic."""

import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from polis.core.kernels.arrays import Array
from polis.core.kernels.layout import Observation, State

if TYPE_CHECKING:  # only a name for the type checker
    import numpy as np

    from polis.search.budget import Budget


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
    budget: "Budget"
    stop: threading.Event

    def decide(self, observation: Observation, legal: Array, rng: "np.random.Generator") -> int:
        """Choose one of the legal actions, as `core.contract.game.Bot` describes."""

    def forget(self) -> None:
        """Begin a turn: state kept from another turn must not influence its decisions."""

    def search(
        self, observation: Observation, rng: "np.random.Generator", is_whole: bool = False
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
