"""`polis backup` and `polis restore`: everything in a database, in one file."""

from pathlib import Path
from typing import Annotated

import typer

from polis.cli.output import say, say_json
from polis.cli.parameters import Database, Json, database_address

EPILOG = """\b
Examples:
  polis backup friday.jsonl
  polis backup friday.jsonl --database postgresql://polis@localhost/polis
"""
RESTORE_EPILOG = """\b
Examples:
  polis restore friday.jsonl --database new.sqlite3
  polis restore friday.jsonl --database postgresql://polis@localhost/polis
"""

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file.", show_default=False)]


def backup(file: BackupFile, database: Database = None, as_json: Json = False) -> None:
    """Write all tables and games of a database to a file of JSON lines.

    The server may go on meanwhile: the file holds the database of one moment. It has the secrets
    of unfinished games in it, so keep it as safe as the database.
    """
    from polis.server.storage.backup import backup as write
    from polis.server.storage.engine import open_existing
    from polis.server.storage.migrating import check_current

    engine = open_existing(database_address(database))
    check_current(engine)
    _told(write(engine, file), file, "written to", as_json)
    engine.dispose()


def restore(file: BackupFile, database: Database = None, as_json: Json = False) -> None:
    """Fill an empty database from a backup; also the way from SQLite to PostgreSQL and back."""
    from polis.server.storage.backup import restore as fill
    from polis.server.storage.engine import open_engine

    engine = open_engine(database_address(database))
    _told(fill(engine, file), file, "restored from", as_json)
    engine.dispose()


def _told(rows: dict[str, int], file: Path, done: str, as_json: bool) -> None:
    """Say what was done."""
    if as_json:
        say_json({"file": str(file), "rows": rows})
    else:
        counts = ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in rows.items())
        say(f"{counts}: {done} {file}.")
