"""The contract between a game and everything that plays, stores, checks or draws it.

A game is a stateless object: every method takes the state it is about. A state is a NumPy record
array of shape (1,) (`core.kernels.layout.State`), so copying is `state.copy()` and equality is equality of
bytes. Actions are small integers; their texts are the game's notation.

Games whose rules are kernels inherit most of this from `core.contract.kernel_game.KernelGame`.
"""

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from polis.core.json_reader import JsonObject, JsonValue
from polis.core.kernels.events import Event
from polis.core.texts.errors import PolisError
from polis.core.texts.listener import EVERYBODY, Listener

if TYPE_CHECKING:  # names for the type checker only: records and texts need no arrays
    import numpy as np
    from typing_extensions import TypeVar

    from polis.core.contract.notation import Verb
    from polis.core.contract.options import Options
    from polis.core.declared.encoding import Slice
    from polis.core.kernels.layout import Observation, State
    from polis.games.spec import GameSpec

    # Each game has its own options class; generic code only passes options on.
    OptionsT = TypeVar("OptionsT", default=Options)
else:
    from typing import TypeVar

    OptionsT = TypeVar("OptionsT")
    State = Observation = object

__all__ = [
    "MAX_SEATS",
    "Actions",
    "Game",
    "Generator",
    "Observation",
    "OptionsT",
    "Refusal",
    "Rules",
    "State",
]

Actions: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.int16]]"
Mask: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.bool]]"
Floats: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.float32]]"
Generator: TypeAlias = "np.random.Generator"
UNFINISHED: Final = "The game is not over, so nobody has won yet."

