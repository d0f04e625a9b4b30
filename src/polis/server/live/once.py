"""An answer that costs something and never changes: found once, however many ask for it at a time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Once(Generic[T]):
    """Keeps what was found; who asks while it is being found waits for it."""

    def __init__(self) -> None:
        """Begin without an answer."""
        self._finding = asyncio.Lock()
        self._found: T | None = None

    async def get(self, find: Callable[[], Awaitable[T]]) -> T:
        """Return the answer; where it could not be found, the next who asks has it found again."""
        async with self._finding:
            if self._found is None:
                self._found = await find()
            return self._found
