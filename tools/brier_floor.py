"""The Brier score that nobody can beat: `python -m tools.brier_floor arkadia --games 100`.

The search that `tools.calibration` measures plays itself, and from some of its positions it plays on several times,
each time in another world that agrees with all that the seat to act sees. How far the results of one position differ,
nobody who sees no more can foresee: the mean of their variances is the score of perfect predictions. So that it can be
compared, the shares that this search tells in the same positions are scored, and so are the means of the results, whose
score is the floor and one part in `--plays` more if the sampled worlds are as likely as the real one.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np

from polis.bots.deals import played
from polis.games import load
from polis.search.search_bot import SearchBot
from tools.calibration import bounded, dealt, new_player, shares_at_end, watched

DRAWS: Final = 1000  # of games with replacement, for the intervals


@dataclass(frozen=True, slots=True)
class Position:
    """What is known of one position, for the seat to act.

    number: of the game; told: its share of the victory by the search, 0 to 1; came: the share that it had at
    the end; results: the shares that it had when the game was played on from there.
    """

    number: int
    told: float
    came: float
    results: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """A mean over positions with its bounds of 95 %, by game."""

    who: str
    value: float
    low: float
    high: float


def main(words: Sequence[str]) -> None:
    """Play, and tell what was found."""
    wanted = parsed(words)
    found = positions(wanted)
    scores = scores_of(found, np.random.default_rng(wanted.seed))
    if wanted.json:
        print(json.dumps({"positions": len(found), "scores": [asdict(each) for each in scores]}))
        return
    print(
        f"{wanted.game}, {wanted.seats} seats: {len(found)} positions, {wanted.plays} plays of each"
    )
    for each in scores:
        print(f"{each.who}: {each.value:.3f} ({each.low:.3f} to {each.high:.3f})")


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    reader = argparse.ArgumentParser(prog="python -m tools.brier_floor", description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--games", type=int, default=100)
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--every", type=int, default=5, help="turns from one position to the next")
    reader.add_argument("--plays", type=int, default=6, help="of each position, at least 2")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--json", action="store_true")
    wanted = reader.parse_args(words)
    if wanted.plays < 2 or wanted.every < 1 or wanted.games < 1:
        reader.error("--plays must be 2 or more, --every and --games 1 or more")
    return wanted


def positions(wanted: argparse.Namespace) -> list[Position]:
    """Play the games, and each of their positions on to the end."""
    game = load(wanted.game)
    bot = new_player(game)
    found = []
    for number in range(wanted.games):
        rng = np.random.default_rng([wanted.seed, number])
        begun = begun_positions(game, bot, (wanted.seats, wanted.every), rng)
        for seat, seen, told, came in begun:
            results = tuple(result(game, bot, seen, seat, rng) for _ in range(wanted.plays))
            found.append(Position(number, told, came, results))
        if sys.stderr.isatty():
            print(f"\r{number + 1} of {wanted.games} games", end="", file=sys.stderr)
    return found


def begun_positions(
    game: Any, bot: SearchBot, shape: tuple[int, int], rng: np.random.Generator
) -> list[tuple[int, Any, float, float]]:
    """One game, and of its chosen turns: seat to act, what it sees, its share as told and as it came.

    shape: seats, and turns from one to the next; the first one is drawn.
    """
    seats, every = shape
    state = dealt(game, seats, rng)
    pace = int(rng.integers(every)), every
    found = watched(game, (bot, bot), state, pace, rng, lambda seen: seen.copy())
    came = shares_at_end(seats, game.winners(state))
    return [(seat, seen, told[seat], float(came[seat])) for seat, seen, told in found]


def result(game: Any, bot: SearchBot, seen: Any, seat: int, rng: np.random.Generator) -> float:
    """The share of the victory that a seat has when the bot plays on in a world that agrees with `seen`."""
    state = game.sample_world(seen, rng)
    bot.forget()
    scores = played(game, bot, state, rng)
    return float(shares_at_end(len(scores), game.winners(state))[seat])


def scores_of(found: Sequence[Position], rng: np.random.Generator) -> list[Score]:
    """The floor, and the Brier scores of the search and of the means of the results."""
    numbers = np.array([each.number for each in found])
    results = np.array([each.results for each in found])
    told, came = (np.array([getattr(each, name) for each in found]) for name in ("told", "came"))
    errors = {
        "floor": results.var(axis=1, ddof=1),
        "search": (told - came) ** 2,
        "played on": (results.mean(axis=1) - came) ** 2,
    }
    return [score(who, squares, numbers, rng) for who, squares in errors.items()]


def score(who: str, squares: Any, numbers: Any, rng: np.random.Generator) -> Score:
    """The mean of squared errors; bounds by resampling games, whose numbers are in the order of the errors."""
    _, game, sizes = np.unique(numbers, return_inverse=True, return_counts=True)
    sums = np.bincount(game, weights=squares)
    draws = [rng.integers(0, len(sizes), len(sizes)) for _ in range(DRAWS)]
    means = [sums[rows].sum() / sizes[rows].sum() for rows in draws]
    return Score(who, *bounded(float(squares.mean()), means))


if __name__ == "__main__":
    main(sys.argv[1:])
