"""What all commands have in common."""

from typing import ClassVar

from polis.server.protocol.client_messages import ClientMessage, Key, Whole
from polis.server.table.entries import Body, Draft
from polis.server.table.table import Table
from polis.server.texts import refused


class Command(ClientMessage, frozen=True):
    """A message that asks to change a table.

    key: chosen by the client, once per command: a command sent again has no further effect; seat:
    the sender's; writes: the kinds of entries that it may add to the journal.
    """

    key: Key
    seat: Whole
    writes: ClassVar[tuple[type[Body], ...]] = ()

    def check(self, table: Table) -> None:
        """Raise RequestRefused if the holder of the seat may not send it now.

        By default, a person has to play the seat, not a bot in their place.
        """
        check_person(table, self.seat)

    def decide(self, table: Table) -> list[Draft]:
        """Return the entries that follow, none if nothing would change; raises RequestRefused."""
        raise NotImplementedError


class TurnCommand(Command, frozen=True):
    """A command of the seat to act; ply: the position that the client sees."""

    ply: Whole

    def check(self, table: Table) -> None:
        """Raise RequestRefused unless the seat is to decide in this position."""
        check_turn(table, self.seat, self.ply)


def check_person(table: Table, seat: int) -> None:
    """Raise RequestRefused if a bot plays the seat."""
    if not table.seats[seat].is_person:
        raise refused("played-by-bot")


def check_turn(table: Table, seat: int, ply: int) -> None:
    """Raise RequestRefused unless the seat is to decide in the position of a ply."""
    if table.status != "playing":
        raise refused({"gathering": "not-begun", "over": "over", "paused": "paused"}[table.status])
    if ply != table.ply:
        raise refused("stale")
    if table.turn != seat:
        raise refused("not-your-turn")
    check_person(table, seat)
