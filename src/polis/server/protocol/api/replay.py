"""The past of a game: its positions, its record, and branches from it."""

from collections.abc import Sequence

from msgspec import Struct

from polis.server.protocol.client_messages import Whole
from polis.server.protocol.position import Happened, Position, Texts


class PositionAt(Struct, frozen=True):
    """A past position, the events that led to it, and the current number of plies of the game."""

    position: Position
    happened: Sequence[Happened]
    plies: int


class Branch(Struct, frozen=True):
    """A request for a new table that branches from a position."""

    ply: Whole


class Verdict(Struct, frozen=True):
    """Whether a stored game agrees with the rules."""

    ok: bool
    text: Texts


class Scores(Struct, frozen=True):
    """What each seat of a finished game stood at, hidden points too: by ply, then by seat."""

    plies: list[list[int]]
