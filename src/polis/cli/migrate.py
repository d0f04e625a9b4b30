"""`polis migrate`: would the stored games go on as they were under this version?"""

from typing import TYPE_CHECKING, Annotated

import typer

from polis.cli.output import say, say_json
from polis.cli.parameters import Database, Json, database_address

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Engine

    from polis.server.storage.verify_stored import Replayed

EPILOG = """\b
Examples:
  polis migrate --dry-run
  polis migrate --dry-run --database postgresql://polis@localhost/polis --json
\b
Exit codes: 0 all games are identical, 1 some diverge, 2 the database cannot be read.
"""


def migrate(
    database: Database = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Change nothing, not even tables of an old version.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Update a database and replay all its games under this version's rules.

    `polis serve` updates the database by itself; this command also tells you, before anybody plays
    on, how many games are identical and where the others diverge.
    """
    from polis.server.storage.engine import closing_engine
    from polis.server.storage.verify_stored import replay_all

    with closing_engine(_opened(database_address(database), dry_run)) as engine:
        found = list(replay_all(engine))
    if as_json:
        say_json(
            {
                "games": len(found),
                "identical": sum(one.diverges is None for one in found),
                "diverging": [one._asdict() for one in found if one.diverges is not None],
                "refused": [one._asdict() for one in found if one.refused is not None],
            }
        )
    else:
        _told(found)
    raise typer.Exit(1 if any(one.diverges is not None or one.refused for one in found) else 0)


def _opened(address: str, dry_run: bool) -> "Engine":
    """Return the engine of a database, migrated unless nothing may change."""
    from polis.server.storage.engine import open_existing
    from polis.server.storage.migrating import migrate as upgrade
    from polis.server.storage.migrating import open_any

    if dry_run:
        return open_any(address)
    engine = open_existing(address)
    upgrade(engine)
    return engine


def _told(found: "Sequence[Replayed]") -> None:
    """Print the result, naming the games that would not continue."""
    for one in found:
        if one.diverges is not None:
            say(f"{one.table}: diverges at ply {one.diverges}: {str(one.why).rstrip('.')}.")
        elif one.refused is not None:
            say(f"{one.table}: identical, but not served: {one.refused.rstrip('.')}.")
    same = sum(one.diverges is None for one in found)
    say(f"{len(found)} games: {same} identical, {len(found) - same} diverge.")
