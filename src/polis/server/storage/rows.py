"""Rows of any table: parsed from a file by the types of their columns, and added unless they exist."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from sqlalchemy import BigInteger, Column, Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

_NO_NUL: Final = r"^[^\x00]*$"  # PostgreSQL does not store NUL in texts


def row_reader(table: Table) -> Callable[[msgspec.Raw], dict[str, Any]]:
    """Return a function that parses a row of a table from JSON; it raises msgspec.DecodeError.

    A row must have all columns and no others; SQLite itself would accept any value in any of them.
    """
    fields = [(str(column.name), _type(column)) for column in table.columns]
    kind = msgspec.defstruct(table.name, fields, forbid_unknown_fields=True)
    decoder = msgspec.json.Decoder(kind)
    return lambda raw: msgspec.structs.asdict(decoder.decode(raw))


def _type(column: Column[Any]) -> Any:
    """Return the type of a column's values, with bounds."""
    kind: Any = column.type.python_type
    if kind is int:
        bits = 63 if isinstance(column.type, BigInteger) else 31
        kind = Annotated[int, Meta(ge=-(2**bits), le=2**bits - 1)]
    elif kind is str:
        length = getattr(column.type, "length", None)
        kind = Annotated[str, Meta(max_length=length, pattern=_NO_NUL)]
    return kind | None if column.nullable else kind


def insert_new(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert rows, except those that exist according to one of the table's keys."""
    if rows:
        is_postgres = connection.dialect.name == "postgresql"
        statement = postgresql.insert(table) if is_postgres else sqlite.insert(table)
        connection.execute(statement.on_conflict_do_nothing(), list(rows))
