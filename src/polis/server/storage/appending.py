"""Writing entries of many tables with a constant number of statements."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, insert, text, update

from polis.server.storage import schema

_JOURNAL: Final = insert(schema.journal)
_SUMMARY: Final = update(schema.tables).where(schema.tables.c.id == bindparam("table"))
_NOTIFY: Final = text("SELECT pg_notify('polis', :note)")


class Append(NamedTuple):
    """New entries at the end of a table's journal.

    rows: of the journal; summary: the columns of the table's row that change, and `table`, its
    id; note: for the other processes, if there may be any.
    """

    rows: Sequence[dict[str, Any]]
    summary: dict[str, Any]
    note: str | None


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """Write all; raises IntegrityError if an entry of one of them exists."""
    if not appends:
        return
    connection.execute(_JOURNAL, [row for one in appends for row in one.rows])
    connection.execute(_SUMMARY, [one.summary for one in appends])
    notify(connection, [one.note for one in appends if one.note is not None])


def notify(connection: Connection, notes: Sequence[str]) -> None:
    """Send notes to the other processes; they arrive with the commit."""
    if notes:
        connection.execute(_NOTIFY, [{"note": note} for note in notes])
