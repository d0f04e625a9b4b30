"""Writing entries of many tables with a constant number of statements.

These statements are executed for every move, so their SQL is compiled once for each kind of
database and passed to the driver unchanged: SQLAlchemy would take longer for them than the
database.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Dialect, Executable, bindparam, insert, text, update
from sqlalchemy.exc import SQLAlchemyError

from polis.server.storage import schema

SUMMARY: Final = ("version", "touched", "status", "listed", "due", "head", "tokens")
_JOURNAL: Final = insert(schema.journal)
_SUMMARY: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in SUMMARY})
)
_NOTIFY: Final = text("SELECT pg_notify('polis', :note)")


class Append(NamedTuple):
    """New entries at the end of a table's journal.

    rows: of the journal; summary: the columns SUMMARY of the table's row, and `table`, its id;
    note: for the other processes, if there may be any.
    """

    rows: Sequence[dict[str, Any]]
    summary: dict[str, Any]
    note: str | None


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """Write all entries; raises IntegrityError if one of them exists."""
    if not appends:
        return
    _execute(connection, _JOURNAL, [row for one in appends for row in one.rows])
    _execute(connection, _SUMMARY, [one.summary for one in appends])
    notify(connection, [one.note for one in appends if one.note is not None])


def append_alone(connection: Connection, appends: Sequence[Append]) -> None:
    """Write all entries in their own transaction, using only the driver: the fast path of most moves.

    The connection must not be in a transaction, and on PostgreSQL commit each statement by itself. Raises
    SQLAlchemyError without details; nothing was written then, and trying again shows the reason.
    """
    driver: Any = connection.connection.dbapi_connection
    write = _in_sqlite if connection.dialect.name == "sqlite" else _in_postgresql
    try:
        write(driver, connection.dialect, appends)
    except connection.dialect.loaded_dbapi.Error as error:
        try:
            driver.rollback()
        except connection.dialect.loaded_dbapi.Error:
            connection.invalidate(error)  # it is broken: the pool must not use it again
        raise SQLAlchemyError(str(error)) from error


def _in_sqlite(driver: Any, dialect: Dialect, appends: Sequence[Append]) -> None:
    cursor = driver.cursor()
    cursor.execute("BEGIN IMMEDIATE")
    for statement, rows in (
        (_JOURNAL, [row for one in appends for row in one.rows]),
        (_SUMMARY, [one.summary for one in appends]),
    ):
        sql, order = _prepared(statement, dialect)
        cursor.executemany(sql, rows if order is None else list(map(itemgetter(*order), rows)))
    cursor.close()
    driver.commit()


def _in_postgresql(driver: Any, dialect: Dialect, appends: Sequence[Append]) -> None:
    """Write in a single statement: each answer of the database costs a turn of the interpreter."""
    last = {one.summary["table"]: one.summary for one in appends}
    driver.execute(
        _at_once(dialect),
        {
            "rows": _json([row for one in appends for row in one.rows]),
            "summaries": _json(list(last.values())),
            "notes": _json([one.note for one in appends if one.note is not None]),
        },
    )


@cache
def _at_once(dialect: Dialect) -> str:
    """Return the statement that writes entries, summaries and notes from three lists in JSON."""
    names = ", ".join(column.name for column in schema.journal.columns)
    changes = ", ".join(f"{name} = given.{name}" for name in SUMMARY)
    columns = {name: schema.tables.c[name] for name in SUMMARY} | {'"table"': schema.tables.c.id}
    return f"""
WITH entries AS (
    INSERT INTO journal ({names})
    SELECT {names} FROM {_given("rows", dict(schema.journal.columns), dialect)}
), summaries AS (
    UPDATE game_tables SET {changes}
    FROM {_given("summaries", columns, dialect)} WHERE game_tables.id = given."table"
)
SELECT pg_notify('polis', note) FROM json_array_elements_text(%(notes)s::json) AS note"""  # noqa: S608 - of our own columns alone


def _given(name: str, columns: Mapping[str, Any], dialect: Dialect) -> str:
    """Return a list of objects in JSON as rows in SQL."""
    types = ", ".join(f"{each} {one.type.compile(dialect)}" for each, one in columns.items())
    return f"json_to_recordset(%({name})s::json) AS given ({types})"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def notify(connection: Connection, notes: Sequence[str]) -> None:
    """Send notes to the other processes; they arrive with the commit."""
    if notes:
        connection.execute(_NOTIFY, [{"note": note} for note in notes])


class Prepared(NamedTuple):
    """A statement as the driver takes it; order: of its parameters, None if they are named."""

    sql: str
    order: Sequence[str] | None


def _execute(
    connection: Connection, statement: Executable, rows: Sequence[Mapping[str, Any]]
) -> None:
    """Execute a statement for all rows, without compiling it again."""
    sql, order = _prepared(statement, connection.dialect)
    if order is None:
        connection.exec_driver_sql(sql, [dict(row) for row in rows])
    else:
        connection.exec_driver_sql(sql, [tuple(row[name] for name in order) for row in rows])


@cache
def _prepared(statement: Executable, dialect: Dialect) -> Prepared:
    compiled: Any = statement.compile(dialect=dialect)  # type: ignore[attr-defined]
    return Prepared(str(compiled), compiled.positiontup)
