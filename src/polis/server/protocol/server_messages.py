"""What the server sends over /ws/tables/{id}."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from polis.server.protocol.position import Happened, Position, Texts
from polis.server.protocol.tables import ChatLine, HeadChanges, TableHead


class ServerMessage(Struct, tag_field="type", frozen=True):
    """Any message from the server."""


class Seen(ServerMessage, frozen=True, omit_defaults=True):
    """What a viewer may know of a game, as bytes; docs/reference/engine.md says how they are read.

    record: the viewer's observation; rows: events, seven int16 each: the ply, and the event as the
    engine writes it, with 0 for what the viewer may not know. A game that browsers have no engine
    for has a position and events as JSON instead.
    """

    version: int
    viewer: int | None = None
    record: bytes | None = None
    rows: bytes = b""
    position: Position | None = None
    happened: Sequence[Happened] = ()


class Welcome(Seen, tag="welcome", frozen=True, kw_only=True):
    """The whole table: the answer to `hello` and `look`.

    Its events are those since the ply `since` of `hello`, or from the beginning.
    """

    table: TableHead
    held: Sequence[int]
    chat: Sequence[ChatLine]


class Update(Seen, tag="update", frozen=True, kw_only=True):
    """The table has changed.

    key: of the command that this acknowledges; table: the fields of `TableHead` that have changed,
    except the clocks and who is connected; clocks: of each seat, where one runs; change: what is
    new in the record since the version before, pairs of uint16: the place of a word, and the word;
    rewound: whether plies were taken back, so that the events after the current one are void.
    """

    key: str | None = None
    table: HeadChanges = {}
    clocks: Sequence[int | None] = ()
    change: bytes = b""
    rewound: bool = False


class Refused(ServerMessage, tag="refused", frozen=True):
    """A message was refused and nothing was done: why, with the clause of a rule that forbids it.

    key: of the message, if it had one that could be read.
    """

    key: str | None
    code: str
    clause: str | None
    text: Texts
    version: int


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
    Welcome, Update, Refused, Presence, ChatMessage, Thinking, Pong,
)  # fmt: skip
"""All messages."""
