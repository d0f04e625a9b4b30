"""The log of commitments."""

from collections.abc import Sequence

from msgspec import Struct


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
