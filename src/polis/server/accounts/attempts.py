"""Rate limits for password attempts, kept in the database so that all server processes share them.

Attempts are counted per address (for IPv6, per network) and, for strangers, per name. A stranger is
an address that has never signed in to that name, so that no number of wrong guesses can lock the
owner out of a place where they have signed in before.
"""

import hashlib
import ipaddress
import math
import time
from functools import lru_cache
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from polis.server.settings import Limits
from polis.server.storage import schema
from polis.server.storage.store import Store
from polis.server.texts import refused

STRANGERS: Final = 5  # attempts for one name by all strangers together, per attempt of an address
KNOWN_SECONDS: Final = 180 * 86_400.0  # how long an address counts as known
KEPT_SECONDS: Final = 86_400.0
ORDER: Final = "~attempts"


class Attempts:
    """The remaining attempts."""

    def __init__(self, store: Store, limits: Limits) -> None:
        """Take an open database."""
        self._store = store
        self._rate = limits.attempts.per_second
        self._most = limits.attempts.at_once

    async def begin(self, address: str, name: str | None = None) -> None:
        """Count an attempt by an address for a name; raises RequestRefused at the limit."""
        if not self._rate:
            return
        network = network_of(address)

        def work(connection: Connection) -> float:
            wait = self._take(connection, mark("address", network), 1.0)
            if wait or name is None or _is_known(connection, mark("known", name, network)):
                return wait
            return self._take(connection, mark("strangers", name), STRANGERS)

        wait = await self._store.writer.write(ORDER, work)
        if wait:
            raise refused("attempts", seconds=math.ceil(wait))

    async def succeeded(self, address: str, name: str) -> None:
        """Give the attempt back after success. The address is no stranger from now on."""
        if not self._rate:
            return
        network = network_of(address)
        marks = mark("address", network), mark("strangers", name)
        known = mark("known", name, network)

        def work(connection: Connection) -> None:
            was_known = _is_known(connection, known)  # then no stranger's attempt was used
            for one, times in (
                [(marks[0], 1.0)] if was_known else zip(marks, (1.0, STRANGERS), strict=True)
            ):
                left = self._left(connection, one, times)
                _write(connection, one, min(self._most * times, left + 1))
            _write(connection, known, 0.0, time.time() + KNOWN_SECONDS)
            connection.execute(
                delete(schema.attempts).where(schema.attempts.c.at < time.time() - KEPT_SECONDS)
            )

        await self._store.writer.write(ORDER, work)

    def _take(self, connection: Connection, one: str, times: float) -> float:
        """Take one attempt; return 0, or at the limit the seconds until the next one."""
        left = self._left(connection, one, times)
        if left < 1:
            return (1 - left) / (self._rate * times)
        _write(connection, one, left - 1)
        return 0.0

    def _left(self, connection: Connection, one: str, times: float) -> float:
        """Return how many attempts are left now."""
        columns, most = schema.attempts.c, self._most * times
        row = connection.execute(
            select(columns.left, columns.at).where(columns.mark == one).with_for_update()
        ).one_or_none()
        if row is None:
            return most
        gained = max(0.0, time.time() - row.at) * self._rate * times
        return float(min(most, row.left + gained))


def mark(*words: str) -> str:
    """Return the key of an address or a name in the database."""
    return hashlib.sha256("\0".join(words).encode()).hexdigest()


@lru_cache(4096)  # called for each message
def network_of(address: str) -> str:
    """Return an address; for IPv6 its network, because a subscriber has 2^64 addresses."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if ip.version == 6 and ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    if ip.version == 4:
        return address
    return str(ipaddress.ip_network((ip, 64), strict=False))


def _is_known(connection: Connection, one: str) -> bool:
    """Whether an address has signed in to a name before."""
    columns = schema.attempts.c
    until = connection.scalar(select(columns.at).where(columns.mark == one))
    return until is not None and until > time.time()


def _write(connection: Connection, one: str, left: float, at: float | None = None) -> None:
    connection.execute(delete(schema.attempts).where(schema.attempts.c.mark == one))
    row = {"mark": one, "left": left, "at": time.time() if at is None else at}
    connection.execute(insert(schema.attempts).values(**row))
