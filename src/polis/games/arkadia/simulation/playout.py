"""Whole games of Arkadia inside compiled code: set-up, bots, and a row of figures for each game.

A playout draws its set-up from its own 64-bit seed with the quick generator of the bots, not from
the secret streams of a game that people play: it is many times quicker, and nobody bets on it.
"""

from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from polis.core.cache_line import apart
from polis.core.chance import I64, below, shuffle
from polis.core.kernel import kernel
from polis.core.stats import list_text, named_text, spread, spread_text, wins_by_seat
from polis.games.arkadia import rules
from polis.games.arkadia.actions import PASS
from polis.games.arkadia.bots.evaluation import WEIGHTS
from polis.games.arkadia.bots.greedy import LISTED, ROW, TRIES, greedy
from polis.games.arkadia.dealing import chosen_lot, deck_of
from polis.games.arkadia.events import new_log
from polis.games.arkadia.observation import observe_into
from polis.games.arkadia.options import Options
from polis.games.arkadia.rules.drawing import is_display_filled
from polis.games.arkadia.setup import set_options, set_up
from polis.games.arkadia.state import (
    BUILDINGS,
    ENDINGS,
    NONE,
    OVER,
    PHASES,
    SEATS,
    STATE,
)

GOALS: Final[dict[str, float]] = {}  # those of `polis bench`

RANDOM, GREEDY = range(2)
KINDS_OF_BOTS: Final = {"random": RANDOM, "greedy": GREEDY}

# The table: seats, first game, lot (standing, square; NONE: drawn), options, number of cards
SEAT_COUNT, FIRST_GAME, STANDING, LOT_SQUARE, FLIPS, LOT_WORKERS, OPEN_SCREENS, CARDS = range(8)

# A row of figures for each game; the last SEATS of them are the gold of the seats
DECISIONS, TURNS, ENDING, LAID, COMPLETED, PASSED, EXHAUSTED, GOLD = range(8)
FIGURES: Final = GOLD + SEATS

NAMES: Final = {
    "decisions": DECISIONS,
    "turns": TURNS,
    "buildings_laid": LAID,
    "buildings_completed": COMPLETED,
    "passes": PASSED,
}

# States of the workplace
GAME, SEEN = range(2)


@kernel
def begin(s: Any, t: Any, table: Any, cards: Any, deck: Any, log: Any, rng: Any) -> None:
    """ARK-P  Set a game up with everything that is left open drawn from `rng`."""
    size = table[CARDS]
    for i in range(size):
        deck[i] = cards[i]
    shuffle(rng, deck, size)
    first_seat = below(rng, table[SEAT_COUNT])
    standing = table[STANDING]
    square = table[LOT_SQUARE]
    if square == NONE:
        place = below(rng, t.lot_place_count)
        standing = I64(t.lot_places[place, 0])
        square = I64(t.lot_places[place, 1])
    is_first_game = table[FIRST_GAME] != 0
    set_up(
        s, t, table[SEAT_COUNT], first_seat, is_first_game, standing, square, deck, size, log
    )  # fmt: skip
    set_options(s, table[FLIPS], table[LOT_WORKERS], table[OPEN_SCREENS])


@kernel
def note(s: Any, passed: int, figures: Any) -> None:
    """Write the figures of a finished game. figures: int32, shape (FIGURES,)."""
    figures[DECISIONS] = s.ply
    figures[TURNS] = s.turns_finished
    figures[ENDING] = s.ending
    figures[LAID] = s.building_count - s.first_buildings
    figures[COMPLETED] = s.building_count - s.open_count
    figures[PASSED] = passed
    figures[EXHAUSTED] = 0 if s.pile_size > 0 or is_display_filled(s) else 1
    for seat in range(SEATS):
        figures[GOLD + seat] = s.gold[seat]


@kernel
def play_all(
    states: Any, tables: Any, table: Any, cards: Any, deck: Any, bots: Any, weights: Any,
    tries: Any, row: Any, out: Any, tally: Any, logs: Any, rng: Any, seeds: Any, figures: Any,
) -> None:  # fmt: skip
    """Play one game for each seed (uint64, not zero); figures: int32, (games, FIGURES).

    Every legal action is listed for every decision. tally, int64, shape (phases, 2): decisions
    and legal actions by phase are added up there.
    """
    s = states[GAME]
    t = tables[0]
    log = logs[0]
    for game in range(len(seeds)):
        rng[0] = seeds[game]
        begin(s, t, table, cards, deck, log, rng)
        passed = 0
        while s.phase != OVER:
            listed = rules.legal(s, t, out)
            tally[s.phase, 0] += 1
            tally[s.phase, 1] += listed
            if bots[s.turn] == RANDOM:
                action = I64(out[below(rng, listed)])
            else:
                observe_into(states[SEEN], s, s.turn)
                action = greedy(states, I64(SEEN), tables, tries, weights, row, out, logs, rng)
            if action == PASS:
                passed += 1
            rules.apply(s, t, action, log)
        note(s, passed, figures[game])


