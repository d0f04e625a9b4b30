"""Migrating a database at each start; one of several processes does it, the others wait.

Alembic is imported only if there is something to migrate, which most starts do not need.
"""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import DatabaseError, OperationalError

from polis.core.texts.errors import PolisError
from polis.server.storage.engine import open_existing
from polis.server.storage.integrity import damaged, reason

FOLDER: Final = Path(__file__).parent / "migrations"
NEWEST: Final = "0001"  # the last migration in the folder
LOCK: Final = 0x706F6C6973  # "polis": a number that no other program is likely to use


def migrate(engine: Engine) -> None:
    """Apply missing migrations; raises PolisError if the database is missing or of a later version."""
    try:
        with engine.execution_options(writes=True).begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            present = revision_of(connection)
            if present != NEWEST:
                _upgrade(connection, present)
    except DatabaseError as error:
        raise unusable(engine, error) from None


def check_not_lost(engine: Engine, had_games: bool) -> None:
    """Raise PolisError if a file has no tables although a server has kept games under its name."""
    if had_games and not _present(engine):
        name = engine.url.database
        raise PolisError(
            f"The database {name} has no tables, but a server has kept games under this name: the file "
            f"{name}-wal, in which they may be, was left behind. Put it beside the database, or fill a new "
            f"one from a backup with 'polis restore'. To begin anew, delete {name} and {name}.lock."
        )


def _upgrade(connection: Connection, present: str) -> None:
    """Apply the migrations after `present`; raises PolisError if it is from a later version."""
    from alembic import command  # noqa: PLC0415 - see above
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    settings = Config(attributes={"connection": connection})
    settings.set_main_option("script_location", str(FOLDER))
    settings.set_main_option("path_separator", "os")
    try:
        command.upgrade(settings, "head")
    except CommandError:
        raise PolisError(
            f"The database was made by a later version of Polis (its tables are at '{present}'); "
            "use that version or another database."
        ) from None


def revision_of(connection: Connection) -> str:
    """Return the last migration of a database as recorded by Alembic; empty without tables."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return connection.scalar(text("SELECT version_num FROM alembic_version")) or ""


def open_current(address: str) -> Engine:
    """Return the engine of a database of this version; raises PolisError for any other."""
    engine = open_existing(address)
    present = _present(engine)
    if not present:
        engine.dispose()
        raise PolisError("The database is not one that Polis has served: it has no tables of it.")
    if present != NEWEST:
        engine.dispose()
        raise PolisError(
            f"The database is not one that this version of Polis has served (its tables are at "
            f"'{present}', not at '{NEWEST}'); start 'polis serve' with it once."
        )
    return engine


def _present(engine: Engine) -> str:
    """Return the last migration of a database; raises PolisError if it cannot be read."""
    try:
        with engine.connect() as connection:
            return revision_of(connection)
    except DatabaseError as error:
        raise unusable(engine, error) from None


def unusable(engine: Engine, error: DatabaseError) -> PolisError:
    """Return the error for a database that cannot be reached, or that is damaged."""
    if not isinstance(error, OperationalError):
        return damaged(engine, error)
    url = engine.url.render_as_string(hide_password=True)
    return PolisError(f"The database {url} cannot be opened: {reason(error)}.")
