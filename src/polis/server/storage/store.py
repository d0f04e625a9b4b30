"""Tables in the database: creating, loading, appending, deleting what never began; this module has all SQL about them."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from polis.core.texts.errors import PolisError
from polis.server.protocol.tables import ChatLine
from polis.server.storage import schema
from polis.server.storage.engine import closing_engine, open_engine
from polis.server.storage.integrity import check_quickly
from polis.server.storage.journal_rows import append_all, append_to, journal_of, row_of, rows_of
from polis.server.storage.migrating import check_not_lost, migrate
from polis.server.storage.ownership import FileLock, Ownership, Shares
from polis.server.storage.writer import Writer
from polis.server.table.clocks import Gap
from polis.server.table.entries import Entry
from polis.server.table.table import Table
from polis.server.table.table_view import iso_time

T = TypeVar("T")

CHAT_KEPT: Final = 500  # lines per table: chats that only grow would fill the disk


class Stored(NamedTuple):
    """The secret and the journal of a table."""

    secret: bytes
    journal: list[Entry]


class Store:
    """The database. It is read and written in threads; methods may be awaited concurrently."""

    def __init__(self, address: str, serves: bool = False, port: int = 0) -> None:
        """Open the database and migrate it; raises PolisError.

        serves: whether this is a server; a SQLite file allows only one. port: at which the servers
        on other machines reach this one.
        """
        self.engine = open_engine(address, is_patient=False)
        name = self.engine.url.database if self.engine.dialect.name == "sqlite" else None
        self.file = None if name is None else Path(name).absolute()
        self.ownership = Ownership()
        if serves and self.file is not None:
            self.ownership = FileLock(self.file)
        try:
            with closing_engine(open_engine(address)) as patient:
                if isinstance(self.ownership, FileLock):
                    check_not_lost(patient, self.ownership.had_games)
                migrate(patient)
            if isinstance(self.ownership, FileLock):
                self.ownership.note_games()
            if serves:
                check_quickly(self.engine)
            if serves and self.file is None:
                self.ownership = Shares(self.engine, port)
        except PolisError:
            self._let_go()
            raise
        self.writer = Writer(self.engine)

    @property
    def gaps(self) -> list[Gap]:
        """The times in which nothing could be stored."""
        return self.writer.gaps

    async def last_touched(self) -> float:
        """Return when a table was last changed; 0 without any."""
        query = select(func.max(schema.tables.c.touched))
        return float(await self.read(lambda connection: connection.scalar(query)) or 0.0)

    def close(self) -> None:
        """Write what is queued, and close the database."""
        self.writer.close()
        self._let_go()

    def _let_go(self) -> None:
        self.engine.dispose()
        self.ownership.close()

    async def create(self, table: Table, entries: Sequence[Entry]) -> None:
        """Store a new table; entries: its journal."""

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(row_of(table)))
            connection.execute(insert(schema.journal), rows_of(table.id, entries))

        await self.writer.write(table.id, work)

    def append(
        self,
        table: Table,
        entries: Sequence[Entry],
        more: Callable[[Connection], None] | None = None,
    ) -> "asyncio.Future[None]":
        """Append entries that lead to this table; fails with IntegrityError if others were appended.

        more: writes more in the same transaction. It is carried out even if nobody waits for it.
        """
        append = append_to(table, entries)

        def with_more(connection: Connection) -> None:
            append_all(connection, [append])
            if more is not None:
                more(connection)

        return self.writer.write(table.id, append if more is None else with_more)

    async def version(self, name: str) -> int:
        """Return the version of a table as it is stored; 0 if there is none."""
        return (await self.versions([name])).get(name, 0)

    async def versions(self, names: Sequence[str]) -> dict[str, int]:
        """Return the versions of tables as they are stored, by their ids."""
        columns = schema.tables.c
        query = select(columns.id, columns.version).where(columns.id.in_(names))
        return await self.read(
            lambda connection: {row.id: row.version for row in connection.execute(query)}
        )

    async def load(self, name: str) -> Stored | None:
        """Return a table with its whole journal, or None."""

        def read(connection: Connection) -> Stored | None:
            where = schema.tables.c.id == name
            secret = connection.scalar(select(schema.tables.c.secret).where(where))
            if secret is None:
                return None
            return Stored(bytes.fromhex(secret), journal_of(connection, name))

        return await self.read(read)

    async def mine(self, hashes: Mapping[str, Sequence[str]]) -> list[tuple[bytes, list[int]]]:
        """Return the summaries of tables, with the seats that match the given hashes."""
        columns = schema.tables.c
        query = select(columns.id, columns.head, columns.tokens).where(columns.id.in_(hashes))

        def read(connection: Connection) -> list[tuple[bytes, list[int]]]:
            return [
                (row.head.encode(), list(held_in(row.tokens, hashes[row.id])))
                for row in connection.execute(query)
            ]

        return [(head, held) for head, held in await self.read(read) if held]

    async def listed(self, limit: int) -> list[bytes]:
        """Return the summaries of public tables, those with open seats first."""
        columns = schema.tables.c
        query = (
            select(columns.head)
            .where(columns.listed, columns.status != "over")
            .order_by(columns.status != "gathering", columns.touched.desc())
            .limit(limit)
        )
        return await self.read(
            lambda connection: [head.encode() for head in connection.scalars(query)]
        )

    async def expire(self, before: float, but: Sequence[str]) -> int:
        """Delete tables that never began and were not touched since a time; return their number.

        but: tables that somebody is viewing.
        """
        wanted = (schema.tables.c.status == "gathering",)
        return int(await self.writer.write("", lambda c: _delete(c, wanted, before, but)))

    async def expire_bot_games(self, before: float, but: Sequence[str]) -> int:
        """Delete games without persons that were over before a time; return their number.

        A seat left to a bot still has the token of the person who left it, so such games are kept.
        """
        columns = schema.tables.c
        wanted = (columns.status == "over", columns.tokens.not_like('%"%'))
        return int(await self.writer.write("", lambda c: _delete(c, wanted, before, but)))

    async def due(self, before: float) -> list[str]:
        """Return the tables with due work, the most urgent first."""
        columns = schema.tables.c
        query = (
            select(columns.id).where(columns.due <= before).order_by(columns.due, columns.touched)
        )
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def due_in(self, shares: Sequence[int]) -> list[str]:
        """Return the tables of some shares of the names at which a clock runs or a bot is to decide."""
        columns = schema.tables.c
        its = or_(*(columns.id.startswith(f"{share:02x}") for share in shares))
        query = select(columns.id).where(columns.due.isnot(None), its)
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def add_chat(
        self, name: str, at: float, seat: int | None, who: str, words: str, key: str
    ) -> ChatLine | None:
        """Store a line of the chat and drop old ones; return None if it is already stored."""

        def work(connection: Connection) -> ChatLine:
            where = schema.chat.c.table_id == name
            last = connection.scalar(select(func.max(schema.chat.c.number)).where(where)) or 0
            row = {"table_id": name, "number": last + 1, "at": at, "seat": seat, "name": who}
            connection.execute(insert(schema.chat).values(**row, text=words, key=key))
            connection.execute(
                delete(schema.chat).where(where, schema.chat.c.number <= last + 1 - CHAT_KEPT)
            )
            return ChatLine(seat, who, words, iso_time(at))

        try:
            line: ChatLine = await self.writer.write(name, work)
        except IntegrityError:
            return None
        return line

    async def chat(self, name: str, limit: int) -> list[ChatLine]:
        """Return the last lines of the chat, in order."""
        columns = schema.chat.c
        query = (
            select(schema.chat)
            .where(columns.table_id == name)
            .order_by(columns.number.desc())
            .limit(limit)
        )

        def read(connection: Connection) -> list[ChatLine]:
            rows = connection.execute(query).all()
            return [_line(row) for row in reversed(rows)]

        return await self.read(read)

    async def read(self, reading: Callable[[Connection], T]) -> T:
        """Run a reading function in a thread."""

        def run() -> T:
            with self.engine.connect() as connection:
                return reading(connection)

        return await asyncio.to_thread(run)


def held_in(tokens: str, hashes: Sequence[str]) -> dict[int, str]:
    """Return the seats whose tokens have one of these hashes, with the hash."""
    stored = msgspec.json.decode(tokens, type=list[str | None])
    return {seat: token for seat, token in enumerate(stored) if token and token in hashes}


def _line(row: Row[Any]) -> ChatLine:
    return ChatLine(row.seat, row.name, row.text, iso_time(row.at))


MOST_AT_ONCE: Final = 500  # so that moves need not wait for long


def _delete(
    connection: Connection,
    wanted: Sequence[ColumnElement[bool]],
    before: float,
    but: Sequence[str],
) -> int:
    """Delete tables that were not touched since a time; return their number."""
    columns = schema.tables.c
    query = select(columns.id).where(*wanted, columns.touched < before, columns.id.not_in(but))
    names = connection.scalars(query.limit(MOST_AT_ONCE)).all()
    parts = (schema.account_seats, schema.subscriber_seats, schema.chat, schema.journal)
    for part in parts:
        connection.execute(delete(part).where(part.c.table_id.in_(names)))
    connection.execute(delete(schema.tables).where(columns.id.in_(names)))
    return len(names)
