"""Entries that the server adds by itself: a clock that stood still, a rematch."""

from polis.server.table.entries import Body, Draft, Entry, Start
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


def start_again(table: Table, number: int) -> Start:
    """Return a seat of a finished game for its rematch; no person is ready yet."""
    seat = table.seats[number]
    if seat.token is None:
        return Start("bot", "", seat.bot, ready=True)
    return Start("person", seat.name, None, seat.token)
