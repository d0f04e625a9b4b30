"""The bodies of HTTP requests and responses."""

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
    """An option of a table; clause: the id of the rule that it changes."""

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

    percent: 0 to 99; bots: the names of the bots that wait for it.
    """

    name: str
    percent: int
    bots: Sequence[str]


class BeingPrepared(Struct, frozen=True):
    """A game that is not completely compiled yet; percent: of the whole game, 0 to 99."""

    game: str
    percent: int
    parts: Sequence[PartAt]


class Preparation(Struct, frozen=True):
    """What the server is compiling, in no particular order; empty when all is done."""

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
    """A verb's action numbers, from `first`: parts are digits of these sizes, the last fastest."""

    verb: str
    first: int
    sizes: Sequence[int]


class GameDetail(GameInfo, frozen=True):
    """A game with its components and its clauses, and the notation of each action by number."""

    components: dict[str, Any]
    components_id: str
    clauses: Sequence[Clause]
    verbs: Sequence[VerbInfo]
    notation: Sequence[str]


class BoxValue(Struct, frozen=True):
    """A value of a component file.

    name: such as `camps.count`; origin: `rulebook`, `source` or `reconstructed`; source: in words;
    line: in the file; changed: whether it differs from the packaged box.
    """

    name: str
    value: Any
    origin: str
    source: str
    line: int
    changed: bool


class BoxPage(Struct, frozen=True):
    """A component file.

    file: its name in the fault; fault: why it is invalid, as `polis components check` says it;
    line: of the fault; id, title, sha256: null if it is invalid; components: its values without
    their provenance, or those of the packaged box if it cannot be read.
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
    """A new value for one place of a component file.

    source: how the value is known; restore: use the value of the packaged box instead.
    """

    name: Annotated[str, Meta(max_length=200)]
    value: Any = None
    source: Annotated[str, Meta(max_length=1000)] = ""
    restore: bool = False


class CheckBox(Struct, frozen=True):
    """A component file to check, null: the packaged one; changes: applied first, in order."""

    text: str | None = None
    changes: Annotated[list[BoxChange], Meta(max_length=40)] = field(default_factory=list)


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


SeatWish: TypeAlias = Me | Open | BotWish


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


class SeatKey(Struct, frozen=True):
    """The token that proves the ownership of a seat; secret."""

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
    """The new table.

    commitment: to the secret of its shuffle, fixed before anybody's text for it is received;
    logged: the log's entry about it, null if the table already existed.
    """

    id: str
    keys: Sequence[SeatKey]
    commitment: str
    logged: LogLine | None = None


class NewLesson(Struct, frozen=True):
    """A request for a table of the guided first game; name: of the learner."""

    name: Name


class LessonTry(Struct, frozen=True):
    """Another choice at the last move of a step, in notation, and the lesson's response."""

    move: str
    text: Texts


class LessonStep(Struct, frozen=True):
    """A text, the ply at which it is shown, and the moves that the learner then makes, in notation."""

    text: Texts
    clauses: Sequence[str]
    ply: int
    moves: Sequence[str]
    tries: Sequence[LessonTry]


class LessonInfo(Struct, frozen=True):
    """A guided first game; plies: the number of actions in it, including those of other seats."""

    game: str
    seats: int
    learner: int
    plies: int
    steps: Sequence[LessonStep]


class PositionAt(Struct, frozen=True):
    """A past position, the events that led to it, and the current number of plies of the game."""

    position: Position
    happened: Sequence[Happened]
    plies: int


class Topic(Struct, frozen=True):
    """Something that can be asked about a position: its word, its label, and possible arguments."""

    name: str
    label: str
    things: Sequence[str]


class Answered(Struct, frozen=True):
    """The sentences of an answer; if nothing was asked, the available topics."""

    lines: Sequence[str]
    topics: Sequence[Topic]


class TakeSeat(Struct, frozen=True):
    """A request for a seat; null for any open one."""

    seat: Whole | None
    name: Name


class BeReady(Struct, frozen=True):
    """Consent to dealing the cards.

    entropy: a text for the shuffle; tokens: of further seats for which it counts, besides those of
    the header.
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
    """A request for a new table that branches from a position."""

    ply: Whole


class Rematch(Struct, frozen=True):
    """A request to play the same table again; it has no fields."""


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
    """A request for a new password with the token of a link from the host."""

    link: Token
    password: Password


class NewReport(Struct, frozen=True):
    """A request to report a line of the chat to the host, identified by its time."""

    at: Annotated[str, Meta(max_length=40)]


class OwnPassword(Struct, frozen=True):
    """The password, to confirm a request."""

    password: Password


class Session(Struct, frozen=True):
    """A signed-in device; token: secret."""

    name: str
    token: str


class AccountInfo(Struct, frozen=True):
    """An account and the number of its seats."""

    name: str
    seats: int


class PushKeys(Struct, frozen=True):
    """The keys for encrypting messages to a browser, as the browser gives them."""

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
    """A new webhook; secret: the key of its signatures, sent only once."""

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
    """The tables of the client's seats, those waiting for it first; account: its name."""

    tables: Sequence[MineHead]
    account: str | None = None


class Verdict(Struct, frozen=True):
    """Whether a stored game agrees with the rules."""

    ok: bool
    text: Texts


class LuckOfSeat(Struct, frozen=True):
    """How the deal of a seat compares with others, as played by journeymen.

    below: how many of `deals` are worth less to that seat; lead: over the best of the others, on
    average; low, high: `below` if that average were one standard error less or more.
    """

    below: int
    deals: int
    lead: float
    low: int
    high: int


class Luck(Struct, frozen=True):
    """The luck of a deal. settled: the share of the variance of results due to the deal, 0 to 1.

    Both are null if the game, its options or its box have not been measured.
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
