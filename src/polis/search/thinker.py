"""What a bot is whose thinking can be read and stopped: the compiled search and the generic one."""

import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:  # only a name for the type checker
    import numpy as np

    from polis.search.budget import Budget


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal action that was looked at. shares: of the victory, as the search sees it, by seat."""

    action: int
    visits: int
    shares: tuple[float, ...]


@runtime_checkable
class Thinker(Protocol):
    """A bot that looks ahead. stop: whoever sets it ends its thinking, from any thread."""

    name: str
    budget: "Budget"
    stop: threading.Event

    def decide(self, observation: Any, legal: Any, rng: "np.random.Generator") -> int:
        """Choose one of the legal actions, as `core.bot.Bot` says."""

    def look(
        self, observation: Any, rng: "np.random.Generator", is_whole: bool = False
    ) -> list[Candidate]:
        """Tell of each action that was looked at what came of it, by action."""

    def course(self, action: int, least: int) -> list[tuple[int, int]]:
        """What is expected from an action of the last look on, as (seat, action)."""

    def terms(self, state: Any, seat: int) -> dict[str, int]:
        """What a position is worth to a seat, by name, in hundredths."""

    def is_first(self, state: Any) -> bool:
        """Whether the first decision of a turn is to be made in a state or an observation."""
