"""`polis worker`: bots think on another machine than the server."""

import asyncio
import os
import sys
from typing import Annotated

import typer

from polis.cli.output import say, say_json
from polis.cli.parameters import Database, Json, database_address

EPILOG = """\b
Examples:
  polis worker --database postgresql://polis@db.example.org/polis
  polis worker --threads 16
\b
The server has to be told: polis serve --guests --database postgresql://...
"""


def worker(
    database: Database = None,
    threads: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=1,
            max=256,
            help="Searches to run at a time.",
            show_default="one for each core",
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Compute bots for the servers of a PostgreSQL database until Ctrl-C or SIGTERM.

    Any number of workers may join and leave at any time; the tasks of one that dies are given to
    another. Rules and bots must be the same as the server's: others get no tasks.
    """
    from polis.core.processes import cpu_count
    from polis.server.logs import write_logs
    from polis.server.thinking.joined import work

    write_logs("info" if not sys.stderr.isatty() else "warning", as_json=not sys.stderr.isatty())
    count = threads or cpu_count()

    def ready() -> None:
        if as_json:
            say_json({"threads": count, "pid": os.getpid()})
        else:
            say(f"Polis thinks here, {count} at a time (Ctrl-C stops it)")
        sys.stdout.flush()

    asyncio.run(work(database_address(database), count, ready))
