"""What everybody may know about a table: its seats, its status, its terms; and the wish for a new one."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from polis.server.protocol.client_messages import Name

SeatKind: TypeAlias = Literal["open", "person", "outside", "bot"]
TableStatus: TypeAlias = Literal["gathering", "playing", "paused", "over"]
OfferKind: TypeAlias = Literal["take-back", "pause", "resume"]
Deal: TypeAlias = Literal["new", "branch", "lesson", "drawn"]
LessonState: TypeAlias = Literal["on", "left"]


class SeatHead(Struct):
    """A seat.

    kind: who decides: a person, a program from outside, or a bot of this server; clock_ms: the time
    left, null without a clock; away: whether a bot plays for the person who owns it; may_return: whether that person may come
    back.
    """

    kind: SeatKind
    name: str
    bot: str | None
    ready: bool
    online: bool
    clock_ms: int | None
    away: bool = False
    may_return: bool = False


class Clock(Struct, frozen=True):
    """How much time people have.

    live: `base_s` for the whole game plus `increment_s` for each turn; days: `base_s` for each
    turn.
    """

    kind: Literal["none", "live", "days"] = "none"
    base_s: int = 0
    increment_s: int = 0


class Offer(Struct, frozen=True):
    """A request for the consent of the others; ply: where a take-back would lead."""

    kind: OfferKind
    seat: int
    ply: int
    agreed: Sequence[int]


class Result(Struct, frozen=True):
    """How the game ended."""

    ending: str
    scores: Sequence[int]
    winners: Sequence[int]


class BoxHead(Struct, frozen=True):
    """A custom box. id, sha256: as `polis components check` prints them."""

    id: str
    sha256: str


class TableHead(Struct):
    """A table without its position.

    lesson: whether a guided first game has followed its script so far, null at other tables;
    returns: whether a person may come back after a bot has acted for them; deal: new cards, those
    of the game from which it branches, or those of a lesson; box: null for the packaged one;
    replaceable: from when the others may let a bot sit in for the seat to act, null if never;
    rules: the version of the rules of a game that began under other ones than the server's, else null.
    """

    id: str
    game: str
    options: dict[str, Any]
    status: TableStatus
    seats: list[SeatHead]
    clock: Clock
    listed: bool
    spectators: bool
    chat: bool
    take_backs: bool
    created: str
    commitment: str
    secret: str | None
    ply: int
    turn: int | None
    undo_to: int | None
    reset_to: int | None
    offer: Offer | None
    result: Result | None
    rematch: str | None = None
    lesson: LessonState | None = None
    returns: bool = True
    deal: Deal = "new"
    box: BoxHead | None = None
    replaceable: str | None = None
    rules: int | None = None


HeadChanges: TypeAlias = Annotated[dict[str, Any], Meta(description="some fields of a TableHead")]


class ChatLine(Struct, frozen=True):
    """A line of the chat; seat: null for a spectator."""

    seat: int | None
    name: str
    text: str
    at: str


class HookInfo(Struct, frozen=True):
    """A webhook of a seat.

    tried: when something was last sent, null if never; status: what was answered, 0 without an answer.
    """

    id: str
    url: str
    tried: str | None = None
    status: int | None = None


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


class OutsideWish(Wish, tag="outside", frozen=True):
    """A program that is none of this server's; the maker of the table gets its key."""

    name: Name


SeatWish: TypeAlias = Me | Open | BotWish | OutsideWish


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
