"""The positions on which hints are judged."""

import numpy as np
import pytest

from polis.games import load
from polis_lab.positions import observations, states


@pytest.mark.parametrize("name", ["arkadia", "archon"])
def test_each_game_has_a_hundred_positions_with_a_choice(name: str) -> None:
    game, rng = load(name), np.random.default_rng(1)
    number = 0
    for state, seen in zip(states(game), observations(game), strict=True):
        legal = game.legal(state).tolist()
        assert len(legal) > 1
        assert game.legal(game.sample_world(seen, rng)).tolist() == legal
        number += 1
    assert number == 100
