"""The shared base of games whose rules are compiled: a frame with a few hooks.

A game subclasses `KernelGame`, names its constants and kernels, and defines how its states are
dealt, named, shown and sampled. The frame implements the rest of the protocol `core.contract.game.Game`. A
game without kernels implements that protocol in its own way.
"""

import hashlib
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

import msgspec
import numpy as np

from polis.core.contract.draws import Draw, check_deal, drawn
from polis.core.contract.encoded import Encoded, no_seat, of_another, several
from polis.core.contract.event_words import EventWords
from polis.core.contract.game import Actions, Game, Refusal, leaders
from polis.core.contract.notation import Codec
from polis.core.contract.options import options_json
from polis.core.contract.reasons import Refusals
from polis.core.declared.event_kinds import EventKinds
from polis.core.declared.fields import Declared
from polis.core.declared.named_record import SPECTATOR, NamedRecord
from polis.core.json_reader import JsonObject
from polis.core.kernels.chance import new_chance
from polis.core.kernels.encoding import encode
from polis.core.kernels.event_log import LoggedEvents, written
from polis.core.kernels.events import Event
from polis.core.kernels.layout import Layout, Observation, Records, State, as_state
from polis.core.seeds import Streams, padded_entropies
from polis.core.texts.catalogue import core_message
from polis.core.texts.errors import IllegalAction, InvalidOptions, PolisError
from polis.core.texts.listener import EVERYBODY, Listener

Table: TypeAlias = "np.ndarray[tuple[int], np.dtype[Any]]"
"""What kernels know of the components: a record array of shape (1,), or any array."""

NONE: Final = -1  # the `ending` of a game that is not over
INT16: Final = np.dtype(np.int16)

OptionsT = TypeVar("OptionsT")
DealT = TypeVar("DealT")


class Box(Protocol):
    """The components of a game: the id given in the component file and the file's hex SHA-256."""

    @property
    def id(self) -> str:
        """The id given in the component file."""

    @property
    def sha256(self) -> str:
        """The hex SHA-256 of the file's content."""


BoxT = TypeVar("BoxT", bound=Box)


def viewer_of(seat: int | None) -> int:
    """Return a seat, or SPECTATOR for None."""
    return SPECTATOR if seat is None else seat


def _none(*_: object) -> Any:
    """Stand for a kernel that a game does not have."""
    raise NotImplementedError("this game has no such kernel")


@dataclass(frozen=True, slots=True)
class Kernels:
    """The compiled entry points, and the buffers they write to.

    legal: `legal(states, i, tables, out)` writes the legal actions of states[i] into `out` (int16,
    shape (most_legal,)), ascending, and returns their number; apply:
    `apply(states, i, tables, action, out, log)` lists them into `out` as well, applies the action
    if it is one of them and returns whether it was; `log`: a buffer of type `log_type`
    (`core.kernels.event_log`) in which it sets count and limit; most_legal: an upper bound on the legal
    actions of a position; kinds: the declared events; observe: writes what a seat or SPECTATOR may know
    of states[i] into the first record of another array; fill_world: turns an observation into a
    state at random, in a row of `room` numbers (int16); why_not: a reason for an action, and the
    numbers that belong to it; encode: `core.kernels.encoding`, interpreted unless the game exports it.
    A game without others has methods of its own.

    For `polis.Batch`, where they are not entry points: do: `do(states, i, tables, action, out, log)`
    applies a legal action, which spares `apply` the list; deal: `deal(states, i, tables, plan,
    chance, room, log)` draws from the secret streams in `chance` (`core.kernels.secret_streams`) and
    sets up states[i], a state with the options of the table and otherwise zeros, where `plan` is what
    the game's method `plan` returns and `room` int16, shape (8, 256), for cards; without it Python
    deals, which takes longer; standing: `standing(states, i, tables, seat)` returns a number that
    decides who wins, for a game that has `standings`.
    """

    legal: Callable[[State, int, Table, Actions], int]
    apply: Callable[[State, int, Table, int, Actions, Records], bool]
    most_legal: int
    log_type: np.dtype[np.void]
    kinds: EventKinds
    observe: Callable[..., None] = _none
    fill_world: Callable[..., None] = _none
    room: int = 0
    why_not: Callable[..., int] = _none
    encode: Callable[..., None] = encode
    do: Callable[..., object] | None = None
    deal: Callable[..., None] | None = None
    standing: Callable[..., int] | None = None


