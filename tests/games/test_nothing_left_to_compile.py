"""Once everything is compiled, no move and no question ever waits for the compiler again."""

import os
import subprocess
import sys

import pytest

PROGRAM = """
import random, sys
from importlib import import_module
import numpy as np
from numba.core import event
from polis.bots.compile_parts import ensure_compiled
from polis.bots import new_bot
from polis.games import load

class Compiled(event.Listener):
    def on_start(self, event):
        print("compiled", event.data["dispatcher"].py_func.__name__)

    def on_end(self, event):
        pass

game = load(sys.argv[1])
ensure_compiled(game)
event.register("numba:compile", Compiled())
chance = random.Random(int(sys.argv[2]))
state, _ = game.new_game(game.new_options({}), 3, bytes(16))
numbers = range(import_module(f"polis.games.{game.name}.model.actions").ACTIONS)
bots = [new_bot(game, name) for name in ("greedy", "artisan")]
asked = 0
while not game.is_over(state):
    legal = game.legal(state)
    for action in chance.sample(numbers, 30):
        asked += game.refusal(state, action) is not None
    seen = game.observe(state, game.turn(state))
    for bot in bots[: 1 + chance.randrange(2)]:
        bot.decide(seen, legal, np.random.default_rng(1))
    game.apply(state, chance.choice([int(action) for action in legal]))
place = game.spec.playouts().new_runner(game, game.new_options({}), ["random", "greedy", "random"])
place.play(np.ones(1, np.uint64))
print("over", asked > 0)
"""


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", ["arkadia", "archon"])
def test_nothing_is_compiled_in_the_middle_of_a_game(game: str, seed: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, game, str(seed)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "0"},
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    )
    assert done.stdout == "over True\n"
