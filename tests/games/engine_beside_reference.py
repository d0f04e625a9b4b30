"""What Hypothesis does with a game in the engine and in the reference, step beside step."""

import random
from typing import Any, ClassVar

import numpy as np
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from polis.core.texts.errors import IllegalAction
from tests.games.references import BOX_FROM, CHECKS, deal

TRIED = 40  # actions at a time, of which most are not legal


class EngineBesideReference(RuleBasedStateMachine):
    """One game in both; a game's own machine begins it and says how to choose.

    game: the rules; actions: how many numbers of actions there are.
    """

    game: ClassVar[Any]
    actions: ClassVar[int]
    state: Any
    reference: Any

    def chosen(self, rng: random.Random, texts: list[str]) -> str:
        """One of the legal actions, with the game's own weights favouring rare ones."""
        raise NotImplementedError

    def deal(self, seats: int, secret: bytes, options: dict[str, Any]) -> None:
        """Begin the game in both."""
        self.state, _ = self.game.new_game(self.game.new_options(options), seats, secret)
        self.reference = deal(self.game, seats, secret, (), options)

    def check(self, named: dict[str, Any]) -> None:
        """Raise for a state that cannot be."""
        CHECKS[self.game.name](named, BOX_FROM[self.game.name](self.game.box))

    def is_running(self) -> bool:
        return not self.game.is_over(self.state)

    def apply(self, action: int) -> None:
        self.game.apply(self.state, action)
        self.reference.apply(self.game.text(action))

    @precondition(is_running)
    @rule(choice=st.integers(0, 10**6))
    def do_any_legal_action(self, choice: int) -> None:
        legal = self.game.legal(self.state)
        self.apply(int(legal[choice % len(legal)]))

    @precondition(is_running)
    @rule(plies=st.integers(5, 40), seed=st.integers(0, 2**32))
    def play_on(self, plies: int, seed: int) -> None:
        rng = random.Random(seed)
        for _ in range(plies):
            texts = [self.game.text(action) for action in self.game.legal(self.state)]
            if texts:
                self.apply(self.game.parse(self.state, self.chosen(rng, texts))[0])

    @rule(seed=st.integers(0, 2**32))
    def what_is_not_legal_is_refused_and_changes_nothing(self, seed: int) -> None:
        legal = set(self.game.legal(self.state).tolist())
        before = self.state.tobytes()
        for action in random.Random(seed).sample(range(self.actions), TRIED):
            refusal = self.game.refusal(self.state, action)
            assert (refusal is None) == (action in legal), self.game.text(action)
            if refusal is not None:
                with pytest.raises(IllegalAction) as caught:
                    self.game.apply(self.state, action)
                assert caught.value.clause == refusal.clause
        assert self.state.tobytes() == before

    @precondition(is_running)
    @rule(choice=st.integers(0, 10**6))
    def undo_is_the_state_from_before(self, choice: int) -> None:
        legal = self.game.legal(self.state)
        before, copy = self.state.tobytes(), self.state.copy()
        self.game.apply(copy, int(legal[choice % len(legal)]))
        assert self.state.tobytes() == before
        assert copy.tobytes() != before

    @precondition(is_running)
    @rule(choice=st.integers(0, 10**6))
    def a_text_is_read_as_its_action(self, choice: int) -> None:
        legal = self.game.legal(self.state)
        action = int(legal[choice % len(legal)])
        assert self.game.parse(self.state, self.game.text(action).upper())[0] == action

    @precondition(is_running)
    @rule(seat=st.integers(0, 3), seed=st.integers(0, 2**32))
    def a_world_that_fits_cannot_be_told_apart(self, seat: int, seed: int) -> None:
        seat %= int(self.state["seats"][0])
        seen = self.game.observe(self.state, seat)
        world = self.game.sample_world(seen, np.random.default_rng(seed))
        self.check(self.game.named(world))
        assert self.game.observe(world, seat).tobytes() == seen.tobytes()
        assert self.game.view(world, seat) == self.game.view(self.state, seat)
        if self.game.turn(self.state) == seat:
            assert self.game.legal(world).tolist() == self.game.legal(self.state).tolist()

    @invariant()
    def both_engines_agree(self) -> None:
        if not hasattr(self, "state"):
            return
        named = self.game.named(self.state)
        self.check(named)
        assert named == self.reference.named()
        texts = [self.game.text(action) for action in self.game.legal(self.state)]
        assert set(texts) == self.reference.legal()
