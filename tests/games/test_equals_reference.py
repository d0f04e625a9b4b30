"""The compiled engines and the slow references, written apart from each other, play the same games."""

import random
from typing import Any

import pytest

from polis.games.archon.game import Archon
from tests.games.archon.boxes import BOXES
from tests.games.references import CHOOSERS, GAMES, OPTIONS, Chooser, busy_choice, compare_one_game

ARCHON: Any = GAMES["archon"]


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    ("name", "options", "chooser"),
    [(name, options, one) for name in GAMES for options in OPTIONS[name] for one in CHOOSERS[name]],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_engines_list_the_same_actions_and_reach_the_same_states(
    seed: int, seats: int, name: str, options: dict[str, Any], chooser: Chooser
) -> None:
    compare_one_game(GAMES[name], seed, seats, options, chooser)


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", BOXES)
def test_both_play_other_boxes_of_archon_alike(seed: int, name: str) -> None:
    rng = random.Random(f"{seed} {name}")
    game = Archon(BOXES[name](ARCHON.box, rng))
    options = {name: rng.random() < 0.5 for name in ("season_reset", "divide_first")}
    compare_one_game(game, rng.getrandbits(60), rng.randint(2, 3), options, busy_choice)
