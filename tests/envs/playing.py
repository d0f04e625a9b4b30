"""Positions in which a seat cannot tell two worlds apart, for the tests of environments."""

from collections.abc import Iterator
from typing import Any

import numpy as np

import polis


def two_worlds(
    game: Any, seats: int, seed: int, stride: int = 12
) -> Iterator[tuple[int, Any, Any]]:
    """Positions of a random game: the seat to act, the position, and another one that it may be."""
    rng = np.random.default_rng(seed)
    state, _ = polis.new_game(game, seats, seed=seed)
    for ply in range(10**6):
        if game.is_over(state):
            return
        if ply % stride == 0:
            seat = game.turn(state)
            world = game.sample_world(game.observe(state, seat), rng)
            if world.tobytes() != state.tobytes():
                yield seat, state.copy(), world
        game.apply(state, int(rng.choice(game.legal(state))))
