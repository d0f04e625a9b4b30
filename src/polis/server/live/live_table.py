"""A table in memory: one mailbox, so that what happens to it happens one thing after another."""

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import structlog

from polis.server.live import messages
from polis.server.live.connection import Connection
from polis.server.protocol import codec, told
from polis.server.protocol.tables import ChatLine, TableHead
from polis.server.refusal import refused
from polis.server.storage.store import Conflict, Store, Summary
from polis.server.tables import seen
from polis.server.tables.entries import Dealt, Draft, Entry, Undone
from polis.server.tables.table import Table

if TYPE_CHECKING:
    from structlog.typing import FilteringBoundLogger

MOST_CHAT: Final = 100  # lines that are kept in memory
MOST_TRIES: Final = 4  # another server may have written first; then it is decided anew

Decision = Callable[[Table], Sequence[Draft]]
Changed = Callable[["LiveTable"], None]


@dataclass(slots=True)
class Letter:
    """Something to do. by: who asked; key: what the journal knows it by, client_key: what the client does."""

    decide: Decision
    key: str | None = None
    client_key: str | None = None
    by: Connection | None = None
    done: "asyncio.Future[bool]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class LiveTable:
    """A loaded table with its onlookers."""

    def __init__(
        self, table: Table, store: Store, chat: Sequence[ChatLine], changed: Changed
    ) -> None:
        """Take a table as it is stored; changed: called after each entry."""
        self.table = table
        self.chat = list(chat)
        self.connections: set[Connection] = set()
        self.used = time.monotonic()
        self.is_thinking = False
        self.stop_thinking = threading.Event()
        self._store = store
        self._changed = changed
        self._mailbox: asyncio.Queue[Letter | None] = asyncio.Queue()
        self._log: FilteringBoundLogger = structlog.get_logger().bind(table=table.id)
        self._worker = asyncio.create_task(self._work(), name=f"table {table.id}")

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it."""
        return not self.connections and not self.is_thinking and self._mailbox.empty()

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
        """Decide, store, commit, then tell; False if the key was known and nothing new was done.

        Raises Refusal. Whoever waits may go away: what has begun is finished.
        """
        letter = Letter(decide, key, client_key, by)
        self._mailbox.put_nowait(letter)
        return await asyncio.shield(letter.done)

    async def catch_up(self, version: int) -> None:
        """Another server has written; take what is new."""
        if version > self.table.version:
            await self.do(lambda _: ())

    async def _work(self) -> None:
        while (letter := await self._mailbox.get()) is not None:
            self.used = time.monotonic()
            try:
                done = await self._handle(letter)
            except Exception as error:  # noqa: BLE001 - it belongs to whoever asked
                if not letter.done.cancelled():
                    letter.done.set_exception(error)
                    letter.done.exception()  # whoever asked may have gone
            else:
                if not letter.done.cancelled():
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
        entries = numbered(drafts, self.table.version, max(time.time(), self.table.touched))
        stages = stages_of(self.table, entries)
        await self._store.append(self.table.id, entries, summary_of(stages[-1]))
        for entry, stage in zip(entries, stages, strict=True):
            by = letter if entry.key is not None else None
            self._advance(entry, stage, by)

    async def _refresh(self) -> None:
        """Take what other servers have written."""
        entries = await self._store.since(self.table.id, self.table.version)
        for entry, stage in zip(entries, stages_of(self.table, entries), strict=True):
            self._advance(entry, stage, None)

    def _advance(self, entry: Entry, stage: Table, by: Letter | None) -> None:
        """Make a stored stage the present one, and tell."""
        before, self.table = self.table, stage
        self.stop_thinking.set()
        rewound = isinstance(entry.body, Undone)
        first = 0 if isinstance(entry.body, Dealt) else before.ply + 1
        self.tell_all(first, rewound, by)
        kind = entry.body.__struct_config__.tag
        self._log.info("stored", kind=kind, seat=entry.seat, ply=stage.ply, version=entry.version)
        self._changed(self)

    def tell_all(self, first: int, rewound: bool, by: Letter | None) -> None:
        """Tell every onlooker; each pair of eyes is made a message once."""
        head, made = self.head(), dict[int | None, told.Update]()
        encoded = dict[int | None, bytes]()
        for connection in self.connections:
            if not connection.is_known:
                continue
            viewer = connection.viewer
            if viewer not in made:
                made[viewer] = messages.update(self.table, head, viewer, first, rewound)
                encoded[viewer] = codec.encode(made[viewer])
            if by is not None and connection is by.by:
                connection.tell(acknowledged(made[viewer], by.client_key))
            else:
                connection.tell_bytes(encoded[viewer])

    async def say(self, seat: int | None, words: str, key: str) -> None:
        """Keep a line of the chat and tell it; raises Refusal."""
        table, text = self.table, " ".join(words.split())
        if not table.terms.chat:
            raise refused("no-chat")
        if not text:
            raise refused("empty-chat")
        name = "" if seat is None else table.seats[seat].name
        line = await self._store.add_chat(table.id, time.time(), seat, name, text, key)
        if line is not None:
            self.hear(line)

    def hear(self, line: ChatLine) -> None:
        """Tell a line of the chat that is kept."""
        self.chat = [*self.chat, line][-MOST_CHAT:]
        message = codec.encode(told.ChatMessage(line))
        for connection in self.connections:
            connection.tell_bytes(message)

    def head(self) -> TableHead:
        """The table without its position, as it is at this moment."""
        return seen.head(self.table, time.time(), self.online())

    def online(self) -> list[bool]:
        """Which seats somebody holds who is here."""
        held = {seat for connection in self.connections for seat in connection.held}
        return [seat in held for seat in range(len(self.table.seats))]

    def welcome(self, connection: Connection, since: int | None) -> told.Welcome:
        """The whole table for a client."""
        viewer = connection.viewer
        chat = self.chat if seen.may_watch(self.table, viewer) or connection.held else []
        return messages.welcome(self.table, self.head(), connection.held, viewer, since, chat)

    def tell_presence(self) -> None:
        """Tell who is here."""
        onlookers = sum(not connection.held for connection in self.connections)
        message = codec.encode(told.Presence(self.online(), onlookers))
        for connection in self.connections:
            connection.tell_bytes(message)


def acknowledged(update: told.Update, key: str | None) -> told.Update:
    """The same message for the one who asked for it."""
    return told.Update(
        update.version, key, update.table, update.viewer, update.position, update.happened,
        update.rewound,
    )  # fmt: skip


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
