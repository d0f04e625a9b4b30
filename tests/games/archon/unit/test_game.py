"""Archon behind the protocol of all games: options, refusals, slots that are one choice."""

import random
from importlib.resources import files
from typing import Any

import pytest

from polis.core.contract.clauses import load_clauses
from polis.games import load
from polis.games.archon.model.actions import ACTIONS
from polis.games.archon.model.state import GOLD
from tests.games.archon.styles import STYLES, weights

GAME: Any = load("archon")
IDS = load_clauses(files("polis.games.archon") / "clauses.toml").by_id
WEIGHTS = weights()


def begun(seats: int = 2) -> Any:
    return GAME.new_game(GAME.new_options({}), seats, bytes(16))[0]


def go_on(state: Any, rng: random.Random) -> None:
    """One action, in a style drawn each time."""
    legal = GAME.legal(state)
    weight = WEIGHTS[rng.randrange(len(STYLES))][legal]
    GAME.apply(state, int(rng.choices(legal.tolist(), weight.tolist())[0]))


@pytest.mark.parametrize("phase", ["draft", "split", "place", "card", "trade", "take"])
def test_every_action_is_refused_by_a_clause_where_such_a_decision_is_made(phase: str) -> None:
    rng, state = random.Random(phase), begun(3)
    while GAME.phase(state) != phase:
        go_on(state, rng)
    legal = set(GAME.legal(state).tolist())
    for action in range(ACTIONS):
        why = GAME.refusal(state, action)
        assert (why is None) == (action in legal), GAME.text(action)
        assert why is None or why.clause in IDS


def test_magisters_that_cannot_be_paid_for_are_not_drafted() -> None:
    """With the original box that cannot be; the rule holds whatever a seat begins with."""
    state = begun()
    state["held"][0, GAME.turn(state), GOLD] = 1
    texts = [GAME.text(action) for action in GAME.legal(state)]
    assert "draft tax-collector merchant" not in texts  # one gold each
    assert "draft cleric merchant" in texts
    why = GAME.refusal(state, GAME.parse(state, "draft tax-collector merchant")[0])
    assert why is not None
    assert (why.clause, why.message) == ("ARC-3.15", "why-price-not-payable")
    assert why.args == {"goods": "gold", "count": 2}
