"""A search grows the same tree, byte for byte, interpreted and compiled."""

import hashlib
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from polis.core.kernels.kernel import COMPILED
from polis.games import load
from polis.games.compiled_bots import compiled_bots
from polis.search.tree import COUNT
from tests.search.test_search import begin

PLIES, SIMULATIONS, SIZE = 40, 12, 1000


def grown(name: str, seats: int, seed: int) -> str:
    """The number of nodes, and a hash of all bytes of the tree and of the last activations."""
    game: Any = load(name)
    state, rng = begin(game, seats, seed), np.random.default_rng(seed)
    for _ in range(PLIES):
        game.apply(state, int(rng.choice(game.legal(state))))
    bots = compiled_bots(game)
    new_context: Any = bots.context
    context = new_context(game.tables, SIZE, bots.load_net(game))
    context.seed(np.uint64(seed or 1))
    context.start(game.observe(state, game.turn(state)))
    context.search(SIMULATIONS)
    last = context.memory.activations[0]
    whole = context.nodes.tobytes() + last["inputs"].tobytes() + last["second"].tobytes()
    return f"{context.memory.head[COUNT]} {hashlib.sha256(whole).hexdigest()}"


def grown_interpreted(name: str, seats: int, seed: int) -> str:
    """The same of a process without the compiler."""
    words = ["-m", "tests.search.test_equal_bytes", name, str(seats), str(seed)]
    done = subprocess.run(
        [sys.executable, "-W", "error", *words],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


needs_compiler = pytest.mark.skipif(not COMPILED, reason="there is nothing compiled to compare")


@pytest.mark.sample(1)
@needs_compiler
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tree_of_arkadia_is_the_same_interpreted(seats: int, seed: int) -> None:
    assert grown("arkadia", seats, seed) == grown_interpreted("arkadia", seats, seed)


@pytest.mark.sample(1)
@needs_compiler
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tree_of_archon_is_the_same_interpreted(seats: int, seed: int) -> None:
    assert grown("archon", seats, seed) == grown_interpreted("archon", seats, seed)


if __name__ == "__main__":
    sys.stdout.write(grown(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
