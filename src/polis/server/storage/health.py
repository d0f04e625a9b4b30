"""Whether the database is usable: it responds, accepts writes, has disk space; when a server last ran."""

import asyncio
import json
import math
import shutil
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, Literal
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from polis.server.storage import schema
from polis.server.storage.store import Store
from polis.server.table.clocks import LATEST, now

Reason = Literal["database", "disk"]
LEAST_FREE: Final = 16 << 20  # bytes: below this, a move may soon not be stored
SECONDS: Final = 5.0  # timeout of a response
KEPT_SECONDS: Final = 2.0  # how long a result is reused, so that frequent checks cost nothing
PROBE: Final = "probe"
ALIVE = "alive"
HOURS = "hours"
HOUR_SECONDS: Final = 3500.0

DEAD_SECONDS = 30.0

_looking = set[asyncio.Task[Reason | None]]()
_known: WeakKeyDictionary[Store, tuple[float, Reason | None]] = WeakKeyDictionary()


async def why_not(store: Store) -> Reason | None:
    """Return why the database is unusable; None if it is usable."""
    at, reason = _known.get(store, (-KEPT_SECONDS, None))
    if time.monotonic() - at >= KEPT_SECONDS:
        reason = await _why_not(store)
        _known[store] = (time.monotonic(), reason)
    return reason


def is_dead(store: Store) -> bool:
    """Return whether nothing could be stored for half a minute; looks again meanwhile."""
    looking = asyncio.create_task(why_not(store))
    _looking.add(looking)
    looking.add_done_callback(_looking.discard)
    gap = store.gaps[-1] if store.gaps else None
    return gap is not None and math.isinf(gap.back) and now() - gap.gone > DEAD_SECONDS


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


async def note_alive(store: Store, now: float, shares: Iterable[int] = ()) -> None:
    """Record that a server is running, and that it has these shares of the tables."""
    names = [ALIVE, *map(_alive_at, shares)]

    def work(connection: Connection) -> None:
        for name in names:
            _put(connection, name, now)

    await store.writer.write("~alive", work)


async def drop_alive(store: Store, shares: Iterable[int]) -> None:
    """Record that nothing is to be expected of these shares."""
    names = schema.server_keys.c.name.in_([_alive_at(share) for share in shares])
    statement = delete(schema.server_keys).where(names)
    await store.writer.write("~alive", lambda connection: connection.execute(statement))


def _alive_at(share: int) -> str:
    return f"{ALIVE}-{share:02x}"


def _put(connection: Connection, name: str, value: object) -> None:
    """Store a value under a name, in place of an earlier one; another server may do so at the same time."""
    is_postgres = connection.dialect.name == "postgresql"
    new = (postgresql if is_postgres else sqlite).insert(schema.server_keys)
    text = json.dumps(value)
    statement = new.values(name=name, value=text)
    connection.execute(
        statement.on_conflict_do_update(index_elements=["name"], set_={"value": text})
    )


def _get(connection: Connection, name: str) -> list[float]:
    """Return the times under a name, none if something else stands there."""
    value = connection.scalar(
        select(schema.server_keys.c.value).where(schema.server_keys.c.name == name)
    )
    try:
        found = json.loads(value or "[]")
    except ValueError:
        return []
    many = found if isinstance(found, list) else [found]
    is_well = all(isinstance(one, (int, float)) and 0 <= one <= LATEST for one in many)
    return many if is_well else []


async def last_alive(store: Store, share: int | None = None) -> float:
    """Return when a server was last running, or had a share; long ago if that is not recorded."""
    name = ALIVE if share is None else _alive_at(share)
    found = await store.read(lambda connection: _get(connection, name))
    return found[-1] if found else 0.0


async def silent_since(store: Store, before: float) -> list[int]:
    """Return the shares that a server had and has not noted since a time."""
    columns = schema.server_keys.c
    query = select(columns.name).where(columns.name.startswith(f"{ALIVE}-"))

    def read(connection: Connection) -> list[int]:
        names = connection.scalars(query).all()
        old = [name for name in names if any(at < before for at in _get(connection, name))]
        return [int(name.removeprefix(f"{ALIVE}-"), 16) for name in old]

    return await store.read(read)


async def note_hour(store: Store, now: float, most: int) -> list[float]:
    """Record that a server runs at this hour; return the last hours at which one ran, oldest first.

    They decide what expires, because a machine's clock may jump.
    """

    def work(connection: Connection) -> list[float]:
        hours = _get(connection, HOURS)
        if not hours or abs(now - hours[-1]) >= HOUR_SECONDS:
            hours = [*hours, round(now)][-most:]
            _put(connection, HOURS, hours)
        return hours

    found: list[float] = await store.writer.write("~hours", work)
    return found


def long_ago(hours: Sequence[float], days: float) -> float:
    """Return the time since which a server has run for these days, by the hours at which one ran; 0 if none has run that long."""
    number = math.ceil(24 * days)
    return min(hours[-number], time.time() - days * 86_400) if len(hours) >= number else 0.0
