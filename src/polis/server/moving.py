"""Moves one table to another server as a file: export, and import with full checks.

The file contains the whole journal with the secret and the hashes of the seats' tokens, so the game
continues on the other server with the same links; nobody should see the file of a game that is not
over.
"""

import re
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, Engine, insert, select
from sqlalchemy.exc import IntegrityError

from polis.core.seeds import SECRET_BYTES
from polis.core.texts.errors import PolisError
from polis.core.texts.plain_text import plain
from polis.server.checking import checked
from polis.server.live.live_table import summary_of
from polis.server.protocol import codec
from polis.server.storage import schema
from polis.server.storage.engine import one_moment
from polis.server.storage.journal_rows import journal_of, rows_of
from polis.server.storage.soundness import PRIVATE
from polis.server.storage.store import Stored, columns_of
from polis.server.tables.entries import Entry
from polis.server.tables.journal import read_body, write_body
from polis.server.tables.table import Table

FORMAT: Final = "polis-table"
MOST_BYTES: Final = 16 * 1024 * 1024
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
LATEST: Final = 1e11  # seconds since 1970: the year 5138


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of the journal; at: seconds since 1970; body: as in the database."""

    at: float
    seat: Annotated[int, Meta(ge=0, le=9)] | None
    key: Annotated[str, Meta(max_length=80)] | None
    body: msgspec.Raw


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the chat."""

    at: float
    seat: Annotated[int, Meta(ge=0, le=9)] | None
    name: Annotated[str, Meta(max_length=80)]
    text: Annotated[str, Meta(max_length=2000)]


class Moved(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as a file. secret: 32 hexadecimal digits."""

    format: Literal["polis-table"]
    version: Literal[1]
    id: str
    secret: str
    journal: list[Row]
    chat: list[Line]


def write_out(engine: Engine, name: str, file: Path) -> Table:
    """Write a table to a file that only its owner may read, and return it; raises PolisError."""
    with engine.connect() as connection:
        one_moment(connection)
        moved = _read(connection, name)
    table = _checked(moved, name)
    try:
        file.touch(PRIVATE)
        file.write_bytes(msgspec.json.format(msgspec.json.encode(moved), indent=1) + b"\n")
    except OSError as error:
        raise PolisError(f"{file} cannot be written: {error.strerror}.") from None
    return table


def _read(connection: Connection, name: str) -> Moved:
    columns, chat = schema.tables.c, schema.chat.c
    secret = connection.scalar(select(columns.secret).where(columns.id == name))
    if secret is None:
        raise PolisError(f"There is no table {name} in the database.")
    lines = connection.execute(
        select(chat.at, chat.seat, chat.name, chat.text)
        .where(chat.table_id == name)
        .order_by(chat.number)
    )
    rows = [
        Row(entry.at, entry.seat, entry.key, msgspec.Raw(write_body(entry.body).encode()))
        for entry in journal_of(connection, name)
    ]
    return Moved(FORMAT, 1, name, secret, rows, [Line(*line) for line in lines])


def read_in(engine: Engine, file: Path) -> Table:
    """Store the table of a file, completely or not at all, and return it; raises PolisError.

    Everything is checked: each entry, each action by the rules, the hash of each position, and
    names and chat lines as if somebody typed them here.
    """
    moved = _loaded(file)
    table = _checked(moved, str(file))
    entries = _entries(moved)
    try:
        with engine.execution_options(writes=True).begin() as connection:
            connection.execute(insert(schema.tables).values(**_summary(moved, table, entries)))
            connection.execute(insert(schema.journal), rows_of(moved.id, entries))
            if moved.chat:
                connection.execute(insert(schema.chat), _chat(moved))
    except IntegrityError:
        raise PolisError(
            f"The table {moved.id} is in the database already, or a key occurs twice in {file}."
        ) from None
    return table


def _loaded(file: Path) -> Moved:
    try:
        if file.stat().st_size > MOST_BYTES:
            raise PolisError(f"{file} is longer than any table.")
        return codec.read(file.read_bytes(), Moved)
    except OSError as error:
        raise PolisError(f"{file} cannot be read: {error.strerror}.") from None
    except codec.InvalidJson as error:
        raise PolisError(f"{file} is not a Polis table: {codec.fault(error)}.") from None


def _entries(moved: Moved) -> list[Entry]:
    """Return the journal; raises InvalidJson for invalid entries."""
    return [
        Entry(number, row.at, read_body(bytes(row.body)), row.seat, row.key)
        for number, row in enumerate(moved.journal, start=1)
    ]


def _checked(moved: Moved, where: str) -> Table:
    """Return the table of a file after checking every part; raises PolisError."""
    if not NAME.fullmatch(moved.id):
        raise PolisError(f"{where}: '{moved.id}' is not a table id.")
    try:
        secret = bytes.fromhex(moved.secret)
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"the secret has {len(secret)} bytes")  # noqa: TRY301
        table = checked(moved.id, Stored(secret, _entries(moved)))
    except (PolisError, ValueError, TypeError, LookupError, RuntimeError) as error:
        why = str(error).rstrip(".") or "an entry is none of a game's journal"
        raise PolisError(f"{where} cannot be taken: {why}.") from None
    _check_texts(moved, table, where)
    return table


def _check_texts(moved: Moved, table: Table, where: str) -> None:
    """Raise PolisError for names and lines that nobody could have typed here."""
    named = [seat.name for seat in table.seats] + [line.name for line in moved.chat]
    for text in (*named, *(line.text for line in moved.chat)):
        if plain(text) != text:
            raise PolisError(f"{where} has a text with hidden or stacked characters: {text!r}.")
    times = [row.at for row in moved.journal]
    if not all(0 <= at <= LATEST for at in (*times, *(line.at for line in moved.chat))):
        raise PolisError(f"{where}: it contains an impossible time.")
    if times != sorted(times):
        raise PolisError(f"{where}: its entries are not in the order of their times.")


def _summary(moved: Moved, table: Table, entries: list[Entry]) -> dict[str, Any]:
    return {
        "id": moved.id,
        "secret": moved.secret.lower(),
        "created": entries[0].at,
        "touched": entries[-1].at,
        "version": entries[-1].version,
        **columns_of(summary_of(table)),
    }


def _chat(moved: Moved) -> list[dict[str, Any]]:
    return [
        {"table_id": moved.id, "number": number, "key": None, **msgspec.structs.asdict(line)}
        for number, line in enumerate(moved.chat, start=1)
    ]
