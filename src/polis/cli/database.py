"""What the host of a server does with its database: `polis backup`, `restore`, `doctor`, `password` and `forget`."""

import asyncio
import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from polis.cli.output import complain, say, say_json
from polis.cli.parameters import Database, Json, database_address
from polis.core.files import STANDARD
from polis.core.texts.errors import PolisError

if TYPE_CHECKING:
    from polis.server.accounts.stored import Account
    from polis.server.storage.store import Store

BACKUP_EPILOG = """\b
Examples:
  polis backup friday.jsonl
  polis backup - | gzip > friday.jsonl.gz
  polis backup friday.jsonl --database postgresql://polis@localhost/polis
"""
RESTORE_EPILOG = """\b
Examples:
  polis restore friday.jsonl --database new.sqlite3
  polis restore friday.jsonl --database postgresql://polis@localhost/polis
"""

WRITTEN = "written to"
BackupFile = Annotated[
    Path,
    typer.Argument(
        metavar="FILE",
        help="The file; -: standard output, or input for restore.",
        show_default=False,
    ),
]


def backup(file: BackupFile, database: Database = None, as_json: Json = False) -> None:
    """Write all tables and games of a database to a file of JSON lines.

    The server may keep running: the file is a snapshot of the database. It contains the secrets of
    unfinished games, so keep it as safe as the database.
    """
    from polis.server.storage.backup import backup as write
    from polis.server.storage.engine import closing_engine
    from polis.server.storage.migrating import open_current

    with closing_engine(open_current(database_address(database))) as engine:
        _told(write(engine, file), file, WRITTEN, as_json)


def restore(file: BackupFile, database: Database = None, as_json: Json = False) -> None:
    """Fill an empty database from a backup; also moves games from SQLite to PostgreSQL and back."""
    from polis.server.storage.backup import restore as fill
    from polis.server.storage.engine import closing_engine, open_engine

    with closing_engine(open_engine(database_address(database))) as engine:
        _told(fill(engine, file), file, "restored from", as_json)


def _told(rows: dict[str, int], file: Path, done: str, as_json: bool) -> None:
    """Print what was done."""
    counts = ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in rows.items())
    if file == STANDARD and done == WRITTEN:  # the output is the backup itself
        complain(f"{counts}: {done} standard output.")
    elif as_json:
        say_json({"file": str(file), "rows": rows})
    else:
        say(f"{counts}: {done} {file}.")


Place = Annotated[
    str | None,
    typer.Option(
        "--address",
        metavar="URL",
        help="The public address of this server.",
        show_default="POLIS_PUBLIC_URL",
    ),
]

DOCTOR_EPILOG = """\b
Examples:
  polis doctor
  polis doctor --database postgresql://polis@localhost/polis --json
  polis doctor --address https://polis.example.org
\b
Exit codes: 0 all is well, 1 a game is damaged or the address does not do, 2 the database cannot be read.
"""


def doctor(
    database: Database = None,
    address: Place = None,
    verbose: Annotated[bool, typer.Option("--verbose", help="Name every table.")] = False,
    as_json: Json = False,
) -> None:
    """Replay every stored game, compare every hash and name the games that are damaged.

    What this machine lacks is said with what is done instead (a home, a browser, an encoding).
    If a public address is set, it is asked as a browser would: name, clock, path, origin, socket.
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
    _tell_machine(verbose, as_json)
    is_reached = _check_address(address or os.environ.get("POLIS_PUBLIC_URL", ""), verbose, as_json)
    raise typer.Exit(0 if is_reached and not damaged else 1)


def _tell_machine(verbose: bool, as_json: bool) -> None:
    """Tell what this machine lacks and what is done instead; all that is taken from it if verbose."""
    from polis.cli.machine import taken

    for one in taken():
        if as_json:
            say_json(one._asdict())
        elif one.instead is not None:
            say(f"{one.thing}: {one.found}; {one.instead}.")
        elif verbose:
            say(f"{one.thing}: {one.found}.")


def _check_address(given: str, verbose: bool, as_json: bool) -> bool:
    """Tell what a browser would meet at a public address; True if all of it is well, or there is none."""
    from polis.server.names import public_address
    from polis.server.outward.reached import reached

    address = public_address(given)
    met = list(reached(address)) if address else []
    for one in met:
        if as_json:
            say_json({"address": address, **one._asdict()})
        elif one.problem is not None or verbose:
            say(f"{address}: {one.tried}: {one.problem or 'well'}.")
    return not any(one.problem for one in met)


PASSWORD_EPILOG = """\b
Examples:
  polis password Ada
  polis password Ada --address https://polis.example.org
