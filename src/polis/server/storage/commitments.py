"""Appending to the log of commitments, and reading it.

Facts about games are collected while a transaction is put together and written at its end, so that
the lock on the chain is the last one taken and two server processes cannot deadlock.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, fields
from typing import Final, NamedTuple

from sqlalchemy import Connection, insert, select, text

from polis.core.records.commitment_log import BEGINNING, FIELDS, Fact, LogEntry
from polis.server.storage import schema

LOCK: Final = 0x6C6F67  # "log"
NOTED: Final = "noted commitments"
BATCH: Final = 500
_COLUMNS: Final = schema.commitments.c
_ENTRY: Final = [_COLUMNS[name] for name in (*FIELDS, "hash")]


class Noted(NamedTuple):
    """Facts about a table; entries: filled in when they are written."""

    table: str
    facts: Sequence[Fact]
    entries: list[LogEntry]


def forget(connection: Connection) -> None:
    """Begin a transaction: discard what an earlier one collected and did not write."""
    connection.info[NOTED] = []


def noted(connection: Connection) -> list[Noted]:
    """Return what was collected in this transaction."""
    found: list[Noted] = connection.info.setdefault(NOTED, [])
    return found


def note(connection: Connection, table: str, facts: Sequence[Fact]) -> list[LogEntry]:
    """Have facts written at the end of the transaction; the returned list then holds their entries."""
    entries: list[LogEntry] = []
    if facts:
        noted(connection).append(Noted(table, facts, entries))
    return entries


def write_noted(connection: Connection) -> None:
    """Append what was collected to the chain, as the last action of a transaction."""
    waiting = noted(connection)
    if not waiting:
        return
    if (
        connection.dialect.name == "postgresql"
    ):  # SQLite allows only one writing transaction at a time
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    last = head_of(connection)
    for table, facts, entries in waiting:
        for fact in facts:
            of = None if fact.what == "made" else _making_of(connection, table)
            if of is None and fact.what != "made":
                continue  # the table is older than the log
            entry = LogEntry.following(last, int(time.time()), of, fact)
            connection.execute(insert(schema.commitments).values(**asdict(entry), table_id=table))
            entries.append(entry)
            last = (entry.n, entry.hash)
    forget(connection)


def head_of(connection: Connection) -> tuple[int, str]:
    """Return number and hash of the last entry; (0, BEGINNING) if there is none."""
    query = select(_COLUMNS.n, _COLUMNS.hash).order_by(_COLUMNS.n.desc()).limit(1)
    row = connection.execute(query).one_or_none()
    return (0, BEGINNING) if row is None else (row.n, row.hash)


def page_of(connection: Connection, after: int, most: int) -> list[LogEntry]:
    """Return the entries after a number, in order."""
    query = select(*_ENTRY).where(_COLUMNS.n > after).order_by(_COLUMNS.n).limit(most)
    return [LogEntry(**row) for row in connection.execute(query).mappings()]


def every_entry(connection: Connection) -> Iterator[LogEntry]:
    """Yield the whole log, in order."""
    query = select(*_ENTRY).order_by(_COLUMNS.n)
    for row in connection.execute(query, execution_options={"yield_per": BATCH}).mappings():
        yield LogEntry(**row)


def facts_about(connection: Connection, table: str) -> list[Fact]:
    """Return what the log says about a table, in order."""
    columns = [_COLUMNS[field.name] for field in fields(Fact)]
    query = select(*columns).where(_COLUMNS.table_id == table).order_by(_COLUMNS.n)
    return [Fact(**row) for row in connection.execute(query).mappings()]


def entries_with(connection: Connection, commitment: str, most: int) -> list[LogEntry]:
    """Return the entries about games with a commitment, in order."""
    query = select(*_ENTRY).where(_COLUMNS.commitment == commitment).order_by(_COLUMNS.n)
    return [LogEntry(**row) for row in connection.execute(query.limit(most)).mappings()]


def _making_of(connection: Connection, table: str) -> int | None:
    query = select(_COLUMNS.n).where(_COLUMNS.table_id == table, _COLUMNS.what == "made")
    found: int | None = connection.scalar(query)
    return found
