"""Figures of many games of any kind, and whole games in Python where they are not compiled."""

import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from polis.core.contract.game import MAX_SEATS, Bot, Rules
from polis.core.kernels.arrays import Array, Record
from polis.core.kernels.kernel import kernel
from polis.core.seeds import batch_secret
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
)
from polis.search.memory import BatchMemory

# A row of figures for each game; LAST is one more than the seat that decided last; the last entries
# are the points of the seats, then who won
LAST, ENDING, POINTS = range(TURNS + 1, TURNS + 4)
FIGURES: Final = POINTS + 2 * MAX_SEATS
MOST_PHASES: Final = 64
BY_PHASE: Final = ("<i8", (MOST_PHASES,))
TALLY: Final = np.dtype((np.record, np.dtype([("asked", *BY_PHASE), ("listed", *BY_PHASE)])))


@kernel
def begin_counting(s: Record, figures: Array) -> None:
    """Nothing is counted from the beginning."""


@kernel
def count_decision(s: Record, listed: int, action: int, tally: Record, figures: Array) -> None:
    """Count a decision, its legal actions by phase, and turns."""
    tally.asked[s.phase] += 1
    tally.listed[s.phase] += listed
    figures[DECISIONS] += 1
    if figures[LAST] != s.turn + 1:
        figures[TURNS] += 1
        figures[LAST] = s.turn + 1


@kernel
def count_events(log: Any, s: Record, tally: Record, figures: Array) -> None:
    """What followed from a decision is not counted."""


@kernel
def note(s: Record, m: BatchMemory, i: int) -> None:
    """Write how a game ended, the points, and who won."""
    m.figures[i, ENDING] = s.ending
    for seat in range(m.settings.seats):
        m.figures[i, POINTS + seat] = m.scores[i * m.settings.seats + seat]
        won = m.rewards[i * m.settings.seats + seat] > 0.0
        m.figures[i, POINTS + MAX_SEATS + seat] = 1 if won else 0


@dataclass(slots=True)
class Names:
    """Names in the order of their first occurrence; figures refer to them by number."""

    known: list[str] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def number(self, name: str) -> int:
        """Return the number of a name; thread-safe."""
        with self.lock:
            if name not in self.known:
                self.known.append(name)
            return self.known.index(name)


class PlainRunner:
    """Plays games in one thread through the public interface."""

    def __init__(
        self, game: Rules, options: Any, bots: list[Bot], secret: bytes, figures: "PlainFigures"
    ) -> None:
        """secret: of the series; figures: knows the names of phases and endings."""
        self.game, self.options, self.bots = game, options, bots
        self._tally = np.zeros(1, TALLY)
        self._secret, self._figures = secret, figures
        self.state_bytes = 0

    @property
    def tally(self) -> Array:
        """What happened in all games so far, as int64 numbers."""
        return self._tally.view(np.int64)

    def play(self, first: int, games: int) -> Array:
        """Play some games of the series; return their figures, int32, shape (games, FIGURES)."""
        figures = np.zeros((games, FIGURES), np.int32)
        for number, row in enumerate(figures, start=first):
            self._play(batch_secret(self._secret, number, 0), row)
        return figures

    def _play(self, secret: bytes, row: Any) -> None:
        game, rng = self.game, np.random.default_rng(int.from_bytes(secret, "big"))
        state, _ = game.new_game(self.options, len(self.bots), secret)
        self.state_bytes = state.itemsize
        while not game.is_over(state):
            legal, seat = game.legal(state), game.turn(state)
            phase = self._figures.phases_met.number(game.phase(state))
            self._tally["asked"][0, phase] += 1
            self._tally["listed"][0, phase] += len(legal)
            row[DECISIONS] += 1
            row[TURNS] += seat + 1 != row[LAST]
            row[LAST] = seat + 1
            seen = game.observe(state, seat)
            game.apply(state, self.bots[seat].decide(seen, legal, rng))
        self._note(state, row)

    def _note(self, state: Any, row: Any) -> None:
        """Write the figures of a finished game."""
        row[ENDING] = self._figures.endings_met.number(self.game.ending(state) or "")
        for seat, points in enumerate(self.game.scores(state)):
            row[POINTS + seat] = points
        for seat in self.game.winners(state):
            row[POINTS + MAX_SEATS + seat] = 1


class PlainFigures:
    """Figures that any game has; one object serves one series. game: None if it is not made of kernels."""

    GOALS: Mapping[str, float] = {}
    FIGURES, TALLY = FIGURES, TALLY
    begin_counting, count_decision = staticmethod(begin_counting), staticmethod(count_decision)
    count_events, note = staticmethod(count_events), staticmethod(note)
    decisions, turns = staticmethod(decisions), staticmethod(turns)

    def __init__(self, phases: Sequence[str] = (), endings: Sequence[str] = ()) -> None:
        """Take the names by number, of a game that has numbers for them."""
        self.phases_met, self.endings_met = Names(list(phases)), Names(list(endings))

    def summary(self, figures: Any, seats: int, tally: Any) -> dict[str, Any]:
        """Return the figures and the tally as JSON values."""
        points = figures[:, POINTS : POINTS + seats]
        won = figures[:, POINTS + MAX_SEATS : POINTS + MAX_SEATS + seats]
        endings = self.endings_met.known
        counts = np.bincount(figures[:, ENDING], minlength=len(endings)).tolist()
        return {
            "decisions": decisions(figures),
            "decisions_a_game": float(figures[:, DECISIONS].mean()),
            "turns_a_seat": turns(figures) / (len(figures) * seats),
            "endings": {
                name: count
                for name, count in sorted(zip(endings, counts, strict=True))
                if count > 0
            },
            "highest_points": percentiles(points.max(axis=1)),
            "lowest_points": percentiles(points.min(axis=1)),
            "points_by_seat": [float(mean) for mean in points.mean(axis=0)],
            "wins_by_seat": [
                float(share) for share in (won / won.sum(axis=1)[:, None]).mean(axis=0)
            ],
            "phases": self.phases(tally),
        }

    def summary_lines(self, result: dict[str, Any]) -> list[tuple[str, str]]:
        """Return a summary as text: a name and a value for each line."""
        return [
            ("turns a seat", f"{result['turns_a_seat']:.1f}"),
            ("decisions a game", f"{result['decisions_a_game']:.1f}"),
            ("endings", named_text(result["endings"], "{}")),
            ("most points", percentiles_text(result["highest_points"])),
            ("fewest points", percentiles_text(result["lowest_points"])),
            ("points by seat", list_text(result["points_by_seat"], "{:.1f}")),
            ("wins by seat", list_text(result["wins_by_seat"], "{:.1%}")),
        ]

    def phases(self, tally: Any) -> dict[str, dict[str, float]]:
        """Return the mean numbers of decisions and legal actions, by phase."""
        counted = tally.view(TALLY)[0]
        return phase_figures(tuple(self.phases_met.known), counted["asked"], counted["listed"])
