"""Replays all stored games under the current code: which of them would continue unchanged?"""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import structs
from sqlalchemy import Connection, Engine, select

from polis.core.texts.errors import PolisError
from polis.server.refusal import RequestRefused
from polis.server.storage import schema
from polis.server.storage.engine import one_moment
from polis.server.storage.journal_rows import journal_of
from polis.server.storage.store import Stored
from polis.server.tables.dealing import Dealt, check_fits
from polis.server.tables.entries import Entry
from polis.server.tables.history import OtherCourse
from polis.server.tables.table import Table


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
