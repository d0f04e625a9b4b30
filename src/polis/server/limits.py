"""Allowances: so much at once, and so much more each second."""

import time
from typing import Final

MOST_KNOWN: Final = 10_000


class Allowance:
    """What one client may still do."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        """Begin with all of it; rate: gained each second."""
        self._rate, self._most = rate, most
        self._left, self._at = most, time.monotonic()

    def take(self) -> bool:
        """Use one up; False if none is left."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        """Have one again that was used."""
        self._left = min(self._most, self._left + 1)

    @property
    def wait(self) -> float:
        """Seconds until there is one again, as of the last use."""
        return max(0.0, 1 - self._left) / self._rate

    @property
    def is_full(self) -> bool:
        """Whether it is as if nothing had been used."""
        return self._left + (time.monotonic() - self._at) * self._rate >= self._most


class Allowances:
    """The allowances of all clients, by their addresses."""

    def __init__(self, rate: float, most: float) -> None:
        """Each gets the same; a rate of 0 means no limit."""
        self._rate, self._most = rate, most
        self._known: dict[str, Allowance] = {}

    def take(self, who: str) -> bool:
        """Use one of somebody's up; False if none is left."""
        if not self._rate:
            return True
        if who not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._forget()
            self._known[who] = Allowance(self._rate, self._most)
        return self._known[who].take()

    def give_back(self, who: str) -> None:
        """Somebody's last use does not count."""
        if who in self._known:
            self._known[who].give_back()

    def wait(self, who: str) -> float:
        """Seconds until somebody who has none left has one again."""
        return self._known[who].wait if who in self._known else 0.0

    def _forget(self) -> None:
        """Those who have used nothing lately need not be known; in a flood nobody is."""
        self._known = {who: one for who, one in self._known.items() if not one.is_full}
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
