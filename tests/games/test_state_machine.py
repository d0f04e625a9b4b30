"""Hypothesis drives each engine beside its reference: steps, illegal tries, undo, other worlds."""

import random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize

from polis.games.archon.model.actions import ACTIONS as ARCHON_ACTIONS
from polis.games.archon.model.actions import decode
from polis.games.arkadia.model.actions import ACTIONS as ARKADIA_ACTIONS
from tests.games.engine_beside_reference import EngineBesideReference
from tests.games.references import GAMES, OPTIONS, busy_choice, thrifty_choice

ARCHON, ARKADIA = GAMES["archon"], GAMES["arkadia"]
SEATS = st.integers(2, 4)
SECRETS = st.binary(min_size=16, max_size=16)
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]


class ArchonMachine(EngineBesideReference):
    """One game of Archon in the engine and in the reference."""

    game = ARCHON
    actions = ARCHON_ACTIONS

    @initialize(seats=SEATS, options=st.sampled_from(OPTIONS["archon"]), secret=SECRETS)
    def begin(self, seats: int, options: dict[str, Any], secret: bytes) -> None:
        self.deal(seats, secret, options)

    def chosen(self, rng: random.Random, texts: list[str]) -> str:
        return busy_choice(rng, texts)


class ArkadiaMachine(EngineBesideReference):
    """One game of Arkadia in the engine and in the reference."""

    game = ARKADIA
    actions = ARKADIA_ACTIONS

    @initialize(seats=SEATS, options=st.sampled_from(OPTIONS["arkadia"]), secret=SECRETS)
    def begin(self, seats: int, options: dict[str, Any], secret: bytes) -> None:
        self.deal(seats, secret, options)

    def chosen(self, rng: random.Random, texts: list[str]) -> str:
        return thrifty_choice(rng, texts)


TestArchonMachine = ArchonMachine.TestCase
TestArchonMachine.settings = settings(
    max_examples=5, stateful_step_count=15, suppress_health_check=SLOW
)
TestArkadiaMachine = ArkadiaMachine.TestCase
TestArkadiaMachine.settings = settings(
    max_examples=12, stateful_step_count=25, suppress_health_check=SLOW
)


def test_the_text_of_every_action_of_arkadia_is_read_as_the_action() -> None:
    state, _ = ARKADIA.new_game(ARKADIA.new_options({}), 2, bytes(16))
    for action in range(ARKADIA_ACTIONS):
        assert ARKADIA.parse(state, ARKADIA.text(action)) == [action], ARKADIA.text(action)


def test_the_text_of_every_canonical_action_of_archon_is_read_as_the_action() -> None:
    state, _ = ARCHON.new_game(ARCHON.new_options({}), 2, bytes(16))
    for action in range(ARCHON_ACTIONS):
        parts = decode(action)
        is_canonical = not (
            (parts.verb == "draft" and parts.parts[0] >= parts.parts[1])
            or (parts.verb == "split" and sum(parts.parts) > 5)
            or (parts.verb in ("pair", "take", "give") and parts.parts[0] > parts.parts[1])
        )
        if is_canonical:
            assert ARCHON.parse(state, ARCHON.text(action)) == [action], ARCHON.text(action)
