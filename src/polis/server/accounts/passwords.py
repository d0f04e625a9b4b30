"""Slow hashes of passwords, in a thread of their own, with a limited queue."""

import asyncio
import secrets
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION

from polis.server.texts import refused

T = TypeVar("T")

THREADS: Final = 1
MOST_WAITING: Final = 20  # about a second of work; beyond it requests are refused
# argon2id, above the minimum of OWASP (19 MiB, 2 rounds): about 60 ms on a small server.
HASHER: Final = PasswordHasher(time_cost=3, memory_cost=32 * 1024, parallelism=1)


class Passwords:
    """The thread that hashes."""

    def __init__(self) -> None:
        """Start the thread, and draw the hash for names without an account."""
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="password")
        self._nobodys = hash_of_nothing()
        self._waiting = 0

    def close(self) -> None:
        """Stop."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def hash(self, password: str) -> str:
        """Return the hash of a password; raises RequestRefused when the queue is full."""
        return await self._do(lambda: HASHER.hash(password))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a password matches a hash; None never does, in equal time."""
        return await self._do(lambda: _fits(kept or self._nobodys, password) and bool(kept))

    async def _do(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise refused("busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1


def hash_of_nothing() -> str:
    """Return a hash that matches no password and takes as long to check as any other.

    Salt and digest are random, so nothing has to be hashed at start-up.
    """
    salt, digest = secrets.token_bytes(HASHER.salt_len), secrets.token_bytes(HASHER.hash_len)
    parameters = f"m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}"
    return f"$argon2id$v={ARGON2_VERSION}${parameters}${_unpadded(salt)}${_unpadded(digest)}"


def is_old(kept: str) -> bool:
    """Whether a hash was made with parameters other than the current ones."""
    return HASHER.check_needs_rehash(kept)


def _unpadded(data: bytes) -> str:
    return b64encode(data).decode().rstrip("=")


def _fits(kept: str, password: str) -> bool:
    try:
        return HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
