"""`polis serve`: the game server, and the browser if wanted."""

import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from polis.cli.output import say, say_json
from polis.cli.parameters import Database, Json, database_address
from polis.core.texts.errors import PolisError
from polis.games import GAMES, load

if TYPE_CHECKING:
    from polis.server.settings import Limits

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
  POLIS_HOSTS=polis.example.org,...    more names to which this server answers
  POLIS_PROXIES=10.0.0.0/24,...        trusted proxies on other machines
  POLIS_PEER_HOST=10.0.0.5             where other servers on the database reach this one
  POLIS_METRICS_TOKEN                  the token for /metrics from other machines
  POLIS_PUSH_CONTACT                   a contact for push services, as mailto: or https:
  POLIS_VAPID_KEY                      a file with the private key for Web Push
  POLIS_WEBHOOKS_PRIVATE=1             allow webhooks to this machine and its network
"""


def serve(
    host: Annotated[
        str, typer.Option(metavar="NAME", help="The address to listen on.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(metavar="N", min=0, max=65535, help="The port; 0: any free one.")
    ] = 8117,
    database: Database = None,
    log_level: Annotated[
        str | None,
        typer.Option(
            metavar="LEVEL",
            help="Verbosity of the log on standard error: debug, info, warning, error.",
            show_default="info; warning on a screen",
        ),
    ] = None,
    requests: Annotated[
        float,
        typer.Option(
            metavar="N", min=0, help="Requests per second from one address; 0: unlimited."
        ),
    ] = 10.0,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="A host name of this server; .NAME: all names below it; *: any.",
            show_default="localhost, addresses, this machine's name",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=0,
            max=256,
            help="Processes for the long searches of bots; short ones have their own.",
            show_default="one for each core, 2 to 8",
        ),
    ] = None,
    bot_tables: Annotated[
        int,
        typer.Option(
            metavar="N",
            min=0,
            help="Running tables with bots only, per address or account; 0: unlimited.",
        ),
    ] = 4,
    bot_games_days: Annotated[
        float,
        typer.Option(
            metavar="DAYS",
            min=0,
            help="Days after which finished games of bots only are deleted; 0: never.",
        ),
    ] = 90,
    own_boxes: Annotated[
        bool,
        typer.Option(
            "--own-boxes/--no-own-boxes",
            help="Whether people may play with their own component files.",
        ),
    ] = True,
    outside_bots: Annotated[
        bool,
        typer.Option(
            "--outside-bots", help="Let programs take seats as bots ('polis bot connect')."
        ),
    ] = False,
    as_json: Json = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve the games to browsers until Ctrl-C or SIGTERM.

    One process with a database file is enough for a club. Several processes may share a PostgreSQL
    database.
    """
    from polis.server.logs import LEVELS, write_logs
    from polis.server.notices.push import notice_settings
    from polis.server.serving import serve as run
    from polis.server.settings import (
        Settings,
        default_workers,
        named_hosts,
        named_proxies,
    )

    level = log_level or ("warning" if sys.stderr.isatty() else "info")
    if level not in LEVELS:
        raise PolisError(f"There is no log level '{level}'; choose one of {', '.join(LEVELS)}.")
    write_logs(level, as_json=not sys.stderr.isatty())
    _check_bots()
    _keep_engines()
    limits = limits_for(requests, bot_tables)._replace(
        own_boxes=own_boxes, outside_bots=outside_bots, bot_games_days=bot_games_days
    )

    def on_listening(address: str) -> None:
        if as_json:
            say_json({"address": address, "pid": os.getpid()})
        else:
            say(f"Polis is at {address} (Ctrl-C stops it)")
        sys.stdout.flush()

    settings = Settings(
        database_address(database),
        named_hosts(allow_host or (), host),
        named_proxies(),
        os.environ.get("POLIS_METRICS_TOKEN", ""),
        workers=default_workers() if workers is None else workers,
        limits=limits,
        notices=notice_settings(),
    )
    run(settings, host, port, on_listening, open_browser)
    sys.stdout.flush()
    os._exit(0)  # taking the interpreter apart takes seconds on a busy machine, and nothing ends it


def _check_bots() -> None:
    """Raise PolisError if a level could not play here."""
    for game in map(load, GAMES):
        game.spec.bots.check_weights(game)  # a level without its network could not play


def _keep_engines() -> None:
    """Keep the engines of the games that may begin here, for the time after an upgrade."""
    import structlog

    from polis.server.kept_engines import keep_engines

    try:
        keep_engines()
    except (OSError, PolisError) as error:
        structlog.get_logger().warning("the engines are not kept", why=str(error))


def limits_for(requests: float, bot_tables: int) -> "Limits":
    """Return the limits for an address; 0 requests per second means none at all."""
    from polis.server.settings import NO_LIMIT, Limits, Rate

    if requests:
        at_once = int(12 * requests) or 1
        return Limits(requests=Rate(requests, at_once), bot_tables=bot_tables)
    return Limits(
        requests=NO_LIMIT,
        work=NO_LIMIT,
        seat_work=NO_LIMIT,
        table_work=NO_LIMIT,
        sockets_of_address=0,
        tables=NO_LIMIT,
        listed=NO_LIMIT,
        seats=NO_LIMIT,
        hooks=NO_LIMIT,
        boxes=NO_LIMIT,
        bot_tables=bot_tables,
    )
