"""The chat of a table in the database."""

import time
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from polis.server.protocol.tables import ChatLine
from polis.server.storage import schema
from polis.server.storage.note import Note
from polis.server.storage.store import Store
from polis.server.tables.table_view import iso_time

KEPT: Final = 500  # lines per table: chats that only grow would fill the disk


async def add_line(
    store: Store, table: str, seat: int | None, who: str, words: str, key: str
) -> ChatLine | None:
    """Store a line of this moment and drop old ones; return None if it is already stored."""
    at = time.time()

    def work(connection: Connection) -> ChatLine:
        where = schema.chat.c.table_id == table
        last = connection.scalar(select(func.max(schema.chat.c.number)).where(where)) or 0
        row = {"table_id": table, "number": last + 1, "at": at, "seat": seat, "name": who}
        connection.execute(insert(schema.chat).values(**row, text=words, key=key))
        connection.execute(
            delete(schema.chat).where(where, schema.chat.c.number <= last + 1 - KEPT)
        )
        store.notify_with(connection, Note(store.origin, table, line=last + 1))
        return ChatLine(seat, who, words, iso_time(at))

    try:
        line: ChatLine = await store.writer.write(table, work)
    except IntegrityError:
        return None
    return line


async def last_lines(store: Store, table: str, limit: int) -> list[ChatLine]:
    """Return the last lines, in order."""
    columns = schema.chat.c
    query = (
        select(schema.chat)
        .where(columns.table_id == table)
        .order_by(columns.number.desc())
        .limit(limit)
    )

    def read(connection: Connection) -> list[ChatLine]:
        rows = connection.execute(query).all()
        return [_line(row) for row in reversed(rows)]

    return await store.read(read)


async def line_of(store: Store, table: str, number: int) -> ChatLine | None:
    """Return one line."""
    columns = schema.chat.c
    query = select(schema.chat).where(columns.table_id == table, columns.number == number)

    def read(connection: Connection) -> ChatLine | None:
        row = connection.execute(query).one_or_none()
        return None if row is None else _line(row)

    return await store.read(read)


def _line(row: Row[Any]) -> ChatLine:
    return ChatLine(row.seat, row.name, row.text, iso_time(row.at))
