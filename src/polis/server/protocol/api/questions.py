"""Questions about a position."""

from collections.abc import Sequence

from msgspec import Struct


class Topic(Struct, frozen=True):
    """Something that can be asked about a position: its word, its label, and possible arguments."""

    name: str
    label: str
    things: Sequence[str]


class Answered(Struct, frozen=True):
    """The sentences of an answer; if nothing was asked, the available topics."""

    lines: Sequence[str]
    topics: Sequence[Topic]
