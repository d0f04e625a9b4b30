"""Playouts of Archon: set-up, and a row of figures for each game; see `polis.search.playouts`.

Figures are counted from the events that the rules write (`tally`).
"""

import sys
from typing import TYPE_CHECKING, Any, Final

from polis.core.kernels.arrays import Array
from polis.core.kernels.chance import shuffle
from polis.core.kernels.kernel import kernel
from polis.games.archon import rules
from polis.games.archon.bots.greedy import FOR_RULES, greedy
from polis.games.archon.bots.search import SHAPE
from polis.games.archon.bots.weights import WEIGHTS
from polis.games.archon.model.events import new_log
from polis.games.archon.model.options import Options
from polis.games.archon.model.state import (
    ATTACKS,
    FAVORS,
    OVER,
    PROVINCES,
    State,
)
from polis.games.archon.model.tables import GRANTS, Tables
from polis.games.archon.rules import legal
from polis.games.archon.rules.setup import set_up
from polis.games.archon.seen.observation import observe_into
from polis.games.archon.simulation.summary import phases, summary, summary_lines
from polis.games.archon.simulation.tally import (
    FIGURES,
    TALLY,
    begin_counting,
    count_decision,
    count_events,
    note,
)
from polis.search import playouts
from polis.search.memory import PlayoutMemory
from polis.search.playouts import PlayoutRunner, copy_states, decisions, new_memory, turns
from polis.search.specialise import specialise

if TYPE_CHECKING:
    from polis.games.archon.game import Archon

__all__ = [
    "OVER", "copy_states", "count_decision", "decisions", "greedy", "legal", "note",
    "observe_into", "phases", "summary", "summary_lines", "turns",
]  # fmt: skip  # imported

GOALS: Final = {"state": 1500.0, "cold compile": 60.0}  # where `polis bench` has others

# The table: the number of seats
SEAT_COUNT: Final = 0

# Rows of the decks; all are as long as the longest
ORDER_ROW, GRANT_ROW, PROVINCE_ROW, ATTACK_ROW, FAVOR_ROW = range(5)
DECKS: Final = 5


@kernel
def deal(deck: Array, size: int, rng: Array) -> None:
    """Write the numbers 0 to size - 1 in random order."""
    for i in range(size):
        deck[i] = i
    shuffle(rng, deck, size)


@kernel
def begin(s: State, t: Tables, table: Array, decks: Array, log: Any, rng: Array) -> None:
    """ARC-3  Set up a game; what the options leave open is drawn with `rng`."""
    deal(decks[ORDER_ROW], table[SEAT_COUNT], rng)
    deal(decks[GRANT_ROW], GRANTS, rng)
    deal(decks[PROVINCE_ROW], PROVINCES, rng)
    deal(decks[ATTACK_ROW], ATTACKS, rng)
    deal(decks[FAVOR_ROW], FAVORS, rng)
    set_up(
        s, t, table[SEAT_COUNT], decks[ORDER_ROW], decks[GRANT_ROW],
        decks[PROVINCE_ROW], decks[ATTACK_ROW], decks[FAVOR_ROW], log,
    )  # fmt: skip


@kernel
def begin_game(s: State, m: PlayoutMemory, figures: Array) -> None:
    """Set up a game and start its figures; the events of the set-up are not counted."""
    m.log[0].count = 0
    begin(s, m.scratch.tables[0], m.table, m.decks, m.log[0], m.scratch.rng)
    begin_counting(s, figures)


@kernel
def apply_counted(s: State, action: int, m: PlayoutMemory, figures: Array) -> None:
    """Apply a legal action and count its events."""
    log = m.log[0]
    log.count = 0
    rules.apply(s, m.scratch.tables[0], action, m.scratch.lists[FOR_RULES], log)
    count_events(log, s, m.tally, figures)


KERNELS: Final = specialise(playouts, sys.modules[__name__])


def new_runner(
    game: "Archon", options: Options, bots: list[str], weights: Array = WEIGHTS
) -> PlayoutRunner:
    """Return a runner for one thread. bots: a name per seat; weights: of all seats, or a row each."""
    memory = new_memory(
        SHAPE, game.tables, bots, weights, options=options,
        table=[len(bots)], decks=(DECKS, FAVORS), tally=TALLY,
        log=new_log(),
    )  # fmt: skip
    return PlayoutRunner(KERNELS, memory, FIGURES)
