"""Entries as rows of the journal."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, select

from polis.server.storage import schema
from polis.server.tables.entries import Entry
from polis.server.tables.journal import kind_of, read_body, write_body


def rows_of(name: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """Return entries as rows of the journal."""
    return [
        {
            "table_id": name,
            "version": entry.version,
            "at": entry.at,
            "kind": kind_of(entry.body),
            "seat": entry.seat,
            "key": entry.key,
            "body": write_body(entry.body),
        }
        for entry in entries
    ]


def journal_of(connection: Connection, name: str) -> list[Entry]:
    """Return the entries of a table in order; raises ValueError for damaged ones."""
    columns = schema.journal.c
    query = select(schema.journal).where(columns.table_id == name).order_by(columns.version)
    return [entry_of(row) for row in connection.execute(query)]


def entry_of(row: Row[Any]) -> Entry:
    """Return the entry of a row; raises ValueError for a damaged one."""
    return Entry(row.version, row.at, read_body(row.body), row.seat, row.key)
