"""A hash over every byte that random games write: states, events and lists of legal actions."""

import hashlib
import random
import sys
from importlib import import_module
from typing import Any

import numpy as np

from polis.games import load

OPTIONS: dict[str, tuple[dict[str, object], ...]] = {
    "arkadia": (
        {},
        {"flips": True},
        {"setup": "first-game", "lot_workers": False},
        {"open_screens": True},
    ),
    "archon": ({}, {"season_reset": False}),
}
MOST_LEGAL = 2048


def fingerprint(name: str, seed: int, games: int) -> str:
    """The SHA-256 over `games` random games, all seat counts and options in turn."""
    digest = hashlib.sha256()
    for number in range(games):
        _play(name, random.Random(f"{seed}/{number}"), number, digest)
    return digest.hexdigest()


def _play(name: str, rng: random.Random, number: int, digest: "hashlib._Hash") -> None:
    """One game through the rules' entry points, so that nothing is between it and the hash."""
    game: Any = load(name)
    rules: Any = import_module(f"polis.games.{name}.rules")
    log = import_module(f"polis.games.{name}.model.events").new_log()
    legal, scratch = (np.zeros(MOST_LEGAL, np.int16) for _ in range(2))
    options = game.new_options(OPTIONS[name][number % len(OPTIONS[name])])
    state, _ = game.new_game(options, 2 + number % 3, rng.randbytes(16))
    while count := rules.legal_at(state, 0, game.tables, legal):
        digest.update(legal[:count].tobytes())
        rules.apply_at(state, 0, game.tables, int(legal[rng.randrange(count)]), scratch, log)
        digest.update(state.tobytes())
        digest.update(log["rows"][0, : log["count"][0]].tobytes())


if __name__ == "__main__":
    sys.stdout.write(fingerprint(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])) + "\n")
