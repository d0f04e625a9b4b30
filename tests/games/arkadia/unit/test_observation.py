"""An observation is a state in which exactly the cards that a seat has not seen are missing."""

import random
from typing import Any

import pytest

from polis.games import load
from polis.games.arkadia.model.state import NONE

GAME = load("arkadia")


def without_hidden(state: Any, seat: int | None) -> Any:
    """The same by taking away instead of adding."""
    seen = state.copy()
    seen["pile"] = NONE
    for other in range(4):
        if other != seat:
            seen["hand"][0, other] = state["shown"][0, other]
    return seen


@pytest.mark.parametrize("seats", GAME.seats)
def test_an_observation_is_the_state_without_the_hidden_cards(seats: int, seed: int) -> None:
    rng = random.Random(seed)
    state, _ = GAME.new_game(GAME.new_options({}), seats, rng.randbytes(16))
    differing = 0
    while not GAME.is_over(state):
        before = state.tobytes()
        for seat in (*range(seats), None):
            seen = GAME.observe(state, seat)
            assert seen.tobytes() == without_hidden(state, seat).tobytes()
            differing += seen.tobytes() != before
        assert state.tobytes() == before
        GAME.apply(state, rng.choice(GAME.legal(state).tolist()))
    assert differing > 0
