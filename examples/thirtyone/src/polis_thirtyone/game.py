"""Thirty-one as a `Game`: what is dealt, shown, typed and drawn around the compiled rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final

import numpy as np

from polis.define import (
    NO_BOX,
    Codec,
    Draw,
    Event,
    EventWords,
    GameSpec,
    KernelGame,
    Kernels,
    Layout,
    NoBox,
    Observation,
    OptionSpec,
    PlainNotation,
    Refusal,
    State,
    as_state,
    catalogue_of,
    option,
    option_specs,
    read_options,
    refuse_components,
)
from polis_thirtyone import rules
from polis_thirtyone.rules import CARDS, HAND, NONE, UNKNOWN, card_name

PACKAGE: Final = "polis_thirtyone"
SEAT_NAMES: Final = ("north", "east", "south", "west")
CODEC: Final = Codec(
    {"swap": (("own", HAND), ("middle", HAND)), "all": (), "pass": (), "knock": ()}
)
NOTATION: Final = PlainNotation(CODEC)


@dataclass(frozen=True, slots=True)
class Options:
    """What the players agree on. all_three: all three cards may be swapped at once."""

    all_three: bool = option(True, "ONE-1.2")


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance decides. cards: the shuffled deck."""

    cards: tuple[int, ...]


class ThirtyOne(KernelGame[NoBox, Options, Deal]):
    """The rules. There is nothing in the box but cards, so there is no component file."""

    name = "thirtyone"
    title = "Thirty-one"
    seats = range(2, 5)
    rules_version = 1
    most_decisions = rules.ROUNDS * rules.SEATS
    layout = Layout(rules.STATE)
    phases = rules.PHASES
    endings = rules.ENDINGS
    points = "points"
    codec = CODEC
    deal_type = Deal
    kernels = Kernels(
        rules.legal_at, rules.apply_at, rules.ACTIONS, rules.LOG, rules.EVENTS, deal=rules.deal_at
    )
    wording: ClassVar[EventWords] = EventWords(PACKAGE, SEAT_NAMES, rules.EVENTS)

    def __init__(self) -> None:
        """Take the cards."""
        super().__init__(NO_BOX, np.zeros(1))

    @property
    def spec(self) -> "ThirtyOneSpec":
        """The definition of the game."""
        return SPEC

    def new_options(self, mapping: Mapping[str, object]) -> Options:
        """Read options by name; raises InvalidOptions."""
        return read_options(Options, mapping, self.name)

    def draws(self, options: Options, seats: int) -> tuple[Draw, ...]:
        """ONE-P.1  Chance shuffles the cards."""
        return (Draw("cards", tuple(range(CARDS)), is_order=True),)

    def set_up(self, options: Options, seats: int, drawn: Deal) -> tuple[State, Sequence[Event]]:
        """The first state for shuffled cards, and what happened before the first turn."""
        state, log = self.layout.new(), self.new_log()
        state["seats"], state["all_three"], state["stock"] = seats, options.all_three, drawn.cards
        rules.begin_at(state, 0, log)
        return state, self.logged(log)

    def refusal(self, state: State, action: int) -> Refusal | None:
        """Why an action is not allowed."""
        if self.is_over(state):
            return Refusal("ONE-E.2", "why-over")
        if action == rules.ALL and not state["all_three"][0]:
            return Refusal("ONE-1.2", "why-not-all")
        if action == rules.KNOCK and state["knocker"][0] != NONE:
            return Refusal("ONE-1.4", "why-knocked")
        if action == rules.KNOCK and state["ply"][0] < rules.QUIET * state["seats"][0]:
            return Refusal("ONE-1.4", "why-too-early")
        return None

    def text(self, action: int) -> str:
        """The notation: `swap 1 3`, `all`, `pass`, `knock`."""
        return NOTATION.text(action)

    def parse(self, state: State, line: str) -> list[int]:
        """Read actions; raises NotationError."""
        return NOTATION.read(line)

    def named(self, state: State) -> dict[str, Any]:
        """Everything by name; cards as people write them, null: unknown."""
        p = self.layout.plain(state)
        return {
            "seats": p.seats,
            "phase": self.phase(state),
            "turn": p.turn,
            "ply": p.ply,
            "passes": p.passes,
            "knocker": None if p.knocker == NONE else p.knocker,
            "options": {"all_three": bool(p.all_three)},
            "scores": p.points[: p.seats],
            "hands": [[card_name(card) for card in hand] for hand in p.hand[: p.seats]],
            "shown": p.shown[: p.seats],
            "middle": [card_name(card) for card in p.middle],
            "gone": [card_name(card) for card in range(CARDS) if p.gone[card]],
            "stock": [card_name(card) for card in p.stock[: p.stock_size]],
            "ending": self.ending(state),
        }

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """ONE-1.6  What a seat sees."""
        return self.named(self.observe(state, seat))

    def observe(self, state: State, seat: int | None) -> Observation:
        """ONE-1.6  What a seat knows: its hand, and what everybody saw being taken."""
        seen = state.copy()
        seen["stock"][0, : int(state["stock_size"][0])] = UNKNOWN
        hidden = state["shown"][0] == 0
        if seat is not None:
            hidden[seat] = False
        seen["hand"][0][hidden] = UNKNOWN
        return as_state(seen, Observation)

    def sample_world(self, observation: Observation, rng: np.random.Generator) -> State:
        """A state with the unseen cards dealt again over hands and stock."""
        world = as_state(observation.copy(), State)
        hand = world["hand"][0, : int(world["seats"][0])]
        unseen = world["gone"][0] == 0
        unseen[hand[hand != UNKNOWN]] = False
        unseen[world["middle"][0]] = False
        cards = rng.permutation(np.flatnonzero(unseen))
        size = int(world["stock_size"][0])
        world["stock"][0, :size], hand[hand == UNKNOWN] = cards[:size], cards[size:]
        return world

    def draw(
        self,
        shown: Mapping[str, Any],
        colour: bool,
        language: str = "en",
        events: Sequence[Event] = (),
    ) -> str:
        """The middle and the hands, one line each."""
        say = catalogue_of(PACKAGE).text

        def row(name: str, cards: Sequence[str | None], more: str = "") -> str:
            return f"{name:<9}" + "".join(f"{card or '??':>5}" for card in cards) + more

        lines = [self.title, row("  " + say("board-middle", language), shown["middle"])]
        for seat, hand in enumerate(shown["hands"]):
            mark = ">" if seat == shown["turn"] and shown["phase"] == "turn" else " "
            told = say("board-knocked", language) if seat == shown["knocker"] else ""
            points = f"{shown['scores'][seat]:>5}" if shown["phase"] == "over" else ""
            name = say("seat-name", language, seat=SEAT_NAMES[seat])
            lines.append(row(f"{mark} {name}", hand, f"{points}  {told}".rstrip()))
        return "\n".join(lines) + "\n"


class ThirtyOneSpec(GameSpec):
    """The one door through which Polis reaches the game."""

    name = ThirtyOne.name
    title = ThirtyOne.title
    package = PACKAGE
    seat_names = SEAT_NAMES
    revealing = frozenset({"middle_dealt", "hand_shown"})

    def load(self, components: Path | None = None) -> ThirtyOne:
        """The rules; there are no component files."""
        refuse_components(self.title, components)
        return ThirtyOne()

    def codec(self) -> Codec:
        """The numbers of the actions."""
        return CODEC

    def options(self) -> tuple[OptionSpec, ...]:
        """The options of a table."""
        return option_specs(Options)


SPEC: Final = ThirtyOneSpec()
