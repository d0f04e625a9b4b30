"""Archon as a `Game`: what the frame for compiled games needs to know about it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from polis.core.contract.draws import Draw
from polis.core.contract.kernel_game import KernelGame, Kernels, viewer_of
from polis.core.contract.options import write_options
from polis.core.json_reader import JsonObject, JsonValue
from polis.core.kernels.events import Event
from polis.core.kernels.layout import State
from polis.games.archon import SPEC, dealing, rules
from polis.games.archon.box.box import Box
from polis.games.archon.box.load import load_box
from polis.games.archon.model.actions import CODEC, CUBES, HAND, encode
from polis.games.archon.model.derived import DERIVED
from polis.games.archon.model.events import KINDS, LOG
from polis.games.archon.model.names import ENDINGS
from polis.games.archon.model.options import Deal, Options, draws_of, new_options
from polis.games.archon.model.state import LAYOUT, NONE, PHASES, ROUNDS_IN_SEASON, SEASONS, SEATS
from polis.games.archon.model.tables import new_tables
from polis.games.archon.rules import setup
from polis.games.archon.seen.observation import ROOM, encode_at, fill_world_at, observe_at
from polis.games.archon.seen.to_json import NAMED, hashed, view
from polis.games.archon.terminal.board_drawing import draw_state
from polis.games.archon.terminal.box_drawing import draw_box
from polis.games.archon.words import notation
from polis.games.archon.words.notation_replay import Follower
from polis.games.archon.words.refusal import REFUSALS, WORDS
from polis.games.spec import BoxTools

MOST_OF_A_PLACEMENT: Final = 16
MOST_LEGAL: Final = 512  # splits of cards, with a custom box; other phases have far fewer


class Archon(KernelGame[Box, Options, Deal]):
    """The rules with one box. States are record arrays of shape (1,)."""

    name = "archon"
    spec = SPEC
    title = "Archon: Glory & Machination"
    seats = range(2, 5)
    rules_version = 1
    layout = LAYOUT
    derived = DERIVED
    phases = PHASES
    endings = ENDINGS
    points = "points"
    codec = CODEC
    naming = NAMED
    kernels = Kernels(
        rules.legal_at, rules.apply_at, MOST_LEGAL, LOG, KINDS,
        observe_at, fill_world_at, ROOM, rules.why_not_at, encode_at,
        do=rules.do_at, deal=dealing.deal_at, standing=dealing.standing_at,
    )  # fmt: skip
    wording = WORDS
    refusals = REFUSALS
    deal_type = Deal

    def __init__(self, box: Box | None = None) -> None:
        """Take a box; by default the packaged one."""
        box = box or load_box()
        super().__init__(box, new_tables(box))

    @property
    def most_decisions(self) -> int:
        """At most 3,048 with four seats, by the cards that placements use up.

        A seat has a draft, five divisions, nine passes, fifteen warriors and three raids with four
        questions each. Each of its 45 cards can be used for one placement, of at most 16 decisions.
        """
        rounds = SEASONS * ROUNDS_IN_SEASON
        others = 1 + (rounds + 1) // 2 + rounds + SEASONS * (int(self.tables[0].warriors) + CUBES)
        return self.seats[-1] * (others + rounds * HAND * MOST_OF_A_PLACEMENT)

    def new_options(self, mapping: Mapping[str, object]) -> Options:
        """Return the options of a table, defaults for missing ones; raises InvalidOptions."""
        return new_options(mapping)

    def draws(self, options: Options, seats: int) -> tuple[Draw, ...]:
        """Return what chance decides: the player order and four decks."""
        del options
        return draws_of(self.box, seats)

    def set_up(self, options: Options, seats: int, drawn: Deal) -> tuple[State, Sequence[Event]]:
        """Return the first state for a deal, drawn or hand-made; raises PolisError for one that is none."""
        self.check_deal(options, seats, drawn)
        state, events = self.layout.new(), self.new_log()
        order, grants, provinces, attacks, favors = (
            np.array(cards, np.int16)
            for cards in (
                (*drawn.order, *SEATS * (NONE,))[:SEATS],
                drawn.grants,
                drawn.provinces,
                drawn.attacks,
                drawn.favors,
            )
        )
        setup.set_up_at(
            state, 0, self.tables, seats, order, grants, provinces, attacks, favors, events
        )
        write_options(state, options)
        return state, self.logged(events)

    def text(self, action: int) -> str:
        """Return an action's notation."""
        return notation.text_of(int(action))

    def parse(self, state: State, line: str) -> list[int]:
        """Return the actions typed in a line, in the order in which they are applied.

        Raises NotationError. A slot that is equivalent to a lower one of its location is read as
        that one. Words for what the preceding action already did automatically are skipped.
        """
        actions = Follower(self, self.tables, state).read(notation.read_line(line))
        return [encode(action) for action in actions]

    def standings(self, state: State) -> list[tuple[int, ...]]:
        """ARC-8.2, ARC-8.3  Return the points of each seat, and its goods, which break ties."""
        goods = state["held"][0].sum(axis=1).tolist()
        return list(zip(self.scores(state), goods, strict=False))

    def hashed(self, state: State) -> Mapping[str, Any]:
        """Return `named` without the kind of cube lost in a raid, which was added to it later."""
        return hashed(state.tobytes(), self.tables)

    def view(self, state: State, seat: int | None) -> JsonObject:
        """Return what a seat (None: a spectator) sees, in the fields of the named state."""
        return view(self.shown(state, seat), self.tables, viewer_of(seat))

    def shown(self, state: State, seat: int | None) -> State:
        """Return the record from which the view is made: an observation, the whole state at the end."""
        return state if self.ending(state) else super().shown(state, seat)

    def draw(
        self,
        shown: Mapping[str, JsonValue],
        colour: bool,
        language: str = "en",
        events: Sequence[Event] = (),
    ) -> str:
        """Draw a named state or a view for a terminal of 80 columns."""
        return draw_state(shown, colour, language, self.box, events=events)


BOX_TOOLS: Final = BoxTools(load_box, draw_box, Archon)
