"""`polis doctor`: are the stored games still the games that were played?"""

from typing import Annotated

import typer

from polis.cli.output import say, say_json
from polis.cli.parameters import Database, Json, database_address

EPILOG = """\b
Examples:
  polis doctor
  polis doctor --database postgresql://polis@localhost/polis --json
\b
Exit codes: 0 no game is damaged, 1 a game is damaged, 2 the database cannot be read.
"""


def doctor(
    database: Database = None,
    verbose: Annotated[bool, typer.Option("--verbose", help="Name every table.")] = False,
    as_json: Json = False,
) -> None:
    """Replay every stored game, compare every hash and name the games that are damaged.

    Nothing is changed, and the server may keep running.
    """
    from polis.server.storage.engine import closing_engine
    from polis.server.storage.migrating import open_current
    from polis.server.storage.verify_stored import check_all

    tables = plies = damaged = 0
    with closing_engine(open_current(database_address(database))) as engine:
        for finding in check_all(engine):
            tables, plies = tables + 1, plies + finding.plies
            damaged += finding.problem is not None
            if as_json:
                say_json(finding._asdict())
            elif finding.problem is not None:
                say(f"{finding.table}: {finding.problem.rstrip('.')}.")
            elif verbose:
                say(f"{finding.table}: whole, {finding.entries} entries, {finding.plies} plies.")
    if not as_json:
        say(f"{tables} tables with {plies} plies, {damaged or 'none'} of them damaged.")
    raise typer.Exit(1 if damaged else 0)
