"""Deleting tables at which nothing ever began, and old games in which only bots played."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, select

from polis.core.commitment_log import Fact
from polis.server.storage import commitments, schema

MOST_AT_ONCE: Final = 500  # moves must not wait for long


def delete_empty(connection: Connection, before: float, but: Sequence[str]) -> int:
    """Delete tables that never began and were not touched since a time; return how many.

    but: tables that somebody looks at.
    """
    columns = schema.tables.c
    return _delete(connection, [columns.status == "gathering", columns.touched < before], but)


def delete_bot_games(connection: Connection, before: float, but: Sequence[str]) -> int:
    """Delete games that are over since before a time and that no person had a seat in; return how many.

    A seat that was left to a bot still has the token of the person who left it, so such games stay.
    """
    columns = schema.tables.c
    nobodys = columns.tokens.not_like('%"%')
    return _delete(connection, [columns.status == "over", columns.touched < before, nobodys], but)


def _delete(
    connection: Connection, wanted: Sequence[ColumnElement[bool]], but: Sequence[str]
) -> int:
    """Delete tables and say so in the log of commitments; return how many."""
    columns = schema.tables.c
    query = select(columns.id, columns.head).where(*wanted, columns.id.not_in(but))
    rows = connection.execute(query.limit(MOST_AT_ONCE)).all()
    names = [row.id for row in rows]
    parts = (schema.account_seats, schema.subscriber_seats, schema.chat, schema.journal)
    for part in parts:
        connection.execute(delete(part).where(part.c.table_id.in_(names)))
    connection.execute(delete(schema.tables).where(columns.id.in_(names)))
    for row in rows:
        head = msgspec.json.decode(row.head)
        commitments.note(connection, row.id, [Fact("dropped", head["game"], head["commitment"])])
    return len(names)
