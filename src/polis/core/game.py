"""The contract between a game and everything that plays, stores, checks or draws it.

A game is an object without memory: every question takes the state it is about. A state is a
NumPy record array of shape (1,) (`core.layout.State`), so copying is `state.copy()` and equality is
equality of bytes. Actions are small whole numbers; their texts are the game's notation.

Rules that are kernels get most of this from `core.kernel_game.KernelGame`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from polis.core.events import Event
from polis.core.json_types import JsonObject, JsonValue
from polis.core.listener import EVERYBODY, Listener

if TYPE_CHECKING:  # only names for the type checker: records and texts need no arrays
    import numpy as np
    from typing_extensions import TypeVar

    from polis.core.layout import Observation, State

    # Each game has its own class of options; inside, whoever stands outside only hands them on.
    OptionsT = TypeVar("OptionsT", default=Any)
else:
    from typing import TypeVar

    OptionsT = TypeVar("OptionsT")
    State = Observation = object

__all__ = ["Actions", "Game", "Generator", "Observation", "OptionsT", "Refusal", "State"]

Actions: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.int16]]"
Generator: TypeAlias = "np.random.Generator"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: the clause that forbids it and a message to say so.

    clause: id of a rule; message: id in the game's text catalogue, e.g.
    `why-touches-nothing`; args: what the message names (notation words and numbers as texts
    show them, not engine numbers).
    """

    clause: str
    message: str
    args: Mapping[str, object] = field(default_factory=dict)


class Game(Protocol[OptionsT]):
    """The rules of one game with one component file, whatever the game.

    `polis.load` returns one. Seats and actions are counted from 0; `state` is never changed but by
    `apply`. `OptionsT` is the game's own class of options.

    Examples:
        >>> import polis
        >>> game = polis.load("archon")
        >>> state, events = game.new_game(game.new_options({}), 2, bytes(16))
        >>> game.turn(state), game.phase(state), game.text(int(game.legal(state)[0]))
        (0, 'draft', 'draft tax-collector cleric')
    """

    @property
    def name(self) -> str:
        """The short name used by commands and records, in small letters."""

    @property
    def title(self) -> str:
        """The name shown to people."""

    @property
    def seats(self) -> range:
        """The seat counts that can play, e.g. range(2, 5)."""

    @property
    def rules_version(self) -> int:
        """A number that changes only when the same actions would lead to another result."""

    @property
    def components_id(self) -> str:
        """The id inside the component file."""

    @property
    def components_sha256(self) -> str:
        """The hex SHA-256 of the component file's content."""

    def is_box(self, sha256: str) -> bool:
        """Say whether a hash is that of this component file, or of one with the same values.

        A record names the file as it was; a source that was corrected since makes no other game.
        """

    def new_options(self, mapping: Mapping[str, object]) -> OptionsT:
        """Read the options of a table by name, missing ones by default; raises InvalidOptions."""

    def options_json(self, options: OptionsT) -> JsonObject:
        """Return all options of a table as `new_options` reads them."""

    def new_game(
        self, options: OptionsT, seats: int, secret: bytes, entropies: Sequence[str] = ()
    ) -> tuple[State, Sequence[Event]]:
        """Set a game up: the first state (shape (1,)) and the events of the set-up.

        secret: 16 bytes, the same give the same game on every machine; entropies: one text for each
        seat, or none. Raises InvalidOptions for a seat count outside `seats`, InvalidSeed for a
        secret of another length or another number of texts.
        """

    def legal(self, state: State) -> Actions:
        """Return every legal action, int16, shape (number of them,), in ascending order.

        It is empty only when the game is over.
        """

    def apply(self, state: State, action: int) -> Sequence[Event]:
        """Do an action in place and tell what happened.

        Raises IllegalAction with the clause that forbids it; `state` is as before then. The events
        may be named only when somebody looks at them, so who does not pays nothing for them.
        """

    def refusal(self, state: State, action: int) -> Refusal | None:
        """Say why an action of the game (0 to the highest one) is not allowed now; None if it is."""

    def turn(self, state: State) -> int:
        """Return the seat that decides now; the last one when the game is over."""

    def phase(self, state: State) -> str:
        """Return the name of what is being decided now, `over` after the end."""

    def is_over(self, state: State) -> bool:
        """Say whether the game has ended."""

    def scores(self, state: State) -> list[int]:
        """Return each seat's points so far, by seat, hidden ones too."""

    def winners(self, state: State) -> list[int]:
        """Return the seats that have won (several on a tie); empty before the end."""

    def ending(self, state: State) -> str | None:
        """Return the name of the way the game ended; None before the end."""

    def text(self, action: int) -> str:
        """Return an action's notation; raises ValueError for a number that is no action."""

    def parse(self, state: State, line: str) -> list[int]:
        """Read one or several actions typed in a line, in the order of doing them.

        Each is read where the ones before it lead, on a copy; words that name what was done by
        itself there are left out. Raises NotationError; whether they are legal says `refusal`.
        """

    def named(self, state: State) -> JsonObject:
        """Return everything in the state, hidden parts too, in named fields, JSON ready."""

    def hash(self, state: State) -> str:
        """Return 16 hexadecimal digits that differ for states whose named forms differ."""

    def view(self, state: State, seat: int | None) -> JsonObject:
        """Return what a seat may know (None: a spectator) in the fields of `named`."""

    def observe(self, state: State, seat: int) -> Observation:
        """Return what a seat may know as numbers, for bots, in the layout of a state."""

    def sample_world(self, observation: Observation, rng: Generator) -> State:
        """Draw a full state that fits an observation: everything hidden is drawn anew."""

    def draw(
        self,
        shown: Mapping[str, JsonValue],
        colour: bool,
        language: str = "en",
        events: Sequence[Event] = (),
    ) -> str:
        """Draw a named state or a view for a terminal of 80 columns, with or without colour.

        language: `en`, `fr` or `de`; events: what has happened so far; what was placed in the
        latest turn is marked.
        """

    def event_json(self, event: Event) -> JsonObject:
        """Return an event as JSON with names and squares as people write them."""

    def event_text(self, event: Event, language: str, to: Listener = EVERYBODY) -> str:
        """Return an event as one sentence in `en`, `fr` or `de`; to: whose second person it is told in."""

    def refusal_text(self, why: Refusal, language: str) -> str:
        """Return a refusal as one sentence that ends with its clause."""

    def compile_steps(self) -> Iterable[tuple[str, Callable[[], object]]]:
        """Return names and calls that together compile every way into the rules; none: empty."""
