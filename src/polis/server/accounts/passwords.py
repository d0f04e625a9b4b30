"""Slow hashes of passwords, in a thread of their own, with a limited queue."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from polis.server.refusal import refused

T = TypeVar("T")

THREADS: Final = 1
MOST_WAITING: Final = 20  # about a second of work; beyond it requests are refused
# argon2id, above the minimum of OWASP (19 MiB, 2 rounds): about 60 ms on a small server.
HASHER: Final = PasswordHasher(time_cost=3, memory_cost=32 * 1024, parallelism=1)


class Passwords:
    """The thread that hashes."""

    def __init__(self) -> None:
        """Start the thread; it first makes the hash for names without an account."""
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="password")
        self._nobodys = self._pool.submit(HASHER.hash, secrets.token_hex(16))
        self._waiting = 0

    def close(self) -> None:
        """Stop."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def hash(self, password: str) -> str:
        """Return the hash of a password; raises RequestRefused when the queue is full."""
        return await self._do(lambda: HASHER.hash(password))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a password has a hash; for None it takes as long and is False. Raises RequestRefused."""
        return await self._do(
            lambda: _fits(kept or self._nobodys.result(), password) and bool(kept)
        )

    async def _do(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise refused("busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1


def is_old(kept: str) -> bool:
    """Whether a hash was made with other parameters than the present ones."""
    return HASHER.check_needs_rehash(kept)


def _fits(kept: str, password: str) -> bool:
    try:
        return HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
