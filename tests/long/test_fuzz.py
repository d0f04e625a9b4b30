"""100,000 random games: no crash, no dead end, no endless game, nothing lost, nothing doubled."""

import os
import subprocess
import sys

import pytest

from polis.games.arkadia.model.options import Options
from tests.long.fuzz import fuzz

OPTIONS = (
    Options(),
    Options(flips=True),
    Options(lot_workers=False),
    Options(setup="first-game"),
    Options(optional_neutrals=True),
    Options(setup="first-game", flips=True, lot_workers=False, open_screens=True),
)
GAMES = 5_600  # times six options and three seat counts: 100,800


@pytest.mark.long
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_neither_crash_nor_stop_nor_lose_a_piece(
    seed: int, seats: int, options: Options
) -> None:
    answer = fuzz(GAMES, seed % 2**40, seats, options)
    assert (answer["fault"], answer["played"]) == ("none", GAMES), answer
    assert int(answer["castle"]) > 0
    assert int(answer["stuck"]) > 0


@pytest.mark.long
def test_no_index_ever_leaves_its_array(seed: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.long.fuzz", "3000", str(seed % 2**40)],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "3000 none\n"
