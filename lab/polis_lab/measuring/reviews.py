"""Whether PRs order the levels: `python -m polis_lab.measuring.reviews arkadia --games 30 --seats 2`.

Games between levels drawn at random are played and reviewed at the default depth; reviews are kept, so the
same command goes on where it stopped. With `--minutes` no game is begun once so much processor time is used, and
the figures are those of the games until then. For each level it prints its games and its PR with the band, and then in
how many of 10,000 draws of ten games a level two different levels stand in their right order.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from time import process_time
from typing import Any, Final

import numpy as np

from polis.arena import play_game
from polis.bots.review.kept import reviewed
from polis.bots.review.review import Work, depth_of
from polis.bots.review.standing import LEAST_BASE, Pair, over_games, pair_of, rate
from polis.core.contract.game import Rules
from polis.core.records.record import Record
from polis.games import load

LEVELS: Final = ("apprentice", "journeyman", "artisan", "foreman", "adept", "expert", "master")
DRAWS: Final = 10_000
DRAWN: Final = 10  # games of a level in a draw

Seen = tuple[Mapping[str, Any], int]  # a review, and a seat in it


def main(words: Sequence[str]) -> None:
    """Play, review and print the figures."""
    wanted = parsed(words)
    found = reviews(wanted)
    for level, ones in found.items():
        play = over_games(ones) if ones else {"pr": None, "band": None}
        print(f"{level:<12}{len(ones):>4} games  PR {play['pr']}  band {play['band']}")
    sums = [[sums_of(one) for one in ones] for ones in found.values() if ones]
    rng = np.random.default_rng(wanted.seed)
    print(f"right order: {100 * right_order(sums, wanted.draws, rng):.1f} % of pairs of levels")


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    reader = argparse.ArgumentParser(
        prog="python -m polis_lab.measuring.reviews", description=__doc__
    )
    reader.add_argument("game")
    reader.add_argument("--games", type=int, default=30, help="in all")
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--depth", type=int, help="simulations; default: what suits the game")
    reader.add_argument("--minutes", type=float, default=float("inf"), help="of processor time")
    reader.add_argument("--draws", type=int, default=DRAWS)
    reader.add_argument("--seed", type=int, default=1)
    return reader.parse_args(words)


def reviews(wanted: argparse.Namespace) -> dict[str, list[Seen]]:
    """Play and review the games; by level."""
    game = load(wanted.game)
    found: dict[str, list[Seen]] = {level: [] for level in LEVELS}
    for levels, record in played(wanted, game, LEVELS):
        review = reviewed(Work(record, game, depth_of(game, wanted.depth)))
        for seat, level in enumerate(levels):
            found[level].append((review, seat))
    return found


def played(
    wanted: argparse.Namespace, game: Rules, levels: Sequence[str]
) -> Iterator[tuple[list[str], Record]]:
    """Play the games, each between levels drawn at random, until the processor time is used."""
    bots = {level: game.spec.bots.new(game, level) for level in levels}
    rng = np.random.default_rng(wanted.seed)
    for number in range(wanted.games):
        if process_time() > 60 * wanted.minutes:
            return
        seated = [levels[k] for k in rng.choice(len(levels), wanted.seats, replace=False)]
        seed = wanted.seed * 1_000_000 + number
        yield seated, play_game(game, [bots[level] for level in seated], seed=seed)


def sums_of(seen: Seen) -> Pair:
    """A seat's losses in a game and the journeyman's, bounded."""
    review, seat = seen
    pairs = [pair_of(move) for move in review["moves"] if move["seat"] == seat]
    return sum(own for own, _ in pairs), sum(base for _, base in pairs)


def right_order(
    levels: Sequence[Sequence[Pair]], draws: int, rng: np.random.Generator, games: int = DRAWN
) -> float:
    """The share of pairs of levels, the weakest first, whose PRs stand in the right order."""
    right = 0
    pairs = list(combinations(range(len(levels)), 2))
    for _ in range(draws):
        drawn = [[ones[k] for k in rng.integers(len(ones), size=games)] for ones in levels]
        own = [sum(one for one, _ in ones) for ones in drawn]
        base = [max(sum(one for _, one in ones), LEAST_BASE) for ones in drawn]
        rates = [rate(a, b) for a, b in zip(own, base, strict=True)]
        right += sum(rates[weak] > rates[strong] for weak, strong in pairs)
    return right / (draws * max(1, len(pairs)))


if __name__ == "__main__":
    main(sys.argv[1:])
