"""Other server processes on the same database: what they write is heard here, and who is with them.

PostgreSQL carries short notes between processes (LISTEN/NOTIFY). A note about an entry comes with
its commit. Notes may be lost with a connection, so after a new one every loaded table catches up.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias

import msgspec
import structlog

from polis.server.storage.note import Note

SILENT_SECONDS: Final = 20.0  # a process not heard of for so long is gone, and its people with it
AGAIN_SECONDS: Final = 1.0


Heard: TypeAlias = Callable[[Note], Coroutine[Any, Any, None]]


class Peers:
    """The ear of a process. It hears only others, never itself."""

    def __init__(self, address: str, origin: str, heard: Heard, again: Callable[[], None]) -> None:
        """Listen from `run` on. again: called after a time in which notes may have been lost."""
        self._address = address
        self._origin = origin
        self._heard = heard
        self._again = again
        self._last: dict[str, float] = {}

    def living(self) -> set[str]:
        """The processes that were heard of lately."""
        now = time.monotonic()
        return {origin for origin, at in self._last.items() if now - at < SILENT_SECONDS}

    async def run(self) -> None:
        """Listen, and listen again after the database was away."""
        import psycopg  # noqa: PLC0415 - the driver is there only where PostgreSQL is used

        while True:
            try:
                await self._listen()
            except psycopg.Error as error:
                structlog.get_logger().warning("no word of other servers", reason=str(error))
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen(self) -> None:
        import psycopg  # noqa: PLC0415 - the same

        async with await psycopg.AsyncConnection.connect(
            self._address, autocommit=True
        ) as connection:
            await connection.execute("LISTEN polis")
            self._again()
            async for notice in connection.notifies():
                with contextlib.suppress(msgspec.DecodeError):
                    note = msgspec.json.decode(notice.payload, type=Note)
                    if note.origin != self._origin:
                        self._last[note.origin] = time.monotonic()
                        await self._heard(note)
