"""Records when a server was last running, so that live clocks stop while none is."""

import math

from sqlalchemy import Connection, delete, insert, select

from polis.server.storage import schema
from polis.server.storage.store import Store

NAME = "alive"


async def note_alive(store: Store, now: float) -> None:
    """Record that a server is running."""

    def work(connection: Connection) -> None:
        connection.execute(delete(schema.server_keys).where(schema.server_keys.c.name == NAME))
        connection.execute(insert(schema.server_keys).values(name=NAME, value=repr(now)))

    await store.writer.write("~alive", work)


async def last_alive(store: Store) -> float:
    """Return when a server was last running; long ago if never recorded."""
    query = select(schema.server_keys.c.value).where(schema.server_keys.c.name == NAME)
    found = await store.read(lambda connection: connection.scalar(query))
    try:
        at = float(found or 0.0)
    except ValueError:
        return 0.0
    return at if math.isfinite(at) else 0.0
