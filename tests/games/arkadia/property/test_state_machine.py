"""Hypothesis drives the engine beside the reference: steps, illegal tries, undo, other worlds."""

import random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize

from polis.games import load
from polis.games.arkadia.model.actions import ACTIONS, decode
from tests.games.engine_beside_reference import EngineBesideReference
from tests.games.references import OPTIONS, thrifty_choice

GAME: Any = load("arkadia")


class ArkadiaMachine(EngineBesideReference):
    """One game in the engine and in the reference."""

    game = GAME
    actions = ACTIONS

    @initialize(
        seats=st.integers(2, 4),
        options=st.sampled_from(OPTIONS["arkadia"]),
        secret=st.binary(min_size=16, max_size=16),
    )
    def begin(self, seats: int, options: dict[str, Any], secret: bytes) -> None:
        self.deal(seats, secret, options)

    def chosen(self, rng: random.Random, texts: list[str]) -> str:
        return thrifty_choice(rng, texts)


TestArkadiaMachine = ArkadiaMachine.TestCase
TestArkadiaMachine.settings = settings(
    max_examples=12,
    stateful_step_count=25,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def test_numbers_and_texts_of_actions_are_two_names_of_one_thing() -> None:
    state, _ = GAME.new_game(GAME.new_options({}), 2, bytes(16))
    texts = [GAME.text(action) for action in range(ACTIONS)]
    assert len(set(texts)) == ACTIONS
    for action, text in enumerate(texts):
        assert GAME.parse(state, text) == [action], decode(action)
