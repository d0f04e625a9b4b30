"""`polis serve`: the game server, and the browser if wanted."""

from typing import Annotated

import typer

from polis.cli.compile import compile_rules
from polis.cli.output import say

EPILOG = """\b
Examples:
  polis serve --open
  polis serve --host 0.0.0.0 --port 80
  polis serve --database postgresql://polis@localhost/polis
"""


def serve(
    host: Annotated[str, typer.Option(metavar="NAME", help="Where to listen.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(metavar="N", min=0, max=65535, help="The port; 0: any free one.")
    ] = 8117,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="A file, or postgresql://USER@HOST/NAME; else POLIS_DATABASE_URL.",
            show_default="data folder",
        ),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve the games to browsers until Ctrl-C."""
    from polis.core import kernel
    from polis.server.running import serve as run
    from polis.server.settings import Settings, default_database

    if not kernel.is_ready():
        compile_rules()
    settings = Settings(database or default_database())
    run(settings, host, port, lambda address: say(f"Polis is at {address}"), open_browser)
