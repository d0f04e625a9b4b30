"""The compiled Archon and the slow reference, written apart from each other, play the same games."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from polis.games import load
from polis.games.archon.game import Archon
from tests.games.archon.boxes import BOXES
from tests.games.archon.reference.invariants import check_state
from tests.games.archon.reference.loaded import box_from
from tests.games.archon.reference.step_invariants import check_step
from tests.games.archon.reference.streams import deal

GAME = load("archon")
BOX = box_from(GAME.box)
Chooser = Callable[[random.Random, list[str]], str]


def any_choice(rng: random.Random, texts: list[str]) -> str:
    return rng.choice(texts)


def busy_choice(rng: random.Random, texts: list[str]) -> str:
    """Passes late and does more, so that tracks, tiles and walls fill up."""
    busy = [text for text in texts if text.split()[0] not in ("pass", "stop", "done")]
    if busy and rng.random() < 0.9:
        verb = rng.choice(sorted({text.split()[0] for text in busy}))
        return rng.choice([text for text in busy if text.split()[0] == verb])
    return rng.choice(texts)


def compare_one_game(
    seed: int, seats: int, options: dict[str, Any], chooser: Chooser, game: Any = GAME
) -> None:
    """Play one game in both; every ply has the same legal actions and the same state."""
    secret = random.Random(f"{seed} secret").randbytes(16)
    state, _ = game.new_game(game.new_options(options), seats, secret)
    box = BOX if game is GAME else box_from(game.box)
    reference = deal(box, seats, secret, (), options)
    rng = random.Random(f"{seed} choices")
    before = game.named(state)
    while True:
        assert before == reference.named()
        check_state(before, box)
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
    assert game.scores(state) == reference.scores()
    assert game.winners(state) == reference.winners()


@pytest.mark.sample(2)
@pytest.mark.parametrize("options", [{}, {"season_reset": False}, {"divide_first": True}], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_engines_list_the_same_actions_and_reach_the_same_states(
    seed: int, seats: int, options: dict[str, Any]
) -> None:
    compare_one_game(seed, seats, options, any_choice)
    compare_one_game(seed + 1, seats, options, busy_choice)


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", BOXES)
def test_both_play_other_boxes_alike(seed: int, name: str) -> None:
    rng = random.Random(f"{seed} {name}")
    game = Archon(BOXES[name](GAME.box, rng))
    options = {name: rng.random() < 0.5 for name in ("season_reset", "divide_first")}
    compare_one_game(rng.getrandbits(60), rng.randint(2, 3), options, busy_choice, game)
