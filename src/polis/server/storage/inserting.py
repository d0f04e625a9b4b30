"""Inserting rows that may already exist."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_new(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert rows, except those that exist according to one of the table's keys."""
    if rows:
        is_postgres = connection.dialect.name == "postgresql"
        statement = postgresql.insert(table) if is_postgres else sqlite.insert(table)
        connection.execute(statement.on_conflict_do_nothing(), list(rows))
