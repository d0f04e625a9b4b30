"""New tables, and who should sit at them."""

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from polis.server.protocol.api.seats import SeatKey
from polis.server.protocol.client_messages import Name
from polis.server.protocol.tables import Clock


class Wish(Struct, tag_field="kind", frozen=True):
    """Who should have a seat."""


class Me(Wish, tag="me", frozen=True):
    """The person who creates the table."""

    name: Name


class Open(Wish, tag="open", frozen=True):
    """The first person to follow the link."""


class BotWish(Wish, tag="bot", frozen=True):
    """A bot."""

    bot: Name


SeatWish: TypeAlias = Me | Open | BotWish


class NewTable(Struct, frozen=True):
    """A request to create a table.

    returns: whether a person may come back after a bot has acted for them; box: the text of a
    component file, null for the packaged one.
    """

    game: str
    options: dict[str, Any]
    seats: Annotated[list[SeatWish], Meta(max_length=8)]
    clock: Clock
    listed: bool
    spectators: bool
    chat: bool
    take_backs: bool
    returns: bool = False
    box: str | None = None


class NewTableReply(Struct, frozen=True):
    """The new table.

    commitment: to the secret of its shuffle, fixed before anybody's text for it is received.
    """

    id: str
    keys: Sequence[SeatKey]
    commitment: str


class Rematch(Struct, frozen=True):
    """A request to play the same table again; it has no fields."""
