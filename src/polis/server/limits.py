"""Rate limits, as token buckets: a number at once, and some more each second."""

import time
from typing import Final

MOST_KNOWN: Final = 10_000


class Allowance:
    """What is left to one client."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        """Begin with `most`; rate: gained per second."""
        self._rate, self._most = rate, most
        self._left, self._at = most, time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Take one, or as many as something costs; False if so many are not left."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def give_back(self) -> None:
        """Put one back."""
        self._left = min(self._most, self._left + 1)

    @property
    def wait(self) -> float:
        """Seconds from the last `take` until there is one again."""
        return max(0.0, 1 - self._left) / self._rate

    @property
    def is_full(self) -> bool:
        """Whether nothing is missing."""
        return self._left + (time.monotonic() - self._at) * self._rate >= self._most


class Allowances:
    """The allowances of all clients, by address."""

    def __init__(self, rate: float, most: float) -> None:
        """Take the rate and the number of each client; a rate of 0 is no limit."""
        self._rate, self._most = rate, most
        self._known: dict[str, Allowance] = {}

    def take(self, who: str, cost: float = 1) -> bool:
        """Take one of a client, or as many as something costs; False if so many are not left."""
        if not self._rate:
            return True
        if who not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._forget()
            self._known[who] = Allowance(self._rate, self._most)
        return self._known[who].take(cost)

    def give_back(self, who: str) -> None:
        """Put one of a client back."""
        if who in self._known:
            self._known[who].give_back()

    def wait(self, who: str) -> float:
        """Return the seconds until a client has one again."""
        return self._known[who].wait if who in self._known else 0.0

    def _forget(self) -> None:
        """Forget full allowances; with too many others, forget all."""
        self._known = {who: one for who, one in self._known.items() if not one.is_full}
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
