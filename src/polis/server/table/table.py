"""A table: the state that its journal produces."""

import dataclasses
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from polis.core.records.record import OUTSIDE, Record, begin_record, result_of
from polis.core.records.record import Seat as RecordedSeat
from polis.core.seeds import commitment
from polis.core.texts.listener import Listener
from polis.server.loaded_game import Content, content_of
from polis.server.protocol.tables import Deal, LessonState, Offer, TableHead, TableStatus
from polis.server.table.clocks import Clocks
from polis.server.table.entries import Created, Entry
from polis.server.table.history import History

PERSON: Final = "human"  # in a record
ABSENT_SECONDS: Final = 86400.0  # after which the others may replace who is awaited


class Table:
    """A table. Only `take` changes it, so a table rebuilt from its journal is identical."""

    def __init__(self, name: str, secret: bytes, first: Entry) -> None:
        """Start with the entry that created the table."""
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
        self.is_branch = made.is_branch
        terms = made.terms
        self.content: Content = content_of(terms.game, terms.box)
        self.seats = [replace(seat) for seat in made.seats]
        self._history: History | None = None
        self.clocks = Clocks(made.terms.clock, len(self.seats))
        self.offer: Offer | None = None
        self.rematch: str | None = None
        self.is_paused = False
        self.paused_at = 0.0  # seconds since 1970
        self.awaited_since = first.at  # when the seat to act was awaited: its turn, its position
        self.maker = next((n for n, seat in enumerate(made.seats) if seat.token is not None), None)
        self.changes = [0] * len(self.seats)  # entries of each seat that count (`Body.counts`)
        self.version = first.version
        self.head: TableHead | None = None  # as last made by `table_view` for this version
        self.records: dict[int | None, bytes] = {}  # the same of `seen`, by viewer
        self.keys: dict[str, int] = {} if first.key is None else {first.key: first.version}

    @property
    def has_begun(self) -> bool:
        """Whether cards have been dealt."""
        return self._history is not None

    @property
    def deal(self) -> Deal:
        """The origin of the cards."""
        if self.terms.lesson:
            return "lesson"
        return "branch" if self.is_branch else "new"

    def script(self, seat: int) -> Sequence[str]:
        """Return the moves of all seats in a lesson if this seat follows them, else nothing.

        A lesson that was rewritten after the table was created may have another deal, which its
        moves do not fit.
        """
        if not self.terms.lesson:
            return ()
        lesson = self.content.lesson
        is_other = self.secret == lesson.secret and seat != lesson.learner
        return lesson.moves if is_other else ()

    @property
    def lesson_state(self) -> LessonState | None:
        """Whether a lesson still follows its script; None at any other table."""
        if not self.terms.lesson:
            return None
        lesson, done = self.content.lesson, self.history.actions if self.has_begun else []
        most = min(len(done), len(lesson.moves))
        is_of_it = self.secret == lesson.secret and list(lesson.moves[:most]) == done[:most]
        return "on" if is_of_it else "left"

    @property
    def history(self) -> History:
        """The history of a game that has begun; RuntimeError before that."""
        if self._history is None:
            raise RuntimeError(f"the game of {self.id} has not begun")
        return self._history

    @property
    def status(self) -> TableStatus:
        """The status of the table."""
        if self._history is None:
            return "gathering"
        if self._history.is_over:
            return "over"
        return "paused" if self.is_paused else "playing"

    @property
    def ply(self) -> int:
        """The number of actions so far."""
        return 0 if self._history is None else self._history.ply

    @property
    def turn(self) -> int | None:
        """The seat to act."""
        return None if self._history is None else self._history.turn

    @property
    def bot_to_act(self) -> str | None:
        """The bot to decide; None if it is not a bot's turn."""
        if self.status != "playing" or self.turn is None:
            return None
        seat = self.seats[self.turn]
        return seat.bot if seat.kind == "bot" else None

    @property
    def due(self) -> float | None:
        """When the server has to act by itself; 0 if a bot is to decide."""
        return 0.0 if self.bot_to_act is not None else self.clocks.ends_at

    def held(self, hashes: Sequence[str]) -> list[int]:
        """Return the seats whose tokens have these hashes."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.token is not None and seat.token in hashes
        ]

    def listener(self, you: int | None) -> Listener:
        """Return the listener of events here. you: the seat addressed, None for others."""
        return Listener(you, tuple([seat.name for seat in self.seats]))

    def name_of(self, seat: int, language: str) -> str:
        """Return the name of the person at a seat, or else of the seat."""
        return self.seats[seat].name or self.content.spec.seat_name(seat, language)

    def persons(self) -> list[int]:
        """Return the seats at which persons decide now."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    def owners(self) -> list[int]:
        """Return the seats that belong to persons, including those who are away."""
        return [number for number, seat in enumerate(self.seats) if seat.token is not None]

    @property
    def _awaited(self) -> tuple[object, ...]:
        """Who is to decide what: as long as it stays equal, the same seat is waited for."""
        is_person = self.turn is not None and self.seats[self.turn].is_person
        return self.status, self.turn, self.ply, is_person

    @property
    def replaceable_at(self) -> float | None:
        """When the others may let a bot sit in for the seat to act; None if they never may.

        With a clock its end does that; with nobody else at the table nobody waits.
        """
        persons = self.persons()
        is_waited_for = self.status == "playing" and self.turn in persons and len(persons) > 1
        is_timeless = self.terms.clock.kind == "none"
        return self.awaited_since + ABSENT_SECONDS if is_waited_for and is_timeless else None

    def may_return(self, number: int) -> bool:
        """Whether the person of a seat may take it back from the bot.

        Once the bot has acted, its turns would count as the person's. Then, and after the clock has
        run out, it is allowed only if the table has agreed to it, if the others let the bot sit in
        at a table without a clock, or if nobody else plays.
        """
        seat, is_late = self.seats[number], self.clocks.has_run_out(number)
        is_agreed = self.terms.returns or seat.replaced or self.owners() == [number]
        may_be = is_agreed or not (seat.engine_turns or is_late)
        has_time = not (is_late and self.clocks.had_minimum[number])
        return seat.is_away and self.status != "over" and may_be and has_time

    def copy(self) -> "Table":
        """Return an independent copy; the positions are shared."""
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.seats = [replace(seat) for seat in self.seats]
        if self._history is not None:
            other.begin(self._history.copy())
        other.clocks = self.clocks.copy()
        other.keys, other.changes = self.keys.copy(), self.changes.copy()
        other.forget()
        return other

    def record(self) -> Record:
        """Return the game so far with its secret, which must not be shown before the end."""
        history, game = self.history, self.content.game
        begun = begin_record(
            game,
            game.new_options(self.terms.options),
            [self._recorded_seat(number) for number in range(len(self.seats))],
            self.secret,
            [seat.entropy for seat in self.seats],
            history.states[0],
        )
        return dataclasses.replace(
            begun,
            hashes=tuple(history.all_hashes()),
            actions=tuple(history.actions),
            result=result_of(game, history.state),
            receipts=tuple(history.receipts),
            file=self.id,
        )

    def _recorded_seat(self, number: int) -> RecordedSeat:
        """Return a seat as records have it: a person by name, a bot by the name of its seat."""
        seat = self.seats[number]
        kind = PERSON if seat.token is not None else seat.bot or PERSON
        kind = OUTSIDE if seat.outside else kind
        return RecordedSeat(self.name_of(number, "en"), kind)

    def take(self, entry: Entry) -> None:
        """Apply the next entry of the table's journal."""
        if entry.version != self.version + 1:
            raise ValueError(f"{self.id}: entry {entry.version} cannot follow {self.version}")
        self.forget()
        turn, ply, awaited = self.turn, self.ply, self._awaited
        by_person = turn is not None and self.seats[turn].is_person
        left = 0.0 if turn is None else self.clocks.left[turn]
        self.clocks.stop(entry.at)
        entry.body.apply(self, entry)
        self.version, self.touched = entry.version, entry.at
        if self._awaited != awaited:
            self.awaited_since = entry.at
        if entry.key is not None:
            self.keys[entry.key] = entry.version
        if entry.seat is not None:
            self.changes[entry.seat] += entry.body.counts
        if self.ply > ply and turn is not None:
            if not by_person:
                self.clocks.left[turn] = left  # a bot has used the time
            if turn != self.turn:
                self.clocks.turn_passed(turn, by_person)
        # It runs for who is away, too, until the bot has acted: leaving must not stop it.
        is_owned = self.status == "playing" and self.turn in self.owners()
        self.clocks.start(self.turn if is_owned else None, entry.at)

    def forget(self) -> None:
        """Drop what was made for an earlier version."""
        self.head, self.records = None, {}

    def begin(self, history: History) -> None:
        """Set the game that was set up; called by an entry."""
        self._history = history


def folded(name: str, secret: bytes, journal: Sequence[Entry]) -> Table:
    """Return the table of a journal; raises RequestRefused if it does not fit these rules."""
    table = Table(name, secret, journal[0])
    for entry in journal[1:]:
        table.take(entry)
    if table.has_begun:
        table.history.check_end()
    return table
