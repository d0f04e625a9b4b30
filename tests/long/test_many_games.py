"""The engine beside the reference for very many games, compiled beside interpreted for many."""

import random

import pytest

from tests.property.fingerprint import fingerprint
from tests.property.test_compiled_equals_interpreted import interpreted_fingerprint
from tests.property.test_engine_equals_reference import (
    OPTIONS,
    compare_one_game,
    even_choice,
    thrifty_choice,
)


@pytest.mark.long
@pytest.mark.parametrize("batch", range(10))
def test_engine_and_reference_agree_on_many_games(seed: int, batch: int) -> None:
    rng = random.Random(f"{seed}/{batch}")
    for _ in range(30):
        chooser = rng.choice((even_choice, thrifty_choice))
        compare_one_game(rng.getrandbits(60), rng.randint(2, 4), rng.choice(OPTIONS), chooser)


@pytest.mark.long
def test_compiled_and_interpreted_rules_agree_on_many_games(seed: int) -> None:
    assert fingerprint(seed, 300) == interpreted_fingerprint(seed, 300)
