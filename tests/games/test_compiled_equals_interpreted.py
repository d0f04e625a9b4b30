"""Bots compiled and interpreted play the same games; the rules are compared by the conformance suite."""

import json
import os
import subprocess
import sys

import pytest


def interpreted_fingerprint(name: str, seed: int, games: int) -> str:
    """The same games in a process without the compiler."""
    words = ["-W", "error", "-m", "tests.games.fingerprint", name, str(seed), str(games)]
    done = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


PLAYED = """
import json, sys
import numpy as np
from polis.arena import simulate
from polis.bots import new_bot
from polis.games import load
name, games, seats, plies = sys.argv[1], *map(int, sys.argv[2:])
game = load(name)
result = simulate(game, games, seats, "random", "77").result
state, _ = game.new_game(game.new_options({}), seats, bytes(16))
bot, rng, actions = new_bot(game, "greedy"), np.random.default_rng(3), []
for _ in range(plies):
    seen = game.observe(state, game.turn(state))
    actions.append(bot.decide(seen, game.legal(state), rng))
    game.apply(state, actions[-1])
sys.stdout.write(json.dumps([result, actions, state.tobytes().hex()]))
"""


@pytest.mark.long  # the conformance suite compares the rules, these the bots
@pytest.mark.parametrize(
    ("name", "games", "seats", "plies"), [("arkadia", 2, 3, 12), ("archon", 1, 3, 14)]
)
def test_compiled_and_interpreted_bots_play_the_same_games(
    name: str, games: int, seats: int, plies: int
) -> None:
    outputs = [
        subprocess.run(
            [sys.executable, "-c", PLAYED, name, str(games), str(seats), str(plies)],
            env={**os.environ, "NUMBA_DISABLE_JIT": disabled},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for disabled in ("0", "1")
    ]
    assert outputs[0] == outputs[1]
    assert len(json.loads(outputs[0])[1]) == plies
