"""Other server processes: reading what they write, broadcasting who is connected to them."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from polis.server.live.audience import MOST_CHAT
from polis.server.live.live_table import LiveTable
from polis.server.live.peers import Peers
from polis.server.metrics import Metrics
from polis.server.refusal import RequestRefused
from polis.server.storage.note import Note
from polis.server.storage.outages import until_answered
from polis.server.storage.store import Store

BEAT_SECONDS: Final = 5.0


class Neighbours:
    """How this process responds to the notes of others."""

    def __init__(
        self,
        store: Store,
        tables: Mapping[str, LiveTable],
        metrics: Metrics,
        recheck: Callable[[str], Coroutine[Any, Any, None]],
    ) -> None:
        """Take the loaded tables, which come and go; recheck: checks the devices of an account."""
        self._store = store
        self._tables = tables
        self._metrics = metrics
        self._recheck = recheck
        self._peers = Peers(store.listening_address(), store.origin, self._on_note, self._catch_up)
        self._work: set[asyncio.Task[None]] = set()

    def tasks(self) -> list[Coroutine[Any, Any, None]]:
        """Return the tasks to run."""
        return [self._peers.run(), self._beat()]

    async def _on_note(self, note: Note) -> None:
        if note.account:
            self._start(insisted(partial(self._recheck, note.account)))
        if note.asks:
            self._show_all()
        live = self._tables.get(note.table)
        if live is None:
            return
        if note.version > live.table.version:
            self._bring_up(live)
        if note.line:
            self._start(insisted(partial(self._read_chat, live, note.line)))
        if note.seats is not None:
            is_new = note.origin not in live.audience.elsewhere
            live.audience.elsewhere[note.origin] = note
            live.audience.send_presence(len(live.table.seats))
            # The other process does not know yet who is connected here.
            if is_new and live.audience.connections:
                self._start(live.show_presence())

    def _bring_up(self, live: LiveTable) -> None:
        """Read what is new at a table, or, if nobody is there, leave that to whoever comes next."""
        if live.is_idle:
            live.is_behind = True
        else:
            self._start(insisted(live.catch_up))

    async def _read_chat(self, live: LiveTable, number: int) -> None:
        line = await self._store.chat_line(live.table.id, number)
        if line is not None:
            live.audience.send_chat(live.table, line)

    def _catch_up(self) -> None:
        """Read all that lost notes may have been about, and ask the others for their state."""
        self._start(self._tell(Note(self._store.origin, asks=True)))
        self._show_all()
        for live in self._tables.values():
            self._bring_up(live)
            self._start(insisted(partial(self._catch_up_chat, live)))

    def _show_all(self) -> None:
        """Send the other processes who is connected here."""
        for live in self._tables.values():
            if live.audience.connections:
                self._start(live.show_presence())

    async def _catch_up_chat(self, live: LiveTable) -> None:
        known = live.audience.chat
        for line in await self._store.chat(live.table.id, MOST_CHAT):
            if line not in known:
                live.audience.send_chat(live.table, line)

    async def _tell(self, note: Note) -> None:
        """Send a note to the others; one that is lost is followed by the next."""
        with contextlib.suppress(SQLAlchemyError):
            await self._store.notify(note)

    async def _beat(self) -> None:
        """Announce that this process is alive, and forget the clients of those that are not."""
        while True:
            await self._tell(Note(self._store.origin))
            living = self._peers.living()
            self._metrics.peers.set(len(living))
            for live in list(self._tables.values()):
                gone = live.audience.elsewhere.keys() - living
                for origin in gone:
                    del live.audience.elsewhere[origin]
                if gone:
                    live.audience.send_presence(len(live.table.seats))
            await asyncio.sleep(BEAT_SECONDS)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task without waiting for it: notes must not queue up behind a slow table."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)


async def insisted(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Do something even if the database does not answer at once: nobody else would ask for it."""
    with contextlib.suppress(RequestRefused):  # the table was unloaded meanwhile
        await until_answered(work)
