"""Live clocks stop while no server is running."""

from polis.server.tables.entries import Body, Draft, Entry
from polis.server.tables.table import Table


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
