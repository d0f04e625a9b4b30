"""Playouts of Arkadia: set-up, and a row of figures for each game; see `polis.search.playouts`."""

import sys
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from polis.core.kernels.arrays import Array, Record, Records
from polis.core.kernels.chance import I64, below, shuffle
from polis.core.kernels.kernel import kernel
from polis.games.arkadia import rules
from polis.games.arkadia.bots.evaluation import WEIGHTS
from polis.games.arkadia.bots.greedy import greedy
from polis.games.arkadia.bots.search import SHAPE
from polis.games.arkadia.model.actions import PASS
from polis.games.arkadia.model.events import new_log
from polis.games.arkadia.model.options import Options, chosen_lot, deck_of
from polis.games.arkadia.model.state import (
    BUILDINGS,
    ENDINGS,
    NONE,
    OVER,
    PHASES,
    SEATS,
    State,
)
from polis.games.arkadia.model.tables import Tables
from polis.games.arkadia.rules import legal
from polis.games.arkadia.rules.drawing import is_display_filled
from polis.games.arkadia.rules.setup import set_up
from polis.games.arkadia.seen.observation import observe_into
from polis.search import playouts
from polis.search.frames import specialise
from polis.search.memory import PlayoutMemory
from polis.search.playouts import (
    DECISIONS,
    TURNS,
    PlayoutRunner,
    decisions,
    list_text,
    named_text,
    new_memory,
    percentiles,
    percentiles_text,
    phase_figures,
    turns,
    wins_by_seat,
)

if TYPE_CHECKING:
    from polis.games.arkadia.game import Arkadia

__all__ = [
    "OVER",
    "decisions",
    "greedy",
    "legal",
    "observe_into",
    "turns",
]  # imported from elsewhere

GOALS: Final[dict[str, float]] = {}  # the defaults of `polis bench`

# The table: seats, first game, lot (standing, square; NONE if drawn), number of cards
SEAT_COUNT, FIRST_GAME, STANDING, LOT_SQUARE, CARDS = range(5)

# A row of figures for each game; its last SEATS entries are the gold of the seats
ENDING, LAID, COMPLETED, PASSED, EXHAUSTED, GOLD = range(TURNS + 1, TURNS + 7)
FIGURES: Final = GOLD + SEATS

# Decisions by phase in all games, and the legal actions at them
BY_PHASE: Final = ("<i8", (len(PHASES),))
TALLY: Final = np.dtype((np.record, np.dtype([("asked", *BY_PHASE), ("listed", *BY_PHASE)])))

NAMES: Final = {
    "decisions": DECISIONS,
    "turns": TURNS,
    "buildings_laid": LAID,
    "buildings_completed": COMPLETED,
    "passes": PASSED,
}

# Decks: the cards of the box, and the same cards shuffled
ALL_CARDS, SHUFFLED = range(2)
DECKS: Final = 2


@kernel
def begin(s: State, t: Tables, table: Array, cards: Any, deck: Array, log: Any, rng: Array) -> None:
    """ARK-P  Set up a game; what the options leave open is drawn with `rng`."""
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


@kernel
def note(s: State, figures: Array) -> None:
    """Write the figures of a finished game. figures: int32, shape (FIGURES,)."""
    figures[DECISIONS] = s.ply
    figures[TURNS] = s.turns_finished
    figures[ENDING] = s.ending
    figures[LAID] = s.building_count - s.first_buildings
    figures[COMPLETED] = s.building_count - s.open_count
    figures[EXHAUSTED] = 0 if s.pile_size > 0 or is_display_filled(s) else 1
    for seat in range(SEATS):
        figures[GOLD + seat] = s.gold[seat]


@kernel
def begin_game(s: State, m: PlayoutMemory, figures: Array) -> None:
    """Set up a game. `figures` start as zeros."""
    cards, deck = m.decks[ALL_CARDS], m.decks[SHUFFLED]
    begin(s, m.scratch.tables[0], m.table, cards, deck, m.log[0], m.scratch.rng)


