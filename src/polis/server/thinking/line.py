"""Who is next: tasks awaited by a person, then owners with the least recent use, then the oldest."""

import time
from collections import Counter
from collections.abc import Iterable
from typing import Final

from polis.server.thinking.ask import Ask

HALF_SECONDS: Final = 60.0  # the half-life of an owner's use
NOTHING: Final = 0.001  # seconds; an owner with less use is forgotten


class Shares:
    """The seconds of computation that each owner has recently used."""

    def __init__(self) -> None:
        """Start with no use."""
        self._had: dict[str, float] = {}
        self._at = time.monotonic()

    def charge(self, owner: str, seconds: float) -> None:
        """Add to an owner's use."""
        now = time.monotonic()
        left = 0.5 ** ((now - self._at) / HALF_SECONDS)
        self._at = now
        self._had = {one: had * left for one, had in self._had.items() if had * left > NOTHING}
        self._had[owner] = self.of(owner) + seconds

    def of(self, owner: str) -> float:
        """Return an owner's use, in seconds that decay over time."""
        return self._had.get(owner, 0.0)


class Line:
    """The tasks of a lane that wait for a worker."""

    def __init__(self, shares: Shares) -> None:
        """Begin empty."""
        self._shares = shares
        self._asks: dict[Ask, None] = {}

    def __len__(self) -> int:
        """Return the number of waiting tasks."""
        return len(self._asks)

    def add(self, ask: Ask) -> None:
        """Add a task; one that comes back keeps its place."""
        self._asks[ask] = None

    def remove(self, ask: Ask) -> bool:
        """Remove a task; False if it is not waiting here."""
        return self._asks.pop(ask, self) is None

    def first(self, running: Iterable[Ask]) -> Ask | None:
        """Return the next task; running: the tasks of the lane in progress."""
        busy = Counter(ask.owner for ask in running)
        return min(self._asks, key=lambda ask: self._rank(ask, busy), default=None)

    def order(self) -> list[Ask]:
        """Return the tasks in the order in which they would be taken now, approximately."""
        nobody = Counter[str]()
        return sorted(self._asks, key=lambda ask: self._rank(ask, nobody))

    def _rank(self, ask: Ask, busy: Counter[str]) -> tuple[int, int, float, float]:
        """The sort key; busy: the number of workers that each owner occupies now."""
        return (ask.urgency(), busy[ask.owner], self._shares.of(ask.owner), ask.since)
