"""The journal of a table: entries of which nothing is ever changed or taken away."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from polis.server.protocol.tables import Clock, OfferKind


class Terms(Struct, frozen=True):
    """What is agreed when a table is made; lesson: the guided first game, dealt by its script."""

    game: str
    options: dict[str, Any]
    clock: Clock
    listed: bool
    spectators: bool
    chat: bool
    take_backs: bool
    lesson: bool = False


class Start(Struct, frozen=True):
    """A seat as it is when the table is made; token: the hash of what proves that it is one's own."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = None
    token: str | None = None
    entropy: str = ""
    ready: bool = False


class Created(Struct, tag_field="kind", tag="created", frozen=True):
    """A table was made; origin: the table it is a branch or a rematch of."""

    terms: Terms
    seats: list[Start]
    origin: str | None = None


class Joined(Struct, tag_field="kind", tag="joined", frozen=True):
    """Somebody took a seat."""

    name: str
    token: str
    entropy: str


class Readied(Struct, tag_field="kind", tag="readied", frozen=True):
    """Somebody is ready; entropy: null if it stays what it was."""

    entropy: str | None


class Dealt(Struct, tag_field="kind", tag="dealt", frozen=True):
    """The game was set up; the hash of the first position."""

    hash: str


class Acted(Struct, tag_field="kind", tag="acted", frozen=True):
    """A step: actions in notation, each with the hash of the position it led to."""

    actions: list[str]
    hashes: list[str]


class Undone(Struct, tag_field="kind", tag="undone", frozen=True):
    """Actions were taken back, down to a ply."""

    to: int


class Offered(Struct, tag_field="kind", tag="offered", frozen=True):
    """A seat asks the others for something."""

    offer: OfferKind
    ply: int


class Answered(Struct, tag_field="kind", tag="answered", frozen=True):
    """A seat agrees or does not."""

    yes: bool


class Paused(Struct, tag_field="kind", tag="paused", frozen=True):
    """All agreed to stop for a while."""


class Resumed(Struct, tag_field="kind", tag="resumed", frozen=True):
    """All agreed to go on."""


class Resigned(Struct, tag_field="kind", tag="resigned", frozen=True):
    """A bot plays on for a seat; late: its clock had run out."""

    bot: str
    late: bool = False


class Returned(Struct, tag_field="kind", tag="returned", frozen=True):
    """The person of a seat is back."""


class Filled(Struct, tag_field="kind", tag="filled", frozen=True):
    """Somebody at the table seated a bot at an open place."""

    place: int
    bot: str


class Freed(Struct, tag_field="kind", tag="freed", frozen=True):
    """A place at which a bot was seated is open again."""

    place: int


class Rematched(Struct, tag_field="kind", tag="rematched", frozen=True):
    """The same seats play again, at another table."""

    table: str


Body: TypeAlias = (
    Created | Joined | Readied | Dealt | Acted | Undone | Offered | Answered | Paused | Resumed
    | Resigned | Returned | Filled | Freed | Rematched
)  # fmt: skip


class Draft(Struct, frozen=True):
    """An entry that is not stored yet; key: what the client calls it, so that it happens once."""

    body: Body
    seat: int | None = None
    key: str | None = None


class Entry(Struct, frozen=True):
    """An entry of the journal; at: seconds since 1970."""

    version: int
    at: float
    body: Body
    seat: int | None = None
    key: str | None = None
