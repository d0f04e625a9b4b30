"""Hypothesis drives Archon beside the reference: steps, illegal tries, undo, other worlds."""

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from polis.core.errors import IllegalAction
from polis.games import load
from polis.games.archon.actions import ACTIONS, decode
from tests.games.archon.property.test_equals_reference import BOX, busy_choice
from tests.games.archon.reference.invariants import check_state
from tests.games.archon.reference.streams import deal

GAME: Any = load("archon")


class ArchonMachine(RuleBasedStateMachine):
    """One game in the engine and in the reference."""

    @initialize(
        seats=st.integers(2, 4),
        season_reset=st.booleans(),
        secret=st.binary(min_size=16, max_size=16),
    )
    def begin(self, seats: int, season_reset: bool, secret: bytes) -> None:
        options: dict[str, Any] = {"season_reset": season_reset}
        self.state, _ = GAME.new_game(GAME.new_options(options), seats, secret)
        self.reference = deal(BOX, seats, secret, (), options)

    def is_running(self) -> bool:
        return not GAME.is_over(self.state)

    def apply(self, action: int) -> None:
        GAME.apply(self.state, action)
        self.reference.apply(GAME.text(action))

    @precondition(is_running)
    @rule(choice=st.integers(0, 10**6))
    def do_any_legal_action(self, choice: int) -> None:
        legal = GAME.legal(self.state)
        self.apply(int(legal[choice % len(legal)]))

    @precondition(is_running)
    @rule(plies=st.integers(5, 40), seed=st.integers(0, 2**32))
    def play_on(self, plies: int, seed: int) -> None:
        rng = random.Random(seed)
        for _ in range(plies):
            texts = [GAME.text(action) for action in GAME.legal(self.state)]
            if texts:
                self.apply(GAME.parse(self.state, busy_choice(rng, texts))[0])

    @rule(seed=st.integers(0, 2**32))
    def what_is_not_legal_is_refused_and_changes_nothing(self, seed: int) -> None:
        legal = set(GAME.legal(self.state).tolist())
        before = self.state.tobytes()
        for action in random.Random(seed).sample(range(ACTIONS), 40):
            refusal = GAME.refusal(self.state, action)
            assert (refusal is None) == (action in legal), decode(action)
            if refusal is not None:
                with pytest.raises(IllegalAction) as caught:
                    GAME.apply(self.state, action)
                assert caught.value.clause == refusal.clause
        assert self.state.tobytes() == before

    @precondition(is_running)
    @rule(choice=st.integers(0, 10**6))
    def undo_is_the_state_from_before(self, choice: int) -> None:
        legal = GAME.legal(self.state)
        before, copy = self.state.tobytes(), self.state.copy()
        GAME.apply(copy, int(legal[choice % len(legal)]))
        assert self.state.tobytes() == before
        assert copy.tobytes() != before

    @precondition(is_running)
    @rule(choice=st.integers(0, 10**6))
    def a_text_is_read_as_its_action(self, choice: int) -> None:
        legal = GAME.legal(self.state)
        action = int(legal[choice % len(legal)])
        assert GAME.parse(self.state, GAME.text(action).upper()) == [action]

    @precondition(is_running)
    @rule(seat=st.integers(0, 3), seed=st.integers(0, 2**32))
    def a_world_that_fits_cannot_be_told_apart(self, seat: int, seed: int) -> None:
        seat %= int(self.state["seats"][0])
        seen = GAME.observe(self.state, seat)
        world = GAME.sample_world(seen, np.random.default_rng(seed))
        check_state(GAME.named(world), BOX)
        assert GAME.observe(world, seat).tobytes() == seen.tobytes()
        assert GAME.view(world, seat) == GAME.view(self.state, seat)
        if GAME.turn(self.state) == seat:
            assert GAME.legal(world).tolist() == GAME.legal(self.state).tolist()

    @invariant()
    def both_engines_agree(self) -> None:
        if not hasattr(self, "state"):
            return
        named = GAME.named(self.state)
        check_state(named, BOX)
        assert named == self.reference.named()
        texts = [GAME.text(action) for action in GAME.legal(self.state)]
        assert set(texts) == self.reference.legal()


TestArchonMachine = ArchonMachine.TestCase
TestArchonMachine.settings = settings(
    max_examples=5,
    stateful_step_count=15,
    deadline=None,
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
