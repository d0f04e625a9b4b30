"""Goofspiel as a `Game`: what is dealt, shown, typed and drawn around the compiled rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from polis.core.codec import Codec
from polis.core.events import Event
from polis.core.game import Refusal
from polis.core.kernel_game import KernelGame, Kernels
from polis.core.layout import Layout, Observation, State, as_state
from polis.core.options import OptionSpec, option, option_specs, read_options
from polis.core.seeds import Streams
from polis.core.text import catalogue_of
from polis.games.no_box import NO_BOX, NoBox, refuse_components
from polis.games.plain_notation import PlainNotation
from polis.games.plain_wording import PlainWording
from polis.games.spec import GameSpec
from polis_goofspiel import rules
from polis_goofspiel.rules import CARDS, NONE, UNKNOWN

PACKAGE: Final = "polis_goofspiel"
SEAT_NAMES: Final = ("north", "east", "south", "west")
CODEC: Final = Codec({"bid": (("card", CARDS),)})
NOTATION: Final = PlainNotation(CODEC)


@dataclass(frozen=True, slots=True)
class Options:
    """What the players agree on. carry: a pot that nobody takes stays for the next round."""

    carry: bool = option(True, "GOOF-1.5")


class Goofspiel(KernelGame[NoBox, Options, list[int]]):
    """The rules. There is nothing in the box but cards, so there is no component file."""

    name = "goofspiel"
    title = "Goofspiel"
    seats = range(2, 5)
    rules_version = 1
    layout = Layout(rules.STATE)
    phases = rules.PHASES
    endings = ("prizes",)
    points = "points"
    codec = CODEC
    kernels = Kernels(rules.legal_at, rules.apply_at, CARDS, rules.LOG, rules.EVENTS)
    wording = PlainWording(PACKAGE, SEAT_NAMES, rules.EVENTS)

    def __init__(self) -> None:
        """Take the cards."""
        super().__init__(NO_BOX, np.zeros(1))

    def new_options(self, mapping: Mapping[str, object]) -> Options:
        """Read options by name; raises InvalidOptions."""
        return read_options(Options, mapping, self.name)

    def deal(
        self, options: Options, seats: int, secret: bytes, entropies: Sequence[str]
    ) -> list[int]:
        """GOOF-P.2  Shuffle the prizes."""
        return Streams(self.name, secret, entropies).stream("prizes").shuffle(CARDS)

    def set_up(self, options: Options, seats: int, drawn: list[int]) -> tuple[State, Sequence[Event]]:
        """The first state for an order of the prizes, and what happened before the first card."""
        state, log = self.layout.new(), self.new_log()
        state["seats"], state["carry"], state["prizes"] = seats, options.carry, drawn
        rules.begin_at(state, 0, log)
        return state, self.logged(log)

    def refusal(self, state: State, action: int) -> Refusal | None:
        """Why a card cannot be laid."""
        if self.is_over(state):
            return Refusal("GOOF-E.1", "why-over")
        if not state["held"][0, self.turn(state), action]:
            return Refusal("GOOF-1.2", "why-not-held", {"value": action + 1})
        return None

    def text(self, action: int) -> str:
        """A card by its value: `bid 7`."""
        return NOTATION.text(action)

    def parse(self, state: State, line: str) -> list[int]:
        """Read `bid 7`; raises NotationError."""
        return NOTATION.read(line)

    def named(self, state: State) -> dict[str, Any]:
        """Everything by name; cards and prizes by their values, 0: no card laid, null: unknown."""
        p = self.layout.plain(state)
        everybody = range(p.seats)
        return {
            "seats": p.seats,
            "phase": self.phase(state),
            "turn": p.turn,
            "ply": p.ply,
            "round": p.turned,
            "options": {"carry": bool(p.carry)},
            "prize": p.prizes[p.turned - 1] + 1,
            "pot": p.pot,
            "scores": p.points[: p.seats],
            "hands": [[n + 1 for n in range(CARDS) if p.held[seat][n]] for seat in everybody],
            "laid": [None if p.laid[s] == UNKNOWN else p.laid[s] + 1 for s in everybody],
            "deck": [None if n == UNKNOWN else n + 1 for n in p.prizes[p.turned :]],
            "winners": self.winners(state),
        }

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """GOOF-1.3  What a seat sees: other cards of this round and prizes to come are null."""
        return self.named(self.observe(state, seat))

    def observe(self, state: State, seat: int | None) -> Observation:
        """What a seat knows, in the layout of a state."""
        seen = state.copy()
        seen["prizes"][0, int(state["turned"][0]) :] = UNKNOWN
        for other in range(int(state["seats"][0])):
            if other != seat and state["laid"][0, other] != NONE:
                seen["laid"][0, other] = UNKNOWN
        return as_state(seen, Observation)

    def sample_world(self, observation: Observation, rng: np.random.Generator) -> State:
        """A state with some card for each that lies face down, and the prizes to come shuffled."""
        world = as_state(observation.copy(), State)
        prizes, turned = world["prizes"][0], int(world["turned"][0])
        prizes[turned:] = rng.permutation(np.setdiff1d(np.arange(CARDS), prizes[:turned]))
        for seat in range(int(world["seats"][0])):
            if world["laid"][0, seat] == UNKNOWN:
                world["laid"][0, seat] = rng.choice(np.flatnonzero(world["held"][0, seat]))
        return world

    def draw(
        self,
        shown: Mapping[str, Any],
        colour: bool,
        language: str = "en",
        events: Sequence[Event] = (),
    ) -> str:
        """Pot, points, cards and what has been laid, one line for each seat."""
        say = catalogue_of(PACKAGE).text
        lines = [
            say("board-title", language, round=shown["round"]),
            say("board-pot", language, pot=shown["pot"], prize=shown["prize"]),
        ]
        for seat, points in enumerate(shown["scores"]):
            name = say("seat-name", language, seat=SEAT_NAMES[seat])
            hand = "".join(f"{v if v in shown['hands'][seat] else '.':>3}" for v in range(1, 14))
            laid = {None: "[?]", 0: "-"}.get(shown["laid"][seat], f"[{shown['laid'][seat]}]")
            mark = ">" if seat == shown["turn"] and shown["phase"] == "bid" else " "
            lines.append(f"{mark} {name:<6}{points:>4}  {hand}   {laid}")
        return "\n".join(lines) + "\n"


class GoofspielSpec(GameSpec):
    """The one door through which Polis reaches the game."""

    name = Goofspiel.name
    title = Goofspiel.title
    package = PACKAGE
    seat_names = SEAT_NAMES
    revealing = frozenset({"prize_turned", "card_shown"})

    def load(self, components: Path | None = None) -> Goofspiel:
        """The rules; there are no component files."""
        refuse_components(self.title, components)
        return Goofspiel()

    def codec(self) -> Codec:
        """The numbers of the actions."""
        return CODEC

    def options(self) -> tuple[OptionSpec, ...]:
        """The options of a table."""
        return option_specs(Options)
