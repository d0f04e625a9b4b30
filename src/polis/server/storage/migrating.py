"""Bringing a database up to date, at each start; only one process does it, the others wait."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import OperationalError

from polis.core.errors import PolisError
from polis.server.storage.engine import open_existing

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x706F6C6973  # "polis": a number that no other program is likely to lock


def migrate(engine: Engine) -> None:
    """Apply what is missing; raises PolisError if the database is not there or is of a later Polis."""
    try:
        with engine.execution_options(writes=True).begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            _check_known(connection)
            settings = configuration()
            settings.attributes["connection"] = connection
            command.upgrade(settings, "head")
    except OperationalError as error:
        raise unreachable(engine, error) from None


def configuration() -> Config:
    """Where Alembic finds the migrations."""
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER))
    settings.set_main_option("path_separator", "os")
    return settings


def _check_known(connection: Connection) -> None:
    """Refuse a database that a later version has changed."""
    present = revision_of(connection)
    known = {script.revision for script in scripts().walk_revisions()}
    if present and present not in known:
        raise PolisError(
            f"The database was made by a later version of Polis (its tables are at '{present}'); "
            "use that version or another database."
        )


def revision_of(connection: Connection) -> str:
    """How far the tables of a database have been brought; empty if there are none."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def open_current(address: str) -> Engine:
    """A database that this version has served; raises PolisError for any other."""
    engine = open_existing(address)
    try:
        with engine.connect() as connection:
            present, newest = revision_of(connection), scripts().get_current_head()
    except OperationalError as error:
        raise unreachable(engine, error) from None
    if present != newest:
        engine.dispose()
        raise PolisError(
            f"The database is not one that this version of Polis has served (its tables are at "
            f"'{present}', not at '{newest}'); start 'polis serve' with it once."
        )
    return engine


def scripts() -> ScriptDirectory:
    """All migrations."""
    return ScriptDirectory.from_config(configuration())


def unreachable(engine: Engine, error: OperationalError) -> PolisError:
    """The sentence for a database that is not there."""
    url = engine.url.render_as_string(hide_password=True)
    return PolisError(f"The database {url} cannot be opened: {_reason(error)}.")


def _reason(error: OperationalError) -> str:
    """What the driver says, in one line."""
    return " ".join(str(error.orig).split()).rstrip(".")
