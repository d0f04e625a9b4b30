"""Who is next: those for whom a person waits, then whoever has had least, then the oldest."""

import time
from collections import Counter
from collections.abc import Iterable
from typing import Final

from polis.server.thinking.ask import Ask

HALF_SECONDS: Final = 60.0  # after which what an owner has had counts half
NOTHING: Final = 0.001  # seconds; an owner who has had less is forgotten


class Shares:
    """The seconds of thinking that each owner has had lately."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._had: dict[str, float] = {}
        self._at = time.monotonic()

    def charge(self, owner: str, seconds: float) -> None:
        """Add what an owner has had."""
        now = time.monotonic()
        left = 0.5 ** ((now - self._at) / HALF_SECONDS)
        self._at = now
        self._had = {one: had * left for one, had in self._had.items() if had * left > NOTHING}
        self._had[owner] = self.of(owner) + seconds

    def of(self, owner: str) -> float:
        """Return what an owner has had, in seconds of which older ones count less."""
        return self._had.get(owner, 0.0)


class Line:
    """The tasks of a lane that wait for a worker."""

    def __init__(self, shares: Shares) -> None:
        """Begin empty."""
        self._shares = shares
        self._asks: dict[Ask, None] = {}

    def __len__(self) -> int:
        """Return how many wait."""
        return len(self._asks)

    def add(self, ask: Ask) -> None:
        """Let a task wait; one that comes back has its old place."""
        self._asks[ask] = None

    def remove(self, ask: Ask) -> bool:
        """Take a task away; False if it does not wait here."""
        return self._asks.pop(ask, self) is None

    def first(self, running: Iterable[Ask]) -> Ask | None:
        """Return the task that is next; running: what workers of the lane are at."""
        busy = Counter(ask.owner for ask in running)
        return min(self._asks, key=lambda ask: self._rank(ask, busy), default=None)

    def order(self) -> list[Ask]:
        """Return the tasks in the order in which they would be taken now, roughly."""
        nobody = Counter[str]()
        return sorted(self._asks, key=lambda ask: self._rank(ask, nobody))

    def _rank(self, ask: Ask, busy: Counter[str]) -> tuple[int, int, float, float]:
        """What the order goes by; busy: how many workers each owner has now."""
        return (ask.urgency(), busy[ask.owner], self._shares.of(ask.owner), ask.since)
