"""NumPy's numbers are numbers wherever the public door takes one, and give what Python's give."""

from typing import Any

import numpy as np
import pytest

import polis
from polis.core.kernels.kernel import COMPILED
from polis.games import load

NUMBERS = (np.int64, np.int16, np.uint8)


@pytest.mark.parametrize("kind", NUMBERS)
def test_seats_seeds_actions_and_viewers(kind: Any) -> None:
    game: Any = load("arkadia")
    options: Any = {"flips": np.True_}
    state, _ = polis.new_game(game, seats=kind(3), options=options, seed=kind(7))
    same, _ = polis.new_game(game, seats=3, options={"flips": True}, seed=7)
    assert state.tobytes() == same.tobytes()
    assert game.observe(state, kind(1)).tobytes() == game.observe(same, 1).tobytes()
    assert game.view(state, kind(1)) == game.view(same, 1)
    action = int(game.legal(state)[0])
    assert game.text(kind(action % 256)) == game.text(action % 256)
    game.apply(state, np.int64(action))
    game.apply(same, action)
    assert state.tobytes() == same.tobytes()


@pytest.mark.skipif(not COMPILED, reason="whole games take minutes interpreted")
@pytest.mark.parametrize("kind", NUMBERS)
def test_games_threads_and_budgets(kind: Any) -> None:
    game: Any = load("arkadia")
    seats, games = kind(2), kind(3)
    found = polis.simulate(game, games, seats, "random", seed=kind(1), workers=kind(1))
    assert found.result == polis.simulate(game, 3, 2, "random", seed=1, workers=1).result
    with polis.Batch(game, games, seats, kind(1), opponents={kind(1): "greedy"}) as batch:
        assert batch.legal.shape[0] == 3
        batch.reset([kind(1)], places=[kind(2)])
    few = polis.Budget(simulations=kind(4))
    records = [
        polis.arena.play_game(game, [polis.new_bot(game, "apprentice", one)] * 2, seed=kind(1))
        for one in (few, polis.Budget(simulations=4))
    ]
    assert records[0].actions == records[1].actions
