"""Replaying stored games: whether each is intact, and continues unchanged under this code."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import structs
from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import DatabaseError

from polis.core.records.replay import verify
from polis.core.texts.errors import IllegalAction, PolisError
from polis.server.protocol.tables import TableHead
from polis.server.storage import schema
from polis.server.storage.engine import one_moment
from polis.server.storage.integrity import problems_of, reason
from polis.server.storage.journal_rows import journal_of
from polis.server.storage.store import Stored
from polis.server.table.commands.playing import Acted
from polis.server.table.dealing import Dealt, check_fits
from polis.server.table.entries import Entry
from polis.server.table.history import OtherCourse, Step
from polis.server.table.recording import record_of
from polis.server.table.table import Table
from polis.server.texts import RequestRefused

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
    for entry in stored.journal[1:]:
        if isinstance(entry.body, Acted):
            entry = _checked_steps(table, entry, entry.body)  # noqa: PLW2901 - with its positions
        table.take(entry)
        if isinstance(entry.body, Dealt) and table.history.hashes[0] != entry.body.hash:
            raise Damaged("the cards are not those that were dealt")
    if table.status == "over":
        difference = verify(record_of(table), table.content.game)
        if difference is not None:
            raise Damaged(str(difference))
    return table


def _checked_steps(table: Table, entry: Entry, body: Acted) -> Entry:
    """Apply the actions of an entry, compare the hashes, and return it with its positions."""
    history = table.history
    state, steps = history.state, list[Step]()
    for number, (words, known) in enumerate(zip(body.actions, body.hashes, strict=True), 1):
        ply = history.ply + number
        actions = history.content.game.parse(state, words)
        try:
            (action,) = actions
            step = history.step(state, action)
        except (ValueError, IllegalAction):
            raise Damaged(f"action {ply}, '{words}', is not allowed") from None
        if step.hash != known:
            raise Damaged(f"the position after action {ply}, '{words}', is not the one it was")
        steps.append(step)
        state = step.state
    return structs.replace(entry, steps=steps)


def _compare(table: Table, row: Any) -> None:
    """Raise Damaged unless the stored summary agrees with the journal."""
    if row.version != table.version:
        raise Damaged(f"its journal ends at entry {table.version}, not at {row.version}")
    head = msgspec.json.decode(row.head, type=TableHead)
    known = (head.ply, head.commitment, head.status, row.status, msgspec.json.decode(row.tokens))
    tokens = [seat.token for seat in table.seats]
    if known != (table.ply, table.commitment, table.status, table.status, tokens):
        raise Damaged("its summary does not agree with its journal")


class Replayed(NamedTuple):
    """A stored game under the current code.

    plies: the number of unchanged plies; diverges: the first ply that differs, or None; why: in a
    sentence; refused: why a server would not continue it although it is unchanged.
    """

    table: str
    plies: int
    diverges: int | None = None
    why: str | None = None
    refused: str | None = None


def replay_all(engine: Engine) -> Iterator[Replayed]:
    """Replay every stored game whose cards have been dealt; nothing is changed."""
    columns = schema.tables.c
    with engine.connect() as connection:
        one_moment(connection)
        for name in connection.scalars(select(columns.id).order_by(columns.id)).all():
            found = _replayed(connection, name)
            if found is not None:
                yield found


def _replayed(connection: Connection, name: str) -> Replayed | None:
    """Replay a game; None if it has not begun."""
    columns = schema.tables.c
    secret = connection.scalar(select(columns.secret).where(columns.id == name))
    table: Table | None = None
    refusal = None
    try:
        stored = Stored(bytes.fromhex(secret or ""), journal_of(connection, name))
        table = Table(name, stored.secret, stored.journal[0])
        for entry in stored.journal[1:]:
            refusal = refusal or _refusal(table, entry)
            table.take(_undated(entry))
    except OtherCourse as other:
        return Replayed(name, max(0, other.ply - 1), other.ply, str(other), refusal)
    except (PolisError, ValueError, TypeError, LookupError, RuntimeError) as error:
        plies = 0 if table is None else table.ply
        return Replayed(name, plies, plies + 1, str(error), refusal)
    return Replayed(name, table.ply, refused=refusal) if table.has_begun else None


def _refusal(table: Table, entry: Entry) -> str | None:
    """Return why a server would refuse a game of this edition, in a sentence."""
    if not isinstance(entry.body, Dealt):
        return None
    try:
        check_fits(entry.body.edition, table.content.game)
    except RequestRefused as why:
        return str(why)
    return None


def _undated(entry: Entry) -> Entry:
    """Return an entry without the edition of its code, so that every hash is computed again."""
    if not isinstance(entry.body, Dealt):
        return entry
    edition = structs.replace(entry.body.edition, code="")
    return structs.replace(entry, body=structs.replace(entry.body, edition=edition))
