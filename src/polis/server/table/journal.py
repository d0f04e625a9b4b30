"""All kinds of entries with those that the server adds by itself, and their JSON."""

from collections.abc import Sequence
from typing import Final

from polis.server.protocol.codec import encode, reader
from polis.server.table.clocks import Gap
from polis.server.table.commands import COMMANDS
from polis.server.table.dealing import Dealt
from polis.server.table.entries import Body, Created, Draft, Entry
from polis.server.table.joining import Joined
from polis.server.table.table import Table


class Bridged(Body, tag="bridged", frozen=True):
    """Nothing could be stored for a while; left: the seconds that the seat to act had before."""

    left: float

    def apply(self, table: Table, entry: Entry) -> None:
        """Restore the time."""
        table.clocks.left[entry.owner] = self.left


def bridged(table: Table, gaps: Sequence[Gap]) -> list[Draft]:
    """Return the entry for a live clock that ran into a gap, else nothing."""
    clocks, seat = table.clocks, table.clocks.running
    if clocks.clock.kind != "live" or seat is None:
        return []
    gone = next((gap.gone for gap in gaps if gap.back > clocks.since), None)
    if gone is None:
        return []
    played = max(0.0, gone - clocks.since)
    return [Draft(Bridged(max(0.0, clocks.left[seat] - played)), seat)]


class Rematched(Body, tag="rematched", frozen=True):
    """The rematch was created; table: its id."""

    table: str

    def apply(self, table: Table, entry: Entry) -> None:
        """Record the rematch."""
        table.rematch = self.table


class Forgotten(Body, tag="forgotten", frozen=True):
    """A name was taken out of the entries before this one."""

    def apply(self, table: Table, entry: Entry) -> None:
        """Change nothing: the name is there no more."""


BODIES: Final[tuple[type[Body], ...]] = tuple(
    dict.fromkeys(
        (
            Created,
            Joined,
            Dealt,
            Rematched,
            Bridged,
            Forgotten,
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
