"""Compare the chances shown with the results: `python -m polis_lab.measuring.calibration archon --games 1000`.

The search with the game's weights and the adept's number of simulations plays itself. At the first decision of
each turn it gives each seat's share of the victory; at the end the shares are compared with the winners. The
slope is the factor for the logarithms of shares with the maximum likelihood: below 1 the search is too
sure. `--keep` stores it with the weights, and hints multiply by it. Intervals are 95 %, by game.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from polis.bots.hints.advice import LEAST, sharpened
from polis.bots.review.lines import ranked
from polis.core.contract.game import Rules
from polis.games import load
from polis.games.compiled_bots import compiled_bots
from polis.games.levels import GUIDED
from polis.search.search_bot import SearchBot

LEVEL: Final = "adept"
DRAWS: Final = 300  # of games with replacement, for the intervals
STEPS: Final = 20  # of Newton's method
Shares: TypeAlias = NDArray[np.float64]  # a row for each position, from the seat to act on


def main(words: Sequence[str]) -> None:
    """Play, print the figures and keep the slope if asked to."""
    wanted = parsed(words)
    game = load(wanted.game)
    bots = compiled_bots(game)
    bot = bots.search(game, GUIDED, bots.steady_budget(LEVEL))
    games = [played(game, bot, wanted.seats, (wanted.seed, k)) for k in range(wanted.games)]
    rng = np.random.default_rng(wanted.seed)
    print(f"Brier {interval(brier, games, rng)}; slope {interval(slope, games, rng)}")
    if wanted.keep:
        bots.keep_slope(game, round(slope(*joined(games)), 2))


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    reader = argparse.ArgumentParser(
        prog="python -m polis_lab.measuring.calibration", description=__doc__
    )
    reader.add_argument("game")
    reader.add_argument("--games", type=int, default=200)
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--keep", action="store_true", help="store the slope with the weights")
    return reader.parse_args(words)


def played(game: Rules, bot: SearchBot, seats: int, seed: tuple[int, int]) -> tuple[Shares, Shares]:
    """Play a game; return the predicted shares and the actual ones, a row for each turn."""
    rng = np.random.default_rng(seed)
    state = game.new_game(game.new_options({}), seats, rng.bytes(16))[0]
    bot.forget()
    turns = []
    while not game.is_over(state):
        seat, legal = game.turn(state), game.legal(state)
        seen = game.observe(state, seat)
        if len(legal) > 1 and bot.is_first(seen):
            found = bot.search(seen, rng)
            turns.append((seat, ranked(found, seat)[0].shares))
            action = max(found, key=lambda one: (one.visits, one.shares[seat], -one.action)).action
            bot.keep(seen, action, rng)
        else:
            action = bot.decide(seen, legal, rng)
        game.apply(state, action)
    winners = game.winners(state)
    actual = [(seat in winners) / len(winners) for seat in range(seats)]
    predicted = np.array([np.roll(shares, -seat) for seat, shares in turns])
    return predicted, np.array([np.roll(actual, -seat) for seat, _ in turns])


def brier(predicted: Shares, actual: Shares) -> float:
    """The mean squared error of the share of the seat to act; 0 is perfect."""
    return float(((predicted[:, 0] - actual[:, 0]) ** 2).mean())


def slope(predicted: Shares, actual: Shares) -> float:
    """The factor for the logarithms of shares with the maximum likelihood, at least 0."""
    logs, factor = np.log(np.maximum(predicted, LEAST)), 1.0
    for _ in range(STEPS):
        now = sharpened(predicted, factor)
        means = (now * logs).sum(axis=1)
        rise = ((actual * logs).sum(axis=1) - means).sum()
        bend = ((now * logs**2).sum(axis=1) - means**2).sum()
        factor = max(0.0, factor + (float(np.clip(rise / bend, -1, 1)) if bend > 0 else 0.0))
    return factor


def interval(
    figure: Callable[[Shares, Shares], float],
    games: Sequence[tuple[Shares, Shares]],
    rng: np.random.Generator,
) -> str:
    """The figure with its interval by resampled games."""
    low, high = np.percentile(
        [figure(*joined(draw)) for draw in resampled(games, rng)], (2.5, 97.5)
    )
    return f"{figure(*joined(games)):.3f} ({low:.3f} to {high:.3f})"


def resampled(
    games: Sequence[tuple[Shares, Shares]], rng: np.random.Generator
) -> Iterator[list[tuple[Shares, Shares]]]:
    """As many games as there are, drawn with replacement, again and again."""
    for _ in range(DRAWS):
        yield [games[k] for k in rng.integers(0, len(games), len(games))]


def joined(games: Sequence[tuple[Shares, Shares]]) -> tuple[Shares, Shares]:
    """The rows of all games, one after another."""
    predicted, actual = zip(*games, strict=True)
    return np.concatenate(predicted), np.concatenate(actual)


if __name__ == "__main__":
    main(sys.argv[1:])
