"""All kinds of entries, and reading one from the database."""

from typing import Final

from polis.server.protocol.codec import encode, reader
from polis.server.table.commands import COMMANDS
from polis.server.table.dealing import Dealt
from polis.server.table.entries import Body, Created
from polis.server.table.joining import Joined
from polis.server.table.server_entries import Bridged, Rematched

BODIES: Final[tuple[type[Body], ...]] = tuple(
    dict.fromkeys(
        (
            Created,
            Joined,
            Dealt,
            Rematched,
            Bridged,
            *(body for one in COMMANDS for body in one.writes),
        )
    )
)
"""The entries of tables and requests, and those of commands."""

read_body: Final = reader(BODIES)
"""Parse an entry's JSON; raises InvalidJson."""


def write_body(body: Body) -> str:
    """Return an entry as JSON."""
    return encode(body).decode()


def kind_of(body: Body) -> str:
    """Return the kind of an entry: its tag."""
    return str(body.__struct_config__.tag)
