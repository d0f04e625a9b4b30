"""No seat is favoured by the code of a bot: with everybody moved one seat on it judges the same."""

from typing import Any, Final

import numpy as np
import pytest

from polis.core.kernels.kernel import COMPILED
from polis.games import load
from polis.games.compiled_bots import compiled_bots
from tests.search.test_search import positions

GAMES = {name: load(name) for name in ("arkadia", "archon")}
SEATS = 4
PLIES = 80 if COMPILED else 6

# Fields that are indexed by seat, and those that name a seat (NONE is no seat)
ROWS: Final = {
    "arkadia": (
        "hand", "hand_size", "shown", "shown_size", "own", "neutral", "seals", "gold", "banners",
    ),
    "archon": (
        "points", "passed", "held", "hand", "waiting", "played", "divided", "sure_hand",
        "sure_waiting", "track", "tiles", "arts", "science", "warriors_left", "figures_left",
        "tokens_left", "raid_due",
    ),
}  # fmt: skip
NAMES: Final = {
    "arkadia": ("turn", "first_seat", "ender"),
    "archon": ("turn", "order", "token", "wall"),
}


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> Any:
    return GAMES[request.param]


def turned(game: Any, state: Any) -> Any:
    """The same position of four with everybody one seat on."""
    moved = state.copy()
    for name in ROWS[game.name]:
        moved[name][0] = np.roll(state[name][0], 1, axis=0)
    for name in NAMES[game.name]:
        kept = state[name][0]
        moved[name][0] = np.where(kept >= 0, (kept + 1) % SEATS, kept)
    if game.name == "arkadia":
        moved["workers"][0, :SEATS] = np.roll(state["workers"][0, :SEATS], 1, axis=0)
    else:
        moved["figures"][0] = np.roll(state["figures"][0], 1, axis=-1)
    return moved


def test_the_same_position_one_seat_on_has_the_same_choices(game: Any, seed: int) -> None:
    for state in positions(game, SEATS, seed, PLIES):
        moved = turned(game, state)
        assert moved.tobytes() != state.tobytes()
        assert game.legal(moved).tolist() == game.legal(state).tolist()


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
