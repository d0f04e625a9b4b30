"""What goes over HTTP."""

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct, field

from polis.server.protocol.position import Happened, Language, Position, Texts
from polis.server.protocol.said import Token, Whole
from polis.server.protocol.tables import Clock, TableHead

Name: TypeAlias = Annotated[str, Meta(max_length=80)]
Entropy: TypeAlias = Annotated[str, Meta(max_length=200)]
Password: TypeAlias = Annotated[str, Meta(max_length=1000)]
Address: TypeAlias = Annotated[str, Meta(max_length=1000)]
TableId: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"^[\w-]*$")]


class OptionInfo(Struct, frozen=True):
    """An option of a table with its values."""

    name: str
    values: Sequence[str | bool]
    default: str | bool
    label: Texts
    clause: str


class BotInfo(Struct, frozen=True):
    """A bot that can sit at a table."""

    name: str
    label: Texts


class GameInfo(Struct, frozen=True):
    """A game that can be played; lesson: whether it has a guided first game."""

    name: str
    title: str
    seats: Sequence[int]
    seat_names: Sequence[Texts]
    options: Sequence[OptionInfo]
    bots: Sequence[BotInfo]
    lesson: bool


class Config(Struct, frozen=True):
    """What this server offers."""

    version: str
    games: Sequence[GameInfo]
    push_key: str | None


class Clause(Struct, frozen=True):
    """A rule of a game."""

    id: str
    source: str
    ruling: bool
    text: Texts


class VerbInfo(Struct, frozen=True):
    """The actions of a verb: its parts are counted like digits, the last one fastest, from `first`."""

    verb: str
    first: int
    sizes: Sequence[int]


class GameDetail(GameInfo, frozen=True):
    """A game with its box, its rules and the numbers of its actions."""

    components: dict[str, Any]
    components_id: str
    clauses: Sequence[Clause]
    verbs: Sequence[VerbInfo]


class Wish(Struct, tag_field="kind", frozen=True):
    """Who shall sit on a seat."""


class Me(Wish, tag="me", frozen=True):
    """The one who makes the table."""

    name: Name
    entropy: Entropy = ""


class Open(Wish, tag="open", frozen=True):
    """Whoever follows the link."""


class BotWish(Wish, tag="bot", frozen=True):
    """A bot."""

    bot: Name


SeatWish: TypeAlias = Me | Open | BotWish


class NewTable(Struct, frozen=True):
    """A table to be made."""

    game: str
    options: dict[str, Any]
    seats: Annotated[list[SeatWish], Meta(max_length=8)]
    clock: Clock
    listed: bool
    spectators: bool
    chat: bool
    take_backs: bool


class SeatKey(Struct, frozen=True):
    """What proves that a seat is one's own; known to nobody else."""

    seat: int
    token: str


class NewTableReply(Struct, frozen=True):
    """The table that was made."""

    id: str
    keys: Sequence[SeatKey]


class NewLesson(Struct, frozen=True):
    """A table for the guided first game; name: of the learner."""

    name: Name


class LessonStep(Struct, frozen=True):
    """What is said, and from which ply on; moves: what the learner does then, in notation."""

    text: Texts
    clauses: Sequence[str]
    ply: int
    moves: Sequence[str]


class LessonInfo(Struct, frozen=True):
    """A guided first game; plies: how many actions it has, those of the other seats included."""

    game: str
    seats: int
    learner: int
    plies: int
    steps: Sequence[LessonStep]


class PositionAt(Struct, frozen=True):
    """A position of the game so far, and what led to it."""

    position: Position
    happened: Sequence[Happened]
    plies: int


class TakeSeat(Struct, frozen=True):
    """A seat to be taken; null: any that is open."""

    seat: Whole | None
    name: Name
    entropy: Entropy = ""


class AskHint(Struct, frozen=True):
    """What would a strong bot do here?"""

    seat: Whole
    ply: Whole


class Hint(Struct, frozen=True):
    """What a strong bot would do: its actions for the turn, and why, a sentence a line."""

    ply: int
    actions: Sequence[int]
    lines: Sequence[Texts]


class Branch(Struct, frozen=True):
    """From which position on."""

    ply: Whole


class Rematch(Struct, frozen=True):
    """The same table again."""

    entropy: Entropy = ""


class MyTable(Struct, frozen=True):
    """A table with the proof that a seat of it is one's own."""

    id: TableId
    token: Token


class Mine(Struct, frozen=True):
    """Which tables are mine?"""

    tables: Annotated[list[MyTable], Meta(max_length=500)] = field(default_factory=list)


class Credentials(Struct, frozen=True):
    """Who wants to sign up or in."""

    name: Annotated[str, Meta(max_length=400)]
    password: Password


class NewPassword(Struct, frozen=True):
    """Another password instead of the old one."""

    old: Password
    new: Password


class OwnPassword(Struct, frozen=True):
    """The password, once more."""

    password: Password


class Session(Struct, frozen=True):
    """A device that is signed in; token: known to nobody else."""

    name: str
    token: str


class AccountInfo(Struct, frozen=True):
    """An account and how many seats it has."""

    name: str
    seats: int


class PushKeys(Struct, frozen=True):
    """What messages to a browser are encrypted with, as the browser gives it."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushAddress(Struct, frozen=True):
    """Where a browser can be reached, as the browser gives it."""

    endpoint: Address
    keys: PushKeys


class Follow(Mine, kw_only=True, frozen=True):
    """Tell this browser about these tables, and about those of its account."""

    subscription: PushAddress
    language: Language


class Unfollow(Struct, frozen=True):
    """Tell this browser nothing more."""

    endpoint: Address


class NewHook(Struct, frozen=True):
    """Tell a program about a seat."""

    seat: Whole
    url: Address
    language: Language = "en"


class HookSecret(Struct, frozen=True):
    """A webhook; secret: what its messages are signed with, told once."""

    id: str
    secret: str


class HookInfo(Struct, frozen=True):
    """A webhook of a seat."""

    id: str
    url: str


class OldHook(Struct, frozen=True):
    """A webhook that shall be no more."""

    id: Annotated[str, Meta(max_length=40)]


class Listed(Struct, frozen=True):
    """The tables that anybody may find."""

    tables: Sequence[TableHead]


class MineHead(TableHead):
    """A table of which one holds seats."""

    held: Sequence[int] = ()


class MyTables(Struct, frozen=True):
    """The tables of which one holds seats, those that wait first; account: its name, if one asks."""

    tables: Sequence[MineHead]
    account: str | None = None


class Verdict(Struct, frozen=True):
    """Whether a stored game agrees with the rules."""

    ok: bool
    text: Texts


class Problem(Struct, frozen=True):
    """Why something was not done."""

    code: str
    text: Texts
    clause: str | None
