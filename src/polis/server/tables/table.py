"""A table: the fold of its journal."""

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, Literal

from polis.core.seeds import commitment
from polis.server.content import Content, content_of
from polis.server.protocol.tables import Offer, TableStatus
from polis.server.tables import entries
from polis.server.tables.clocks import Clocks
from polis.server.tables.course import Course, Step
from polis.server.tables.entries import Created, Entry


@dataclass(slots=True)
class Seat:
    """Who sits there. bot: who plays for a seat of a person that has left, or for one of no person."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = None
    token: str | None = None
    entropy: str = ""
    ready: bool = False

    @property
    def is_person(self) -> bool:
        """Whether a person decides now."""
        return self.kind == "person"


class Table:
    """A table, which only `take` changes."""

    def __init__(self, name: str, secret: bytes, first: Entry) -> None:
        """Begin with the entry that made the table."""
        if not isinstance(first.body, Created):
            raise TypeError(f"the journal of {name} does not begin with its making")
        made = first.body
        self.id = name
        self.secret = secret
        self.commitment = commitment(secret)
        self.created = first.at
        self.touched = first.at
        self.terms = made.terms
        self.origin = made.origin
        self.content: Content = content_of(made.terms.game)
        self.seats = [
            Seat(seat.kind, seat.name, seat.bot, seat.token, seat.entropy, seat.ready)
            for seat in made.seats
        ]
        self.course: Course | None = None
        self.clocks = Clocks(made.terms.clock, len(self.seats))
        self.offer: Offer | None = None
        self.rematch: str | None = None
        self.is_paused = False
        self.version = first.version
        self.keys: dict[str, int] = {} if first.key is None else {first.key: first.version}
        self._prepared: dict[int, Sequence[Step]] = {}

    @property
    def status(self) -> TableStatus:
        """How far it is."""
        if self.course is None:
            return "gathering"
        if self.course.is_over:
            return "over"
        return "paused" if self.is_paused else "playing"

    @property
    def ply(self) -> int:
        """How many actions have been done."""
        return 0 if self.course is None else self.course.ply

    @property
    def turn(self) -> int | None:
        """The seat that decides now."""
        return None if self.course is None else self.course.turn

    @property
    def bot_to_act(self) -> str | None:
        """The bot that decides now, if one does."""
        if self.status != "playing" or self.turn is None:
            return None
        seat = self.seats[self.turn]
        return seat.bot if seat.kind == "bot" else None

    @property
    def due(self) -> float | None:
        """When something has to be done without anybody asking: 0 if a bot is to act."""
        return 0.0 if self.bot_to_act is not None else self.clocks.ends_at

    def held(self, hashes: Sequence[str]) -> list[int]:
        """The seats that belong to the tokens with these hashes."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.token is not None and seat.token in hashes
        ]

    def name_of(self, seat: int, language: str) -> str:
        """How a seat is called: by its person's name, or by its colour."""
        return self.seats[seat].name or self.content.spec.seat_name(seat, language)

    def persons(self) -> list[int]:
        """The seats at which persons decide now."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    def copy(self) -> "Table":
        """The same table, to be changed without changing this one; positions are shared."""
        other = copy(self)
        other.seats = [copy(seat) for seat in self.seats]
        other.course = None if self.course is None else self.course.copy()
        other.clocks = self.clocks.copy()
        other.keys = self.keys.copy()
        return other

    def prepare(self, body: entries.Acted, steps: Sequence[Step]) -> entries.Acted:
        """Keep the steps of an entry that is about to be stored, so that they are done once."""
        self._prepared = {id(body): steps}
        return body

    def take(self, entry: Entry) -> None:
        """Change as an entry of the journal says."""
        if entry.version != self.version + 1:
            raise ValueError(f"{self.id}: entry {entry.version} cannot follow {self.version}")
        turn = self.turn
        self.clocks.stop(entry.at)
        TAKERS[type(entry.body)](self, entry, entry.body)
        self._prepared = {}
        self.version, self.touched = entry.version, entry.at
        if entry.key is not None:
            self.keys[entry.key] = entry.version
        if isinstance(entry.body, entries.Acted) and turn is not None and turn != self.turn:
            self.clocks.turn_passed(turn)
        thinks = self.status == "playing" and self.turn is not None
        is_person = thinks and self.seats[self.turn or 0].is_person
        self.clocks.start(self.turn if is_person else None, entry.at)

    def _joined(self, entry: Entry, body: entries.Joined) -> None:
        seat = self.seats[_seat(entry)]
        seat.kind, seat.name, seat.token, seat.entropy = (
            "person", body.name, body.token, body.entropy,
        )  # fmt: skip

    def _readied(self, entry: Entry, body: entries.Readied) -> None:
        seat = self.seats[_seat(entry)]
        seat.ready = True
        if body.entropy is not None:
            seat.entropy = body.entropy

    def _dealt(self, _entry: Entry, _body: entries.Dealt) -> None:
        entropies = [seat.entropy for seat in self.seats]
        self.course = Course(self.content, self.terms.options, self.secret, entropies)

    def _acted(self, _entry: Entry, body: entries.Acted) -> None:
        course = self.playing
        steps = self._prepared.get(id(body))
        course.go_on(course.read(body.actions, body.hashes) if steps is None else steps)
        self.offer = None

    def _undone(self, _entry: Entry, body: entries.Undone) -> None:
        self.playing.go_back(body.to)
        self.offer = None

    def _offered(self, entry: Entry, body: entries.Offered) -> None:
        self.offer = Offer(body.offer, _seat(entry), body.ply, [_seat(entry)])

    def _answered(self, entry: Entry, body: entries.Answered) -> None:
        if self.offer is None:
            return
        if not body.yes:
            self.offer = None
            return
        old = self.offer
        self.offer = Offer(old.kind, old.seat, old.ply, sorted({*old.agreed, _seat(entry)}))

    def _paused(self, _entry: Entry, _body: entries.Paused) -> None:
        self.is_paused, self.offer = True, None

    def _resumed(self, _entry: Entry, _body: entries.Resumed) -> None:
        self.is_paused, self.offer = False, None

    def _resigned(self, entry: Entry, body: entries.Resigned) -> None:
        seat = self.seats[_seat(entry)]
        seat.kind, seat.bot, seat.ready = "bot", body.bot, True
        self.offer = None

    def _returned(self, entry: Entry, _body: entries.Returned) -> None:
        seat = self.seats[_seat(entry)]
        seat.kind, seat.bot, seat.ready = "person", None, self.course is not None
        self.clocks.returned(_seat(entry))

    def _filled(self, _entry: Entry, body: entries.Filled) -> None:
        self.seats[body.place] = Seat("bot", "", body.bot, ready=True)

    def _freed(self, _entry: Entry, body: entries.Freed) -> None:
        self.seats[body.place] = Seat("open", "")

    def _rematched(self, _entry: Entry, body: entries.Rematched) -> None:
        self.rematch = body.table

    @property
    def playing(self) -> Course:
        """The course of a game that has begun; anything else is a fault of the program."""
        if self.course is None:
            raise RuntimeError(f"the game of {self.id} has not begun")
        return self.course


def _seat(entry: Entry) -> int:
    """The seat of an entry that must have one."""
    if entry.seat is None:
        raise ValueError(f"entry {entry.version} names no seat")
    return entry.seat


TAKERS: dict[type, Callable[[Table, Entry, Any], None]] = {
    entries.Joined: Table._joined,  # noqa: SLF001 - the table of what the class itself does
    entries.Readied: Table._readied,  # noqa: SLF001
    entries.Dealt: Table._dealt,  # noqa: SLF001
    entries.Acted: Table._acted,  # noqa: SLF001
    entries.Undone: Table._undone,  # noqa: SLF001
    entries.Offered: Table._offered,  # noqa: SLF001
    entries.Answered: Table._answered,  # noqa: SLF001
    entries.Paused: Table._paused,  # noqa: SLF001
    entries.Resumed: Table._resumed,  # noqa: SLF001
    entries.Resigned: Table._resigned,  # noqa: SLF001
    entries.Filled: Table._filled,  # noqa: SLF001
    entries.Freed: Table._freed,  # noqa: SLF001
    entries.Rematched: Table._rematched,  # noqa: SLF001
    entries.Returned: Table._returned,  # noqa: SLF001
}


def folded(name: str, secret: bytes, journal: Sequence[Entry]) -> Table:
    """The table of a journal."""
    table = Table(name, secret, journal[0])
    for entry in journal[1:]:
        table.take(entry)
    return table
