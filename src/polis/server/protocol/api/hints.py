"""Hints."""

from collections.abc import Sequence

from msgspec import Struct

from polis.server.protocol.client_messages import Whole
from polis.server.protocol.position import Texts


class AskHint(Struct, frozen=True):
    """A request for what a strong bot would do."""

    seat: Whole
    ply: Whole


class Hint(Struct, frozen=True):
    """What a strong bot would do: its actions for the turn, and why, in lines."""

    ply: int
    actions: Sequence[int]
    lines: Sequence[Texts]
