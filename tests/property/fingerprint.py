"""A hash over every byte that random games write: states, events and lists of legal actions."""

import hashlib
import random
import sys

import numpy as np

from polis.games import load
from polis.games.arkadia import rules
from polis.games.arkadia.events import new_log

OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"flips": True},
    {"setup": "first-game", "lot_workers": False},
    {"open_screens": True},
)


def fingerprint(seed: int, games: int) -> str:
    """The SHA-256 over `games` random games, all seat counts and options in turn."""
    digest = hashlib.sha256()
    for number in range(games):
        _play(random.Random(f"{seed}/{number}"), number, digest)
    return digest.hexdigest()


def _play(rng: random.Random, number: int, digest: "hashlib._Hash") -> None:
    game = load("arkadia")
    options = game.new_options(OPTIONS[number % len(OPTIONS)])
    state, _ = game.new_game(options, 2 + number % 3, rng.randbytes(16))
    log, legal = new_log(), np.zeros(2048, np.int16)
    while count := rules.legal_at(state, 0, game.tables, legal):
        digest.update(legal[:count].tobytes())
        rules.apply_at(state, 0, game.tables, int(legal[rng.randrange(count)]), log)
        digest.update(state.tobytes())
        digest.update(log["rows"][0, : log["count"][0]].tobytes())


if __name__ == "__main__":
    sys.stdout.write(fingerprint(int(sys.argv[1]), int(sys.argv[2])) + "\n")
