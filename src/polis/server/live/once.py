"""An expensive answer that never changes: computed once, however many ask at the same time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Once(Generic[T]):
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