\b
Environment: POLIS_PUBLIC_URL, where people find this server.
"""

Person = Annotated[str, typer.Argument(metavar="NAME", help="The name of the account.")]


def password(
    name: Person, database: Database = None, address: Place = None, as_json: Json = False
) -> None:
    """Create a link for choosing a new password.

    The link is valid for one use within a day; give it to the owner of the account alone. The old
    password stays valid until then.
    """
    from polis.server.notices.push import notice_settings

    token = asyncio.run(_linked(database_address(database), name))
    place = (address or notice_settings().address or "http://127.0.0.1:8117").rstrip("/")
    link = f"{place}/settings#reset={token}"
    if as_json:
        say_json({"name": name, "link": link})
    else:
        say(f"For {name} alone, once, within a day: {link}")


async def _linked(address: str, name: str) -> str:
    """Store a new link for an account and return its token; raises PolisError."""
    from polis.server.accounts.stored import Accounts
    from polis.server.table.joining import hash_of, new_token

    with _opened(address) as store:
        token = new_token()
        account = await _account(store, name)
        await Accounts(store).add_reset(account.id, hash_of(token))
    return token


def _opened(address: str) -> "contextlib.closing[Store]":
    """Return the database of an address, which must be there already."""
    from polis.server.storage.engine import open_existing
    from polis.server.storage.store import Store

    open_existing(address).dispose()
    return contextlib.closing(Store(address))


async def _account(store: "Store", name: str) -> "Account":
    """Return an account by its name; raises PolisError if there is none."""
    from polis.server.accounts.passwords import folded
    from polis.server.accounts.stored import Accounts

    found = await Accounts(store).named(folded(name))
    if found is None:
        raise PolisError(f"There is no account '{name}'.")
    return found


FORGET_EPILOG = """\b
Examples:
  polis forget Ada
  polis forget Ada --table 5eXy0aTbQm2p8kVw3n
"""

At = Annotated[
    str | None,
    typer.Option(
        "--table",
        metavar="ID",
        help="Forget who sat down at this table under the name; they need no account.",
        show_default=False,
    ),
]


def forget(
    name: Person, table: At = None, database: Database = None, as_json: Json = False
) -> None:
    """Delete an account with its name at all tables and its lines in chats.

    The games stay, without the name, and so do older backups. The server may keep running: at a
    table that it has in memory, the name goes with the next move or once nobody looks at it.
    """
    tables = asyncio.run(_forgotten(database_address(database), name, table))
    if as_json:
        say_json({"name": name, "tables": tables})
    else:
        say(f"{name} is forgotten at {tables} tables.")


async def _forgotten(address: str, name: str, table: str | None) -> int:
    """Forget somebody; return at how many tables. Raises PolisError if there is no such person."""
    from polis.server.accounts.forgetting import forget, tokens_of
    from polis.server.accounts.stored import Accounts

    with _opened(address) as store:
        if table is not None:
            found = await tokens_of(store, table, name)
            if not found:
                raise PolisError(f"Nobody called '{name}' sat down at a table '{table}'.")
            return await forget(store, {table: found})
        account, accounts = await _account(store, name), Accounts(store)
        done = await forget(store, await accounts.keys(account.id))
        await accounts.remove(account.id)
        return done
