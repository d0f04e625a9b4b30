"""What the server says over /ws/tables/{id}."""

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from polis.server.protocol.position import Happened, Position, Texts
from polis.server.protocol.tables import ChatLine, TableHead


class Told(Struct, tag_field="type", frozen=True):
    """Anything the server says."""


class Welcome(Told, tag="welcome", frozen=True):
    """The whole table as it is now: the answer to `hello` and `look`."""

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


class Update(Told, tag="update", frozen=True):
    """Something was done; for the one who asked for it, `key` makes it the acknowledgement."""

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


class Refused(Told, tag="refused", frozen=True):
    """Nothing was done; why, with the clause if a rule forbids it."""

    key: str | None
    code: str
    clause: str | None
    text: Texts
    version: int


class Reason(Struct, frozen=True):
    """Why something is not allowed."""

    clause: str | None
    text: Texts


class PreviewResult(Told, tag="preview", frozen=True):
    """Where the actions of a draft would lead, as the viewer would see it."""

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


class Presence(Told, tag="presence", frozen=True):
    """Who is here."""

    online: Sequence[bool]
    onlookers: int


class ChatMessage(Told, tag="chat", frozen=True):
    """Somebody said something."""

    line: ChatLine


class Pong(Told, tag="pong", frozen=True):
    """Yes."""


ServerMessage: TypeAlias = (
    Welcome | Update | Refused | PreviewResult | ReasonMessage | Presence | ChatMessage | Pong
)
