"""Inserting rows that may exist."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_new(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert rows, but for those that exist by one of the table's keys."""
    if rows:
        is_postgres = connection.dialect.name == "postgresql"
        statement = postgresql.insert(table) if is_postgres else sqlite.insert(table)
        connection.execute(statement.on_conflict_do_nothing(), list(rows))
