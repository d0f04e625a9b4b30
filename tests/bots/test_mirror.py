"""No seat is favoured by the code of a bot: with everybody moved one seat on it judges the same."""

from typing import Any

import numpy as np
import pytest

from polis.core.kernels.kernel import COMPILED
from polis.games import load
from polis.games.compiled_bots import compiled_bots
from tests.games.test_seats_are_numbers import turned
from tests.search.test_search import positions

GAMES = {name: load(name) for name in ("arkadia", "archon")}
SEATS = 4
PLIES = 80 if COMPILED else 6


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> Any:
    return GAMES[request.param]


@pytest.mark.sample(1)
def test_every_seat_is_judged_alike(game: Any, seed: int) -> None:
    context: Any = compiled_bots(game).search(game, "guided").contexts[0]
    for state in positions(game, SEATS, seed, PLIES):
        moved = turned(game, state)
        described = context.describe(state).copy()
        assert context.describe(moved) == pytest.approx(np.roll(described, 1, axis=0), abs=1e-4)
        for seat in range(SEATS):
            assert context.terms(moved, (seat + 1) % SEATS) == context.terms(state, seat)


@pytest.mark.long
def test_every_seat_sees_the_same_in_its_choices(game: Any, seed: int) -> None:
    context: Any = compiled_bots(game).search(game, "guided").contexts[0]
    for state in positions(game, SEATS, seed, PLIES):
        moved = turned(game, state)
        mine = context.first_sight(game.observe(state, game.turn(state)))[1].copy()
        assert (context.first_sight(game.observe(moved, game.turn(moved)))[1] == mine).all()