MAX_SEATS: Final = 8  # of any game: records and lessons have room for no more


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: the clause that forbids it and a message that explains it.

    clause: id of a rule; message: id in the game's text catalogue, e.g.
    `why-touches-nothing`; args: what the message names (notation words and numbers as texts
    show them, not engine numbers).
    """

    clause: str
    message: str
    args: Mapping[str, object] = field(default_factory=dict)


def no_encoding(title: str) -> PolisError:
    """Return the error for a game without declared fields."""
    return PolisError(f"{title} does not declare its fields, so it has no encoding.")


def other_spaces(what: str, game: str, version: int, ours: int) -> PolisError:
    """Return the error for what was made for other actions or another encoding."""
    return PolisError(
        f"Version {version} of the actions and the encoding of {game} is needed by {what}; this "
        f"program has version {ours}."
    )


def check_fits(out: "np.ndarray[Any, Any]", size: int, kind: str) -> None:
    """Raise PolisError for an array that cannot be written to as one of a size and a type."""
    if out.shape != (size,) or out.dtype != kind or not out.flags.c_contiguous:
        raise PolisError(
            f"The array to write to is {kind} with shape ({size},), not {out.dtype} with shape {out.shape}."
        )


class Game(Protocol[OptionsT]):
    """The rules of a game with one component file.

    `polis.load` returns one. Seats and actions are counted from 0; only `apply` modifies a `state`.
    `OptionsT` is the game's own options class.

    Examples:
        >>> import polis
        >>> game = polis.load("archon")
        >>> state, events = game.new_game(game.new_options({}), 2, bytes(16))
        >>> game.turn(state), game.phase(state), game.text(int(game.legal(state)[0]))
        (0, 'draft', 'draft tax-collector cleric')
    """

    @property
    def name(self) -> str:
        """The short, lower-case name used by commands and records."""

    @property
    @abstractmethod
    def spec(self) -> "GameSpec":
        """The definition of the game: its texts, options, bots, and all else that needs no box."""

    @property
    def title(self) -> str:
        """The name shown to people."""

    @property
    def seats(self) -> range:
        """The supported numbers of seats, e.g. range(2, 5)."""

    @property
    def rules_version(self) -> int:
        """A number that changes only when the same actions would lead to a different result."""

    @property
    def components_id(self) -> str:
        """The id given in the component file."""

    @property
    def components_sha256(self) -> str:
        """The hex SHA-256 of the component file's content."""

    @abstractmethod
    def new_options(self, mapping: Mapping[str, object]) -> OptionsT:
        """Read the options of a table by name, the rest by default; raises InvalidOptions."""

    def options_json(self, options: OptionsT) -> JsonObject:
        """Return all options of a table as JSON that `new_options` reads."""

    def new_game(
        self, options: OptionsT, seats: int, secret: bytes, entropies: Sequence[str] = ()
    ) -> tuple[State, Sequence[Event]]:
        """Set up a game; return the first state (shape (1,)) and the events of the set-up.

        secret: 16 bytes; the same secret gives the same game on every machine; entropies: one text
        per seat, or none. Raises InvalidOptions for a seat count outside `seats`, and InvalidSeed
        for a secret of another length or another number of texts.
        """

    @property
    def action_count(self) -> int:
        """The number of actions: they are 0 to `action_count` - 1."""
        return self.spec.codec().size

    @property
    def verbs(self) -> "tuple[Verb, ...]":
        """What actions consist of, in the order of their numbers."""
        return self.spec.codec().listed()

    @property
    def spaces_version(self) -> int:
        """A number that is raised when the numbers of actions or the encoding change."""
        return self.spec.spaces_version

    def check_spaces(self, version: int, what: str = "what was saved") -> None:
        """Raise PolisError unless something is for this version of actions and encoding.

        what: it is, for the sentence: `the weights in mine.pt`.
        """
        if version != self.spaces_version:
            raise other_spaces(what, self.title, version, self.spaces_version)

    @property
    def most_decisions(self) -> int:
        """A number of decisions that no game exceeds; raises PolisError if the game states none."""
        raise PolisError(f"{self.title} does not state how long a game can be.")

    def legal(self, state: State) -> Actions:
        """Return all legal actions, int16, shape (n,), in ascending order.

        It is empty only when the game is over. An observation of the seat to act will do as well.
        Raises PolisError for another seat's, which lacks what the list depends on, and for several
        states at once.
        """

    def legal_mask(self, state: State, out: "Mask | None" = None) -> "Mask":
        """Return whether each action is legal, bool, shape (action_count,).

        out: an array to write to, which is returned. Raises PolisError as `legal` does, and for an
        array of another type or shape.
        """
        import numpy as np  # noqa: PLC0415 - texts and records need no arrays

        if out is None:
            out = np.zeros(self.action_count, "bool")
        else:
            check_fits(out, self.action_count, "bool")
            out.fill(False)
        out[self.legal(state)] = True
        return out

    def apply(self, state: State, action: int) -> Sequence[Event]:
        """Apply an action in place and return the events that followed.

        Raises IllegalAction with the clause that forbids it, or without one for what is no action;
        `state` is then unchanged. Events may be decoded lazily, so callers that ignore them pay nothing.
        """

    @abstractmethod
    def refusal(self, state: State, action: int) -> Refusal | None:
        """Return why an action (0 to the highest number) is not allowed now; None if it is."""

    def turn(self, state: State) -> int:
        """Return the seat to act now; after the end, the last one that acted."""

    def phase(self, state: State) -> str:
        """Return the name of the current kind of decision, `over` after the end."""

    def is_over(self, state: State) -> bool:
        """Whether the game has ended."""

    def scores(self, state: State) -> list[int]:
        """Return each seat's points so far, including hidden ones."""

    def winners(self, state: State) -> list[int]:
        """Return the winning seats (several on a tie); empty before the end."""

    def win_shares(self, state: State) -> list[float]:
        """Return each seat's share of the win: 1, 0, or a part of a shared win. They add up to 1.

        Raises PolisError before the end.
        """
        winners, seats = self.winners(state), range(len(self.scores(state)))
        if not winners:
            raise PolisError(UNFINISHED)
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]

    def margins(self, state: State) -> list[float]:
        """Return by how many points each seat is ahead of the mean of the others. They add up to 0.

        Raises PolisError before the end.
        """
        scores = self.scores(state)
        if not self.winners(state):
            raise PolisError(UNFINISHED)
        others = len(scores) - 1
        return [points - (sum(scores) - points) / others for points in scores]

    def ending(self, state: State) -> str | None:
        """Return the name of the ending; None before the end."""

    @abstractmethod
    def text(self, action: int) -> str:
        """Return an action's notation; raises ValueError for a number that is not an action."""

    @abstractmethod
    def parse(self, state: State, line: str) -> list[int]:
        """Parse a line of one or several actions, in the order in which they are done.

        Each is parsed in the position that the ones before it lead to, on a copy; words for actions
        that the game does automatically are skipped. Raises NotationError; use `refusal` to check
        legality.
        """

    @abstractmethod
    def named(self, state: State) -> JsonObject:
        """Return the whole state, hidden parts included, as JSON with named fields."""

    def hash(self, state: State) -> str:
        """Return 16 hexadecimal digits that differ for states with different named forms."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> JsonObject:
        """Return what a seat may know (None: a spectator), in the fields of `named`."""

    @abstractmethod
    def observe(self, state: State, seat: int) -> Observation:
        """Return what a seat may know as numbers, for bots, in the layout of a state.

        Raises PolisError for a seat that does not play.
        """

    @property
    def encoding(self) -> "Sequence[Slice]":
        """The parts of what `encode` returns; raises PolisError for a game that has no encoding."""
        raise no_encoding(self.title)

    @property
    def encoding_of_all(self) -> "Sequence[Slice]":
        """The parts of what `encode_all` returns: those of `encoding` and then the hidden ones."""
        return self.encoding

    def encode(self, observation: Observation, out: "Floats | None" = None) -> "Floats":  # noqa: ARG002
        """Return an observation as numbers from 0 to 1 from its seat's side, float32, one dimension.

        out: an array to write to, which is returned. Raises PolisError for a state, for an
        observation without a seat, and for an array of another type or shape.
        """
        raise no_encoding(self.title)

    def encode_all(self, state: State, seat: int, out: "Floats | None" = None) -> "Floats":  # noqa: ARG002
        """Return a whole state from a seat's side, with all that is hidden: for critics in training.

        Raises PolisError as `encode` does.
        """
        raise no_encoding(self.title)

    @abstractmethod
    def sample_world(self, observation: Observation, rng: Generator) -> State:
        """Draw a full state consistent with an observation, sampling everything hidden."""

    @abstractmethod
    def draw(
        self,
        shown: Mapping[str, JsonValue],
        colour: bool,
        language: str = "en",
        events: Sequence[Event] = (),
    ) -> str:
        """Draw a named state or a view for a terminal of 80 columns, with or without colour.

        language: `en`, `fr` or `de`; events: the events so far, from which the placements of the
        latest turn are marked.
        """

    def event_json(self, event: Event) -> JsonObject:
        """Return an event as JSON, with names and squares as people write them."""

    def event_text(self, event: Event, language: str, to: Listener = EVERYBODY) -> str:
        """Return an event as one sentence in `en`, `fr` or `de`, addressed to a listener."""

    def refusal_text(self, why: Refusal, language: str) -> str:
        """Return a refusal as one sentence that ends with the clause id."""


Rules: TypeAlias = Game[Any]
"""A game whose class of options does not matter: they are only passed on."""


class Bot(Protocol):
    """A player. It may keep what it computed for later decisions of the same turn, no longer.

    A bot may also have a method `told(events)`. Then `polis.arena.play_game` calls it before each of
    its decisions with what its seat has seen since the last one, at first with the set-up. Of that it
    may keep what it likes until the set-up of another game comes.
    """

    name: str

    def decide(
        self, observation: "Observation", legal: "Actions", rng: "np.random.Generator"
    ) -> int:
        """Choose one of the legal actions.

        observation: what the deciding seat knows (`Game.observe`); legal: its legal actions, int16,
        at least one; rng: the only source of randomness, so equal generators give equal decisions
        (except for a bot with a time limit). Neither array is modified.
        """


TURN = "turn_started"


def last_move(events: Sequence[Event], kinds: Collection[str]) -> list[Event]:
    """Return the events of these kinds in the latest turn that has any, in order."""
    found: list[Event] = []
    for event in reversed(events):
        if event.kind in kinds:
            found.append(event)
        elif found and event.kind == TURN:
            break
    return found[::-1]


def leaders(standings: Sequence[Any]) -> list[int]:
    """Return the seats with the highest standing, several on a tie; one standing per seat."""
    best = max(standings)
    return [seat for seat, standing in enumerate(standings) if standing == best]
