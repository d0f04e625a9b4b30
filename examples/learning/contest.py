"""How often a bot that has learned wins against others: a batch of games, in which it looks one decision ahead.

    python examples/learning/contest.py archon --games 400

Each deal is played from both seats. The range has the true share in 95 of 100 such contests.
"""

import argparse
import math
import sys
from pathlib import Path
from typing import Any

import numpy as np

import polis
from polis.games import NAMES
from polis.games.learned.bot import load, reader, value, weights_path
from polis.games.levels import LEARNED

OTHERS = "random,apprentice~0.5,apprentice,journeyman"


def won(game: Any, net: Any, bot: str, deals: int, seed: int) -> list[float]:
    """Return what the network wins in each deal, 0 to 1, from both seats together."""
    other, rng, found = polis.new_bot(game, bot), np.random.default_rng(seed), np.zeros(deals)
    for seat in (0, 1):
        with polis.Batch(game, deals, 2, seed, encoding="bytes", reset="off") as batch:
            while batch.count.any():
                liked = value(net, reader(game)(batch.look()))
                groups = np.split(liked, np.cumsum(batch.count)[:-1])
                for place in np.flatnonzero(batch.count):
                    legal = batch.legal[place, : batch.count[place]]
                    if batch.seat[place] == seat:
                        batch.actions[place] = legal[groups[place].argmax()]
                    else:
                        seen = game.observe(batch.states[place : place + 1], 1 - seat)
                        batch.actions[place] = other.decide(seen, legal, rng)
                batch.step()
                found += batch.rewards[:, seat] / 2
    return found.tolist()


def interval(shares: list[float]) -> str:
    """Return the share of all games and its range by deals, by Wilson, in per cent."""
    number, share, z2 = len(shares), float(np.mean(shares)), 1.96**2
    middle = (share + z2 / 2 / number) / (1 + z2 / number)
    half = math.sqrt(share * (1 - share) * z2 / number + (z2 / 2 / number) ** 2) / (1 + z2 / number)
    return f"{100 * share:.1f} % ({100 * (middle - half):.1f} to {100 * (middle + half):.1f})"


def main() -> None:
    """Play as the command line says."""
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n", 1)[0])
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--against", default=OTHERS)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=2_000_000)
    parser.add_argument("--weights", type=Path, help="a file, instead of those of Polis")
    given = parser.parse_args()
    game = polis.load(given.game)
    files = [given.weights] if given.weights else [weights_path(game.name, bot) for bot in LEARNED]
    for path in files:
        for bot in given.against.split(","):
            shares = won(game, load(path, game), bot, given.games // 2, given.seed)
            sys.stdout.write(f"{path.stem} against {bot}: {interval(shares)}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