@kernel
def count_decision(s: State, listed: int, action: int, tally: Record, figures: Array) -> None:
    """Count a decision and its legal actions by phase."""
    tally.asked[s.phase] += 1
    tally.listed[s.phase] += listed
    if action == PASS:
        figures[PASSED] += 1


@kernel
def apply_counted(s: State, action: int, m: PlayoutMemory, figures: Array) -> None:
    """Apply a legal action without counting its effects."""
    rules.apply(s, m.scratch.tables[0], action, m.log[0])


KERNELS: Final = specialise(playouts, sys.modules[__name__])


def new_runner(
    game: "Arkadia", options: Options, bots: list[str], weights: Records = WEIGHTS
) -> PlayoutRunner:
    """Return a runner for one thread. bots: a name per seat; weights: of all seats, or a record each."""
    lot = _lot(game, options)
    cards = deck_of(game.box, options)
    table = [len(bots), int(options.setup == "first-game"), lot[0], lot[1], len(cards)]
    memory = new_memory(
        SHAPE, game.tables, bots, weights, options=options,
        table=table, decks=(DECKS, BUILDINGS), tally=TALLY, log=new_log(0),
    )  # fmt: skip
    memory.decks[ALL_CARDS] = NONE
    memory.decks[ALL_CARDS, : len(cards)] = cards
    return PlayoutRunner(KERNELS, memory, FIGURES)


def _lot(game: "Arkadia", options: Options) -> tuple[int, int]:
    """The place of the lot as (standing, square); NONE if drawn in each game."""
    if options.setup == "first-game":
        standing, square = game.box.first_lot
        return int(standing), int(square)
    return (NONE, NONE) if options.lot == "random" else chosen_lot(game.box, options.lot)


def summary(figures: Array, seats: int, tally: Array) -> dict[str, Any]:
    """Return the figures and the tally of many games as JSON values."""
    gold = figures[:, GOLD : GOLD + seats]
    mean = {name: float(figures[:, place].mean()) for name, place in NAMES.items()}
    return {
        "decisions": decisions(figures),
        "decisions_a_game": mean["decisions"],
        "turns_a_seat": mean["turns"] / seats,
        "endings": {
            name: int((figures[:, ENDING] == number).sum()) for number, name in enumerate(ENDINGS)
        },
        "winner_gold": percentiles(gold.max(axis=1)),
        "last_gold": percentiles(gold.min(axis=1)),
        "gold_by_seat": [float(mean) for mean in gold.mean(axis=0)],
        "wins_by_seat": wins_by_seat(gold),
        "buildings_laid": mean["buildings_laid"],
        "buildings_completed": mean["buildings_completed"],
        "passes": mean["passes"],
        "cards_run_out": float(figures[:, EXHAUSTED].mean()),
        "phases": phases(tally),
    }


def summary_lines(result: dict[str, Any]) -> list[tuple[str, str]]:
    """Return a summary as text: a name and a value for each line."""
    return [
        ("turns a seat", f"{result['turns_a_seat']:.1f}"),
        ("decisions a game", f"{result['decisions_a_game']:.1f}"),
        ("endings", named_text(result["endings"], "{}")),
        ("winner's gold", percentiles_text(result["winner_gold"])),
        ("last one's gold", percentiles_text(result["last_gold"])),
        ("gold by seat", list_text(result["gold_by_seat"], "{:.1f}")),
        ("wins by seat", list_text(result["wins_by_seat"], "{:.1%}")),
        ("buildings laid", f"{result['buildings_laid']:.1f}"),
        ("buildings completed", f"{result['buildings_completed']:.1f}"),
        ("passes", f"{result['passes']:.2f}"),
        ("cards run out", f"{result['cards_run_out']:.1%} of the games"),
    ]


def phases(tally: Array) -> dict[str, dict[str, float]]:
    """Return decisions made and legal actions per decision, by phase."""
    counted = tally.view(TALLY)[0]
    return phase_figures(PHASES, counted["asked"], counted["listed"])
