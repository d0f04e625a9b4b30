"""What the client says over /ws/tables/{id}. Who speaks is known by the tokens of its `hello`.

`key` is chosen by the client, once for each thing it wants done: sent again it does nothing more.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from polis.server.protocol.tables import OfferKind

Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Numbers: TypeAlias = Annotated[list[int], Meta(max_length=200)]
Line: TypeAlias = Annotated[str, Meta(max_length=500)]
Token: TypeAlias = Annotated[str, Meta(max_length=128)]


class Said(Struct, tag_field="type", frozen=True):
    """Anything a client says."""


class Hello(Said, tag="hello", frozen=True):
    """The first message, and the one after a gap."""

    tokens: Annotated[list[Token], Meta(max_length=16)]
    since: int | None


class Look(Said, tag="look", frozen=True):
    """See the table with the eyes of a seat that is held, or with those of an onlooker."""

    seat: int | None


class Act(Said, tag="act", frozen=True):
    """Do these actions, all or none."""

    key: Key
    ply: int
    seat: int
    actions: Numbers


class Say(Said, tag="say", frozen=True):
    """Do what a line of notation says, all or nothing."""

    key: Key
    ply: int
    seat: int
    line: Line


class Preview(Said, tag="preview", frozen=True):
    """What would these actions lead to?"""

    id: int
    ply: int
    seat: int
    actions: Numbers


class Why(Said, tag="why", frozen=True):
    """Why is this line not allowed, after these actions?"""

    id: int
    ply: int
    seat: int
    actions: Numbers
    line: Line


class Undo(Said, tag="undo", frozen=True):
    """Take back what was done in this turn, to a ply."""

    key: Key
    ply: int
    seat: int
    to: int


class MakeOffer(Said, tag="offer", frozen=True):
    """Ask the other persons for something; ply: where a take-back shall lead."""

    key: Key
    seat: int
    kind: OfferKind
    ply: int


class Answer(Said, tag="answer", frozen=True):
    """Agree to what was asked, or not; the one who asked takes it back with a no."""

    key: Key
    seat: int
    yes: bool


class Ready(Said, tag="ready", frozen=True):
    """Cards may be dealt; entropy: a text that goes into the shuffle."""

    key: Key
    seat: int
    entropy: Annotated[str, Meta(max_length=200)] | None = None


class Resign(Said, tag="resign", frozen=True):
    """Let a bot play on for this seat."""

    key: Key
    seat: int
    bot: str


class Return(Said, tag="return", frozen=True):
    """Take the seat back from the bot."""

    key: Key
    seat: int


class Chat(Said, tag="chat", frozen=True):
    """Say something to all at the table."""

    key: Key
    seat: int | None
    text: Line


class Ping(Said, tag="ping", frozen=True):
    """Is somebody there?"""


ClientMessage: TypeAlias = (
    Hello | Look | Act | Say | Preview | Why | Undo | MakeOffer | Answer | Ready | Resign | Return
    | Chat | Ping
)  # fmt: skip
