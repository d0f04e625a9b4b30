"""The journal of a table: entries that are only ever appended; only a name may be taken out of them."""

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec import Struct

from polis.server.protocol.tables import Clock, SeatKind
from polis.server.table.history import Step


class Terms(Struct, frozen=True):
    """What was agreed when the table was created.

    lesson: whether it is the guided first game, whose deal its script fixes; returns: whether a
    person may come back after a bot has acted for them; box: the text of a custom component file, None: the packaged one.
    """

    game: str
    options: dict[str, Any]
    clock: Clock
    listed: bool
    spectators: bool
    chat: bool
    take_backs: bool
    lesson: bool = False
    returns: bool = True
    box: str | None = None


class Seat(Struct, omit_defaults=True):
    """A seat: in the entry that creates a table, and at the table, whose entries change it.

    kind: who decides now, a `person` also for a program from outside; bot: the one at the seat, also in place of a person who left; token: the
    hash of the token that proves the person's ownership; outside: whether a program owns it: it
    decides as a person does, with a clock of its own, and is named and recorded as a bot; replaced:
    whether the others let the bot sit in.
    """

    kind: SeatKind
    name: str
    bot: str | None = None
    token: str | None = None
    entropy: str = ""
    ready: bool = False
    engine_turns: int = 0  # entries that a bot has played in place of the person
    outside: bool = False
    replaced: bool = False

    @property
    def is_person(self) -> bool:
        """Whether a person decides now."""
        return self.kind == "person"

    @property
    def is_away(self) -> bool:
        """Whether a bot plays for the person who owns the seat."""
        return self.kind == "bot" and self.token is not None


class Body(Struct, tag_field="kind", frozen=True):
    """The content of an entry. Journals store its tag and fields: neither may be renamed.

    counts: whether a seat may add only some of this kind, plus some for each ply.
    """

    counts: ClassVar[bool] = False

    def apply(self, table: Any, entry: "Entry") -> None:
        """Apply the entry to a `Table`; called only by `Table.take`."""
        raise NotImplementedError


class Created(Body, tag="created", frozen=True):
    """The table was created; always the first entry.

    origin: the table it branches from or repeats; is_branch: whether it has the cards of that
    table.
    """

    terms: Terms
    seats: list[Seat]
    origin: str | None = None
    is_branch: bool = False


class Draft(Struct, frozen=True):
    """An entry that is not stored yet.

    key: made from the client's key, so that a message sent twice is applied once; steps: the
    positions of `Acted`, so that they are not computed again.
    """

    body: Body
    seat: int | None = None
    key: str | None = None
    steps: Sequence[Step] = ()


class Entry(Struct, frozen=True):
    """An entry of the journal.

    version: its number, from 1; at: seconds since 1970; steps: as in a draft, not stored.
    """

    version: int
    at: float
    body: Body
    seat: int | None = None
    key: str | None = None
    steps: Sequence[Step] = ()

    @property
    def owner(self) -> int:
        """The seat of an entry that must have one; raises ValueError if it has none."""
        if self.seat is None:
            raise ValueError(f"entry {self.version} names no seat")
        return self.seat


def numbered(drafts: Sequence[Draft], version: int, now: float) -> list[Entry]:
    """Return drafts as the entries after a version."""
    return [
        Entry(version + number, now, draft.body, draft.seat, draft.key, draft.steps)
        for number, draft in enumerate(drafts, start=1)
    ]
