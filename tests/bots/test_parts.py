"""What a server loads in parts: afterwards no kernel that it calls runs interpreted."""

import json
import subprocess
import sys

import pytest

from polis.core.kernels.kernel import COMPILED

SCRIPT = """
import json, random, sys
from polis.core.kernels import holding, kernel
kernel.hold_all()  # as `polis serve` does
from polis.bots import compile_parts as parts
from polis.games import GAMES, load
spec, game = GAMES[sys.argv[1]], load(sys.argv[1])
for part in (parts.RULES, parts.GREEDY):
    parts.load_part(game, part)
slow, plain = [], holding.plain
def noted(kernel):
    slow.append(kernel.py_func.__qualname__)
    return plain(kernel)
holding.plain = noted
draw, plies = random.Random(int(sys.argv[2])), 0
for seats in game.seats:
    state, _ = game.new_game(game.new_options({}), seats, bytes(15) + bytes([seats]))
    while not game.is_over(state):
        legal = game.legal(state).tolist()
        game.observe(state, game.turn(state))
        game.refusal(state, draw.choice(legal))
        for viewer in (None, *range(seats)):
            spec.scores_of(game.view(state, viewer))
        game.hash(state)
        game.apply(state, draw.choice(legal))
        plies += 1
    game.scores(state)
print(json.dumps([plies, sorted(set(slow))]))
"""


HINT = """
import json, sys
import numpy as np
from numba.core.dispatcher import Dispatcher
from polis.core.kernels import holding, kernel
kernel.hold_all()
from polis.bots import Budget, compile_parts as parts
from polis.bots.hints.advice import advise
from polis.bots.hints.judge import Judge
from polis.games.levels import STRONGEST
from polis.games import load
game = load(sys.argv[1])
for part in (parts.RULES, parts.GREEDY, parts.SEARCH, parts.HINTS):
    parts.load_part(game, part)
late = set()
def noting(call):
    def noted(kernel, *args):
        late.add(getattr(kernel, "py_func", kernel).__qualname__)
        return call(kernel, *args)
    return noted
holding.plain = noting(holding.plain)
Dispatcher.compile = noting(Dispatcher.compile)
draw = np.random.default_rng(int(sys.argv[2]))
bot = game.spec.bots.search(game, STRONGEST, Budget(simulations=60))
state, _ = game.new_game(game.new_options({}), 2, bytes(16))
told = 0
for _ in range(40):
    if len(game.legal(state)) > 1 and told < 4:
        told += 1
        judge = Judge(game, bot, worlds=2)
        advise(game, bot, game.observe(state, game.turn(state)), draw, judge)
    game.apply(state, int(draw.choice(game.legal(state))))
print(json.dumps([told, sorted(late)]))
"""


@pytest.mark.sample(1)
@pytest.mark.skipif(not COMPILED, reason="the compiler is switched off for this run")
@pytest.mark.parametrize("game", ["arkadia", "archon"])
def test_whole_games_call_no_kernel_that_was_not_loaded(game: str, seed: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, game, str(seed)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    plies, slow = json.loads(done.stdout)
    assert plies > 100
    assert slow == []


@pytest.mark.sample(1)
@pytest.mark.skipif(not COMPILED, reason="the compiler is switched off for this run")
@pytest.mark.parametrize("game", ["arkadia", "archon"])
def test_a_hint_compiles_nothing_that_was_not_loaded(game: str, seed: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", HINT, game, str(seed)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    told, late = json.loads(done.stdout)
    assert told == 4
    assert late == []
