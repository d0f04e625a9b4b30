"""Hypothesis drives Archon beside the reference: steps, illegal tries, undo, other worlds."""

import random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize

from polis.games import load
from polis.games.archon.model.actions import ACTIONS, decode
from tests.games.engine_beside_reference import EngineBesideReference
from tests.games.references import busy_choice

GAME: Any = load("archon")


class ArchonMachine(EngineBesideReference):
    """One game in the engine and in the reference."""

    game = GAME
    actions = ACTIONS

    @initialize(
        seats=st.integers(2, 4),
        season_reset=st.booleans(),
        secret=st.binary(min_size=16, max_size=16),
    )
    def begin(self, seats: int, season_reset: bool, secret: bytes) -> None:
        self.deal(seats, secret, {"season_reset": season_reset})

    def chosen(self, rng: random.Random, texts: list[str]) -> str:
        return busy_choice(rng, texts)


TestArchonMachine = ArchonMachine.TestCase
TestArchonMachine.settings = settings(
    max_examples=5,
    stateful_step_count=15,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def test_numbers_and_texts_of_actions_are_two_names_of_one_thing() -> None:
    state, _ = GAME.new_game(GAME.new_options({}), 2, bytes(16))
    seen: dict[str, int] = {}
    for action in range(ACTIONS):
        parts = decode(action)
        is_canonical = not (
            (parts.verb == "draft" and parts.parts[0] >= parts.parts[1])
            or (parts.verb == "split" and sum(parts.parts) > 5)
            or (parts.verb in ("pair", "take", "give") and parts.parts[0] > parts.parts[1])
        )
        if is_canonical:
            text = GAME.text(action)
            assert text not in seen
            seen[text] = action
            assert GAME.parse(state, text) == [action], text
