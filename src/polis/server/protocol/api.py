"""The bodies of HTTP requests and answers."""

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct, field

from polis.server.protocol.client_messages import Token, Whole
from polis.server.protocol.position import Happened, Language, Position, Texts
from polis.server.protocol.tables import Clock, TableHead

Name: TypeAlias = Annotated[str, Meta(max_length=80)]
Entropy: TypeAlias = Annotated[str, Meta(max_length=200)]
Password: TypeAlias = Annotated[str, Meta(max_length=1000)]
Address: TypeAlias = Annotated[str, Meta(max_length=1000)]
TableId: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"^[\w-]*$")]


class OptionInfo(Struct, frozen=True):
    """An option of a table; clause: id of the rule that it changes."""

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


class PartAt(Struct, frozen=True):
    """A part of a game that is being compiled: `search`, `rules`, `greedy`, `hints`, `planner`.

    percent: 0 to 99; bots: the names of those that wait for it.
    """

    name: str
    percent: int
    bots: Sequence[str]


class BeingPrepared(Struct, frozen=True):
    """A game of which something is not compiled yet; percent: of all of it, 0 to 99."""

    game: str
    percent: int
    parts: Sequence[PartAt]


class Preparation(Struct, frozen=True):
    """What the server is compiling, in no order; nothing when all is done."""

    missing: Sequence[BeingPrepared]


class Chosen(Struct, frozen=True):
    """The game that somebody is about to play, empty before a choice, and the bots of the table."""

    game: str = ""
    bots: Annotated[list[Name], Meta(max_length=8)] = field(default_factory=list)


class Config(Struct, frozen=True):
    """The version and the games of the server.

    push_key: its public key for Web Push; preparing: whether something is still being compiled.
    """

    version: str
    games: Sequence[GameInfo]
    push_key: str | None
    preparing: bool


class Clause(Struct, frozen=True):
    """A rule of a game."""

    id: str
    source: str
    ruling: bool
    text: Texts


class VerbInfo(Struct, frozen=True):
    """The numbers of a verb's actions, from `first` on: parts are digits of these sizes, the last fastest."""

    verb: str
    first: int
    sizes: Sequence[int]


class GameDetail(GameInfo, frozen=True):
    """A game with its components and its clauses, and each action's notation by its number."""

    components: dict[str, Any]
    components_id: str
    clauses: Sequence[Clause]
    verbs: Sequence[VerbInfo]
    notation: Sequence[str]


class BoxValue(Struct, frozen=True):
    """A value of a component file.

    name: such as `camps.count`; origin: `rulebook`, `source` or `reconstructed`; source: in words; line: in
    the file; changed: whether it is another one than in the packaged box.
    """

    name: str
    value: Any
    origin: str
    source: str
    line: int
    changed: bool


class BoxPage(Struct, frozen=True):
    """A component file.

    file: what it is called in the fault; fault: why it is no box, as `polis components check` says it; line:
    of the fault; id, title, sha256: null where it is no box; components: its values without their provenance,
    those of the packaged box where it cannot be read.
    """

    file: str
    text: str
    fault: str | None
    line: int | None
    id: str | None
    title: str | None
    sha256: str | None
    values: Sequence[BoxValue]
    components: dict[str, Any]


class BoxChange(Struct, frozen=True):
    """Another value for a place of a component file.

    source: how one knows it; restore: the value of the packaged box instead.
    """

    name: Annotated[str, Meta(max_length=200)]
    value: Any = None
    source: Annotated[str, Meta(max_length=1000)] = ""
    restore: bool = False


class CheckBox(Struct, frozen=True):
    """A component file to be checked, null: the packaged one; changes: made first, in their order."""

    text: str | None = None
    changes: Annotated[list[BoxChange], Meta(max_length=40)] = field(default_factory=list)


class Wish(Struct, tag_field="kind", frozen=True):
    """Who shall have a seat."""


class Me(Wish, tag="me", frozen=True):
    """The one who makes the table."""

    name: Name


class Open(Wish, tag="open", frozen=True):
    """The first to follow the link."""


class BotWish(Wish, tag="bot", frozen=True):
    """A bot."""

    bot: Name


SeatWish: TypeAlias = Me | Open | BotWish


