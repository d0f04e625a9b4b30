"""The games of a server: their options, bots, rules and components, and what is said of a game played."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from polis.server.protocol.position import Texts


class OptionInfo(Struct, frozen=True):
    """An option of a table; clause: the id of the rule that it changes."""

    name: str
    values: Sequence[str | bool]
    default: str | bool
    label: Texts
    clause: str


class BotInfo(Struct, frozen=True):
    """A bot that can sit at a table; style: what tempts it, empty for nothing."""

    name: str
    label: Texts
    style: str


class GameInfo(Struct, frozen=True):
    """A game that can be played; lesson: whether it has a guided first game.

    engine: the version of its engine at `/engines/GAME/VERSION/`, null if browsers have none.
    """

    name: str
    title: str
    seats: Sequence[int]
    seat_names: Sequence[Texts]
    options: Sequence[OptionInfo]
    bots: Sequence[BotInfo]
    lesson: bool
    engine: str | None


class Config(Struct, frozen=True):
    """The version and the games of the server; push_key: its public key for Web Push."""

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


class BoxFault(Struct, frozen=True):
    """A fault of a component file: its line, what is wrong and what would be right."""

    line: int
    text: str


class BoxCheck(Struct, frozen=True):
    """The result of a check: `faults`, or else the box and its drawing as text of 80 columns."""

    faults: Sequence[BoxFault]
    id: str
    title: str
    sha256: str
    drawing: str


class Verdict(Struct, frozen=True):
    """Whether a stored game agrees with the rules."""

    ok: bool
    text: Texts


class Scores(Struct, frozen=True):
    """What each seat of a finished game stood at, hidden points too: by ply, then by seat."""

    plies: list[list[int]]
