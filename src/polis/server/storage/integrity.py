"""Checks whether a database is intact: files can be emptied, overwritten or truncated unnoticed."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, select, text
from sqlalchemy.exc import DatabaseError

from polis.core.files import DATABASE, PRIVATE
from polis.core.texts.errors import PolisError
from polis.server.storage import schema

CURE: Final = "Stop whatever uses it, keep the file aside, and fill a new one from a backup with 'polis restore'."
MOST_TOLD: Final = 10


def prepare_file(file: Path) -> None:
    """Create a database file readable only by its owner, or check an existing one.

    Raises PolisError for a file that was emptied or never was a database.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        wal = file.with_name(f"{file.name}-wal")
        if not file.exists():
            if wal.exists() and wal.stat().st_size:
                raise PolisError(
                    f"There is no database {file}, but {wal} with what was written last. Put both in one "
                    f"folder. To begin anew, delete {wal}."
                )
            _make(file)
            return
        with file.open("rb") as stream:
            begins = stream.read(len(DATABASE))
        if not begins:
            raise PolisError(
                f"The database {file} is empty, so its games are gone: an empty file is never taken "
                f"for a new database. {CURE} To begin anew, delete it."
            )
        if begins != DATABASE:
            raise PolisError(
                f"The database {file} is damaged: its beginning is overwritten. {CURE}"
            )
        for part in (file, *(file.with_name(f"{file.name}-{more}") for more in ("wal", "shm"))):
            _keep_private(part)
    except OSError as error:
        raise PolisError(f"The database {file} cannot be opened: {error.strerror}.") from None


def _make(file: Path) -> None:
    """Create a file that has its header from its first moment: other processes may look at any time."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}-", dir=file.parent)  # its owner's alone
    os.close(handle)
    fresh = Path(name)
    try:
        connection = sqlite3.connect(fresh)
        connection.execute("PRAGMA synchronous=OFF")  # nothing of it can be lost yet
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA user_version=0")
        connection.close()
        _publish(fresh, file)
    finally:
        fresh.unlink(missing_ok=True)


def _publish(fresh: Path, file: Path) -> None:
    """Give a file its name, unless another process has just made one of that name."""
    try:
        os.link(fresh, file)
    except FileExistsError:
        return
    except OSError:  # a file system without hard links
        if not file.exists():
            fresh.rename(file)


def _keep_private(file: Path) -> None:
    """Remove others' permissions: the file contains the secrets of games in progress."""
    if file.exists() and file.stat().st_mode & 0o077 and os.access(file, os.W_OK):
        file.chmod(PRIVATE)


def check_quickly(engine: Engine) -> None:
    """Raise PolisError if the structure of a file is damaged; PostgreSQL checks itself.

    A database of PostgreSQL has to be one of UTF-8: others refuse names and texts of people.
    """
    if engine.dialect.name != "sqlite":
        with engine.connect() as connection:
            encoding = connection.scalar(text("SHOW server_encoding"))
        if encoding != "UTF8":
            raise PolisError(
                f"The database stores texts as {encoding}; make one with "
                "'createdb --encoding UTF8 --template template0 NAME'."
            )
        return
    try:
        with engine.connect() as connection:
            found = connection.scalars(text("PRAGMA quick_check(1)")).all()
    except DatabaseError as error:
        raise damaged(engine, error) from None
    if list(found) != ["ok"]:
        raise PolisError(f"The database {engine.url.database} is damaged: {found[0]}. {CURE}")


def problems_of(connection: Connection) -> Iterator[str]:
    """Yield what is wrong with the structure of a database, and which parts cannot be read."""
    if connection.dialect.name == "sqlite":
        try:
            found = connection.scalars(text(f"PRAGMA integrity_check({MOST_TOLD})")).all()
        except DatabaseError as error:
            found = [reason(error)]
        yield from (one for one in found if one != "ok")
    for table in schema.metadata.sorted_tables:
        try:
            for _ in connection.execution_options(yield_per=500).execute(select(table)):
                pass
        except DatabaseError as error:
            yield f"{table.name.replace('_', ' ')}: {reason(error)}"


def damaged(engine: Engine, error: DatabaseError) -> PolisError:
    """Return the error for a database that cannot be read."""
    name = engine.url.render_as_string(hide_password=True)
    return PolisError(f"The database {name} is damaged: {reason(error)}. {CURE}")


def reason(error: DatabaseError) -> str:
    """Return the message of the driver, on one line."""
    return " ".join(str(error.orig).split()).rstrip(".")
