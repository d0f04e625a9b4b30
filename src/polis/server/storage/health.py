"""Whether the database is usable: it responds, accepts writes, has disk space; when a server last ran."""

import asyncio
import math
import shutil
import time
from pathlib import Path
from typing import Final, Literal
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from polis.server.storage import schema
from polis.server.storage.store import Store

Reason = Literal["database", "disk"]
LEAST_FREE: Final = 16 << 20  # bytes: below this, a move may soon not be stored
SECONDS: Final = 5.0  # timeout of a response
KEPT_SECONDS: Final = 2.0  # how long a result is reused, so that frequent checks cost nothing
PROBE: Final = "probe"
ALIVE = "alive"

_known: WeakKeyDictionary[Store, tuple[float, Reason | None]] = WeakKeyDictionary()


async def why_not(store: Store) -> Reason | None:
    """Return why the database is unusable; None if it is usable."""
    at, reason = _known.get(store, (-KEPT_SECONDS, None))
    if time.monotonic() - at >= KEPT_SECONDS:
        reason = await _why_not(store)
        _known[store] = (time.monotonic(), reason)
    return reason


async def _why_not(store: Store) -> Reason | None:
    if not has_room(store.file):
        return "disk"
    try:
        async with asyncio.timeout(SECONDS):
            await store.writer.write("~~", _probe)
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        return "disk" if "full" in str(error) else "database"
    return None


def has_room(file: Path | None) -> bool:
    """Whether there is space where a file is; a database elsewhere checks itself."""
    if file is None:
        return True
    try:
        return shutil.disk_usage(file.parent).free >= LEAST_FREE
    except OSError:
        return False


def _probe(connection: Connection) -> None:
    """Write a small value, always to the same place."""
    _put(connection, PROBE, time.time())


async def note_alive(store: Store, now: float) -> None:
    """Record that a server is running."""
    await store.writer.write("~alive", lambda connection: _put(connection, ALIVE, now))


def _put(connection: Connection, name: str, at: float) -> None:
    """Store a time under a name, in place of an earlier one."""
    connection.execute(delete(schema.server_keys).where(schema.server_keys.c.name == name))
    connection.execute(insert(schema.server_keys).values(name=name, value=repr(at)))


async def last_alive(store: Store) -> float:
    """Return when a server was last running; long ago if never recorded."""
    query = select(schema.server_keys.c.value).where(schema.server_keys.c.name == ALIVE)
    found = await store.read(lambda connection: connection.scalar(query))
    try:
        at = float(found or 0.0)
    except ValueError:
        return 0.0
    return at if math.isfinite(at) else 0.0
