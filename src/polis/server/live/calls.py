"""Limits on repeated work: an expensive answer is computed once, a broadcast sent every few seconds."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

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
