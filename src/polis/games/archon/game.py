"""Archon as a `Game`: the compiled rules behind the protocol that all of Polis uses."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import numpy as np

from polis.core.errors import IllegalAction, InvalidOptions
from polis.core.events import Event
from polis.core.game import Refusal
from polis.core.message import said
from polis.core.options import options_json
from polis.core.seeds import padded_entropies
from polis.games.archon import notation, rules, setup
from polis.games.archon import refusal as reasons
from polis.games.archon.actions import ACTIONS, Action, decode, encode
from polis.games.archon.as_python import plain
from polis.games.archon.box.box import Box
from polis.games.archon.box.load import load_box
from polis.games.archon.dealing import Deal, deal
from polis.games.archon.events import events_of, new_log
from polis.games.archon.names import ENDINGS
from polis.games.archon.notation_replay import Follower
from polis.games.archon.observation import observe
from polis.games.archon.options import Options, new_options
from polis.games.archon.sample import sample_world
from polis.games.archon.state import NONE, OVER, PHASES, new_states
from polis.games.archon.tables import new_tables
from polis.games.archon.terminal.board_drawing import draw_state
from polis.games.archon.to_json import named, state_hash, winners
from polis.games.archon.view import view
from polis.games.archon.wording import log

MOST_LEGAL: Final = 512  # a split of cards of a generous box; the others are far below


class Archon:
    """The rules with one box. States are record arrays of shape (1,)."""

    name = "archon"
    title = "Archon: Glory & Machination"
    seats = range(2, 5)
    rules_version = 1

    def __init__(self, box: Box | None = None) -> None:
        """Take a box; without one the packaged box."""
        self.box = box or load_box()
        self.tables = new_tables(self.box)

    @property
    def components_id(self) -> str:
        """The id inside the component file."""
        return self.box.id

    @property
    def components_sha256(self) -> str:
        """The hex SHA-256 of the component file."""
        return self.box.sha256

    def new_options(self, mapping: Mapping[str, object]) -> Options:
        """The options of a table, missing ones by default; raises InvalidOptions."""
        return new_options(mapping)

    def options_json(self, options: Options) -> dict[str, Any]:
        """All options as `new_options` reads them."""
        return options_json(options)

    def new_game(
        self, options: Options, seats: int, secret: bytes, entropies: Sequence[str] = ()
    ) -> tuple[Any, list[Event]]:
        """The first state and the events of the set-up; same seed, same game."""
        if seats not in self.seats:
            bounds = {"low": self.seats[0], "high": self.seats[-1], "count": seats}
            raise InvalidOptions(said("option-seats", game="Archon", **bounds))
        drawn = deal(self.box, seats, secret, padded_entropies(entropies, seats))
        return self.set_up(options, seats, drawn)

    def set_up(self, options: Options, seats: int, drawn: Deal) -> tuple[Any, list[Event]]:
        """The first state for a given deal: for tests and positions made by hand."""
        state, events = new_states(1), new_log()
        order, grants, provinces, attacks, favors = (
            np.array(cards, np.int16)
            for cards in (drawn.order, drawn.grants, drawn.provinces, drawn.attacks, drawn.favors)
        )
        setup.set_up_at(
            state, 0, self.tables, seats, int(options.season_reset),
            order, grants, provinces, attacks, favors, events,
        )  # fmt: skip
        return state, events_of(events)

    def legal(self, state: Any) -> Any:
        """Every legal action, int16, ascending; empty only when the game is over."""
        out = np.empty(MOST_LEGAL, np.int16)
        return out[: rules.legal_at(state, 0, self.tables, out)]

    def apply(self, state: Any, action: int) -> list[Event]:
        """Do an action in place; an illegal one raises IllegalAction and changes nothing."""
        number = int(action)
        if not 0 <= number < ACTIONS or number not in self.legal(state):
            raise self._illegal(state, number)
        events = new_log()
        scratch = np.empty(MOST_LEGAL, np.int16)
        rules.apply_at(state, 0, self.tables, number, scratch, events)
        return events_of(events)

    def _illegal(self, state: Any, action: int) -> IllegalAction:
        """The sentence for an action that is not legal."""
        if not 0 <= action < ACTIONS:
            last = ACTIONS - 1
            return IllegalAction(f"There is no action {action}; actions are 0 to {last}.", "")
        why = self.refusal(state, action)
        if why is None:  # a test compares both for every action; this guards the record
            raise RuntimeError(f"{self.text(action)} is not legal but nothing forbids it")
        return IllegalAction(f"{self.text(action)}: {self.refusal_text(why, 'en')}", why.clause)

    def refusal(self, state: Any, action: int) -> Refusal | None:
        """Why an action is not allowed now; None if it is."""
        return reasons.refusal(state, self.tables, decode(action))

    def turn(self, state: Any) -> int:
        """The seat that decides now."""
        return int(state["turn"][0])

    def phase(self, state: Any) -> str:
        """What is being decided now."""
        return PHASES[int(state["phase"][0])]

    def is_over(self, state: Any) -> bool:
        """Whether the game has ended."""
        return int(state["phase"][0]) == OVER

    def scores(self, state: Any) -> list[int]:
        """The points of each seat."""
        points: list[int] = state["points"][0, : int(state["seats"][0])].tolist()
        return points

    def winners(self, state: Any) -> list[int]:
        """The seats that have won; nobody before the end."""
        return winners(plain(state))

    def ending(self, state: Any) -> str | None:
        """What decided: `points`, `goods` or `shared`; None before the end."""
        ending = int(state["ending"][0])
        return None if ending == NONE else ENDINGS[ending]

    def text(self, action: int) -> str:
        """An action's notation."""
        return notation.text_of(int(action))

    def parse(self, state: Any, line: str) -> list[int]:
        """The actions typed in a line, in the order of doing them; raises NotationError.

        A slot that equals a lower one of its location is read as that one. Words that name what
        the action before them has brought about by itself are passed over.
        """
        actions = Follower(self, self.tables, state).read(notation.read_line(line))
        return [encode(action) for action in actions]

    def named(self, state: Any) -> dict[str, Any]:
        """Everything in the state in named fields."""
        return named(state, self.tables)

    def hash(self, state: Any) -> str:
        """16 hexadecimal digits over the named state."""
        return state_hash(state, self.tables)

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees, in the fields of the named state."""
        return view(state, self.tables, seat)

    def observe(self, state: Any, seat: int) -> Any:
        """What a seat may know, in the layout of a state."""
        return observe(state, seat)

    def sample_world(self, observation: Any, rng: np.random.Generator) -> Any:
        """A full state that fits an observation."""
        return sample_world(observation, self.tables, rng)

    def draw(
        self,
        shown: Mapping[str, Any],
        colour: bool,
        language: str = "en",
        events: Sequence[Event] = (),
    ) -> str:
        """A drawing of a named state or a view for a terminal of 80 columns."""
        return draw_state(shown, colour, language, self.box, events=events)

    def event_json(self, event: Event) -> dict[str, Any]:
        """An event with names as people write them."""
        return log.event_json(event)

    def event_text(self, event: Event, language: str) -> str:
        """An event as one sentence."""
        return log.event_text(event, language)

    def refusal_text(self, why: Refusal, language: str) -> str:
        """A refusal as one sentence that ends with its clause."""
        return log.refusal_text(why, language)

    def compile_steps(self) -> Iterable[tuple[str, Callable[[], object]]]:
        """Calls that together compile every way into the rules."""
        state = new_states(1)

        def prepare() -> None:
            state[:] = self.new_game(Options(), 2, bytes(16))[0]

        chance = np.random.default_rng(0)

        def one_action() -> None:
            self.apply(state, int(self.legal(state)[0]))

        return [
            ("setting up Archon", prepare),
            ("listing legal actions of Archon", lambda: self.legal(state)),
            ("doing an action of Archon", one_action),
            (
                "sampling worlds of Archon",
                lambda: self.sample_world(self.observe(state, 0), chance),
            ),
            ("telling why not in Archon", lambda: self.refusal(state, encode(Action("pass")))),
        ]
