"""Notes from other server processes on the same database.

PostgreSQL carries them (LISTEN/NOTIFY); a note about an entry arrives with its commit. Notes may be
lost when the connection breaks, so every loaded table catches up after a reconnect.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias

import msgspec
import structlog

from polis.server.storage.note import Note
from polis.server.storage.outages import one_line

SILENT_SECONDS: Final = 20.0  # a process is presumed dead after this long without a note
AGAIN_SECONDS: Final = 1.0


OnNote: TypeAlias = Callable[[Note], Coroutine[Any, Any, None]]


class Peers:
    """Receives the notes of the other processes, but not those of this one."""

    def __init__(
        self, address: str, origin: str, on_note: OnNote, again: Callable[[], None]
    ) -> None:
        """Take the address of the database; again: called when notes may have been lost."""
        self._address = address
        self._origin = origin
        self._on_note = on_note
        self._again = again
        self._last: dict[str, float] = {}

    def living(self) -> set[str]:
        """Return the processes with a recent note."""
        now = time.monotonic()
        return {origin for origin, at in self._last.items() if now - at < SILENT_SECONDS}

    async def run(self) -> None:
        """Listen, and reconnect when the connection is lost."""
        import psycopg  # noqa: PLC0415 - the driver is installed only where PostgreSQL is used

        while True:
            try:
                await self._listen()
            except psycopg.Error as error:
                structlog.get_logger().warning("no word of other servers", reason=one_line(error))
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen(self) -> None:
        import psycopg  # noqa: PLC0415 - as above

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
                        await self._on_note(note)
