"""The compiled engine and the slow reference, written apart from each other, play the same games."""

import random
from typing import Any

import pytest

from polis.games import load
from tests.games.arkadia.reference.box import original
from tests.games.arkadia.reference.invariants import check_state
from tests.games.arkadia.reference.steps import check_step
from tests.games.arkadia.reference.streams import deal

OPTIONS: list[dict[str, Any]] = [
    {},
    {"flips": True},
    {"lot_workers": False},
    {"open_screens": True},
    {"setup": "first-game"},
    {"setup": "first-game", "flips": True, "lot_workers": False},
    {"lot": "g5 standing", "flips": True},
    {"lot": "h6 lying"},
    {"optional_neutrals": True, "open_gold": True},
]


def even_choice(rng: random.Random, texts: list[str]) -> str:
    """First a verb, then one of its actions: the game gets further than by picking any text."""
    verb = rng.choice(sorted({text.split()[0] for text in texts}))
    return rng.choice([text for text in texts if text.split()[0] == verb])


def thrifty_choice(rng: random.Random, texts: list[str]) -> str:
    """Workers and banners last longer, so castles get built and piles run out."""
    for verb, chance in (("play", 0.8), ("end", 0.6), ("done", 0.4)):
        chosen = [text for text in texts if text.split()[0] == verb]
        if chosen and rng.random() < chance:
            return rng.choice(chosen)
    return even_choice(rng, texts)


def compare_one_game(seed: int, seats: int, options: dict[str, Any], chooser: Any) -> str:
    """Play one game in both; every ply has the same legal actions and the same state."""
    game: Any = load("arkadia")
    secret = random.Random(f"{seed} secret").randbytes(16)
    state, _ = game.new_game(game.new_options(options), seats, secret)
    reference = deal(original(), "arkadia", seats, secret, (), options)
    rng = random.Random(f"{seed} choices")
    before = game.named(state)
    while True:
        assert before == reference.named()
        check_state(before)
        legal = [game.text(action) for action in game.legal(state)]
        assert len(set(legal)) == len(legal)
        assert set(legal) == reference.legal()
        if not legal:
            break
        text = chooser(rng, legal)
        game.apply(state, game.parse(state, text)[0])
        reference.apply(text)
        after = game.named(state)
        check_step(before, after)
        before = after
    assert game.is_over(state)
    assert reference.is_over()
    assert game.scores(state) == reference.scores()
    assert game.winners(state) == reference.winners()
    return str(game.ending(state))


@pytest.mark.sample(2)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_engines_list_the_same_actions_and_reach_the_same_states(
    seed: int, seats: int, options: dict[str, Any]
) -> None:
    compare_one_game(seed, seats, options, even_choice)
    compare_one_game(seed + 1, seats, options, thrifty_choice)
