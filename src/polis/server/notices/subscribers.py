"""The receivers of notices in the database."""

import hashlib
import secrets
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, select, update

from polis.server.notices.outbox import Notice, put
from polis.server.protocol.tables import HookInfo
from polis.server.storage import schema
from polis.server.storage.backup import insert_new
from polis.server.storage.store import Store, held_in
from polis.server.table.table_view import iso_time

ORDER = "~subscriber"
MOST_SEATS = 2_000


class Subscribers:
    """Browsers and webhooks that follow seats."""

    def __init__(self, store: Store) -> None:
        """Take an open database."""
        self._store = store

    async def follow(
        self,
        endpoint: str,
        keys: object,
        language: str,
        account: str | None,
        hashes: Mapping[str, Sequence[str]],
        most: int,
    ) -> int:
        """Let a browser follow exactly the seats of these hashes; return their number.

        most: browsers per seat and per account; beyond that, the one that asked longest ago is
        dropped.
        """
        mark = hashlib.sha256(endpoint.encode()).hexdigest()
        known, seats, tables = schema.subscribers.c, schema.subscriber_seats.c, schema.tables.c
        query = select(tables.id, tables.tokens).where(tables.id.in_(hashes))
        now: dict[str, Any] = {
            "secrets": msgspec.json.encode(keys).decode(),
            "language": language,
            "account_id": account,
            "created": time.time(),
            "failures": 0,
        }

        def work(connection: Connection) -> int:
            held = [
                (row.id, seat)
                for row in connection.execute(query)
                for seat in held_in(row.tokens, hashes[row.id])
            ][:MOST_SEATS]
            if not held and account is None:  # nothing could ever be sent to it
                connection.execute(delete(schema.subscribers).where(known.mark == mark))
                return 0
            fresh = {"id": secrets.token_hex(12), "kind": "push", "target": endpoint, "mark": mark}
            insert_new(connection, schema.subscribers, [{**fresh, **now}])
            name = connection.scalar(select(known.id).where(known.mark == mark))
            connection.execute(update(schema.subscribers).where(known.id == name).values(**now))
            connection.execute(delete(schema.subscriber_seats).where(seats.subscriber_id == name))
            rows = [{"subscriber_id": name, "table_id": id_, "seat": seat} for id_, seat in held]
            insert_new(connection, schema.subscriber_seats, rows)
            _let_go(connection, list(hashes), account, most)
            return len(rows)

        followed: int = await self._store.writer.write(ORDER, work)
        return followed

    async def unfollow(self, endpoint: str) -> None:
        """Remove a browser."""
        mark = hashlib.sha256(endpoint.encode()).hexdigest()
        statement = delete(schema.subscribers).where(schema.subscribers.c.mark == mark)
        await self._store.writer.write(ORDER, lambda connection: connection.execute(statement))

    async def remove(self, name: str) -> None:
        """Remove a subscriber whose address is gone."""
        statement = delete(schema.subscribers).where(schema.subscribers.c.id == name)
        await self._store.writer.write(ORDER, lambda connection: connection.execute(statement))

    async def add_hook(
        self, table: str, seat: int, url: str, language: str, most: int
    ) -> tuple[str, str] | None:
        """Add a webhook; return its id and secret, None if the seat already has `most`.

        A first notice, `hello`, confirms it.
        """
        name, secret, now = secrets.token_hex(12), secrets.token_urlsafe(24), time.time()
        row = {"id": name, "kind": "hook", "target": url, "mark": name, "language": language}
        keys = msgspec.json.encode({"secret": secret}).decode()
        count = select(func.count()).select_from(_hooks(table, seat).subquery())

        def work(connection: Connection) -> bool:
            if (connection.scalar(count) or 0) >= most:
                return False
            more = {"secrets": keys, "account_id": None, "created": now, "failures": 0}
            connection.execute(insert(schema.subscribers).values(**row, **more))
            place = {"subscriber_id": name, "table_id": table, "seat": seat}
            connection.execute(insert(schema.subscriber_seats).values(**place))
            put(connection, name, table, Notice("hello", [seat]), now)
            return True

        return (name, secret) if await self._store.writer.write(ORDER, work) else None

    async def hooks(self, table: str, seat: int) -> list[HookInfo]:
        """Return the webhooks of a seat."""
        query = _hooks(table, seat)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [
            HookInfo(
                row.id, row.target, None if row.tried is None else iso_time(row.tried), row.status
            )
            for row in rows
        ]

    async def server_key(self, name: str, made: str) -> str:
        """Return a stored key of the server; `made` is stored if there is none."""
        columns = schema.server_keys.c
        query = select(columns.value).where(columns.name == name)

        def work(connection: Connection) -> str:
            insert_new(connection, schema.server_keys, [{"name": name, "value": made}])
            return connection.scalar(query) or made

        kept = await self._store.read(lambda connection: connection.scalar(query))
        if kept is None:
            kept = await self._store.writer.write(ORDER, work)
        return str(kept)


def let_seat_go(connection: Connection, table: str, seat: int) -> None:
    """Remove what follows a seat that another person may take."""
    seats = schema.subscriber_seats.c
    its = (seats.table_id == table, seats.seat == seat)
    names = connection.scalars(select(seats.subscriber_id).where(*its)).all()
    connection.execute(delete(schema.subscriber_seats).where(*its))
    _delete_idle(connection, names)


def _delete_idle(connection: Connection, names: Iterable[str]) -> None:
    """Delete those of some subscribers that have neither a seat nor an account."""
    known, seats = schema.subscribers.c, schema.subscriber_seats.c
    has_seats = select(seats.subscriber_id).where(seats.subscriber_id == known.id).exists()
    nothing = (known.id.in_(names), known.account_id.is_(None), ~has_seats)
    connection.execute(delete(schema.subscribers).where(*nothing))


def _let_go(connection: Connection, tables: Sequence[str], account: str | None, most: int) -> None:
    """Keep only the `most` browsers that asked last, for each seat of some tables and for an account.

    Otherwise the holder of one seat could make the server write to any number of addresses each
    turn. A browser dropped by a seat keeps its others; one without seats and account is deleted.
    """
    known, seats = schema.subscribers.c, schema.subscriber_seats.c
    last = (known.created.desc(), known.id)
    following = (
        select(seats.subscriber_id, seats.table_id, seats.seat)
        .join(schema.subscribers, known.id == seats.subscriber_id)
        .where(seats.table_id.in_(tables), known.kind == "push")
        .order_by(*last)
    )
    counts, left = Counter[tuple[str, int]](), set[str]()
    for name, table, seat in connection.execute(following).all():
        counts[table, seat] += 1
        if counts[table, seat] > most:
            left.add(name)
            its = (seats.subscriber_id == name, seats.table_id == table, seats.seat == seat)
            connection.execute(delete(schema.subscriber_seats).where(*its))
    if account is not None:
        own = select(known.id).where(known.account_id == account).order_by(*last)
        many = connection.scalars(own).all()[most:]
        connection.execute(
            update(schema.subscribers).where(known.id.in_(many)).values(account_id=None)
        )
        left.update(many)
    _delete_idle(connection, left)


def _hooks(table: str, seat: int) -> Select[tuple[str, str, float | None, int | None]]:
    known, seats = schema.subscribers.c, schema.subscriber_seats.c
    return (
        select(known.id, known.target, known.tried, known.status)
        .join(schema.subscriber_seats, seats.subscriber_id == known.id)
        .where(seats.table_id == table, seats.seat == seat, known.kind == "hook")
        .order_by(known.created, known.id)
    )
