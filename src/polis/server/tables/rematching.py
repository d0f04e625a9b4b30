"""The same seats play again at another table."""

from polis.server.tables.entries import Body, Entry, Start
from polis.server.tables.table import Table


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
