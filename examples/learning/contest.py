"""How often a bot that has learned wins against others.

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
from polis.games.levels import LEARNED

OTHERS = "random,apprentice~0.5,apprentice,journeyman"


def won(game: Any, player: Any, other: Any, deals: int, seed: int, seats: int = 2) -> list[float]:
    """Return what a player wins in each deal, 0 to 1, from all seats together; the others are one bot."""
    found = np.zeros((deals, seats))
    for deal, seat in np.ndindex(deals, seats):
        bots = [player if one == seat else other for one in range(seats)]
        result = polis.arena.play_game(game, bots, seed=seed + deal).result
        found[deal, seat] = (seat in result.winners) / len(result.winners) if result else 0
    return [float(one) for one in found.mean(1)]


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
    players = [polis.new_bot(game, bot, weights=given.weights) for bot in LEARNED]
    for player in players[-1:] if given.weights else players:
        for bot in given.against.split(","):
            other = polis.new_bot(game, bot)
            shares = won(game, player, other, given.games // 2, given.seed)
            sys.stdout.write(f"{game.name}-{player.name} against {bot}: {interval(shares)}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
