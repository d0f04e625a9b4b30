"""Opening a database by its address, and trying again while it fails."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import structlog
from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DisconnectionError, SQLAlchemyError

from polis.core.texts.errors import PolisError
from polis.server.storage.integrity import prepare_file

BUSY_SECONDS = 15.0  # that a locked file is waited for


def open_engine(address: str, is_patient: bool = True) -> Engine:
    """Return the engine of an address: `sqlite:///file`, `postgresql://...` or the path of a file.

    is_patient: whether PostgreSQL may take its time, which nobody has while others play. Raises
    PolisError for any other address.
    """
    url = database_url(address)
    if url.get_backend_name() == "sqlite":
        return _sqlite(url)
    from polis.server.storage.postgres import postgres_engine  # noqa: PLC0415 - an extra

    engine = postgres_engine(url, is_patient, pool_size=8, max_overflow=8, pool_pre_ping=True)

    @event.listens_for(engine, "invalidate")
    def lost(_connection: Any, _record: Any, error: BaseException | None) -> None:
        is_old = isinstance(error, DisconnectionError)  # which has no words of its own
        note_cut("found before it was used" if is_old else error)

    return engine


@contextmanager
def closing_engine(engine: Engine) -> Iterator[Engine]:
    """Dispose of an engine at the end of a block."""
    try:
        yield engine
    finally:
        engine.dispose()


def one_moment(connection: Connection) -> None:
    """Read a snapshot in this transaction, which SQLite always does."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))


def open_existing(address: str) -> Engine:
    """Return the engine of a database that exists; raises PolisError."""
    url = database_url(address)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise PolisError(f"There is no database {url.database}.")
    return open_engine(address)


def database_url(address: str) -> Any:
    """Return the URL of an address; raises PolisError.

    Without `://` the whole of it is the path of a file, whatever characters it has.
    """
    if "://" not in address:
        return URL.create("sqlite", database=address)
    try:
        url = make_url(address)
    except ArgumentError:
        raise PolisError(f"'{_unsecret(address)}' is no address of a database.") from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise PolisError(
            f"'{url.get_backend_name()}' is no database that Polis knows; give sqlite:///FILE or "
            "postgresql://USER@HOST/NAME."
        )
    if url.get_backend_name() == "sqlite" and url.query:
        raise PolisError(
            f"'{address}' has settings after '?', which Polis does not take; if the file itself is "
            "named so, give its path without 'sqlite:///'."
        )
    return url


def _unsecret(address: str) -> str:
    """Return an address without its password."""
    return address.rpartition("@")[2]


def _sqlite(url: Any) -> Engine:
    """Return the engine of a file whose commits survive a power failure."""
    if not url.database or url.database == ":memory:":
        raise PolisError("A database in memory keeps nothing; give the path of a file.")
    # a link to the file leads to the same lock, journal and folder as the file
    url = url.set(database=os.path.realpath(url.database))
    prepare_file(Path(url.database))
    engine = create_engine(
        url,
        pool_size=4,
        max_overflow=4,
        connect_args={"check_same_thread": False, "timeout": BUSY_SECONDS},
    )

    @event.listens_for(engine, "connect")
    def prepared(connection: Any, _record: Any) -> None:
        # The driver's own transactions have no savepoints, so SQLAlchemy begins the transactions.
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Any) -> None:
        is_writer = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writer else "BEGIN")

    return engine


SECONDS_APART: Final = 1.0
AGAIN_SECONDS: Final = 1.0

_noted: dict[str, float] = {}  # by the event: when it was last logged


async def until_answered(work: Callable[[], Awaitable[object]]) -> None:
    """Do something that nobody else would ask for again: until the database answers, try once more."""
    while True:
        try:
            await work()
        except SQLAlchemyError as error:
            note_away(error)
            await asyncio.sleep(AGAIN_SECONDS)
        else:
            return


def note_away(error: SQLAlchemyError) -> None:
    """Log that something could not be read or stored."""
    if _is_due("the database does not answer"):
        reason = one_line(getattr(error, "orig", None) or error)
        structlog.get_logger().error("the database does not answer", reason=reason)


def note_cut(reason: object) -> None:
    """Log that a connection was lost; the next one may be fine, so that nobody notices."""
    if _is_due("a connection was lost"):
        structlog.get_logger().warning("a connection was lost", reason=one_line(reason))


def one_line(reason: object) -> str:
    """Return the words of a database, which come in several lines, as one."""
    return " ".join(str(reason).split())


def _is_due(event: str) -> bool:
    """Whether it is time for another line about this; notes that there is one."""
    now = time.monotonic()
    if now - _noted.get(event, -SECONDS_APART) < SECONDS_APART:
        return False
    _noted[event] = now
    return True