class NewTable(Struct, frozen=True):
    """A request to make a table.

    returns: whether a person may come back after a bot has acted for them; box: the text of a component
    file, null for the packaged one.
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


class SeatKey(Struct, frozen=True):
    """The token that proves the ownership of a seat; a secret."""

    seat: int
    token: str


class LogLine(Struct, frozen=True):
    """An entry of the log of commitments, as docs/reference/commitments.md describes it."""

    n: int
    at: int
    what: str
    of: int
    game: str
    deal: str | None
    commitment: str
    digest: str
    previous: str
    hash: str


class LogHead(Struct, frozen=True):
    """The last entry of the log of commitments: its number and its hash."""

    n: int
    hash: str


class LogPage(Struct, frozen=True):
    """Entries of the log of commitments in order, and its head."""

    entries: Sequence[LogLine]
    head: LogHead


class NewTableReply(Struct, frozen=True):
    """The table that was made.

    commitment: to the secret of its shuffle, which stands before anybody's text for it is heard; logged: the
    entry of the log that says so, null where the table was there before.
    """

    id: str
    keys: Sequence[SeatKey]
    commitment: str
    logged: LogLine | None = None


class NewLesson(Struct, frozen=True):
    """A request for a table of the guided first game; name: of the learner."""

    name: Name


class LessonTry(Struct, frozen=True):
    """Another choice at the last move of a step, in notation, and what the lesson says to it."""

    move: str
    text: Texts


class LessonStep(Struct, frozen=True):
    """A text, the ply at which it is shown, and the moves that the learner does then, in notation."""

    text: Texts
    clauses: Sequence[str]
    ply: int
    moves: Sequence[str]
    tries: Sequence[LessonTry]


class LessonInfo(Struct, frozen=True):
    """A guided first game; plies: the number of its actions, with those of the other seats."""

    game: str
    seats: int
    learner: int
    plies: int
    steps: Sequence[LessonStep]


class PositionAt(Struct, frozen=True):
    """A past position, the events that led to it, and the number of plies of the game so far."""

    position: Position
    happened: Sequence[Happened]
    plies: int


class Topic(Struct, frozen=True):
    """Something that can be asked about a position: its word, what it is called, what may follow."""

    name: str
    label: str
    things: Sequence[str]


class Answered(Struct, frozen=True):
    """The sentences of an answer; where nothing was asked, what can be."""

    lines: Sequence[str]
    topics: Sequence[Topic]


class TakeSeat(Struct, frozen=True):
    """A request for a seat; null: any open one."""

    seat: Whole | None
    name: Name


class BeReady(Struct, frozen=True):
    """Agreement that cards are dealt.

    entropy: a text for the shuffle; tokens: of the seats that it is for, besides those of the header.
    """

    entropy: Entropy
    tokens: Annotated[list[Token], Meta(max_length=8)] = field(default_factory=list)


class AskHint(Struct, frozen=True):
    """A request for what a strong bot would do."""

    seat: Whole
    ply: Whole


class Hint(Struct, frozen=True):
    """What a strong bot would do: its actions for the turn, and why, in lines."""

    ply: int
    actions: Sequence[int]
    lines: Sequence[Texts]


class Branch(Struct, frozen=True):
    """A request for a new table from a position on."""

    ply: Whole


class Rematch(Struct, frozen=True):
    """A request for the same table again; nothing is to be said with it."""


class MyTable(Struct, frozen=True):
    """A table and the token of a seat."""

    id: TableId
    token: Token


class Mine(Struct, frozen=True):
    """A request for the tables of these tokens."""

    tables: Annotated[list[MyTable], Meta(max_length=500)] = field(default_factory=list)


class Credentials(Struct, frozen=True):
    """A request to sign up or in."""

    name: Annotated[str, Meta(max_length=400)]
    password: Password


class NewPassword(Struct, frozen=True):
    """A request to change the password."""

    old: Password
    new: Password


class NewByLink(Struct, frozen=True):
    """A request for a new password with what stood in a link of the host."""

    link: Token
    password: Password


class NewReport(Struct, frozen=True):
    """A request to tell the host about a line of the chat, the one that was written at a time."""

    at: Annotated[str, Meta(max_length=40)]


class OwnPassword(Struct, frozen=True):
    """The password, to confirm a request."""

    password: Password


class Session(Struct, frozen=True):
    """A device that is signed in; token: a secret."""

    name: str
    token: str


class AccountInfo(Struct, frozen=True):
    """An account and the number of its seats."""

    name: str
    seats: int


class PushKeys(Struct, frozen=True):
    """The keys with which messages to a browser are encrypted, as the browser gives them."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushAddress(Struct, frozen=True):
    """The address of a browser, as the browser gives it."""

    endpoint: Address
    keys: PushKeys


class Follow(Mine, kw_only=True, frozen=True):
    """A request for notices about these tables, and about those of the account."""

    subscription: PushAddress
    language: Language


class Unfollow(Struct, frozen=True):
    """A request to stop notices to a browser."""

    endpoint: Address


class NewHook(Struct, frozen=True):
    """A request for a webhook of a seat."""

    seat: Whole
    url: Address
    language: Language = "en"


class HookSecret(Struct, frozen=True):
    """A new webhook; secret: the key of its signatures, which is sent only once."""

    id: str
    secret: str


class HookInfo(Struct, frozen=True):
    """A webhook of a seat."""

    id: str
    url: str


class OldHook(Struct, frozen=True):
    """A request to remove a webhook."""

    id: Annotated[str, Meta(max_length=40)]


class Listed(Struct, frozen=True):
    """The public tables."""

    tables: Sequence[TableHead]


class MineHead(TableHead):
    """A table with the client's seats."""

    held: Sequence[int] = ()


class MyTables(Struct, frozen=True):
    """The tables of the client's seats, those that wait for it first; account: its name."""

    tables: Sequence[MineHead]
    account: str | None = None


class Verdict(Struct, frozen=True):
    """Whether a stored game agrees with the rules."""

    ok: bool
    text: Texts


class LuckOfSeat(Struct, frozen=True):
    """How the deal of a seat compares with others, as journeymen play them.

    below: how many of `deals` are worth less to that seat; lead: on the best of the others, on average;
    low, high: `below` if that average were one standard error less or more.
    """

    below: int
    deals: int
    lead: float
    low: int
    high: int


class Luck(Struct, frozen=True):
    """The luck of a deal. settled: of the spread of results what the deal settles, 0 to 1.

    Both are null where the game, its options or its box have not been measured.
    """

    seats: list[LuckOfSeat] | None
    settled: float | None


class Scores(Struct, frozen=True):
    """What each seat of a finished game stood at, hidden points too: by ply, then by seat."""

    plies: list[list[int]]


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    text: Texts
    clause: str | None
