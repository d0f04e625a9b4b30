"""Reading what other processes have written, for many tables at once.

Each note of another process makes a table ask for its new entries. What is asked for during a read shares the next one,
on a connection of its own that is neither tested before nor rolled back after it: one question to the database instead
of three for each table.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import Connection, Engine, Row
from sqlalchemy.exc import SQLAlchemyError

from polis.server.storage.journal_rows import entry_of
from polis.server.tables.entries import Entry

_SINCE: Final = """
SELECT journal.* FROM json_to_recordset(%(asked)s::json) AS asked (name text, version integer)
JOIN journal ON journal.table_id = asked.name AND journal.version > asked.version
ORDER BY journal.table_id, journal.version
"""


Found: TypeAlias = list[Entry] | Exception


class Asked(NamedTuple):
    """A table's question: its entries after a version."""

    name: str
    version: int
    answer: "asyncio.Future[list[Entry]]"


class CatchingUp:
    """Reads the new entries of tables from PostgreSQL."""

    def __init__(self, engine: Engine) -> None:
        """Take the database; a connection is opened when one is needed."""
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._connection: Connection | None = None
        self._asked: list[Asked] = []
        self._task: asyncio.Task[None] | None = None

    async def since(self, name: str, version: int) -> list[Entry]:
        """Return the entries of a table after a version.

        Raises SQLAlchemyError, and ValueError for damaged ones.
        """
        asked = Asked(name, version, asyncio.get_running_loop().create_future())
        self._asked.append(asked)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        return await asked.answer

    def close(self) -> None:
        """Return the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                connection.close()

    async def _run(self) -> None:
        while self._asked:
            asked, self._asked = self._asked, []
            try:
                found = await asyncio.to_thread(self._read, asked)
            except Exception as error:  # noqa: BLE001 - those who ask get it
                found = dict.fromkeys((one.name for one in asked), error)
            for one in asked:
                _answer(one, found.get(one.name, []))

    def _read(self, asked: Sequence[Asked]) -> dict[str, Found]:
        """Return the entries that some of the questions ask for, in order, by table."""
        first: dict[str, int] = {}
        for one in asked:
            first[one.name] = min(one.version, first.get(one.name, one.version))
        given = [{"name": name, "version": version} for name, version in first.items()]
        try:
            connection = self._connection = self._connection or self._engine.connect()
            parameters = {"asked": msgspec.json.encode(given).decode()}
            rows = connection.exec_driver_sql(_SINCE, parameters).all()
        except SQLAlchemyError:
            self.close()
            raise
        return {name: _entries(list(some)) for name, some in groupby(rows, attrgetter("table_id"))}


def _entries(rows: Sequence[Row[Any]]) -> Found:
    """Return the entries of the rows of a table, or what is wrong with them."""
    try:
        return [entry_of(row) for row in rows]
    except ValueError as error:
        return error


def _answer(asked: Asked, found: Found) -> None:
    if asked.answer.cancelled():
        return
    if isinstance(found, Exception):
        asked.answer.set_exception(found)
    else:
        asked.answer.set_result([one for one in found if one.version > asked.version])
