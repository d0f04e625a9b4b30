"""An observation is a state in which exactly what a seat has not seen is missing."""

import random
from typing import Any

import numpy as np
import pytest

from polis.games import load
from polis.games.archon.model.state import NONE

GAME = load("archon")
DECKS = (("favors", "next_favor"), ("provinces", "next_province"), ("attacks", "next_attack"))
HALVES = (("hand", "sure_hand"), ("waiting", "sure_waiting"))


def are_told_apart(state: Any, seat: int) -> bool:
    """Whether onlookers know both halves: of the unseen cards all are in one, or of one kind."""
    unseen = [state[half][0, seat] - state[sure][0, seat] for half, sure in HALVES]
    return any(not half.any() for half in unseen) or np.count_nonzero(sum(unseen)) == 1


def without_hidden(state: Any, seat: int | None) -> Any:
    """The same by taking away instead of adding."""
    seen = state.copy()
    for deck, drawn in DECKS:
        seen[deck][0, int(state[drawn][0]) :] = NONE
    if GAME.is_over(state) or int(state["round_number"][0]) % 2 == 0:
        return seen
    for other in range(4):
        if other != seat and not are_told_apart(state, other):
            for half, sure in HALVES:
                seen[half][0, other] = state[sure][0, other]
    return seen


@pytest.mark.parametrize("seats", GAME.seats)
def test_an_observation_is_the_state_without_what_is_hidden(seats: int, seed: int) -> None:
    rng = random.Random(seed)
    state, _ = GAME.new_game(GAME.new_options({}), seats, rng.randbytes(16))
    hidden = 0
    while True:
        before = state.tobytes()
        for seat in (*range(seats), None):
            seen = GAME.observe(state, seat)
            assert seen.tobytes() == without_hidden(state, seat).tobytes()
            hidden += seen["hand"].tobytes() != state["hand"].tobytes()
        assert state.tobytes() == before
        if GAME.is_over(state):
            break
        GAME.apply(state, rng.choice(GAME.legal(state).tolist()))
    assert hidden > 0
