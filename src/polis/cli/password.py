"""`polis password`: a link for an account whose owner has forgotten the password."""

import asyncio
import contextlib
from typing import Annotated

import typer

from polis.cli.output import say, say_json
from polis.cli.parameters import Database, Json, database_address
from polis.core.texts.errors import PolisError

EPILOG = """\b
Examples:
  polis password Ada
  polis password Ada --address https://polis.example.org
\b
Environment: POLIS_PUBLIC_URL, where people find this server.
"""

Person = Annotated[str, typer.Argument(metavar="NAME", help="The name of the account.")]
Place = Annotated[
    str | None,
    typer.Option(
        "--address",
        metavar="URL",
        help="The public address of this server.",
        show_default="POLIS_PUBLIC_URL",
    ),
]


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
    from polis.server.accounts.rules import folded
    from polis.server.accounts.stored import Accounts
    from polis.server.storage.engine import open_existing
    from polis.server.storage.store import Store
    from polis.server.table.joining import hash_of, new_token

    open_existing(address).dispose()
    with contextlib.closing(Store(address)) as store:
        accounts = Accounts(store)
        found = await accounts.named(folded(name))
        if found is None:
            raise PolisError(f"There is no account '{name}'.")
        token = new_token()
        await accounts.add_reset(found.id, hash_of(token))
    return token
