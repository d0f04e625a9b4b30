"""Limits on repeated work: rates as token buckets, an answer computed once, a broadcast sent every few seconds."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

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

    def wait(self, who: str) -> float:
        """Return the seconds until a client has a token again."""
        return self._known[who].wait if who in self._known else 0.0

    def _forget(self) -> None:
        """Forget full buckets; if too many others remain, forget all."""
        self._known = {who: one for who, one in self._known.items() if not one.is_full}
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()


T = TypeVar("T")


class Memo(Generic[T]):
    """Keeps an answer; callers wait for a computation in progress."""

    def __init__(self) -> None:
        """Start without an answer."""
        self._finding = asyncio.Lock()
        self._found: T | None = None

    async def get(self, find: Callable[[], Awaitable[T]]) -> T:
        """Return the answer; if computing it failed, the next caller tries again."""
        async with self._finding:
            if self._found is None:
                self._found = await find()
            return self._found


class Turns:
    """One piece of long work for each round of the event loop, so that a move goes before the next piece."""

    def __init__(self) -> None:
        """Start without work."""
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> None:
        """Wait for the turn of this piece, and for what has arrived meanwhile."""
        await self._lock.acquire()
        await asyncio.sleep(0)

    async def __aexit__(self, *_: object) -> None:
        """Let the next piece begin."""
        self._lock.release()


class Debounce:
    """Runs an action when asked; if asked again within some seconds, once more after them.

    It keeps no action in between, because that is one of the object it is part of: a cycle.
    """

    def __init__(self, seconds: float) -> None:
        """Take the minimum seconds between two runs."""
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None
        self._is_asked = False

    def ask(self, do: Callable[[], None]) -> None:
        """Run the action now, or as soon as it is allowed."""
        if self._timer is not None:
            self._is_asked = True
            return
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._next, do)
        do()

    def stop(self) -> None:
        """Cancel a pending run."""
        self._is_asked = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _next(self, do: Callable[[], None]) -> None:
        self._timer = None
        if self._is_asked:
            self._is_asked = False
            self.ask(do)
