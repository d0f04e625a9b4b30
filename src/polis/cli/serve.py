"""`polis serve`: the game server, and the browser if wanted."""

import os
import subprocess
import sys
from typing import Annotated

import typer

from polis.cli.output import say, say_json
from polis.cli.parameters import Database, Json, database_address
from polis.core.errors import PolisError
from polis.games import GAMES, load

EPILOG = """\b
Examples:
  polis serve --open
  polis serve --host 0.0.0.0 --port 80
  polis serve --log-level debug --json
  polis serve --database postgresql://polis@localhost/polis

\b
Environment, all of it optional:
  POLIS_DATABASE_URL, POLIS_DATA_DIR   where games are kept
  POLIS_PUBLIC_URL                     where people find this server, for links in webhooks
  POLIS_PUSH_CONTACT                   whom a push service may ask, as mailto: or https:
  POLIS_VAPID_KEY                      a file with the private key for Web Push
  POLIS_WEBHOOKS_PRIVATE=1             webhooks may lead to this machine and its network
"""


def serve(
    host: Annotated[str, typer.Option(metavar="NAME", help="Where to listen.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(metavar="N", min=0, max=65535, help="The port; 0: any free one.")
    ] = 8117,
    database: Database = None,
    log_level: Annotated[
        str | None,
        typer.Option(
            metavar="LEVEL",
            help="What is written to the error output: debug, info, warning, error.",
            show_default="info; warning on a screen",
        ),
    ] = None,
    requests: Annotated[
        float,
        typer.Option(
            metavar="N", min=0, help="Requests a second from one address; 0: without limit."
        ),
    ] = 10.0,
    as_json: Json = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve the games to browsers until Ctrl-C or SIGTERM.

    One process on a file is enough for a club. Several processes may share a PostgreSQL database.
    """
    from polis.bots.network_store import check_nets
    from polis.core import kernel
    from polis.server.logs import LEVELS, write_logs
    from polis.server.serving import serve as run
    from polis.server.settings import Limits, Settings, notice_settings

    level = log_level or ("warning" if sys.stderr.isatty() else "info")
    if level not in LEVELS:
        raise PolisError(f"There is no log level '{level}'; choose one of {', '.join(LEVELS)}.")
    write_logs(level, as_json=not sys.stderr.isatty())
    if not all(kernel.is_ready(name) for name in GAMES):
        _compile()
    check_nets(load(name) for name in GAMES)  # a level without its network could not play
    limits = Limits(requests_per_second=requests, requests_at_once=int(12 * requests) or 1)

    def told(address: str) -> None:
        if as_json:
            say_json({"address": address, "pid": os.getpid()})
        else:
            say(f"Polis is at {address} (Ctrl-C stops it)")
        sys.stdout.flush()

    settings = Settings(database_address(database), limits=limits, notices=notice_settings())
    run(settings, host, port, told, open_browser)


def _compile() -> None:
    """Compile the rules in a process of its own: the compiler's memory is gone afterwards."""
    command = [sys.executable, "-m", "polis", "compile"]
    subprocess.run(command, stdout=subprocess.DEVNULL, check=False)  # noqa: S603 - ourselves