@dataclass(slots=True)
class Workplace:
    """What one thread needs to play. From `states` on it is written to and must not be shared."""

    tables: Any
    table: Any
    cards: Any
    bots: Any
    weights: Any
    states: Any = field(default_factory=lambda: apart(2, STATE))
    tries: Any = field(default_factory=lambda: apart(TRIES, STATE))
    deck: Any = field(default_factory=lambda: apart(BUILDINGS, np.int16))
    row: Any = field(default_factory=lambda: apart(ROW, np.int64))
    out: Any = field(default_factory=lambda: apart(LISTED, np.int16))
    tally: Any = field(default_factory=lambda: apart((len(PHASES), 2), np.int64))
    logs: Any = field(default_factory=lambda: new_log(0))
    rng: Any = field(default_factory=lambda: apart(1, np.uint64))

    def play(self, seeds: Any) -> Any:
        """One game for each seed: the figures, int32, shape (games, FIGURES)."""
        figures = np.zeros((len(seeds), FIGURES), np.int32)
        play_all(
            self.states, self.tables, self.table, self.cards, self.deck, self.bots, self.weights,
            self.tries, self.row, self.out, self.tally, self.logs, self.rng, seeds, figures,
        )  # fmt: skip
        return figures

    def some_states(self, length: int) -> Any:
        """So many copies of the last game's state."""
        return np.repeat(self.states[GAME : GAME + 1], length)


def new_workplace(
    game: Any, options: Options, bots: list[str], weights: Any = WEIGHTS
) -> Workplace:
    """A place to play at, for one bot a seat."""
    lot = _lot(game, options)
    cards = deck_of(game.box, options)
    row = np.full(BUILDINGS, NONE, np.int16)
    row[: len(cards)] = cards
    table = [
        len(bots), int(options.setup == "first-game"), lot[0], lot[1],
        int(options.flips), int(options.lot_workers), int(options.open_screens), len(cards),
    ]  # fmt: skip
    numbers = [KINDS_OF_BOTS[bot] for bot in bots] + [RANDOM] * (SEATS - len(bots))
    return Workplace(
        game.tables, np.array(table, np.int64), row, np.array(numbers, np.int64), weights
    )


def _lot(game: Any, options: Options) -> tuple[int, int]:
    """Where the lot lies, as (standing, square); NONE: each game draws it."""
    if options.setup == "first-game":
        standing, square = game.box.first_lot
        return int(standing), int(square)
    return (NONE, NONE) if options.lot == "random" else chosen_lot(game.box, options.lot)


def summary(figures: Any, seats: int, tally: Any) -> dict[str, Any]:
    """What the figures and the tally of many games say, in numbers that JSON can hold."""
    gold = figures[:, GOLD : GOLD + seats]
    mean = {name: float(figures[:, place].mean()) for name, place in NAMES.items()}
    return {
        "decisions": decisions(figures),
        "decisions_a_game": mean["decisions"],
        "turns_a_seat": mean["turns"] / seats,
        "endings": {
            name: int((figures[:, ENDING] == number).sum()) for number, name in enumerate(ENDINGS)
        },
        "winner_gold": spread(gold.max(axis=1)),
        "last_gold": spread(gold.min(axis=1)),
        "gold_by_seat": [float(mean) for mean in gold.mean(axis=0)],
        "wins_by_seat": wins_by_seat(gold),
        "buildings_laid": mean["buildings_laid"],
        "buildings_completed": mean["buildings_completed"],
        "passes": mean["passes"],
        "cards_run_out": float(figures[:, EXHAUSTED].mean()),
        "phases": phases(tally),
    }


def told(result: dict[str, Any]) -> list[tuple[str, str]]:
    """The figures for people: a name and a text for each line."""
    return [
        ("turns a seat", f"{result['turns_a_seat']:.1f}"),
        ("decisions a game", f"{result['decisions_a_game']:.1f}"),
        ("endings", named_text(result["endings"], "{}")),
        ("winner's gold", spread_text(result["winner_gold"])),
        ("last one's gold", spread_text(result["last_gold"])),
        ("gold by seat", list_text(result["gold_by_seat"], "{:.1f}")),
        ("wins by seat", list_text(result["wins_by_seat"], "{:.1%}")),
        ("buildings laid", f"{result['buildings_laid']:.1f}"),
        ("buildings completed", f"{result['buildings_completed']:.1f}"),
        ("passes", f"{result['passes']:.2f}"),
        ("cards run out", f"{result['cards_run_out']:.1%} of the games"),
    ]


def decisions(figures: Any) -> int:
    """How many decisions the games took together."""
    return int(figures[:, DECISIONS].sum())


def turns(figures: Any) -> int:
    """How many turns the games took together."""
    return int(figures[:, TURNS].sum())


def phases(tally: Any) -> dict[str, dict[str, float]]:
    """Decisions and legal actions on average, by phase."""
    return {
        phase: {"decisions": int(decisions), "legal": float(legal / decisions)}
        for phase, (decisions, legal) in zip(PHASES, tally, strict=True)
        if decisions > 0
    }


@kernel
def copy_states(states: Any, copies: int) -> None:
    """Copy records from place to place inside the array, for measuring what a copy costs."""
    length = len(states)
    for k in range(copies):
        states[k % length] = states[(k * 7 + 3) % length]
