"""A rule of thumb for Arkadia: a one-ply search with its own weights.

`python -m tools.thumb tune` looks for them: it plays rows with small changes against the best one so far
and keeps those that win more. `python -m tools.thumb play` lets `THUMB` meet a level.
"""

import argparse
import sys
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from polis import arena
from polis.bots import Budget, new_bot
from polis.games import load
from polis.games.arkadia.bots.evaluation import WEIGHTS
from polis.games.arkadia.bots.greedy import greedy
from polis.games.arkadia.bots.search import SHAPE
from polis.games.arkadia.simulation.playout import GOLD, new_runner
from polis.search.greedy_bot import GreedyBot
from polis.search.memory import new_scratch
from polis_lab.contests.intervals import Interval, share_interval

STEP: Final = 0.35  # the spread of a change, relative
CHANGED: Final = 4  # weights at a time
SEATS: Final = 2

# What `tune --games 400 --rounds 60` has found; the weights for three and four seats stay as they are
# fmt: off
THUMB: Final = np.array([
    2, 270, 100, 187, 330, 8, 150,
    80, 50, 40,
    304, 80, 97, 55, 46, 40, 32, 27, 21, 14,
    0, 53, 30, 8, 5,
], np.int64)
# fmt: on


def main(words: Sequence[str]) -> None:
    """Tune or play."""
    wanted = parsed(words)
    if wanted.what == "tune":
        tune(wanted.games, wanted.rounds, wanted.seed)
    else:
        play(wanted.against, wanted.simulations, wanted.games, wanted.seed)


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    reader = argparse.ArgumentParser(prog="python -m tools.thumb", description=__doc__)
    reader.add_argument("what", choices=["tune", "play"])
    reader.add_argument("--games", type=int, default=100, help="of a contest, or for each change")
    reader.add_argument("--rounds", type=int, default=100, help="changes that are tried")
    reader.add_argument("--against", default="adept")
    reader.add_argument("--simulations", type=int, default=100, help="of the level, a turn")
    reader.add_argument("--seed", type=int, default=1)
    return reader.parse_args(words)


def tune(games: int, rounds: int, seed: int) -> None:
    """Print each row that wins more than the previous one, as far as its games show."""
    game, rng = load("arkadia"), np.random.default_rng(seed)
    best = WEIGHTS.copy()
    for number in range(rounds):
        row = changed(best, rng)
        found = share(game, row, best, rng.integers(1, 1 << 63, games // 2, dtype=np.uint64))
        low = found.low or 0.0
        is_better = low > 0.5
        if not is_better and found.value > 0.5 + (found.value - low) / 2:
            again = rng.integers(1, 1 << 63, games, dtype=np.uint64)
            is_better = (share(game, row, best, again).low or 0.0) > 0.5
        sys.stdout.write(f"{number}: {found.value:.1%}{' kept' if is_better else ''}\n")
        if is_better:
            best = row
            sys.stdout.write(f"{best.tolist()}\n")
        sys.stdout.flush()


def changed(row: Any, rng: np.random.Generator) -> Any:
    """A row of weights with a few small changes."""
    other = row.copy()
    for place in rng.choice(len(row), CHANGED, replace=False):
        other[place] = round(row[place] * float(np.exp(STEP * rng.normal())))
    return other


def share(game: Any, row: Any, other: Any, seeds: Any) -> Interval:
    """The share of wins of one row against another at two seats, both ways on each deal."""
    deals, wins = [], []
    for mine, rows in enumerate(([row, other], [other, row])):
        rows_of_seats = np.array([*rows, other, other])
        runner = new_runner(game, game.new_options({}), ["greedy"] * SEATS, rows_of_seats)
        gold = runner.play(seeds)[:, GOLD : GOLD + SEATS]
        lead = gold[:, mine] - gold[:, 1 - mine]
        deals += list(range(len(seeds)))
        wins += ((np.sign(lead) + 1) / 2).tolist()
    return share_interval(np.array(deals), np.array(wins), np.ones(len(wins)))


def thumb(game: Any) -> GreedyBot:
    """The rule of thumb as a bot."""
    return GreedyBot("thumb", greedy, new_scratch(SHAPE, game.tables), THUMB)


def play(against: str, simulations: int, games: int, seed: int) -> None:
    """Print the share of wins of the rule of thumb against a level, both ways on each deal."""
    game = load("arkadia")
    bots: list[Any] = [thumb(game), new_bot(game, against, Budget(simulations=simulations))]
    deals, wins = [], []
    for number in range((games + 1) // 2):
        secret = np.random.default_rng([seed, number]).bytes(16).hex()
        for mine in range(SEATS):
            seats = bots if mine == 0 else bots[::-1]
            result = arena.play_game(game, seats, seed=secret).result
            winners = result.winners if result else ()
            deals.append(number)
            wins.append((mine in winners) / max(1, len(winners)))
        found = share_interval(np.array(deals), np.array(wins), np.ones(len(wins)))
        if (number + 1) % 10 == 0 or 2 * (number + 1) >= games:
            sys.stdout.write(
                f"thumb against {against}@{simulations}: {len(wins)} games, wins {found.value:.1%} "
                f"({found.low or 0:.1%} to {1 if found.high is None else found.high:.1%})\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
