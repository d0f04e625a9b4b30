"""Deleting tables at which nothing ever began."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, select

from polis.core.commitment_log import Fact
from polis.server.storage import commitments, schema

MOST_AT_ONCE: Final = 500  # so that moves need not wait for long


def delete_empty(connection: Connection, before: float, but: Sequence[str]) -> int:
    """Delete tables that never began and were not touched since a time; return their number.

    but: tables that somebody is viewing. Nothing of a game that was dealt is ever deleted.
    """
    columns = schema.tables.c
    query = (
        select(columns.id, columns.head)
        .where(columns.status == "gathering", columns.touched < before, columns.id.not_in(but))
        .limit(MOST_AT_ONCE)
    )
    rows = connection.execute(query).all()
    names = [row.id for row in rows]
    parts = (schema.account_seats, schema.subscriber_seats, schema.chat, schema.journal)
    for part in parts:
        connection.execute(delete(part).where(part.c.table_id.in_(names)))
    connection.execute(delete(schema.tables).where(columns.id.in_(names)))
    for row in rows:
        head = msgspec.json.decode(row.head)
        commitments.note(connection, row.id, [Fact("dropped", head["game"], head["commitment"])])
    return len(names)
