"""All kinds of entries with those that the server adds by itself, and their JSON."""

from typing import Final

from polis.server.protocol.codec import encode, reader
from polis.server.table.commands import COMMANDS
from polis.server.table.dealing import Dealt
from polis.server.table.entries import Body, Created, Draft, Entry
from polis.server.table.joining import Joined
from polis.server.table.table import Table


class Bridged(Body, tag="bridged", frozen=True):
    """The server was down; left: the seconds that the seat to act had when it went down."""

    left: float

    def apply(self, table: Table, entry: Entry) -> None:
        """Restore the time."""
        table.clocks.left[entry.owner] = self.left


def bridged(table: Table, gone: float, back: float) -> list[Draft]:
    """Return the entry for a live clock that was running when the server went down, else nothing.

    gone, back: no server was running between these times, in seconds since 1970.
    """
    clocks, seat = table.clocks, table.clocks.running
    if clocks.clock.kind != "live" or seat is None or table.touched >= back or gone >= back:
        return []
    played = max(0.0, gone - clocks.since)
    return [Draft(Bridged(max(0.0, clocks.left[seat] - played)), seat)]


class Rematched(Body, tag="rematched", frozen=True):
    """The rematch was created; table: its id."""

    table: str

    def apply(self, table: Table, entry: Entry) -> None:
        """Record the rematch."""
        table.rematch = self.table


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
