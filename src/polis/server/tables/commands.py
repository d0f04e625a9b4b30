"""What is asked of a table, and what follows: entries for its journal, or a refusal."""

from collections.abc import Callable
from typing import Any, Final

from polis.server.protocol import said
from polis.server.refusal import refused
from polis.server.tables import offers, playing, seating
from polis.server.tables.entries import Draft
from polis.server.tables.table import Table

Asked = (
    said.Act | said.Say | said.Undo | said.MakeOffer | said.Answer | said.Ready | said.Resign
    | said.Return | said.Fill | said.Free
)  # fmt: skip

DECIDERS: Final[dict[type, Callable[[Table, Any], list[Draft]]]] = {
    said.Act: playing.act,
    said.Say: playing.say,
    said.Undo: playing.undo,
    said.MakeOffer: offers.make,
    said.Answer: offers.answer,
    said.Ready: seating.ready,
    said.Resign: seating.resign,
    said.Return: seating.take_back,
    said.Fill: seating.fill,
    said.Free: seating.free,
}


def decide(table: Table, asked: Asked, key: str | None = None) -> list[Draft]:
    """The entries that follow from what the holder of a seat asks for; raises Refusal.

    None follow from what is so already. The first entry has the key.
    """
    if not 0 <= asked.seat < len(table.seats):
        raise refused("no-such-seat")
    drafts = DECIDERS[type(asked)](table, asked)
    return [Draft(drafts[0].body, drafts[0].seat, key), *drafts[1:]] if drafts else []
