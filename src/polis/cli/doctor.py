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
Exit codes: 0 every game is whole, 1 one is damaged, 2 they cannot be read.
"""


def doctor(
    database: Database = None,
    verbose: Annotated[bool, typer.Option("--verbose", help="Name every table.")] = False,
    as_json: Json = False,
) -> None:
    """Play every stored game again, compare every hash and name those that are damaged.

    Nothing is changed, and the server may go on meanwhile.
    """
    from polis.server.checking import check_all
    from polis.server.storage.engine import open_existing
    from polis.server.storage.migrating import check_current

    engine = open_existing(database_address(database))
    check_current(engine)
    tables = plies = damaged = 0
    for finding in check_all(engine):
        tables, plies = tables + 1, plies + finding.plies
        damaged += finding.problem is not None
        if as_json:
            say_json(finding._asdict())
        elif finding.problem is not None:
            say(f"{finding.table}: {finding.problem}.")
        elif verbose:
            say(f"{finding.table}: whole, {finding.entries} entries, {finding.plies} plies.")
    engine.dispose()
    if not as_json:
        say(f"{tables} tables with {plies} plies, {damaged or 'none'} of them damaged.")
    raise typer.Exit(1 if damaged else 0)
