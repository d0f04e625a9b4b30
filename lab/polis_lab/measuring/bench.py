"""The speed of the rules: random games that list every legal action at every decision.

Everything compared is measured alternately, round after round, so that a machine that slows down or
is shared affects all of it; the report has the median, the slowest and the fastest round.
"""

import statistics
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final

from polis.batch.runner import Runner, can_compile, has_engine, new_runner
from polis.core.processes import put_off
from polis.core.texts.errors import PolisError
from polis.games.plain.figures import PlainFigures
from polis.games.spec import Figures
from polis_lab.measuring.baselines import (
    CATANATRON,
    HOW_TO_INSTALL,
    catanatron_round,
    catanatron_version,
    program_round,
)
from polis_lab.measuring.machine import machine
from polis_lab.measuring.starting import starting

SERIES: Final = bytes(16)  # the secret of the series
GAMES_A_ROUND: Final = 20_000
PLAIN_GAMES_A_ROUND: Final = 200  # of a game that is played through Python calls
THREADS: Final = 2

Progress = Callable[[str], None]


@dataclass(slots=True)
class Rounds:
    """The measurements of each round, by name; rates are per second."""

    samples: dict[str, list[float]] = field(default_factory=dict)

    def add(self, name: str, sample: float) -> None:
        """Add the figure of another round."""
        self.samples.setdefault(name, []).append(sample)

    def spread(self, name: str) -> dict[str, float]:
        """Return the median, lowest and highest figure."""
        found = self.samples[name]
        return {"median": statistics.median(found), "min": min(found), "max": max(found)}

    def ratio(self, name: str, to: str) -> float:
        """Return the median of the rounds' own ratios: both figures of a round share its conditions."""
        pairs = zip(self.samples[name], self.samples[to], strict=True)
        return statistics.median(a / b for a, b in pairs)


def bench(
    game: Any,
    games: int | None = None,
    rounds: int = 5,
    seats: int = 4,
    yardstick: str | None = None,
    starts: bool = True,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Measure everything and return JSON values.

    games: random games per round, by default 20,000, or 200 if they are not played in an engine;
    yardstick: a program to run in each round too, see `baselines.program_round`; starts: also
    measure starting. Raises PolisError before anything is measured.
    """
    counted = game.spec.figures()
    is_compiled = can_compile(game, ["random"]) and has_engine(game)
    if games is None:
        games = GAMES_A_ROUND if is_compiled else PLAIN_GAMES_A_ROUND
    _check(game, games, rounds, seats)
    tell = progress or (lambda _: None)
    places = [_place(counted, game, seats) for _ in range(THREADS)]
    figures = places[0].play(0, 1)
    places[0].tally[:] = 0
    measured = Rounds()
    for number in range(rounds):
        tell(f"round {number + 1} of {rounds}")
        figures = _games(counted, places, games, measured)
        _yardsticks(measured, yardstick)
    phases = counted.phases(places[0].tally)
    if starts:
        tell("starting")
    return {
        "game": game.name,
        "seats": seats,
        "games_a_round": games,
        "rounds": rounds,
        "has_engine": is_compiled,
        "has_goals": not isinstance(counted, PlainFigures),
        "machine": machine(),
        **_rates(measured),
        "decisions_a_game": counted.decisions(figures) / games,
        "phases": phases,
        "legal_a_decision": _legal(phases),
        "state_bytes": int(places[0].state_bytes),
        "starting": starting(game.name) if starts else None,
        "yardsticks": _compared(measured, yardstick),
    }


def _check(game: Any, games: int, rounds: int, seats: int) -> None:
    """Raise PolisError for what cannot be measured."""
    if games < 1 or rounds < 1:
        raise PolisError("A benchmark needs at least 1 game a round and at least 1 round.")
    if seats not in game.seats:
        raise PolisError(
            f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}."
        )


def decision_seconds(game: Any, seats: int, games: int = 500) -> float:
    """CPU seconds per decision in compiled random games, with every legal action listed."""
    counted = game.spec.figures()
    place = _place(counted, game, seats)
    place.play(0, 1)
    started = time.thread_time()
    figures = place.play(0, games)
    seconds = time.thread_time() - started
    return seconds / float(counted.decisions(figures))


def _place(counted: Figures, game: Any, seats: int) -> Runner:
    """Return a runner for random bots with the default options."""
    return new_runner(game, counted, game.new_options({}), ["random"] * seats, SERIES)


def _games(counted: Figures, places: list[Runner], games: int, measured: Rounds) -> Any:
    """Measure one thread, then two with as many games each; return the figures of the games."""
    started = time.perf_counter()
    figures = places[0].play(0, games)
    alone = time.perf_counter() - started
    with put_off(), ThreadPoolExecutor(THREADS) as pool:
        started = time.perf_counter()
        list(pool.map(lambda place: place.play(0, games), places))
        together = time.perf_counter() - started
    decisions = counted.decisions(figures)
    measured.add("decisions", decisions / alone)
    measured.add("games", games / alone)
    measured.add("decision_ns", alone / decisions * 1e9)
    measured.add("turn_ns", alone / counted.turns(figures) * 1e9)
    measured.add("threads", THREADS * decisions / together)
    return figures


def _yardsticks(measured: Rounds, program: str | None) -> None:
    """Measure the other engines in this round."""
    if catanatron_version() is not None:
        measured.add(CATANATRON, catanatron_round())
    if program is not None:
        measured.add("program", program_round(program))


def _rates(measured: Rounds) -> dict[str, Any]:
    """The results of the games."""
    return {
        "decisions_per_second": measured.spread("decisions"),
        "games_per_second": measured.spread("games"),
        "decision_ns": measured.spread("decision_ns"),
        "turn_ns": measured.spread("turn_ns"),
        "two_threads": {
            "decisions_per_second": measured.spread("threads"),
            "ratio": measured.ratio("threads", "decisions"),
        },
    }


def _legal(phases: dict[str, dict[str, float]]) -> float:
    """Legal actions per decision, over all phases."""
    decisions = sum(phase["decisions"] for phase in phases.values())
    return sum(phase["decisions"] * phase["legal"] for phase in phases.values()) / decisions


def _compared(measured: Rounds, program: str | None) -> dict[str, Any]:
    """The other engines, and how many times faster the rules are."""
    compared: dict[str, Any] = {}
    version = catanatron_version()
    if version is None:
        compared[CATANATRON] = {"missing": f"not installed; to compare: {HOW_TO_INSTALL}"}
    else:
        compared[CATANATRON] = {"version": version, **_against(measured, CATANATRON)}
    if program is not None:
        compared["program"] = {"command": program, **_against(measured, "program")}
    return compared


def _against(measured: Rounds, name: str) -> dict[str, Any]:
    """Another engine's speed, and the rules' speed as a multiple of it."""
    return {
        "decisions_per_second": measured.spread(name),
        "polis_ratio": measured.ratio("decisions", name),
    }
