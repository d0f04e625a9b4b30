"""Typing automatic decisions as well is not an error: the reference knows which these are."""

import random
from typing import Any

import pytest

from polis.games import load
from polis.games.archon.model.actions import VERBS
from polis.games.archon.model.names import LOCATIONS
from tests.games.archon.reference.archon import Reference
from tests.games.references import busy_choice, deal

GAME: Any = load("archon")
VERBS_TYPED = {*VERBS, *LOCATIONS}


class Diary:
    """What a reference does by itself after an action, by the seat that decides."""

    def __init__(self, game: Reference) -> None:
        self.game = game
        self.alone: list[tuple[int, str]] = []
        self._carry_out = game.carry_out
        game.carry_out = self.note  # type: ignore[method-assign]

    def note(self, text: str) -> None:
        todo = self.game.position.todo[-1]
        self.alone.append((getattr(todo, "seat", self.game.position.turn), text))
        self._carry_out(text)

    def after(self, text: str) -> list[str]:
        """The texts of what the seat on turn does by itself, up to what others do."""
        seat = self.game.position.turn
        self.alone = []
        self.game.apply(text)
        found = []
        for other, typed in self.alone[1:]:
            if typed and other != seat:
                break
            if typed.split()[:1] and typed.split()[0] in VERBS_TYPED:
                found.append(typed)
        return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_words_for_what_is_done_by_itself_are_passed_over(seed: int, seats: int) -> None:
    secret = random.Random(f"{seed} secret").randbytes(16)
    state, _ = GAME.new_game(GAME.new_options({}), seats, secret)
    reference = deal(GAME, seats, secret)
    diary = Diary(reference)
    rng = random.Random(f"{seed} choices")
    named = 0
    while not GAME.is_over(state):
        text = busy_choice(rng, sorted(reference.legal()))
        alone = diary.after(text)
        (action,) = GAME.parse(state, text)
        for count in range(1, len(alone) + 1):
            line = " ".join([text, *alone[:count]])
            assert GAME.parse(state, line) == [action], f"{line}, all that was done: {alone}"
        named += len(alone)
        GAME.apply(state, action)
    assert named > 10


@pytest.mark.parametrize("seats", [2, 4])
def test_words_for_anything_else_are_kept(seed: int, seats: int) -> None:
    rng = random.Random(f"{seed} other")
    state, _ = GAME.new_game(GAME.new_options({}), seats, rng.randbytes(16))
    while not GAME.is_over(state):
        texts = [GAME.text(action) for action in GAME.legal(state)]
        text = busy_choice(rng, texts)
        other: Any = rng.choice(["draft cleric scribe", "split 5 courtier", "repository a"])
        numbers = GAME.parse(state, f"{text} {other}")
        assert GAME.text(numbers[0]) == text
        assert len(numbers) == 2
        GAME.apply(state, numbers[0])
