"""The job queue between servers and workers on other machines: Procrastinate, in PostgreSQL.

Its tables and two of ours are in their own schema. Jobs are worthless after a few seconds, so each
version of the library gets a new schema and nothing is ever migrated.
"""

import importlib
import logging
import os
from functools import cache
from pathlib import Path
from typing import Any, Final

from polis import __version__
from polis.bots import __file__ as bots_file
from polis.core.kernels.kernel import kernel_sources
from polis.core.kernels.source_digest import source_digest
from polis.core.plugins import sources_of
from polis.core.texts.errors import PolisError
from polis.games import GAMES
from polis.server.storage.engine import database_url

HOW_TO_INSTALL: Final = "pip install 'polis[workers]'"
TASK: Final = "think"
CHANNEL: Final = "polis_answers"
BEAT_SECONDS: Final = 1.0  # between two heartbeats of a worker
GONE_SECONDS: Final = 4.0  # without a heartbeat, after which a worker is presumed dead
LOCK: Final = 0x706F6C6973  # held while the schema is created

TABLES: Final = """
CREATE TABLE answers (key text PRIMARY KEY, answer bytea NOT NULL, at timestamptz NOT NULL DEFAULT now());
CREATE TABLE crews (id text PRIMARY KEY, queue text NOT NULL, threads integer NOT NULL,
    seen timestamptz NOT NULL DEFAULT now());
"""


def the_library() -> Any:
    """Return Procrastinate; raises PolisError that says how to install it, or that it cannot run."""
    if (
        os.name == "nt"
    ):  # on Windows, the event loop that starts processes does not work with PostgreSQL's driver
        raise PolisError(
            "Workers on other machines need Linux or macOS; on Windows they run in WSL."
        )
    try:
        library = importlib.import_module("procrastinate")
        importlib.import_module("psycopg_pool")
    except ImportError:
        raise PolisError(
            f"Workers on other machines need Procrastinate; install it with: {HOW_TO_INSTALL}."
        ) from None
    # It logs every job at the level `info`; Polis itself logs failures.
    logging.getLogger("procrastinate").setLevel(logging.CRITICAL)
    return library


def check_guests(address: str) -> None:
    """Raise PolisError if a database does not support workers on other machines."""
    the_library()
    postgres_address(address)


def new_app(address: str) -> Any:
    """Return the queue of a database; raises PolisError if it cannot have one."""
    library, place = the_library(), postgres_address(address)
    connector = library.PsycopgConnector(
        conninfo=place, min_size=1, max_size=4, kwargs={"options": f"-c search_path={schema()}"}
    )
    return library.App(connector=connector)


def postgres_address(address: str) -> str:
    """Return the address of a PostgreSQL database for its own driver; raises PolisError."""
    url = database_url(address)
    if url.get_backend_name() != "postgresql":
        raise PolisError(
            "Workers on other machines meet the server in PostgreSQL; a file is for one machine."
        )
    text: str = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return text


def prepare(address: str) -> None:
    """Create the schema if it does not exist; several processes may try at once."""
    import psycopg  # noqa: PLC0415 - the driver is installed only where PostgreSQL is used

    library, name = the_library(), schema()
    try:
        with psycopg.connect(postgres_address(address), connect_timeout=10) as connection:
            connection.execute("SELECT pg_advisory_xact_lock(%s)", [LOCK])
            found = connection.execute("SELECT to_regclass(%s)", [f"{name}.crews"]).fetchone()
            if found is not None and found[0] is None:
                script = f"CREATE SCHEMA {name}; SET LOCAL search_path TO {name};"
                script += library.schema.SchemaManager.get_schema() + TABLES
                connection.execute(script.encode())
    except psycopg.Error as error:
        raise PolisError(
            f"The queue of thoughts cannot be made: {error}".rstrip(".\n") + "."
        ) from None


@cache
def schema() -> str:
    """Return the name of the schema."""
    version = str(the_library().__version__)
    return "polis_thinking_" + "".join(c if c.isalnum() else "_" for c in version)


@cache
def queue_name() -> str:
    """Return the queue of processes with the same rules and bots; others never take its jobs."""
    bots = sorted(Path(bots_file).parent.rglob("*.py"))
    others = [path for game in sorted(GAMES) for path in sources_of(game)]
    return f"think-{source_digest([*kernel_sources(), *bots, *others], __version__)}"
