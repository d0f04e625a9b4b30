"""The engine beside the reference for very many games, compiled beside interpreted for many."""

import os
import random
import subprocess
import sys

import pytest

from polis.games.archon.game import Archon
from polis.games.archon.words.notation import read_line
from tests.games.archon.boxes import BOXES
from tests.games.archon.styles import STYLES, weight
from tests.games.fingerprint import OPTIONS, fingerprint
from tests.games.references import CHOOSERS, Chooser, compare_one_game
from tests.games.references import GAMES as RULES
from tests.games.references import OPTIONS as TABLES

GAMES = 300


@pytest.mark.long
@pytest.mark.parametrize("batch", range(10))
def test_engine_and_reference_agree_on_many_games(seed: int, batch: int) -> None:
    rng = random.Random(f"{seed}/{batch}")
    for _ in range(30):
        chooser, options = rng.choice(CHOOSERS["arkadia"]), rng.choice(TABLES["arkadia"])
        seats = rng.randint(2, 4)
        compare_one_game(RULES["arkadia"], rng.getrandbits(60), seats, options, chooser)


def chooser_of(style: str) -> Chooser:
    """A chooser of texts with the weights of a style."""

    def choose(rng: random.Random, texts: list[str]) -> str:
        weights = [weight(STYLES[style], read_line(text)[0]) for text in texts]
        return rng.choices(texts, weights)[0]

    return choose


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("style", STYLES)
def test_archon_and_its_reference_agree_on_many_games(seed: int, style: str, seats: int) -> None:
    rng = random.Random(f"{seed} {style} {seats}")
    for season_reset in (True, False) * 4:
        options = {"season_reset": season_reset}
        chooser = chooser_of(style)
        compare_one_game(RULES["archon"], rng.getrandbits(60), seats, options, chooser)


@pytest.mark.long
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("style", STYLES)
def test_archon_and_its_reference_agree_with_many_boxes(seed: int, style: str, box: str) -> None:
    rng = random.Random(f"{seed} {style} {box}")
    for seats in (2, 3, 4):
        game = Archon(BOXES[box](RULES["archon"].box, rng))
        options = {"season_reset": rng.random() < 0.5}
        compare_one_game(game, rng.getrandbits(60), seats, options, chooser_of(style))


def interpreted_fingerprint(name: str, seed: int, games: int) -> str:
    """The same games in a process without engines."""
    words = ["-W", "error", "-m", "tests.games.fingerprint", name, str(seed), str(games)]
    done = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "POLIS_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.mark.long
@pytest.mark.parametrize("name", OPTIONS)
def test_compiled_and_interpreted_rules_agree_on_many_games(name: str, seed: int) -> None:
    assert fingerprint(name, seed, GAMES) == interpreted_fingerprint(name, seed, GAMES)
