"""The commands that a client can send: each is one class, which is also its message.

To add one:

1. Write its class in a module of this package: its fields are the message, `check` says who may
   send it, `decide` returns the entries that follow or refuses, `writes` lists their kinds. The
   effect of a new kind of entry is its `apply`; its tag must stay readable for ever.
2. Add the class to COMMANDS.
3. Add the texts of its refusals, `refused-CODE`, to `server/text/*.ftl`.
4. Run `make messages`, which gives the browser the message type.
"""

from typing import Final

from polis.server.table.commands.base import Command
from polis.server.table.commands.offers import Answer, MakeOffer
from polis.server.table.commands.playing import Act, Say, Undo
from polis.server.table.commands.seating import Fill, Free, Ready, Replace, Resign, Return
from polis.server.table.entries import Draft
from polis.server.table.table import Table
from polis.server.texts import refused

__all__ = ["COMMANDS", "Command", "decide"]

COMMANDS: Final[tuple[type[Command], ...]] = (
    Act, Say, Undo, MakeOffer, Answer, Ready, Resign, Return, Fill, Free, Replace,
)  # fmt: skip


MOST_CHANGES: Final = 200
"""Of a seat, plus four for each ply: doing and undoing must not go on for ever.

It is a seat's, so that nobody uses up what is others'. Being ready, leaving, coming back and answering do not count.
"""


def decide(table: Table, command: Command, key: str | None = None) -> list[Draft]:
    """Return the entries that follow from a command, none if nothing would change.

    key: set on the first of them. Raises RequestRefused.
    """
    if not 0 <= command.seat < len(table.seats):
        raise refused("no-such-seat")
    command.check(table)
    drafts = command.decide(table)
    if not drafts:
        return []
    first = drafts[0]
    if first.body.counts and table.changes[command.seat] >= MOST_CHANGES + 4 * table.ply:
        raise refused("too-many-changes")
    return [Draft(first.body, first.seat, key, first.steps), *drafts[1:]]
