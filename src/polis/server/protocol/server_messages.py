"""What the server sends over /ws/tables/{id}."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from polis.server.protocol.position import Happened, Position, Texts
from polis.server.protocol.tables import ChatLine, TableHead


class ServerMessage(Struct, tag_field="type", frozen=True):
    """Any message from the server."""


class Welcome(ServerMessage, tag="welcome", frozen=True):
    """The whole table: the answer to `hello` and `look`.

    happened: since the ply `since` of `hello`, or from the beginning, as the viewer may know it.
    """

    version: int
    table: TableHead
    held: Sequence[int]
    viewer: int | None
    position: Position | None
    happened: Sequence[Happened]
    chat: Sequence[ChatLine]


class Update(ServerMessage, tag="update", frozen=True):
    """The table has changed.

    key: of the command that this acknowledges; rewound: whether plies were taken back, so that what
    happened after `position.ply` is void.
    """

    version: int
    key: str | None
    table: TableHead
    viewer: int | None
    position: Position | None
    happened: Sequence[Happened]
    rewound: bool


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
    """What the actions of a draft would lead to, as the viewer would see it.

    stops: why there is no further position: something hidden is revealed, or the turn has passed.
    """

    id: int
    position: Position | None
    happened: Sequence[Happened]
    stops: Literal["reveals", "turn"] | None
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
    """A bot has been thinking for a while; sent again while it does, until the next `update`.

    ahead: the decisions that go first while the server is busy; seconds: since the bot's turn began;
    waits_for_room: whether this table of bots only waits until another one of its owner has ended.
    """

    seat: int
    bot: str
    ahead: int
    seconds: int
    waits_for_room: bool = False


class Pong(ServerMessage, tag="pong", frozen=True):
    """The answer to `ping`."""


MESSAGES: Final = (
    Welcome, Update, Refused, PreviewResult, ReasonMessage, Presence, ChatMessage, Thinking,
    Pong,
)  # fmt: skip
"""All messages."""
