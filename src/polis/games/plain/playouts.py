"""Whole games in Python, for games without compiled playouts, and their results."""

import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from polis.core.contract.game import MAX_SEATS, Bot, Rules
from polis.core.seeds import SECRET_BYTES
from polis.search.playouts import list_text, named_text, percentiles, percentiles_text

# A row of figures for each game; its last entries are the points of the seats, then who won
DECISIONS, TURNS, ENDING, POINTS = range(4)
FIGURES: Final = POINTS + 2 * MAX_SEATS
MOST_PHASES: Final = 64


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


class GenericRunner:
    """Plays games in one thread. tally: decisions and legal actions, by phase."""

    def __init__(
        self, game: Rules, options: Any, bots: list[Bot], phases: Names, endings: Names
    ) -> None:
        self.game, self.options, self.bots = game, options, bots
        self.tally = np.zeros((MOST_PHASES, 2), np.int64)
        self.states: Any = None
        self._phases, self._endings = phases, endings

    def play(self, seeds: Any) -> Any:
        """Play one game per seed; return the figures, int32, shape (games, FIGURES)."""
        figures = np.zeros((len(seeds), FIGURES), np.int32)
        for row, seed in zip(figures, seeds, strict=True):
            self._play(int(seed), row)
        return figures

    @property
    def state_bytes(self) -> int:
        """The bytes of a state."""
        size: int = self.states.itemsize
        return size

    def _play(self, seed: int, row: Any) -> None:
        game, rng = self.game, np.random.default_rng(seed)
        secret = rng.bytes(SECRET_BYTES)
        state, _ = game.new_game(self.options, len(self.bots), secret)
        last = None
        while not game.is_over(state):
            legal, seat = game.legal(state), game.turn(state)
            self.tally[self._phases.number(game.phase(state))] += (1, len(legal))
            row[DECISIONS] += 1
            row[TURNS] += seat != last
            last = seat
            seen = game.observe(state, seat)
            game.apply(state, self.bots[seat].decide(seen, legal, rng))
        self.states = state
        self._note(state, row)

    def _note(self, state: Any, row: Any) -> None:
        """Write the figures of a finished game."""
        row[ENDING] = self._endings.number(self.game.ending(state) or "")
        for seat, points in enumerate(self.game.scores(state)):
            row[POINTS + seat] = points
        for seat in self.game.winners(state):
            row[POINTS + MAX_SEATS + seat] = 1


class GenericPlayouts:
    """Whole games through the public interface; a `Playouts`. One object serves one series."""

    GOALS: Mapping[str, float] = {}

    def __init__(self) -> None:
        """Start without games."""
        self._phases, self._endings = Names(), Names()

    def new_runner(self, game: Rules, options: Any, bots: list[str]) -> GenericRunner:
        """Return the runner for one thread. bots: one name per seat."""
        players = [game.spec.bots.new(game, name) for name in bots]
        return GenericRunner(game, options, players, self._phases, self._endings)

    def summary(self, figures: Any, seats: int, tally: Any) -> dict[str, Any]:
        """Return the figures and the tally as JSON values."""
        points = figures[:, POINTS : POINTS + seats]
        won = figures[:, POINTS + MAX_SEATS : POINTS + MAX_SEATS + seats]
        counts = np.bincount(figures[:, ENDING], minlength=len(self._endings.known)).tolist()
        return {
            "decisions": self.decisions(figures),
            "decisions_a_game": float(figures[:, DECISIONS].mean()),
            "turns_a_seat": self.turns(figures) / (len(figures) * seats),
            "endings": dict(sorted(zip(self._endings.known, counts, strict=True))),
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

    def decisions(self, figures: Any) -> int:
        """Return the number of decisions in all games together."""
        return int(figures[:, DECISIONS].sum())

    def turns(self, figures: Any) -> int:
        """Return the number of turns in all games together."""
        return int(figures[:, TURNS].sum())

    def phases(self, tally: Any) -> dict[str, dict[str, float]]:
        """Return the mean numbers of decisions and legal actions, by phase."""
        return {
            phase: {"decisions": int(decisions), "legal": float(legal / decisions)}
            for phase, (decisions, legal) in sorted(zip(self._phases.known, tally, strict=False))
            if decisions > 0
        }
