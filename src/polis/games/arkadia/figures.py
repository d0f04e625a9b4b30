"""Figures of many games of Arkadia: a row for each game, and their summary."""

from typing import Any, Final

import numpy as np

from polis.core.kernels.arrays import Array, Record
from polis.core.kernels.kernel import kernel
from polis.games.arkadia.model.actions import PASS
from polis.games.arkadia.model.state import ENDINGS, PHASES, SEATS, State
from polis.games.arkadia.rules.drawing import is_display_filled
from polis.games.summaries import (
    DECISIONS,
    TURNS,
    decisions,
    list_text,
    named_text,
    percentiles,
    percentiles_text,
    phase_figures,
    turns,
    wins_by_seat,
)
from polis.search.memory import BatchMemory

__all__ = ["decisions", "turns"]  # imported from elsewhere

GOALS: Final[dict[str, float]] = {}  # the defaults of `polis bench`

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


@kernel
def begin_counting(s: State, figures: Array) -> None:
    """Nothing is counted from the beginning."""


@kernel
def count_decision(s: State, listed: int, action: int, tally: Record, figures: Array) -> None:
    """Count a decision and its legal actions by phase."""
    tally.asked[s.phase] += 1
    tally.listed[s.phase] += listed
    if action == PASS:
        figures[PASSED] += 1


@kernel
def count_events(log: Any, s: State, tally: Record, figures: Array) -> None:
    """What followed from a decision is not counted."""


@kernel
def note(s: State, m: BatchMemory, i: int) -> None:
    """Write the figures of a finished game."""
    figures = m.figures[i]
    figures[DECISIONS] = s.ply
    figures[TURNS] = s.turns_finished
    figures[ENDING] = s.ending
    figures[LAID] = s.building_count - s.first_buildings
    figures[COMPLETED] = s.building_count - s.open_count
    figures[EXHAUSTED] = 0 if s.pile_size > 0 or is_display_filled(s) else 1
    for seat in range(SEATS):
        figures[GOLD + seat] = s.gold[seat]


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
