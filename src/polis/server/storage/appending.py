"""Entries of many tables written by a few statements, whatever their number."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, insert, text, update

from polis.server.storage import schema

_JOURNAL: Final = insert(schema.journal)
_SUMMARY: Final = update(schema.tables).where(schema.tables.c.id == bindparam("table"))
_TELL: Final = text("SELECT pg_notify('polis', :told)")


class Append(NamedTuple):
    """Entries that follow what a table's journal has.

    rows: of the journal; summary: the columns of the table's row that change, and `table`, its
    name; told: a note for the other processes, if there may be any.
    """

    rows: Sequence[dict[str, Any]]
    summary: dict[str, Any]
    told: str | None


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """Write them all, or raise IntegrityError if an entry of one of them stands there already."""
    if not appends:
        return
    connection.execute(_JOURNAL, [row for one in appends for row in one.rows])
    connection.execute(_SUMMARY, [one.summary for one in appends])
    notify(connection, [one.told for one in appends if one.told is not None])


def notify(connection: Connection, notes: Sequence[str]) -> None:
    """Tell the other processes; they hear it with the commit."""
    if notes:
        connection.execute(_TELL, [{"told": note} for note in notes])
