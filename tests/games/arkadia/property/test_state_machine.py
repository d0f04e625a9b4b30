"""Hypothesis drives the engine beside the reference: steps, illegal tries, undo, other worlds."""

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from polis.core.errors import IllegalAction
from polis.games import load
from polis.games.arkadia.actions import ACTIONS, PASS, decode
from tests.games.arkadia.property.test_equals_reference import OPTIONS, thrifty_choice
from tests.games.arkadia.reference.box import original
from tests.games.arkadia.reference.invariants import check_state
from tests.games.arkadia.reference.streams import deal

GAME: Any = load("arkadia")


class ArkadiaMachine(RuleBasedStateMachine):
    """One game in the engine and in the reference."""

    @initialize(
        seats=st.integers(2, 4),
        options=st.sampled_from(OPTIONS),
        secret=st.binary(min_size=16, max_size=16),
    )
    def begin(self, seats: int, options: dict[str, Any], secret: bytes) -> None:
        self.state, _ = GAME.new_game(GAME.new_options(options), seats, secret)
        self.reference = deal(original(), "arkadia", seats, secret, (), options)

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
                self.apply(GAME.parse(self.state, thrifty_choice(rng, texts))[0])

    @rule(action=st.integers(0, ACTIONS - 1))
    def what_is_not_legal_is_refused_and_changes_nothing(self, action: int) -> None:
        refusal = GAME.refusal(self.state, action)
        if action in GAME.legal(self.state):
            assert refusal is None
            return
        before = self.state.tobytes()
        assert refusal is not None
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
        assert GAME.parse(self.state, GAME.text(action).upper())[0] == action

    @rule(seat=st.integers(0, 3), seed=st.integers(0, 2**32))
    def a_world_that_fits_cannot_be_told_apart(self, seat: int, seed: int) -> None:
        seat %= int(self.state["seats"][0])
        seen = GAME.observe(self.state, seat)
        world = GAME.sample_world(seen, np.random.default_rng(seed))
        check_state(GAME.named(world))
        assert GAME.observe(world, seat).tobytes() == seen.tobytes()
        assert GAME.view(world, seat) == GAME.view(self.state, seat)
        if GAME.turn(self.state) == seat:
            assert GAME.legal(world).tolist() == GAME.legal(self.state).tolist()

    @invariant()
    def both_engines_agree(self) -> None:
        if not hasattr(self, "state"):
            return
        named = GAME.named(self.state)
        check_state(named)
        assert named == self.reference.named()
        texts = [GAME.text(action) for action in GAME.legal(self.state)]
        assert set(texts) == self.reference.legal()


TestArkadiaMachine = ArkadiaMachine.TestCase
TestArkadiaMachine.settings = settings(
    max_examples=12,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def test_each_action_of_a_running_game_is_either_legal_or_refused(seed: int) -> None:
    rng = random.Random(seed)
    state, _ = GAME.new_game(GAME.new_options({"flips": True}), 3, rng.randbytes(16))
    for _ in range(60):
        if rng.random() < 0.2:
            legal = set(GAME.legal(state).tolist())
            refused = {a for a in range(ACTIONS) if a != PASS and GAME.refusal(state, a)}
            assert refused == set(range(ACTIONS)) - legal - {PASS}
        texts = [GAME.text(action) for action in GAME.legal(state)]
        GAME.apply(state, GAME.parse(state, thrifty_choice(rng, texts))[0])


def test_numbers_and_texts_of_actions_are_two_names_of_one_thing() -> None:
    state, _ = GAME.new_game(GAME.new_options({}), 2, bytes(16))
    texts = [GAME.text(action) for action in range(ACTIONS)]
    assert len(set(texts)) == ACTIONS
    for action, text in enumerate(texts):
        assert GAME.parse(state, text) == [action], decode(action)
