"""Everything in a database as lines of JSON, and back: the same for SQLite and PostgreSQL.

A backup is read in one transaction, so it is a snapshot although the server continues to write. It
can be restored into either kind of database, so it can also migrate from one to the other.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from sqlalchemy import BigInteger, Column, Connection, Engine, Table, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from polis.core.files import BESIDE, drafted, open_named
from polis.core.texts.errors import PolisError
from polis.server.protocol import codec
from polis.server.storage import schema
from polis.server.storage.engine import one_moment
from polis.server.storage.migrating import migrate, revision_of
from polis.server.storage.verify_stored import check_games
from polis.server.table.clocks import LATEST

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
    elif kind is float:  # a time, or a number of attempts
        kind = Annotated[float, Meta(ge=0, le=LATEST)]
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


FORMAT: Final = "polis-backup"
VERSION: Final = 1
BATCH: Final = 500


class Head(msgspec.Struct):
    """The first line; rows: the number of lines of each table, to detect a truncated file."""

    format: str
    version: int
    revision: str
    rows: dict[str, int]


def backup(engine: Engine, file: Path) -> dict[str, int]:
    """Write a backup, the complete file or none; raises PolisError."""
    try:
        # it contains the secrets of unfinished games, so it is its owner's alone
        with (
            drafted(file, private=True, kept=parts_of(engine)) as draft,
            engine.connect() as connection,
            draft.open("wb") as stream,
        ):
            one_moment(connection)
            head = _head(connection)
            stream.writelines(_lines(connection, head))
    except OSError as error:
        raise PolisError(f"{file} cannot be written: {error.strerror}.") from None
    return head.rows


def parts_of(engine: Engine) -> list[Path]:
    """Return the files of a database, which no other file may replace; none of PostgreSQL."""
    name = engine.url.database if engine.dialect.name == "sqlite" else None
    return [] if name is None else [Path(name), *(Path(name + more) for more in BESIDE)]


def _head(connection: Connection) -> Head:
    rows = {
        table.name: connection.scalar(select(func.count()).select_from(table)) or 0
        for table in schema.metadata.sorted_tables
    }
    return Head(FORMAT, VERSION, revision_of(connection), rows)


def _lines(connection: Connection, head: Head) -> Iterator[bytes]:
    yield msgspec.json.encode(head) + b"\n"
    for table in schema.metadata.sorted_tables:
        query = select(table).order_by(*table.primary_key.columns)
        for row in connection.execution_options(yield_per=BATCH).execute(query).mappings():
            yield msgspec.json.encode({table.name: dict(row)}) + b"\n"


def restore(engine: Engine, file: Path) -> dict[str, int]:
    """Fill an empty database from a backup with undamaged games, or not at all; raises PolisError."""
    migrate(engine)
    try:
        with open_named(file) as stream:
            head = _read_head(next(stream, b""), file)
            with engine.execution_options(writes=True).begin() as connection:
                _check_empty(connection, head, file)
                found = _fill(connection, stream, file)
                if found != head.rows:
                    raise PolisError(f"{file} is not whole: rows of it are missing.")
                _check_whole(connection, file)
    except OSError as error:
        raise PolisError(f"{file} cannot be read: {error.strerror}.") from None
    return head.rows


def _read_head(line: bytes, file: Path) -> Head:
    try:
        head = codec.read(line, Head)
    except codec.InvalidJson:
        head = None
    if head is None or head.format != FORMAT or head.version != VERSION:
        raise PolisError(f"{file} is no backup of Polis.")
    return head


def _check_empty(connection: Connection, head: Head, file: Path) -> None:
    if head.revision != revision_of(connection):
        raise PolisError(
            f"{file} was written by another version of Polis (its tables are at '{head.revision}'); "
            "restore it with that version, then start this one."
        )
    if connection.scalar(select(func.count()).select_from(schema.tables)):
        raise PolisError("The database is not empty; a backup is restored into a new one.")


def _check_whole(connection: Connection, file: Path) -> None:
    """Replay every game of the backup; raises PolisError for the first damaged one."""
    for finding in check_games(connection):
        if finding.problem is not None:
            why = f"{finding.table}: {finding.problem.rstrip('.')}"
            raise PolisError(f"{file} is not taken, because a game in it is damaged: {why}.")


def _fill(connection: Connection, lines: Iterator[bytes], file: Path) -> dict[str, int]:
    """Insert all rows and count them."""
    read = {table.name: row_reader(table) for table in schema.metadata.sorted_tables}
    rows: dict[str, list[dict[str, Any]]] = {name: [] for name in read}
    counts = dict.fromkeys(read, 0)
    try:
        for line in lines:
            ((name, row),) = codec.read(line, dict[str, msgspec.Raw]).items()
            rows[name].append(read[name](row))
            counts[name] += 1
            if len(rows[name]) >= BATCH:
                _flush(connection, rows)
        _flush(connection, rows)
    except (*codec.InvalidJson, ValueError, KeyError):
        raise PolisError(f"{file} is damaged: a line of it cannot be read.") from None
    except IntegrityError:
        raise PolisError(
            f"{file} is damaged: a row stands in it twice, or belongs to one that it does not have."
        ) from None
    return counts


def _flush(connection: Connection, rows: dict[str, list[dict[str, Any]]]) -> None:
    """Insert the collected rows, in the order of foreign keys."""
    for table in schema.metadata.sorted_tables:
        if rows[table.name]:
            connection.execute(insert(table), rows[table.name])
            rows[table.name] = []
