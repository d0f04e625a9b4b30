"""The outbox of notices to people who are not connected.

It is filled in the transaction of an entry, and emptied when they are sent.
"""

import secrets
import time
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Update, delete, insert, select, union, update

from polis.server.storage import schema
from polis.server.storage.store import Store
from polis.server.table.entries import Entry
from polis.server.table.joining import Joined
from polis.server.table.table import Table

ORDER = "~outbox"


class Notice(NamedTuple):
    """A notice to seats; kind: hello, joined, turn or over; name: of the person it is about."""

    kind: str
    seats: Sequence[int]
    name: str = ""


def notices_of(
    before: Table, after: Table, written: Sequence[Entry], here: Sequence[bool]
) -> list[Notice]:
    """Return the notices about entries to be stored, to seats that are not connected."""
    away = [seat for seat in after.persons() if seat >= len(here) or not here[seat]]
    if not away:
        return []
    notices = [
        Notice("joined", [seat for seat in away if seat != entry.seat], entry.body.name)
        for entry in written
        if isinstance(entry.body, Joined)
    ]
    if after.status == "over" and before.status != "over":
        notices.append(Notice("over", away))
    elif has_passed(before, after) and after.turn in away:
        notices.append(Notice("turn", [after.turn]))
    return notices


def has_passed(before: Table, after: Table) -> bool:
    """Whether a seat is to decide that was not before."""
    if after.status != "playing":
        return False
    return (before.status, before.turn) != ("playing", after.turn)


class Parcel(NamedTuple):
    """A row of the outbox with its receiver; head: the current summary of the table."""

    id: str
    subscriber: str
    sort: str
    target: str
    keys: str
    language: str
    table: str
    head: bytes
    kind: str
    seat: int
    name: str
    at: float
    tries: int


def enqueue(connection: Connection, table: str, notices: Sequence[Notice], due: float) -> None:
    """Add notices for all subscribers of the seats."""
    for notice in notices:
        reached: set[str] = set()  # a subscriber of several seats gets one notice
        for seat in notice.seats:
            for subscriber in _followers(connection, table, seat):
                if subscriber not in reached:
                    reached.add(subscriber)
                    only = Notice(notice.kind, [seat], notice.name)
                    put(connection, subscriber, table, only, due)


def put(connection: Connection, subscriber: str, table: str, notice: Notice, due: float) -> None:
    """Write one row."""
    row = {"id": secrets.token_hex(12), "subscriber_id": subscriber, "table_id": table}
    row |= {"kind": notice.kind, "name": notice.name}
    values = {"seat": notice.seats[0], "at": due, "due": due, "tries": 0}
    connection.execute(insert(schema.outbox).values(**row, **values))


def _followers(connection: Connection, table: str, seat: int) -> list[str]:
    """Return the subscribers of a seat: its own, and the browsers of accounts that hold it."""
    direct, claimed, known = schema.subscriber_seats.c, schema.account_seats.c, schema.subscribers.c
    query = union(
        select(direct.subscriber_id).where(direct.table_id == table, direct.seat == seat),
        select(known.id)
        .join(schema.account_seats, claimed.account_id == known.account_id)
        .where(claimed.table_id == table, claimed.seat == seat),
    )
    return list(connection.scalars(query))


class Outbox:
    """The rows of all tables."""

    def __init__(self, store: Store) -> None:
        """Take an open database."""
        self._store = store

    async def is_due(self, now: float) -> bool:
        """Whether anything is due."""
        query = select(schema.outbox.c.id).where(schema.outbox.c.due <= now).limit(1)
        return await self._store.read(lambda c: c.scalar(query) is not None)

    async def lease(self, now: float, seconds: float, most: int) -> list[Parcel]:
        """Take what is due; no other process gets it until the lease expires."""
        row, known, tables = schema.outbox.c, schema.subscribers.c, schema.tables.c
        due = (
            select(row.id)
            .where(row.due <= now)
            .order_by(row.due)
            .limit(most)
            .with_for_update(skip_locked=True)
        )
        columns = (
            row.id, row.subscriber_id, known.kind, known.target, known.secrets, known.language,
            row.table_id, tables.head, row.kind, row.seat, row.name, row.at, row.tries,
        )  # fmt: skip

        def work(connection: Connection) -> list[Parcel]:
            ids = list(connection.scalars(due))
            taken = update(schema.outbox).where(row.id.in_(ids))
            connection.execute(taken.values(due=now + seconds, tries=row.tries + 1))
            connection.execute(  # the subscriber no longer exists
                delete(schema.outbox).where(
                    row.id.in_(ids), row.subscriber_id.not_in(select(known.id))
                )
            )
            query = (
                select(*columns)
                .join(schema.subscribers, known.id == row.subscriber_id)
                .join(schema.tables, tables.id == row.table_id)
                .where(row.id.in_(ids))
            )
            return [_parcel(found) for found in connection.execute(query)]

        leased: list[Parcel] = await self._store.writer.write(ORDER, work)
        return leased

    async def done(self, parcel: Parcel, status: int | None = None) -> None:
        """Remove a notice that was sent, and reset its subscriber's failures; status: of the answer, if it was sent."""
        known = schema.subscribers.c

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.outbox).where(schema.outbox.c.id == parcel.id))
            connection.execute(
                update(schema.subscribers)
                .where(known.id == parcel.subscriber, known.failures > 0)
                .values(failures=0)
            )
            if status is not None:
                connection.execute(_tried(parcel, status))

        await self._store.writer.write(ORDER, work)

    async def later(self, parcel: Parcel, due: float, status: int) -> None:
        """Set the time of the next try; status: of the last one."""
        again = update(schema.outbox).where(schema.outbox.c.id == parcel.id).values(due=due)

        def work(connection: Connection) -> None:
            connection.execute(again)
            connection.execute(_tried(parcel, status))

        await self._store.writer.write(ORDER, work)

    async def failed(self, parcel: Parcel, most: int, status: int) -> None:
        """Give up a notice; after `most` consecutive failures its subscriber is removed."""
        known = schema.subscribers.c
        mine = known.id == parcel.subscriber

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.outbox).where(schema.outbox.c.id == parcel.id))
            connection.execute(
                update(schema.subscribers).where(mine).values(failures=known.failures + 1)
            )
            connection.execute(_tried(parcel, status))
            connection.execute(delete(schema.subscribers).where(mine, known.failures >= most))

        await self._store.writer.write(ORDER, work)


def _tried(parcel: Parcel, status: int) -> Update:
    """Return the statement that notes how the last try of a subscriber went."""
    known = schema.subscribers
    return (
        update(known)
        .where(known.c.id == parcel.subscriber)
        .values(tried=time.time(), status=status)
    )


def _parcel(row: Sequence[object]) -> Parcel:
    found = Parcel(*row)  # type: ignore[arg-type]  # the columns are in the order of the fields
    return found._replace(head=str(found.head).encode())
