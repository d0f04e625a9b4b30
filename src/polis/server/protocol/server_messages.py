"""What the server sends over /ws/tables/{id}."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from polis.server.protocol.position import Happened, Position, Texts
from polis.server.protocol.tables import ChatLine, TableHead


class ServerMessage(Struct, tag_field="type", frozen=True):
    """Any message from the server."""


class Welcome(ServerMessage, tag="welcome", frozen=True):
    """The whole table: the answer to `hello` and `look`."""

    version: int
    table: TableHead
    held: Sequence[int]
    viewer: int | None
    position: Position | None
    happened: Annotated[
        Sequence[Happened],
        Meta(
            description="Everything that happened since `since`, or all of it, as the viewer may know it."
        ),
    ]
    chat: Sequence[ChatLine]


class Update(ServerMessage, tag="update", frozen=True):
    """The table has changed; the `key` of a command acknowledges that command."""

    version: int
    key: str | None
    table: TableHead
    viewer: int | None
    position: Position | None
    happened: Sequence[Happened]
    rewound: Annotated[
        bool,
        Meta(
            description="True when plies were taken back: what happened after `position.ply` is void."
        ),
    ]


class Refused(ServerMessage, tag="refused", frozen=True):
    """A message was refused and nothing was done: why, with the clause of a rule that forbids it.

    key, id: of the message, if it had one that could be read.
    """

    key: str | None
    code: str
    clause: str | None
    text: Texts
    version: int
    id: int | None = None


class Reason(Struct, frozen=True):
    """Why something is not allowed."""

    clause: str | None
    text: Texts


class PreviewResult(ServerMessage, tag="preview", frozen=True):
    """What the actions of a draft would lead to, as the viewer would see it."""

    id: int
    position: Position | None
    happened: Sequence[Happened]
    stops: Annotated[
        Literal["reveals", "turn"] | None,
        Meta(
            description="Why there is no further position: something hidden is revealed, or the turn has passed."
        ),
    ]
    refused: Reason | None


class ReasonMessage(Reason, tag_field="type", tag="reason", frozen=True):
    """The answer to `why`."""

    id: int


class Presence(ServerMessage, tag="presence", frozen=True):
    """Who is connected: each seat, and the number of spectators."""

    online: Sequence[bool]
    onlookers: int


class ChatMessage(ServerMessage, tag="chat", frozen=True):
    """A new line of the chat."""

    line: ChatLine


class Thinking(ServerMessage, tag="thinking", frozen=True):
    """A bot has been thinking for a while; sent again while it does, until the next `update`."""

    seat: int
    bot: str
    ahead: Annotated[
        int,
        Meta(
            description="How many other decisions go first while the server is busy; 0: it is being thought."
        ),
    ]
    seconds: Annotated[int, Meta(description="Since it was the bot's turn.")]
    waits_for_room: Annotated[
        bool,
        Meta(
            description="True if this table of bots is queued behind another one of the same owner."
        ),
    ] = False


class Pong(ServerMessage, tag="pong", frozen=True):
    """The answer to `ping`."""


MESSAGES: Final = (
    Welcome, Update, Refused, PreviewResult, ReasonMessage, Presence, ChatMessage, Thinking,
    Pong,
)  # fmt: skip
"""All messages."""
