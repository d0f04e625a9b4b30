"""A table in memory: one mailbox, so that what happens to it happens one thing after another."""

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

import structlog

from polis.server.live.audience import Audience
from polis.server.live.connection import Connection
from polis.server.metrics import Metrics
from polis.server.notices.happening import notices_of
from polis.server.protocol import codec
from polis.server.protocol.tables import ChatLine
from polis.server.refusal import refused
from polis.server.storage.note import Note
from polis.server.storage.outbox import enqueue
from polis.server.storage.store import Conflict, Store, Summary
from polis.server.tables import table_view as seen
from polis.server.tables.entries import Dealt, Draft, Entry, Undone
from polis.server.tables.table import Table

if TYPE_CHECKING:
    from structlog.typing import FilteringBoundLogger

MOST_TRIES: Final = 4  # another server may have written first; then it is decided anew

Decision = Callable[[Table], Sequence[Draft]]


class Place(Protocol):
    """Where a table lives: the database, the figures, and who else has to know of a change."""

    store: Store
    metrics: Metrics

    def changed(self, live: "LiveTable") -> None:
        """An entry was added."""

    def told_later(self) -> float:
        """Seconds until those are told who are not looking."""


@dataclass(slots=True)
class Letter:
    """Something to do.

    key: what the journal knows it by; client_key: what the client knows it by; by: who asked.
    """

    decide: Decision
    key: str | None = None
    client_key: str | None = None
    by: Connection | None = None
    done: "asyncio.Future[bool]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class LiveTable:
    """A loaded table with its onlookers."""

    def __init__(self, table: Table, chat: Sequence[ChatLine], place: Place) -> None:
        """Take a table as it is stored; its mailbox opens at once."""
        self.table = table
        self.audience = Audience(chat)
        self.used = time.monotonic()
        self.is_thinking = False
        self.is_advising = False  # a hint is being thought out
        self.stop_thinking = threading.Event()
        self._place = place
        self._mailbox: asyncio.Queue[Letter | None] = asyncio.Queue()
        self._log: FilteringBoundLogger = structlog.get_logger().bind(table=table.id)
        self._worker = asyncio.create_task(self._work(), name=f"table {table.id}")

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it."""
        is_still = not self.is_thinking and self._mailbox.empty()
        return is_still and not self.audience.connections

    async def close(self) -> None:
        """Do what has come, then stop."""
        self.stop_thinking.set()
        self._mailbox.put_nowait(None)
        await self._worker

    async def do(
        self,
        decide: Decision,
        key: str | None = None,
        by: Connection | None = None,
        client_key: str | None = None,
    ) -> bool:
        """Decide, store, commit, then tell; False if nothing new followed.

        Raises Refusal. Whoever waits may go away: what has begun is finished.
        """
        letter = Letter(decide, key, client_key, by)
        self._mailbox.put_nowait(letter)
        return await asyncio.shield(letter.done)

    async def catch_up(self) -> None:
        """Another server has written: take what is new."""
        await self.do(lambda _: ())

    async def say(self, seat: int | None, words: str, key: str) -> None:
        """Keep a line of the chat and tell it; raises Refusal."""
        table, text = self.table, " ".join(words.replace("\x00", " ").split())
        if not table.terms.chat:
            raise refused("no-chat")
        if not text:
            raise refused("empty-chat")
        name = "" if seat is None else table.seats[seat].name
        line = await self._place.store.add_chat(table.id, time.time(), seat, name, text, key)
        if line is not None:
            self.audience.tell_chat(line)

    async def show_presence(self) -> None:
        """Tell everybody who is here, those at other servers too."""
        audience, table = self.audience, self.table
        audience.tell_presence(len(table.seats))
        store = self._place.store
        seats, onlookers = audience.seats_here(), audience.onlookers_here()
        await store.tell(Note(store.origin, table.id, seats=seats, onlookers=onlookers))

    async def _work(self) -> None:
        while (letter := await self._mailbox.get()) is not None:
            self.used = time.monotonic()
            try:
                done = await self._handle(letter)
            except Exception as error:  # noqa: BLE001 - it belongs to whoever asked
                letter.done.set_exception(error)
                letter.done.exception()  # whoever asked may have gone
            else:
                letter.done.set_result(done)

    async def _handle(self, letter: Letter) -> bool:
        for _ in range(MOST_TRIES):
            if letter.key is not None and letter.key in self.table.keys:
                return False
            drafts = letter.decide(self.table)
            if not drafts:
                await self._refresh()
                return False
            try:
                await self._store_and_tell(drafts, letter)
            except Conflict:
                await self._refresh()
                continue
            return True
        raise refused("busy")

    async def _store_and_tell(self, drafts: Sequence[Draft], letter: Letter) -> None:
        began = time.perf_counter()
        entries = numbered(drafts, self.table.version, max(time.time(), self.table.touched))
        stages = stages_of(self.table, entries)
        here = self.audience.presence(len(self.table.seats)).online
        told = notices_of(self.table, stages[-1], entries, here)
        later = entries[-1].at + self._place.told_later()
        more = partial(enqueue, table=self.table.id, notices=told, due=later) if told else None
        await self._place.store.append(self.table.id, entries, summary_of(stages[-1]), more)
        self._place.metrics.handled.observe(time.perf_counter() - began)
        for entry, stage in zip(entries, stages, strict=True):
            self._advance(entry, stage, letter)

    async def _refresh(self) -> None:
        """Take what other servers have written."""
        if not self._place.store.is_shared:
            return
        entries = await self._place.store.since(self.table.id, self.table.version)
        for entry, stage in zip(entries, stages_of(self.table, entries), strict=True):
            self._advance(entry, stage, None)

    def _advance(self, entry: Entry, stage: Table, letter: Letter | None) -> None:
        """Make a stored stage the present one, and tell."""
        before, self.table = self.table, stage
        self.stop_thinking.set()
        first = 0 if isinstance(entry.body, Dealt) else before.ply + 1
        rewound = isinstance(entry.body, Undone)
        asked = letter if letter is not None and entry.key == letter.key else None
        by, key = (None, None) if asked is None else (asked.by, asked.client_key)
        self.audience.tell_update(stage, first, rewound, by, key)
        kind = str(entry.body.__struct_config__.tag)
        self._log.info("stored", kind=kind, seat=entry.seat, ply=stage.ply, version=entry.version)
        self._place.metrics.entries.labels(kind).inc()
        self._place.changed(self)


def numbered(drafts: Sequence[Draft], version: int, now: float) -> list[Entry]:
    """Drafts as the entries that follow a version."""
    return [
        Entry(version + number, now, draft.body, draft.seat, draft.key)
        for number, draft in enumerate(drafts, start=1)
    ]


def stages_of(table: Table, entries: Sequence[Entry]) -> list[Table]:
    """The table after each of the entries; it stays as it is itself."""
    stages = []
    for entry in entries:
        table = table.copy()
        table.take(entry)
        stages.append(table)
    return stages


def summary_of(table: Table) -> Summary:
    """What the database shows of a table without playing it again."""
    head = seen.head(table, table.touched)
    tokens = [seat.token for seat in table.seats]
    return Summary(head.status, table.terms.listed, table.due, codec.encode(head), tokens)
