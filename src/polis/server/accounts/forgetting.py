"""Taking people's names out of tables and their lines out of chats; the games stay as they were played."""

from collections.abc import Collection, Iterator, Mapping
from functools import partial
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from polis.server.protocol.codec import encode
from polis.server.storage import schema
from polis.server.storage.journal_rows import rows_of
from polis.server.storage.store import Store
from polis.server.table.clocks import now
from polis.server.table.entries import Body, Created, Entry, Seat
from polis.server.table.joining import Joined
from polis.server.table.journal import Forgotten, read_body, write_body

NAMING: Final = ("created", "joined")  # the kinds of entries that have names
TRIES: Final = 20  # while others write at a table


async def forget(store: Store, tokens: Mapping[str, Collection[str]]) -> int:
    """Forget the persons with some tokens, whose hashes are given by table; return the number of tables.

    A process that has a table in memory loads it again before it can write there.
    """
    done = 0
    for table, known in tokens.items():
        done += await _forget(store, partial(_forget_at, table=table, tokens=known))
    return done


async def _forget(store: Store, work: Any) -> bool:
    for _ in range(TRIES):
        try:
            return bool(await store.writer.write("", work))
        except IntegrityError:  # somebody has written there meanwhile
            continue
    return bool(await store.writer.write("", work))


async def tokens_of(store: Store, table: str, name: str) -> set[str]:
    """Return the hashes of the tokens of all who sat down at a table under a name."""

    def read(connection: Connection) -> set[str]:
        seats = [seat for _, body in _naming(connection, table) for seat in _seats(body)]
        return {seat.token for seat in seats if seat.token is not None and seat.name == name}

    return await store.read(read)


def _naming(connection: Connection, table: str) -> Iterator[tuple[Any, Body]]:
    """Yield the entries of a table that have names, as rows and read."""
    columns = schema.journal.c
    query = select(schema.journal).where(columns.table_id == table, columns.kind.in_(NAMING))
    for row in connection.execute(query).all():
        yield row, read_body(row.body)


def _seats(body: Body) -> list[Seat]:
    """Return the seats as an entry takes them."""
    if isinstance(body, Created):
        return body.seats
    return [Seat("person", body.name, None, body.token)] if isinstance(body, Joined) else []


def _forget_at(connection: Connection, table: str, tokens: Collection[str]) -> bool:
    """Forget persons at one table; return whether there was anything to forget."""
    gone = set[tuple[int, str]]()
    for row, body in _naming(connection, table):
        first = row.seat or 0  # of the only seat in an entry
        mine = {
            first + number: seat.name
            for number, seat in enumerate(_seats(body))
            if seat.token in tokens and seat.name
        }
        if mine:
            gone |= mine.items()
            place = (schema.journal.c.table_id == table, schema.journal.c.version == row.version)
            without = write_body(_without(body, mine))
            connection.execute(update(schema.journal).where(*place).values(body=without))
    for seat, name in gone:
        _forget_words(connection, table, seat, name)
    if gone:
        _close(connection, table, gone)
    return bool(gone)


def _without(body: Body, seats: Collection[int]) -> Body:
    """Return an entry without the names of some seats."""
    if isinstance(body, Created):
        kept = enumerate(body.seats)
        return replace(body, seats=[replace(s, name="") if n in seats else s for n, s in kept])
    return replace(body, name="")


def _forget_words(connection: Connection, table: str, seat: int, name: str) -> None:
    """Delete the lines of a person, and the notices that name them."""
    chat, notices = schema.chat.c, schema.outbox.c
    said = (chat.table_id == table, chat.seat == seat, chat.name == name)
    connection.execute(delete(schema.chat).where(*said))
    connection.execute(delete(schema.outbox).where(notices.table_id == table, notices.name == name))


def _close(connection: Connection, table: str, gone: Collection[tuple[int, str]]) -> None:
    """Change the summary of a table, and add an entry, which is in the way of who knows the old one."""
    its = schema.tables.c.id == table
    row = connection.execute(select(schema.tables).where(its)).one()
    head = msgspec.json.decode(row.head)
    for seat, name in gone:
        if head["seats"][seat]["name"] == name:
            head["seats"][seat]["name"] = ""
    entry = Entry(row.version + 1, max(now(), row.touched), Forgotten())
    connection.execute(insert(schema.journal), rows_of(table, [entry]))
    later = {"version": entry.version, "touched": entry.at, "head": encode(head).decode()}
    connection.execute(update(schema.tables).where(its).values(**later))
