"""What a server is still compiling."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct, field

from polis.server.protocol.client_messages import Name


class PartAt(Struct, frozen=True):
    """A part of a game that is being compiled: `search`, `rules`, `greedy`, `hints`.

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
