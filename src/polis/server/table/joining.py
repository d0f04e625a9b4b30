"""Taking a seat."""

from polis.server.table.entries import Body, Entry
from polis.server.table.new_table import checked_name, told_apart
from polis.server.table.table import Table
from polis.server.texts import refused


class Joined(Body, tag="joined", frozen=True):
    """Somebody took a seat; token: the hash of the token that proves it.

    entropy: used in older journals; now it comes with `ready`.
    """

    name: str
    token: str
    entropy: str = ""

    def apply(self, table: Table, entry: Entry) -> None:
        """Seat the person."""
        seat = table.seats[entry.owner]
        seat.kind, seat.name = "person", self.name
        seat.token, seat.entropy = self.token, self.entropy


def joined(table: Table, name: str, token: str) -> Joined:
    """Return the entry of somebody taking a seat; raises RequestRefused for the name."""
    others = [seat.name for seat in table.seats]
    return Joined(told_apart(checked_name(name), others), token)


def seat_to_join(table: Table, wanted: int | None) -> int:
    """Return the open seat to take, any for None; raises RequestRefused."""
    is_open = [seat.kind == "open" for seat in table.seats]
    if wanted is not None:
        if not 0 <= wanted < len(is_open):
            raise refused("no-such-seat")
        if not is_open[wanted]:
            raise refused("seat-taken")
        return wanted
    if not any(is_open):
        raise refused("no-open-seat")
    return is_open.index(True)