class KernelGame(Encoded, Game[OptionsT], Generic[BoxT, OptionsT, DealT]):
    """The rules with one box; `box` are its components, `tables` what kernels know of them.

    name, title, seats, rules_version: as in `Game`; layout: the record of a state, with the fields
    `seats`, `turn`, `phase`, `ending` (`NONE` before the end) and the field named by `points`, the
    points of each seat; derived: the record of the derived values of a view, if they are kernels;
    refusals: why actions are not allowed, if that is declared; deal_type: the class of what `draws`
    lists; phases, endings: their names in
    numerical order; the phase after the end is `over`; naming: the fields of a state as JSON.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    rules_version: ClassVar[int]
    layout: ClassVar[Layout]
    phases: ClassVar[Sequence[str]]
    endings: ClassVar[Sequence[str]]
    points: ClassVar[str]
    codec: ClassVar[Codec]
    naming: ClassVar[NamedRecord]
    kernels: ClassVar[Kernels]
    wording: ClassVar[EventWords]
    derived: ClassVar[Declared | None] = None
    refusals: ClassVar[Refusals | None] = None
    deal_type: ClassVar[Callable[..., Any]]

    def __init__(self, box: BoxT, tables: Table) -> None:
        """Take the components and the record array of shape (1,) made from them."""
        self.box = box
        self.tables = tables
        self._over = tuple(self.phases).index("over")
        self._seats_at: int = self.layout.record.fields["seats"][1]  # type: ignore[index]

    # ---- hooks, besides those of `Game` that are not defined here --------------------------------
    def draws(self, options: OptionsT, seats: int) -> tuple[Draw, ...]:
        """Return everything that chance decides before the first turn, the fields of `deal_type`.

        Raises PolisError for a game that does not declare it, which then has a `deal` of its own.
        """
        del options, seats
        raise PolisError(f"{self.title} does not declare what chance draws.")

    def deal(
        self, options: OptionsT, seats: int, secret: bytes, entropies: Sequence[str] = ()
    ) -> DealT:
        """Draw what chance decides (docs/reference/randomness.md); raises InvalidSeed."""
        streams = Streams(self.name, secret, padded_entropies(entropies, seats))
        made: DealT = self.deal_type(**drawn(self.draws(options, seats), streams))
        return made

    def check_deal(self, options: OptionsT, seats: int, deal: DealT) -> None:
        """Raise PolisError for a deal that chance cannot give."""
        draws = self.draws(options, seats)
        check_deal(draws, {one.name: getattr(deal, one.name) for one in draws})

    @abstractmethod
    def set_up(self, options: OptionsT, seats: int, drawn: DealT) -> tuple[State, Sequence[Event]]:
        """Return the first state for a deal, drawn or hand-made, and the events of the set-up."""

    def plan(self, options: OptionsT, seats: int) -> Sequence[int]:
        """Return what the kernel `deal` needs to know of a table: numbers of 16 bits."""
        del options
        return [seats]

    def standings(self, state: State) -> list[tuple[int, ...]]:
        """Return for each seat the tuple that decides the winner: points, then tie-breakers."""
        return [(points,) for points in self.scores(state)]

    def hashed(self, state: State) -> Mapping[str, Any]:
        """Return what `hash` covers: the named form, without what was named only later.

        Values may be JSON with sorted keys already (`msgspec.Raw`).
        """
        return self.named(state)

    def shown(self, state: State, seat: int | None) -> State:
        """Return the record from which a view is made (None: a spectator's): what a client is given."""
        return self.observe(state, seat)

    def observe(self, state: State, seat: int | None) -> Observation:
        """Return what a seat (None: a spectator) may know, in the layout of a state."""
        if len(state) != 1:
            raise several(state)
        if seat is not None and not 0 <= seat < self.seats.stop - 1:
            raise no_seat(seat, int(state["seats"][0]))
        seen = self.layout.new_observation()
        self.kernels.observe(state, 0, viewer_of(seat), seen)
        memory: Any = seen.base  # reading a field takes far longer
        if seat is not None and seat >= memory[self._seats_at]:
            raise no_seat(seat, int(state["seats"][0]))
        seen.seat = seat
        return seen

    def sample_world(self, observation: Observation, rng: np.random.Generator) -> State:
        """Return a full state that the observer cannot tell from the real one."""
        world = as_state(observation.copy(), State)
        chance = new_chance(int(rng.integers(1, 1 << 64, dtype=np.uint64)))
        room = np.empty(self.kernels.room, INT16)
        self.kernels.fill_world(world, 0, self.tables, room, chance)
        return world

    def refusal(self, state: State, action: int) -> Refusal | None:
        """Return why an action is not allowed now; None if it is."""

        def why_not() -> int:
            out = np.empty(self.kernels.most_legal, INT16)
            return self.kernels.why_not(state, 0, self.tables, int(action), out)

        if self.refusals is None:
            raise NotImplementedError(f"{self.title} does not declare why actions are refused")
        return self.refusals.refusal(state, int(action), why_not)

    # ---- the rest of the contract ---------------------------------------------------------------
    def named(self, state: State) -> JsonObject:
        """Return the whole state, hidden parts included, as JSON with named fields."""
        return self.naming.of(state.tobytes(), self.tables)

    @property
    def components_id(self) -> str:
        """The id given in the component file."""
        return self.box.id

    @property
    def components_sha256(self) -> str:
        """The hex SHA-256 of the component file's content."""
        return self.box.sha256

    def options_json(self, options: OptionsT) -> JsonObject:
        """Return all options as `new_options` reads them."""
        return options_json(options)

    def new_game(
        self, options: OptionsT, seats: int, secret: bytes, entropies: Sequence[str] = ()
    ) -> tuple[State, Sequence[Event]]:
        """Return the first state and the events of the set-up; the same secret gives the same game.

        secret: 16 bytes; entropies: one text per seat, or none. Raises InvalidOptions for a seat
        count outside `seats`, and InvalidSeed for a secret of another length.
        """
        if seats not in self.seats:
            bounds = {"low": self.seats[0], "high": self.seats[-1], "count": seats}
            raise InvalidOptions(core_message("option-seats", game=self.short_title, **bounds))
        drawn = self.deal(options, seats, secret, padded_entropies(entropies, seats))
        return self.set_up(options, seats, drawn)

    def legal(self, state: State) -> Actions:
        """Return all legal actions, int16, ascending; empty only when the game is over."""
        kernels = self.kernels
        if len(state) != 1:
            raise several(state)
        if type(state) is Observation and state.seat not in (None, self.turn(state)):
            raise of_another(state.seat, self.turn(state))
        out = np.empty(kernels.most_legal, INT16)
        return out[: kernels.legal(state, 0, self.tables, out)]

    def apply(self, state: State, action: int) -> Sequence[Event]:
        """Apply an action in place; an illegal one raises IllegalAction and changes nothing."""
        kernels, log = self.kernels, self.new_log()
        try:
            number = index(action)
        except TypeError:
            raise IllegalAction(f"An action is a whole number, not {action!r}.", "") from None
        if len(state) != 1:
            raise several(state)
        out = np.empty(kernels.most_legal, INT16)
        if not 0 <= number < self.codec.size or not kernels.apply(
            state, 0, self.tables, number, out, log
        ):
            raise self._illegal(state, number)
        return self.logged(log)

    def new_log(self) -> Records:
        """Return a buffer for the events of one action, shape (1,), with undefined content."""
        kind = self.kernels.log_type
        return np.frombuffer(bytearray(kind.itemsize), kind)

    def logged(self, log: Records) -> Sequence[Event]:
        """Return the events in a buffer."""
        return LoggedEvents(written(log), self.kernels.kinds.read)

    def event_row(self, event: Event) -> list[int]:
        """Return an event as the rules wrote it: its kind and its parts, 0 for what is not known."""
        return self.kernels.kinds.row(event)

    def _illegal(self, state: State, action: int) -> IllegalAction:
        """Build the error for an action that is not legal."""
        if not 0 <= action < self.codec.size:
            last = self.codec.size - 1
            return IllegalAction(f"There is no action {action}; actions are 0 to {last}.", "")
        why = self.refusal(state, action)
        if why is None:  # cannot happen: a test compares the two for every action
            raise RuntimeError(f"{self.text(action)} is not legal but nothing forbids it")
        return IllegalAction(f"{self.text(action)}: {self.refusal_text(why, 'en')}", why.clause)

    def turn(self, state: State) -> int:
        """Return the seat to act now, from 0; after the end, the last one that acted."""
        return int(state["turn"][0])

    def phase(self, state: State) -> str:
        """Return the name of the current kind of decision."""
        return self.phases[int(state["phase"][0])]

    def is_over(self, state: State) -> bool:
        """Whether the game has ended."""
        return int(state["phase"][0]) == self._over

    def scores(self, state: State) -> list[int]:
        """Return each seat's points so far."""
        points: list[int] = state[self.points][0, : int(state["seats"][0])].tolist()
        return points

    def winners(self, state: State) -> list[int]:
        """Return the winning seats (several on a tie); empty before the end."""
        if int(state["ending"][0]) == NONE:
            return []
        return leaders(self.standings(state))

    def ending(self, state: State) -> str | None:
        """Return the name of the ending; None before the end."""
        ending = int(state["ending"][0])
        return None if ending == NONE else self.endings[ending]

    def hash(self, state: State) -> str:
        """Return 16 hexadecimal digits that differ for states with different named forms.

        They are the start of the SHA-256 of `hashed` (`named` unless a game overrides it) as
        compact JSON with sorted keys.
        """
        text = msgspec.json.encode(self.hashed(state), order="sorted")
        return hashlib.sha256(text).hexdigest()[:16]

    def event_json(self, event: Event) -> JsonObject:
        """Return an event as JSON, with names and squares as people write them."""
        return self.wording.event_json(event)

    def event_text(self, event: Event, language: str, to: Listener = EVERYBODY) -> str:
        """Return an event as one sentence in `en`, `fr` or `de`, addressed to a listener."""
        return self.wording.event_text(event, language, to)

    def refusal_text(self, why: Refusal, language: str) -> str:
        """Return a refusal as one sentence that ends with the clause id."""
        return self.wording.refusal_text(why, language)

    @property
    def short_title(self) -> str:
        """The title up to its colon, if it has one."""
        return self.title.partition(":")[0]

    def fields_json(self) -> JsonObject:
        """Return the declarations of states, derived values, events and refusals, for other languages."""
        records = {"state": self.layout, **({"derived": self.derived} if self.derived else {})}
        described = {
            name: record.described()
            for name, record in records.items()
            if isinstance(record, Declared)
        }
        told: JsonObject = {"game": self.name, **described}
        told["events"] = self.kernels.kinds.described()
        return told | ({"refusals": self.refusals.described()} if self.refusals else {})
