"""Which process serves a table.

A SQLite file is served by one process, which locks a file beside it. On PostgreSQL each share of the
table names belongs to one process: it holds the share's session advisory lock, which ends with its
connection, in whatever way the process or its line ends. The connection is named after the address
at which the other processes reach its owner.
"""

import asyncio
import contextlib
import os
import socket
import sys
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, NullPool, text
from sqlalchemy.exc import DBAPIError, DisconnectionError, SQLAlchemyError

from polis.core.texts.errors import PolisError
from polis.server.storage.engine import one_line

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

T = TypeVar("T")

PREFIX: Final = 2  # hex digits at the start of a table's name: its share, one of 256
LOCKS: Final = 0x706F6C69  # the first key of the locks; the second is the share
CONFIRM_SECONDS: Final = 2.0
CALL_SECONDS: Final = 5.0  # that a statement may take
TRUSTED_SECONDS: Final = 10.0  # without a confirmation, after which nothing is acknowledged
CALLED: Final = "polis "  # before the address, in the name of the connection

# PostgreSQL ends a session that confirms nothing after twelve seconds: later than its owner stops.
ENDING: Final = text("SET idle_session_timeout = 12000")
TAKE: Final = text("SELECT pg_try_advisory_lock(:locks, :share)")
RELEASE: Final = text("SELECT pg_advisory_unlock(:locks, :share)")
OWNER: Final = text("""
SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid)
WHERE locktype = 'advisory' AND classid = :locks AND objid = :share AND granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
""")


class Ownership:
    """All tables belong to this process: that of SQLite, and of whatever serves nobody."""

    async def owner(self, name: str) -> str | None:  # noqa: ARG002 - as in the other class
        """Return the address of the process that a table belongs to; None: this process."""
        return None

    def holds(self, name: str) -> bool:  # noqa: ARG002 - as in the other class
        """Whether changes of a table may be acknowledged now."""
        return True

    def taken(self, share: int) -> float | None:  # noqa: ARG002 - as in the other class
        """Return when this process took a share, by its own clock; None if it has not."""
        return 0.0

    async def keep(self, names: Callable[[], Iterable[str]]) -> None:
        """Give up the shares that none of these tables belongs to."""

    async def watch(self, lost: Callable[[], None]) -> None:
        """Confirm the ownership until cancelled; lost: called when the process owns nothing more."""

    def close(self) -> None:
        """Give everything up."""


