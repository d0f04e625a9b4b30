"""Whole games of Archon inside compiled code: set-up, bots, and figures of what happened.

A playout draws its set-up from its own 64-bit seed with the quick generator of the bots, not from
the secret streams of a game that people play: it is many times quicker, and nobody bets on it.
What is counted is read from the events that the rules write (`archon_tally`).
"""

from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from polis.core.cache_line import apart
from polis.core.chance import I64, below, shuffle
from polis.core.kernel import kernel
from polis.games.archon import rules
from polis.games.archon.bots.greedy import LISTED, LISTS, ROW, TRIES, greedy
from polis.games.archon.bots.weights import WEIGHTS
from polis.games.archon.events import new_log
from polis.games.archon.observation import observe_into
from polis.games.archon.options import Options
from polis.games.archon.setup import set_up
from polis.games.archon.simulation.summary import decisions, phases, summary, told, turns
from polis.games.archon.simulation.tally import (
    FIGURES,
    TALLY,
    begin_counting,
    count_decision,
    count_events,
    note,
)
from polis.games.archon.state import (
    ATTACKS,
    FAVORS,
    OVER,
    PROVINCES,
    SEATS,
    STATE,
)
from polis.games.archon.tables import GRANTS

__all__ = ["decisions", "phases", "summary", "told", "turns"]  # what is defined elsewhere

GOALS: Final = {"state": 1500.0, "cold compile": 60.0}  # other than those of `polis bench`

RANDOM, GREEDY = range(2)
KINDS_OF_BOTS: Final = {"random": RANDOM, "greedy": GREEDY}

# The table: number of seats, whether pieces go back at a new season
SEAT_COUNT, SEASON_RESET = range(2)

# Rows of the decks, each with room for the longest of them
ORDER_ROW, GRANT_ROW, PROVINCE_ROW, ATTACK_ROW, FAVOR_ROW = range(5)
DECKS: Final = 5

# States of the workplace
GAME, SEEN = range(2)

# Logs: one that is counted, one that keeps nothing
COUNTED, SILENT = range(2)


@kernel
def deal(deck: Any, size: int, rng: Any) -> None:
    """The numbers 0 to size - 1 in an order drawn at random."""
    for i in range(size):
        deck[i] = i
    shuffle(rng, deck, size)


@kernel
def begin(s: Any, t: Any, table: Any, decks: Any, log: Any, rng: Any) -> None:
    """ARC-3  Set a game up with everything that is left open drawn from `rng`."""
    deal(decks[ORDER_ROW], table[SEAT_COUNT], rng)
    deal(decks[GRANT_ROW], GRANTS, rng)
    deal(decks[PROVINCE_ROW], PROVINCES, rng)
    deal(decks[ATTACK_ROW], ATTACKS, rng)
    deal(decks[FAVOR_ROW], FAVORS, rng)
    set_up(
        s, t, table[SEAT_COUNT], table[SEASON_RESET], decks[ORDER_ROW], decks[GRANT_ROW],
        decks[PROVINCE_ROW], decks[ATTACK_ROW], decks[FAVOR_ROW], log,
    )  # fmt: skip


@kernel
def play_all(
    states: Any, tables: Any, table: Any, decks: Any, bots: Any, weights: Any, tries: Any,
    row: Any, out: Any, lists: Any, tally: Any, logs: Any, rng: Any, seeds: Any, figures: Any,
) -> None:  # fmt: skip
    """Play one game for each seed (uint64, not zero); figures: int32, (games, FIGURES).

    Every legal action is listed for every decision. tally, int64, shape (TALLY,): what happened
    in all games is added up there.
    """
    s = states[GAME]
    t = tables[0]
    log = logs[COUNTED]
    for game in range(len(seeds)):
        rng[0] = seeds[game]
        log.count = 0
        begin(s, t, table, decks, log, rng)
        begin_counting(s, figures[game])
        while s.phase != OVER:
            listed = rules.legal(s, t, out)
            if bots[s.turn] == RANDOM:
                action = I64(out[below(rng, listed)])
            else:
                observe_into(states[SEEN], s, s.turn)
                action = greedy(
                    states,
                    I64(SEEN),
                    tables,
                    tries,
                    weights[s.turn],
                    row,
                    lists,
                    logs[SILENT:],
                    rng,
                )
            count_decision(s, listed, action, tally, figures[game])
            log.count = 0
            rules.apply(s, t, action, out, log)
            count_events(log, s, tally, figures[game])
        note(s, figures[game])


@dataclass(slots=True)
class Workplace:
    """What one thread needs to play. From `states` on it is written to and must not be shared."""

    tables: Any
    table: Any
    bots: Any
    weights: Any
    states: Any = field(default_factory=lambda: apart(2, STATE))
    tries: Any = field(default_factory=lambda: apart(TRIES, STATE))
    row: Any = field(default_factory=lambda: apart(ROW, np.int64))
    decks: Any = field(default_factory=lambda: apart((DECKS, FAVORS), np.int16))
    out: Any = field(default_factory=lambda: apart(LISTED, np.int16))
    lists: Any = field(default_factory=lambda: apart((LISTS, LISTED), np.int16))
    tally: Any = field(default_factory=lambda: apart(TALLY, np.int64))
    logs: Any = field(default_factory=lambda: np.concatenate([new_log(), new_log(0)]))
    rng: Any = field(default_factory=lambda: apart(1, np.uint64))

    def play(self, seeds: Any) -> Any:
        """One game for each seed: the figures, int32, shape (games, FIGURES)."""
        figures = np.zeros((len(seeds), FIGURES), np.int32)
        play_all(
            self.states, self.tables, self.table, self.decks, self.bots, self.weights, self.tries,
            self.row, self.out, self.lists, self.tally, self.logs, self.rng, seeds,
            figures,
        )  # fmt: skip
        return figures

    def some_states(self, length: int) -> Any:
        """So many copies of the last game's state."""
        return np.repeat(self.states[GAME : GAME + 1], length)


def new_workplace(
    game: Any, options: Options, bots: list[str], weights: Any = WEIGHTS
) -> Workplace:
    """A place to play at, for one bot a seat; weights: of all seats, or a row for each."""
    table = np.array([len(bots), int(options.season_reset)], np.int64)
    numbers = [KINDS_OF_BOTS[bot] for bot in bots] + [RANDOM] * (SEATS - len(bots))
    rows = np.ascontiguousarray(np.broadcast_to(weights, (SEATS, np.shape(weights)[-1])))
    return Workplace(game.tables, table, np.array(numbers, np.int64), rows)


@kernel
def copy_states(states: Any, copies: int) -> None:
    """Copy records from place to place inside the array, for measuring what a copy costs."""
    length = len(states)
    for k in range(copies):
        states[k % length] = states[(k * 7 + 3) % length]
