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

    The server may keep running: the file is a snapshot of the database. It contains the secrets of
    unfinished games, so keep it as safe as the database.
    """
    from polis.server.storage.backup import backup as write
    from polis.server.storage.engine import closing_engine
    from polis.server.storage.migrating import open_current

    with closing_engine(open_current(database_address(database))) as engine:
        _told(write(engine, file), file, "written to", as_json)


def restore(file: BackupFile, database: Database = None, as_json: Json = False) -> None:
    """Fill an empty database from a backup; also moves games from SQLite to PostgreSQL and back."""
    from polis.server.storage.backup import restore as fill
    from polis.server.storage.engine import closing_engine, open_engine

    with closing_engine(open_engine(database_address(database))) as engine:
        _told(fill(engine, file), file, "restored from", as_json)


def _told(rows: dict[str, int], file: Path, done: str, as_json: bool) -> None:
    """Print what was done."""
    if as_json:
        say_json({"file": str(file), "rows": rows})
    else:
        counts = ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in rows.items())
        say(f"{counts}: {done} {file}.")