class FileLock(Ownership):
    """A file beside a SQLite database that is locked for the lifetime of the process."""

    def __init__(self, database: Path) -> None:
        """Take the lock; raises PolisError if another server holds it, or could by another name."""
        if database.stat().st_nlink > 1:
            raise PolisError(
                f"{database} has a second name (a hard link), by which it could be served and damaged "
                "at the same time; delete that name."
            )
        handle = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(handle)
        except OSError:
            os.close(handle)
            raise PolisError(
                f"Another server uses {database} already; several servers need PostgreSQL."
            ) from None
        self._handle: int | None = handle
        self.had_games = bool(os.read(handle, 1))

    def note_games(self) -> None:
        """Remember that the database of this name has the tables of games."""
        if self._handle is not None and not self.had_games:
            os.write(self._handle, b"games")

    def close(self) -> None:
        """Release the lock."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


class Shares(Ownership):
    """The shares of the table names that this process holds in PostgreSQL."""

    def __init__(self, engine: Engine, port: int) -> None:
        """Connect; port: at which the other processes reach this one.

        Raises PolisError if the database is behind a transaction pooler.
        """
        from polis.server.storage.postgres import postgres_engine  # noqa: PLC0415 - an extra

        self._engine = postgres_engine(
            engine.url, is_patient=False, poolclass=NullPool, isolation_level="AUTOCOMMIT"
        )
        self._port = port
        self._held: dict[int, float] = {}  # with when each was taken
        self._confirmed = 0.0
        self._lost: Callable[[], None] = lambda: None
        self._connection: Connection | None = None
        self._turn = asyncio.Lock()
        try:
            refuse_pooler(self._engine)
        except DBAPIError as error:
            raise PolisError(f"The database cannot be used: {one_line(error.orig)}.") from None

    async def owner(self, name: str) -> str | None:
        """Return the address of the owner, after taking the share if it is free."""
        share = share_of(name)
        if self.holds(name):
            return None
        async with self._turn:
            if self._is_trusted() and share in self._held:
                return None
            owner = await self._call(partial(_take, share=share))
            if owner is None:
                self._held[share] = time.monotonic()
            return owner

    def holds(self, name: str) -> bool:
        """Whether this process holds the share of a table, as was confirmed lately."""
        return share_of(name) in self._held and self._is_trusted()

    def taken(self, share: int) -> float | None:
        """Return when this process took a share."""
        return self._held.get(share)

    async def keep(self, names: Callable[[], Iterable[str]]) -> None:
        """Give up the shares that none of these tables belongs to."""
        async with self._turn:
            while idle := self._held.keys() - {share_of(name) for name in names()}:
                share = idle.pop()
                self._held.pop(share, None)  # at once: a table that is opened now takes it again
                await self._call(partial(_execute, statement=RELEASE, share=share))

    async def watch(self, lost: Callable[[], None]) -> None:
        """Confirm the locks every two seconds."""
        self._lost = lost
        while True:
            with contextlib.suppress(SQLAlchemyError):
                async with self._turn:
                    await self._call(lambda connection: connection.scalar(text("SELECT 1")))
            await asyncio.sleep(CONFIRM_SECONDS)

    def close(self) -> None:
        """Give all shares up."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
        self._engine.dispose()

    def _is_trusted(self) -> bool:
        return time.monotonic() - self._confirmed < TRUSTED_SECONDS

    async def _call(self, work: Callable[[Connection], T]) -> T:
        """Run work on the connection, which a failure ends together with its locks."""
        at = time.monotonic()
        try:
            async with asyncio.timeout(CALL_SECONDS):
                if self._connection is None:
                    self._connection = await asyncio.to_thread(self._connect)
                result = await asyncio.to_thread(_run, self._connection, work)
        except (SQLAlchemyError, TimeoutError) as error:
            self._disconnect()
            raise DisconnectionError(f"the locks are lost: {one_line(error)}") from error
        self._confirmed = at
        return result

    def _connect(self) -> Connection:
        """Open the connection that holds the locks, and name it."""
        connection = self._engine.connect()
        connection.execute(ENDING)
        address = f"{local_address(connection)}:{self._port}"
        name = text("SELECT set_config('application_name', :name, false)")
        connection.execute(name, {"name": CALLED + address})
        return connection

    def _disconnect(self) -> None:
        """End the connection; a thread that waits for it on a silent line closes it then."""
        connection, self._connection = self._connection, None
        had_some = bool(self._held)
        self._held.clear()
        if connection is not None and not connection.closed:
            driver: Any = self._engine.dialect.loaded_dbapi
            # Another thread may have closed it meanwhile: then it has no driver's connection, or one without a line.
            gone = (OSError, SQLAlchemyError, AttributeError, driver.Error)
            with contextlib.suppress(*gone), _socket(connection) as line:
                line.shutdown(socket.SHUT_RDWR)
        if had_some:
            self._lost()


def share_of(name: str) -> int:
    """Return the share of a table's name, as the proxy of `deploy` finds it: by its beginning."""
    try:
        return int(name[:PREFIX], 16)
    except ValueError:
        return 0


def refuse_pooler(engine: Engine) -> None:
    """Raise PolisError if two connections share a session: locks would belong to nobody."""
    ask = text("SELECT pg_backend_pid()")
    with engine.connect() as first, engine.connect() as second:
        pairs = {(first.scalar(ask), second.scalar(ask)) for _ in range(3)}
    if len(pairs) != 1 or any(one == other for one, other in pairs):
        raise PolisError(
            "The database is behind a pooler that lends connections for a transaction each; "
            "connect to PostgreSQL directly, or let the pooler lend them for a session."
        )


def _run(connection: Connection, work: Callable[[Connection], T]) -> T:
    """Do something with a connection, and close it if that fails."""
    try:
        return work(connection)
    except SQLAlchemyError:
        connection.invalidate()
        connection.close()
        raise


def _take(connection: Connection, share: int) -> str | None:
    """Take a share, or return the address of its owner."""
    while not _execute(connection, TAKE, share):
        name = _execute(connection, OWNER, share)
        if name is not None:
            return str(name).removeprefix(CALLED)
    return None


def local_address(connection: Connection) -> str:
    """Return the address of this machine on the way to the database, where others reach it, too."""
    named = os.environ.get("POLIS_PEER_HOST")
    if named:
        return named
    with _socket(connection) as line:
        own = line.getsockname()
    if not isinstance(own, tuple):  # a Unix socket has a path
        return "127.0.0.1"
    return f"[{own[0]}]" if ":" in own[0] else str(own[0])


def _socket(connection: Connection) -> socket.socket:
    """Return a socket of its own for the line of a connection; its family is not asked for."""
    driver: Any = connection.connection.dbapi_connection
    return socket.fromfd(driver.fileno(), socket.AF_INET, socket.SOCK_STREAM)


def _execute(connection: Connection, statement: object, share: int) -> object:
    return connection.scalar(statement, {"locks": LOCKS, "share": share})  # type: ignore[call-overload]


def _lock(handle: int) -> None:
    """Lock an open file for as long as it stays open; raises OSError if another handle has it."""
    if sys.platform == "win32":
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
