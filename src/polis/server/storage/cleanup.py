"""Deleting tables at which nothing ever began, and old games between bots alone."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, select

from polis.server.storage import schema

MOST_AT_ONCE: Final = 500  # so that moves need not wait for long


def delete_empty(connection: Connection, before: float, but: Sequence[str]) -> int:
    """Delete tables that never began and were not touched since a time; return their number.

    but: tables that somebody is viewing.
    """
    columns = schema.tables.c
    return _delete(connection, [columns.status == "gathering", columns.touched < before], but)


def delete_bot_games(connection: Connection, before: float, but: Sequence[str]) -> int:
    """Delete games without persons that were over before a time; return their number.

    A seat left to a bot still has the token of the person who left it, so such games are kept.
    """
    columns = schema.tables.c
    nobodys = columns.tokens.not_like('%"%')
    return _delete(connection, [columns.status == "over", columns.touched < before, nobodys], but)


def _delete(
    connection: Connection, wanted: Sequence[ColumnElement[bool]], but: Sequence[str]
) -> int:
    """Delete tables; return their number."""
    columns = schema.tables.c
    query = select(columns.id).where(*wanted, columns.id.not_in(but))
    names = connection.scalars(query.limit(MOST_AT_ONCE)).all()
    parts = (schema.account_seats, schema.subscriber_seats, schema.chat, schema.journal)
    for part in parts:
        connection.execute(delete(part).where(part.c.table_id.in_(names)))
    connection.execute(delete(schema.tables).where(columns.id.in_(names)))
    return len(names)
