"""`polis export` and `polis import`: one table in a file, from one server to another."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from polis.cli.output import say, say_json
from polis.cli.parameters import Database, Json, database_address

if TYPE_CHECKING:
    from polis.server.tables.table import Table

EXPORT_EPILOG = """\b
Examples:
  polis export http://127.0.0.1:8117/table/mYd2ZqOaZ0wL2vXe game.table
  polis export mYd2ZqOaZ0wL2vXe game.table --database postgresql://polis@localhost/polis
\b
A whole server is moved with 'polis backup' and 'polis restore'.
"""
IMPORT_EPILOG = """\b
Examples:
  polis import game.table
  polis import game.table --database other.sqlite3 --json
"""

TableFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file.", show_default=False)]
TableName = Annotated[
    str,
    typer.Argument(metavar="TABLE", help="The link of the table, or its end.", show_default=False),
]


def export(
    table: TableName, file: TableFile, database: Database = None, as_json: Json = False
) -> None:
    """Write one table with its chat to a file, so that it can continue on another server.

    The file of an unfinished game contains its secret: keep it to yourself.
    """
    from polis.server.moving import write_out
    from polis.server.storage.engine import closing_engine
    from polis.server.storage.migrating import open_current

    with closing_engine(open_current(database_address(database))) as engine:
        name = table.rpartition("/")[2]
        _told(write_out(engine, name, file), file, "written to", as_json)


def import_table(file: TableFile, database: Database = None, as_json: Json = False) -> None:
    """Import a table from a file into a database, checking each entry, action and hash."""
    from polis.server.moving import read_in
    from polis.server.storage.engine import closing_engine, open_engine
    from polis.server.storage.migrating import migrate

    with closing_engine(open_engine(database_address(database))) as engine:
        migrate(engine)
        _told(read_in(engine, file), file, "taken from", as_json)


def _told(table: "Table", file: Path, done: str, as_json: bool) -> None:
    """Print what was done."""
    if as_json:
        plies = {"table": table.id, "game": table.terms.game, "plies": table.ply}
        say_json({"file": str(file), **plies, "status": table.status})
    else:
        say(f"Table {table.id} ({table.content.game.title}, {table.ply} plies) {done} {file}.")
