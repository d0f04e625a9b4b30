"""Reported lines of chats in the database."""

import secrets
import time
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select

from polis.server.protocol.tables import ChatLine
from polis.server.storage import schema
from polis.server.storage.store import Store
from polis.server.tables.table_view import iso_time


class Report(NamedTuple):
    """A reported line; seat: of the person who reported it; at: when, in ISO 8601."""

    table: str
    at: str
    seat: int
    line: ChatLine


async def add_report(store: Store, table: str, seat: int, line: ChatLine) -> None:
    """Store a report."""
    row = {
        "id": secrets.token_hex(12),
        "table_id": table,
        "at": time.time(),
        "seat": seat,
        "line": msgspec.json.encode(line).decode(),
    }
    statement = insert(schema.reports).values(**row)
    await store.writer.write("~reports", lambda connection: connection.execute(statement))


def reports_of(connection: Connection) -> list[Report]:
    """Return all reports, the latest last."""
    rows = connection.execute(select(schema.reports).order_by(schema.reports.c.at))
    return [
        Report(
            row.table_id, iso_time(row.at), row.seat, msgspec.json.decode(row.line, type=ChatLine)
        )
        for row in rows
    ]
