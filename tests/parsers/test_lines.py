"""Lines that people type: actions of the game, or one sentence in each language."""

from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import strategies as st

from polis.core.seeds import parse_seed
from polis.core.texts.errors import NotationError, PolisError
from polis.games import NAMES, load
from tests.parsers.spoiling import check_refusal, fuzz, spoiled_text, words

EXAMPLES = 60
FOUND = [(0, "x" * 3000), (0, "site b5 own " + "9" * 400)]
FOUND_SEEDS = ["1\n2", "a\rb", "x" * 3000]


@cache
def positions(name: str) -> tuple[Any, list[Any], list[str]]:
    """A game, positions of one of its random games and the lines that are legal there."""
    game = load(name)
    rng = np.random.default_rng(5)
    state, _ = game.new_game(game.new_options({}), 2, bytes(range(16)))
    states: list[Any] = []
    lines: set[str] = set()
    for ply in range(400):
        legal = game.legal(state)
        if not len(legal):
            break
        lines.update(game.text(int(one)) for one in legal[:40])
        if ply % 7 == 0:
            states.append(state.copy())
        game.apply(state, int(rng.choice(legal)))
    return game, states, sorted(lines)


def check(name: str, state: Any, line: str) -> None:
    """Read a line; it is an action of the game, allowed or refused in words."""
    game, _, _ = positions(name)
    try:
        actions = game.parse(state, line)
    except NotationError as error:
        check_refusal(error, line)
        return
    for action in actions:
        assert 0 <= action < game.codec.size
        why = game.refusal(state, action)
        assert (why is None) == (action in game.legal(state))


@pytest.mark.parametrize("name", NAMES)
def test_a_line_is_read_or_refused(seed: int, name: str) -> None:
    _, states, lines = positions(name)
    together = st.lists(st.sampled_from(lines), min_size=1, max_size=4).map(" ".join)
    line = (
        spoiled_text(lines) | together | together.flatmap(lambda one: spoiled_text([one])) | words
    )
    case = st.tuples(st.integers(0, len(states) - 1), line)
    fuzz(case, lambda one: check(name, states[one[0]], one[1]), seed, EXAMPLES, FOUND)


def test_a_seed_is_read_or_refused(seed: int) -> None:
    def check_seed(text: str) -> None:
        try:
            assert len(parse_seed(text)) == 16
        except PolisError as error:
            check_refusal(error, text)

    good = ["0", "7", "340282366920938463463374607431768211455", "0123456789abcdef" * 2]
    fuzz(spoiled_text(good) | words, check_seed, seed, EXAMPLES, FOUND_SEEDS)
