"""Live clocks stand still while no server is there."""

from polis.server.tables.entries import Body, Draft, Entry
from polis.server.tables.table import Table


class Bridged(Body, tag="bridged", frozen=True):
    """The server was away; left: the seconds that the seat to decide had when it went."""

    left: float

    def apply(self, table: Table, entry: Entry) -> None:
        """Give the time back."""
        table.clocks.left[entry.owner] = self.left


def bridged(table: Table, gone: float, back: float) -> list[Draft]:
    """Return the entry for a live clock that ran when the server went; else nothing.

    gone, back: between these times, in seconds since 1970, no server was there.
    """
    clocks, seat = table.clocks, table.clocks.running
    if clocks.clock.kind != "live" or seat is None or table.touched >= back or gone >= back:
        return []
    played = max(0.0, gone - clocks.since)
    return [Draft(Bridged(max(0.0, clocks.left[seat] - played)), seat)]
