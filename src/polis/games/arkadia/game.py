"""Arkadia as a `Game`: what the frame for compiled games needs to know about it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from polis.core.contract.draws import Draw
from polis.core.contract.kernel_game import KernelGame, Kernels, viewer_of
from polis.core.contract.options import write_options
from polis.core.json_reader import JsonObject, JsonValue
from polis.core.kernels.events import Event
from polis.core.kernels.layout import State
from polis.games.arkadia import SPEC, dealing, rules
from polis.games.arkadia.box.box import Box
from polis.games.arkadia.box.load import load_box
from polis.games.arkadia.model.actions import CODEC, MOST_LEGAL, Action, decode, encode
from polis.games.arkadia.model.events import KINDS, LOG
from polis.games.arkadia.model.names import FAMILY_NAMES
from polis.games.arkadia.model.options import Deal, Options, chosen_lot, draws_of, new_options
from polis.games.arkadia.model.state import BUILDINGS, ENDINGS, LAYOUT, NONE, PHASES
from polis.games.arkadia.model.tables import new_tables
from polis.games.arkadia.rules import setup
from polis.games.arkadia.seen.derived import DERIVED
from polis.games.arkadia.seen.observation import ROOM, encode_at, fill_world_at, observe_at
from polis.games.arkadia.seen.to_json import NAMED, view
from polis.games.arkadia.terminal.board_drawing import draw_state
from polis.games.arkadia.terminal.box_drawing import draw_box
from polis.games.arkadia.words import notation
from polis.games.arkadia.words.refusal import REFUSALS, WORDS
from polis.games.spec import BoxTools


class Arkadia(KernelGame[Box, Options, Deal]):
    """The rules with one box. States are record arrays of shape (1,)."""

    name = "arkadia"
    spec = SPEC
    title = "Arkadia"
    seats = range(2, 5)
    rules_version = 1
    layout = LAYOUT
    derived = DERIVED
    phases = PHASES
    endings = ENDINGS
    points = "gold"  # ARK-E.5
    codec = CODEC
    naming = NAMED
    kernels = Kernels(
        rules.legal_at, rules.apply_at, MOST_LEGAL, LOG, KINDS,
        observe_at, fill_world_at, ROOM, rules.why_not_at, encode_at,
        do=rules.do_at, deal=dealing.deal_at,
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
        """At most 1,348 with the packaged box and four seats, by what each kind of decision uses up.

        Cards and workers run out; between two turns that use some, at most as many turns are passed as
        there are other seats; a turn has one question about a banner, a banner four about seals.
        """
        seats, t = self.seats[-1], self.tables[0]
        cards, banners = int(t.cards.sum()), seats * int(t.banners)
        workers = (
            seats * int(t.own_workers) + banners * int(t.banner_workers) + int(t.neutral_supply)
        )
        turns = (cards + workers + banners + 1) * seats
        used = 4 * cards + 3 * workers + int(t.pools.sum()) + len(FAMILY_NAMES) * banners
        return used + turns + turns - cards - workers

    def new_options(self, mapping: Mapping[str, object]) -> Options:
        """Return the options of a table, defaults for missing ones; raises InvalidOptions."""
        options = new_options(mapping)
        if options.lot != "random":
            chosen_lot(self.box, options.lot)
        return options

    def draws(self, options: Options, seats: int) -> tuple[Draw, ...]:
        """Return what chance decides: the first seat, the lot and the deck."""
        return draws_of(self.box, options, seats)

    def plan(self, options: Options, seats: int) -> Sequence[int]:
        """Return what the kernel that deals needs to know of a table."""
        return dealing.plan(self.box, options, seats)

    def set_up(self, options: Options, seats: int, drawn: Deal) -> tuple[State, Sequence[Event]]:
        """Return the first state for a deal, drawn or hand-made; raises PolisError for one that is none."""
        self.check_deal(options, seats, drawn)
        state, events = self.layout.new(), self.new_log()
        deck = np.full(BUILDINGS, NONE, np.int16)
        deck[: len(drawn.deck)] = drawn.deck
        is_first_game = options.setup == "first-game"
        setup.set_up_at(
            state, 0, self.tables, seats, drawn.first_seat, is_first_game,
            drawn.lot[0], drawn.lot[1], deck, len(drawn.deck), events,
        )  # fmt: skip
        write_options(state, options)
        return state, self.logged(events)

    def text(self, action: int) -> str:
        """Return an action's notation."""
        return notation.text_of(int(action))

    def parse(self, state: State, line: str) -> list[int]:
        """Return the actions typed in a line, in the order in which they are applied.

        A missing `done` is added after workers if the introduction could go on. Raises
        NotationError for what cannot be read; legality is checked by `apply`.
        """
        actions = [encode(action) for action in notation.read_line(line)]
        return self._with_done(state, actions)

    def _with_done(self, state: State, actions: list[int]) -> list[int]:
        """Add `done` to a whole introduction (`site ... own ...`), so that people need not type it."""
        verbs = [decode(action).verb for action in actions]
        if "site" not in verbs or verbs[-1] not in ("own", "neutral"):
            return actions
        trial = state.copy()
        for action in actions:
            if action not in self.legal(trial):
                return actions
            self.apply(trial, action)
        done = encode(Action("done"))
        return [*actions, done] if done in self.legal(trial) else actions

    def hashed(self, state: State) -> Mapping[str, Any]:
        """Return the fields of `named`, each as JSON with sorted keys."""
        return NAMED.json_of(state.tobytes(), self.tables)

    def view(self, state: State, seat: int | None) -> JsonObject:
        """Return what a seat (None: a spectator) sees, in the fields of the named state."""
        return view(self.shown(state, seat), self.tables, viewer_of(seat))

    def draw(
        self,
        shown: Mapping[str, JsonValue],
        colour: bool,
        language: str = "en",
        events: Sequence[Event] = (),
    ) -> str:
        """Draw a named state or a view for a terminal of 80 columns."""
        return draw_state(shown, colour, language, events=events)


BOX_TOOLS: Final = BoxTools(load_box, draw_box, Arkadia)
