"""Rate limits as token buckets: an initial number, refilled every second."""

import time
from typing import Final

MOST_KNOWN: Final = 10_000


class Allowance:
    """The token bucket of one client."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        """Start with `most` tokens; rate: tokens gained per second."""
        self._rate, self._most = rate, most
        self._left, self._at = most, time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Take `cost` tokens; return False if there are not enough."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def give_back(self) -> None:
        """Put one token back."""
        self._left = min(self._most, self._left + 1)

    @property
    def wait(self) -> float:
        """Return the seconds from the last `take` until the next token."""
        return max(0.0, 1 - self._left) / self._rate

    @property
    def is_full(self) -> bool:
        """Whether the bucket is full."""
        return self._left + (time.monotonic() - self._at) * self._rate >= self._most


class Allowances:
    """The token buckets of all clients, by address."""

    def __init__(self, rate: float, most: float) -> None:
        """Take the rate and the capacity per client; a rate of 0 means no limit."""
        self._rate, self._most = rate, most
        self._known: dict[str, Allowance] = {}

    def take(self, who: str, cost: float = 1) -> bool:
        """Take `cost` tokens of a client; return False if there are not enough."""
        if not self._rate:
            return True
        if who not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._forget()
            self._known[who] = Allowance(self._rate, self._most)
        return self._known[who].take(cost)

    def give_back(self, who: str) -> None:
        """Put one token of a client back."""
        if who in self._known:
            self._known[who].give_back()

    def wait(self, who: str) -> float:
        """Return the seconds until a client has a token again."""
        return self._known[who].wait if who in self._known else 0.0

    def _forget(self) -> None:
        """Forget full buckets; if too many others remain, forget all."""
        self._known = {who: one for who, one in self._known.items() if not one.is_full}
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
