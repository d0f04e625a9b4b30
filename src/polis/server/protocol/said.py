"""What the client says over /ws/tables/{id}. Who speaks is known by the tokens of its `hello`.

`key` is chosen by the client, once for each thing it wants done: sent again it does nothing more.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from polis.server.protocol.tables import OfferKind

Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]
Whole: TypeAlias = Annotated[int, Meta(ge=-(2**31), le=2**31)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]  # what a browser counts without loss
Numbers: TypeAlias = Annotated[list[Whole], Meta(max_length=200)]
Line: TypeAlias = Annotated[str, Meta(max_length=500)]
Token: TypeAlias = Annotated[str, Meta(max_length=128)]


class Said(Struct, tag_field="type", frozen=True):
    """Anything a client says."""


class Hello(Said, tag="hello", frozen=True):
    """The first message, and the one after a gap; session: the token of a device that is signed in."""

    tokens: Annotated[list[Token], Meta(max_length=16)]
    since: Whole | None
    session: Token | None = None


class Look(Said, tag="look", frozen=True):
    """See the table with the eyes of a seat that is held, or with those of an onlooker."""

    seat: Whole | None


class Act(Said, tag="act", frozen=True):
    """Do these actions, all or none."""

    key: Key
    ply: Whole
    seat: Whole
    actions: Numbers


class Say(Said, tag="say", frozen=True):
    """Do what a line of notation says, all or nothing."""

    key: Key
    ply: Whole
    seat: Whole
    line: Line


class Preview(Said, tag="preview", frozen=True):
    """What would these actions lead to?"""

    id: Number
    ply: Whole
    seat: Whole
    actions: Numbers


class Why(Said, tag="why", frozen=True):
    """Why is this line not allowed, after these actions?"""

    id: Number
    ply: Whole
    seat: Whole
    actions: Numbers
    line: Line


class Undo(Said, tag="undo", frozen=True):
    """Take back what was done in this turn, to a ply."""

    key: Key
    ply: Whole
    seat: Whole
    to: Whole


class MakeOffer(Said, tag="offer", frozen=True):
    """Ask the other persons for something; ply: where a take-back shall lead."""

    key: Key
    seat: Whole
    kind: OfferKind
    ply: Whole


class Answer(Said, tag="answer", frozen=True):
    """Agree to what was asked, or not; the one who asked takes it back with a no."""

    key: Key
    seat: Whole
    yes: bool


class Ready(Said, tag="ready", frozen=True):
    """Cards may be dealt; entropy: a text that goes into the shuffle."""

    key: Key
    seat: Whole
    entropy: Annotated[str, Meta(max_length=200)] | None = None


class Resign(Said, tag="resign", frozen=True):
    """Let a bot play on for this seat."""

    key: Key
    seat: Whole
    bot: str


class Return(Said, tag="return", frozen=True):
    """Take the seat back from the bot."""

    key: Key
    seat: Whole


class Fill(Said, tag="fill", frozen=True):
    """Seat a bot at an open place before the cards are dealt; any person at the table may."""

    key: Key
    seat: Whole
    place: Whole
    bot: str


class Free(Said, tag="free", frozen=True):
    """Open a place again at which a bot was seated, before the cards are dealt."""

    key: Key
    seat: Whole
    place: Whole


class Chat(Said, tag="chat", frozen=True):
    """Say something to all at the table."""

    key: Key
    seat: Whole | None
    text: Line


class Ping(Said, tag="ping", frozen=True):
    """Is somebody there?"""


ClientMessage: TypeAlias = (
    Hello | Look | Act | Say | Preview | Why | Undo | MakeOffer | Answer | Ready | Resign | Return
    | Fill | Free | Chat | Ping
)  # fmt: skip
