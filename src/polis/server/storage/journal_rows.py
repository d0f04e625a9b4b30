"""Tables and their entries as rows, written with two statements for any number of tables."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from sqlalchemy import ClauseElement, Connection, Dialect, Row, bindparam, insert, select, update

from polis.server.protocol.codec import encode
from polis.server.storage import schema
from polis.server.table import table_view
from polis.server.table.entries import Entry
from polis.server.table.journal import kind_of, read_body, write_body
from polis.server.table.table import Table

SUMMARY: Final = ("version", "touched", "status", "listed", "due", "head", "tokens")
_JOURNAL: Final = insert(schema.journal)
_SUMMARY: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in SUMMARY})
)


class Append(NamedTuple):
    """New entries at the end of a table's journal.

    rows: of the journal; summary: the columns SUMMARY of the table's row, and `table`, its id.
    """

    rows: Sequence[dict[str, Any]]
    summary: dict[str, Any]


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """Write all entries; raises IntegrityError if one of them exists."""
    if appends:
        journal, summary = _prepared(connection.dialect)
        journal.run(connection, [row for append in appends for row in append.rows])
        summary.run(connection, [append.summary for append in appends])


class Prepared:
    """A statement as the driver takes it: SQLAlchemy's way there is a tenth of a move."""

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        """Compile it."""
        compiled: Any = statement.compile(dialect=dialect)
        self._text = str(compiled)
        self._order: Sequence[str] | None = compiled.positiontup

    def run(self, connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
        """Execute it for each of the rows."""
        order = self._order
        values = rows if order is None else [tuple([row[name] for name in order]) for row in rows]
        connection.exec_driver_sql(self._text, values)


@lru_cache(8)
def _prepared(dialect: Dialect) -> tuple[Prepared, Prepared]:
    """Return the two statements of a database."""
    return Prepared(_JOURNAL, dialect), Prepared(_SUMMARY, dialect)


def row_of(table: Table) -> dict[str, Any]:
    """Return a table as its row: without its journal, but with what lists and due work need."""
    head = table_view.head(table, table.touched)
    return {
        "id": table.id,
        "secret": table.secret.hex(),
        "created": table.created,
        "touched": table.touched,
        "version": table.version,
        "status": head.status,
        "listed": table.terms.listed,
        "due": table.due,
        "head": encode(head).decode(),
        "tokens": encode([seat.token for seat in table.seats]).decode(),
    }


def append_to(table: Table, entries: Sequence[Entry]) -> Append:
    """Return the last entries of a table as an `Append`."""
    row = row_of(table)
    summary = {name: row[name] for name in SUMMARY}
    return Append(rows_of(table.id, entries), {"table": table.id, **summary})


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
