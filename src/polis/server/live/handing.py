"""Codes with which a seat goes to another device, each for one use and a few minutes."""

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from polis.server.table.joining import hash_of, new_token

SECONDS: Final = 300


class Waiting(NamedTuple):
    """A code that nobody has used; until: on the process's own clock."""

    table: str
    seat: int
    token: str
    until: float


class Handing:
    """The codes of a process, by their hashes: at most one for each token of a seat."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """clock: seconds that never go back."""
        self._clock = clock
        self._waiting: dict[str, Waiting] = {}

    def new(self, table: str, seat: int, token: str) -> str:
        """Return a code for the seat; its earlier one is void, and what has expired is forgotten."""
        now = self._clock()
        self._waiting = {
            code: one
            for code, one in self._waiting.items()
            if one.until > now and (one.table, one.seat) != (table, seat)
        }
        code = new_token()
        self._waiting[hash_of(code)] = Waiting(table, seat, token, now + SECONDS)
        return code

    def use(self, table: str, code: str) -> tuple[int, str] | None:
        """Return seat and token of a code of this table; None if it was used, has expired or never was."""
        key = hash_of(code)
        found = self._waiting.get(key)
        if found is None or found.table != table:
            return None
        del self._waiting[key]
        return (found.seat, found.token) if found.until > self._clock() else None
