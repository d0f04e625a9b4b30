"""Replaying stored games: whether each is intact, and continues unchanged under this code."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import DatabaseError

from polis.core.records.replay import verify
from polis.core.texts.errors import PolisError
from polis.server.protocol.tables import TableHead
from polis.server.storage import schema
from polis.server.storage.engine import one_moment
from polis.server.storage.integrity import problems_of, reason
from polis.server.storage.journal_rows import journal_of
from polis.server.storage.plausible import check_made, check_next
from polis.server.storage.store import Stored
from polis.server.table.dealing import Dealt
from polis.server.table.entries import Entry
from polis.server.table.table import Table

DATABASE: Final = "the database"


class Finding(NamedTuple):
    """A stored table; problem: what is wrong with it, in a sentence, or None."""

    table: str
    entries: int
    plies: int
    problem: str | None


class Damaged(PolisError):
    """A stored table that is not as it was written."""


def check_all(engine: Engine) -> Iterator[Finding]:
    """Replay every stored game, table by table, and compare every hash."""
    with engine.connect() as connection:
        one_moment(connection)
        for problem in problems_of(connection):
            yield Finding(DATABASE, 0, 0, problem)
        try:
            yield from check_games(connection)
        except DatabaseError as error:
            yield Finding(DATABASE, 0, 0, f"its tables cannot be read: {reason(error)}")


def check_games(connection: Connection) -> Iterator[Finding]:
    """Replay the games that a connection sees, including uncommitted ones."""
    columns = schema.tables.c
    query = select(
        columns.id, columns.secret, columns.version, columns.status, columns.head, columns.tokens
    )
    for name in connection.scalars(select(columns.id).order_by(columns.id)).all():
        row = connection.execute(query.where(columns.id == name)).one_or_none()
        yield _check(connection, name, row)


def _check(connection: Connection, name: str, row: Any) -> Finding:
    count = plies = 0
    if row is None:
        return Finding(name, 0, 0, "its row is not where the index of the database says")
    try:
        stored = Stored(bytes.fromhex(row.secret), journal_of(connection, row.id))
        count = len(stored.journal)
        table = checked(row.id, stored)
        plies = table.ply
        _compare(table, row)
    except (PolisError, ValueError, TypeError, LookupError, RuntimeError) as error:
        return Finding(row.id, count, plies, str(error))
    except DatabaseError as error:
        return Finding(row.id, count, plies, f"it cannot be read: {reason(error)}")
    return Finding(row.id, count, plies, None)


def checked(name: str, stored: Stored) -> Table:
    """Return the table of a journal, with everything in it checked; raises Damaged."""
    if not stored.journal or stored.journal[0].version != 1:
        raise Damaged("the beginning of its journal is missing")
    table = Table(name, stored.secret, stored.journal[0])
    check_made(table, stored.journal[0])
    for entry in stored.journal[1:]:
        _check_entry(table, entry)
        table.take(entry)
        if isinstance(entry.body, Dealt):
            table.history.is_believed = False  # every hash is computed again
    if table.status == "over":
        difference = verify(table.record(), table.content.game)
        if difference is not None:
            raise Damaged(str(difference))
    return table


def _check_entry(table: Table, entry: Entry) -> None:
    """Raise Damaged, with the number of the entry, if it cannot follow."""
    try:
        check_next(table, entry)
    except PolisError as error:
        raise Damaged(f"entry {entry.version}: {str(error).rstrip('.')}") from None


def _compare(table: Table, row: Any) -> None:
    """Raise Damaged unless the stored summary agrees with the journal."""
    if row.version != table.version:
        raise Damaged(f"its journal ends at entry {table.version}, not at {row.version}")
    head = msgspec.json.decode(row.head, type=TableHead)
    known = (head.ply, head.commitment, head.status, row.status, msgspec.json.decode(row.tokens))
    tokens = [seat.token for seat in table.seats]
    if known != (table.ply, table.commitment, table.status, table.status, tokens):
        raise Damaged("its summary does not agree with its journal")
