"""Accounts with their sessions and seats in the database; this module has all SQL about them."""

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, Row, delete, func, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from polis.server.storage import schema
from polis.server.storage.backup import insert_new
from polis.server.storage.store import Store, held_in

SESSION_SECONDS: Final = 90 * 86_400.0  # after which an unused device has to sign in again
TOUCH_SECONDS: Final = 86_400.0  # the resolution of `used`
MOST_SESSIONS: Final = 30
MOST_SEATS: Final = 5_000
RESET_SECONDS: Final = 86_400.0
ORDER: Final = "~account"  # sorts after all tables: a common order prevents deadlocks


class Account(NamedTuple):
    """An account; password: its hash."""

    id: str
    name: str
    password: str


class NameTaken(Exception):
    """An account of this name already exists."""


class Accounts:
    """The accounts of a database."""

    def __init__(self, store: Store) -> None:
        """Take an open database."""
        self._store = store

    async def add(self, name: str, folded: str, password: str, session: str) -> Account:
        """Store a new account with its first device signed in; raises NameTaken."""
        made = Account(secrets.token_hex(12), name, password)

        def work(connection: Connection) -> None:
            row = {"id": made.id, "name": name, "folded": folded, "password": password}
            connection.execute(insert(schema.accounts).values(**row, created=time.time()))
            _open_session(connection, made.id, session)

        try:
            await self._store.writer.write(ORDER, work)
        except IntegrityError:
            raise NameTaken(name) from None
        return made

    async def named(self, folded: str) -> Account | None:
        """Return the account of a name, or None."""
        if "\x00" in folded:  # PostgreSQL refuses such text
            return None
        where = schema.accounts.c.folded == folded
        query = select(schema.accounts).where(where)
        return await self._store.read(lambda c: _account(c.execute(query).one_or_none()))

    async def of_session(self, session: str) -> Account | None:
        """Return the account of a device, given the hash of its token."""
        now, columns = time.time(), schema.sessions.c
        query = (
            select(schema.accounts, columns.used)
            .join(schema.sessions, columns.account_id == schema.accounts.c.id)
            .where(columns.hash == session, columns.used > now - SESSION_SECONDS)
        )
        row = await self._store.read(lambda connection: connection.execute(query).one_or_none())
        if row is not None and row.used < now - TOUCH_SECONDS:
            touch = update(schema.sessions).where(columns.hash == session).values(used=now)
            await self._store.writer.write(ORDER, lambda connection: connection.execute(touch))
        return _account(row)

    async def ended(self, sessions: Sequence[str]) -> list[str]:
        """Return those of some devices that are no longer signed in."""
        columns = schema.sessions.c
        since = time.time() - SESSION_SECONDS
        query = select(columns.hash).where(columns.hash.in_(sessions), columns.used > since)
        kept = await self._store.read(lambda connection: set(connection.scalars(query)))
        return [session for session in sessions if session not in kept]

    async def open_session(self, account: str, session: str) -> None:
        """Sign a device in; if there are too many sessions, the oldest end."""
        await self._store.writer.write(ORDER, lambda c: _open_session(c, account, session))

    async def close_session(self, session: str) -> None:
        """Sign a device out."""
        ended = delete(schema.sessions).where(schema.sessions.c.hash == session)
        await self._store.writer.write(ORDER, lambda connection: connection.execute(ended))

    async def close_sessions(self, account: str) -> None:
        """Sign all devices out."""
        await self._store.writer.write(ORDER, lambda c: _close_sessions(c, account))

    async def set_password(self, account: str, password: str, session: str | None = None) -> None:
        """Store a new password hash; if a session is given, all others end."""
        columns = schema.accounts.c
        statement = update(schema.accounts).where(columns.id == account).values(password=password)

        def work(connection: Connection) -> None:
            connection.execute(statement)
            if session is not None:
                _close_sessions(connection, account, session)

        await self._store.writer.write(ORDER, work)

    async def add_reset(self, account: str, link: str, lasting: bool = False) -> None:
        """Store the hash of a link or, lasting, of a recovery code; an earlier one of its kind becomes void."""
        columns = schema.resets.c
        row = {"hash": link, "account_id": account, "created": time.time(), "lasting": lasting}
        earlier = (columns.account_id == account) & (columns.lasting == lasting)

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.resets).where(earlier))
            connection.execute(insert(schema.resets).values(**row))

        await self._store.writer.write(ORDER, work)

    async def of_reset(self, link: str) -> Account | None:
        """Return the account of a link that is unused and not expired, or of a recovery code."""
        columns = schema.resets.c
        query = (
            select(schema.accounts)
            .join(schema.resets, columns.account_id == schema.accounts.c.id)
            .where(columns.hash == link)
            .where(columns.lasting | (columns.created > time.time() - RESET_SECONDS))
        )
        return await self._store.read(lambda c: _account(c.execute(query).one_or_none()))

    async def use_reset(self, account: str, link: str, password: str, session: str) -> bool:
        """Store a new hash, end all sessions and open one; False if the link was used meanwhile."""
        columns = schema.accounts.c
        statement = update(schema.accounts).where(columns.id == account).values(password=password)

        def work(connection: Connection) -> bool:
            used = connection.execute(delete(schema.resets).where(schema.resets.c.hash == link))
            if not used.rowcount:
                return False
            connection.execute(statement)
            _close_sessions(connection, account)
            _open_session(connection, account, session)
            return True

        return bool(await self._store.writer.write(ORDER, work))

    async def remove(self, account: str) -> None:
        """Delete an account, and the browsers that follow nothing but its seats."""
        known, seats = schema.subscribers.c, schema.subscriber_seats.c
        has_seats = select(seats.subscriber_id).where(seats.subscriber_id == known.id).exists()
        followers = delete(schema.subscribers).where(known.account_id == account, ~has_seats)
        statement = delete(schema.accounts).where(schema.accounts.c.id == account)

        def work(connection: Connection) -> None:
            connection.execute(followers)
            connection.execute(statement)

        await self._store.writer.write(ORDER, work)

    async def claim(self, account: str, hashes: Mapping[str, Sequence[str]]) -> int:
        """Add the seats whose tokens have these hashes, by table; return the total number of seats."""
        seats, tables = schema.account_seats.c, schema.tables.c
        count = select(func.count()).select_from(schema.account_seats)
        query = select(tables.id, tables.tokens).where(tables.id.in_(hashes))

        def work(connection: Connection) -> int:
            rows = [
                {"account_id": account, "table_id": row.id, "seat": seat, "hash": key}
                for row in connection.execute(query)
                for seat, key in held_in(row.tokens, hashes[row.id]).items()
            ]
            present = connection.scalar(count.where(seats.account_id == account)) or 0
            insert_new(connection, schema.account_seats, rows[: max(0, MOST_SEATS - present)])
            return connection.scalar(count.where(seats.account_id == account)) or 0

        claimed: int = await self._store.writer.write(ORDER, work)
        return claimed

    async def keys(self, account: str, table: str | None = None) -> dict[str, list[str]]:
        """Return the hashes of the tokens of the account's seats, by table."""
        columns = schema.account_seats.c
        query = select(columns.table_id, columns.hash).where(columns.account_id == account)
        if table is not None:
            query = query.where(columns.table_id == table)
        found: dict[str, list[str]] = {}
        for row in await self._store.read(lambda connection: connection.execute(query).all()):
            found.setdefault(row.table_id, []).append(row.hash)
        return found

    async def follow(self, old: str, new: str) -> None:
        """Copy claims and subscriptions of a table to its rematch."""

        def work(connection: Connection) -> None:
            for table in (schema.account_seats, schema.subscriber_seats):
                names = [column.name for column in table.columns]
                columns = [literal(new) if n == "table_id" else table.c[n] for n in names]
                rows = connection.execute(select(*columns).where(table.c.table_id == old)).all()
                insert_new(connection, table, [dict(zip(names, row, strict=True)) for row in rows])

        await self._store.writer.write(ORDER, work)


def _open_session(connection: Connection, account: str, session: str) -> None:
    now, columns = time.time(), schema.sessions.c
    mine = columns.account_id == account
    connection.execute(delete(schema.sessions).where(mine, columns.used <= now - SESSION_SECONDS))
    newest = select(columns.hash).where(mine).order_by(columns.used.desc())
    surplus = connection.scalars(newest.offset(MOST_SESSIONS - 1)).all()
    if surplus:
        connection.execute(delete(schema.sessions).where(columns.hash.in_(surplus)))
    row = {"hash": session, "account_id": account, "created": now, "used": now}
    connection.execute(insert(schema.sessions).values(**row))


def _close_sessions(connection: Connection, account: str, but: str | None = None) -> None:
    """End sessions; browsers get notices about the account's seats only after subscribing again."""
    columns, followers = schema.sessions.c, schema.subscribers
    mine = followers.c.account_id == account
    connection.execute(update(followers).where(mine).values(account_id=None))
    statement = delete(schema.sessions).where(columns.account_id == account)
    connection.execute(statement if but is None else statement.where(columns.hash != but))


def _account(row: Row[tuple[object, ...]] | None) -> Account | None:
    return None if row is None else Account(row.id, row.name, row.password)
