"""300,000 random games of Archon: no crash, no dead end, no endless game, nothing lost or doubled."""

import os
import subprocess
import sys

import pytest

from polis.games.archon.model.options import Options
from tests.long.archon_fuzz import TABLES, Answer, fuzz

GAMES = 50_000  # at each of six kinds of tables
BOUNDED = 1_000
REACHED = 400  # legal actions, events and plies of a game stay well below the room there is


@pytest.mark.long
@pytest.mark.parametrize(("seats", "season_reset"), TABLES)
def test_random_games_neither_crash_nor_stop_nor_lose_a_piece(
    seed: int, seats: int, season_reset: bool
) -> None:
    answer = fuzz(GAMES, seed % 2**40, seats, Options(season_reset=season_reset))
    assert (answer.fault, answer.played) == ("none", GAMES), answer
    check_variety(answer, season_reset)
    assert answer.most_events < REACHED
    assert answer.most_legal < REACHED
    assert answer.most_plies < 1000


def check_variety(answer: Answer, season_reset: bool) -> None:
    """The games are worth something only if everything that can happen has happened."""
    never = {"pieces_returned"} if not season_reset else set()
    assert {kind for kind, times in answer.events.items() if not times} == never
    assert {verb for verb, times in answer.verbs.items() if not times} == set()
    assert min(answer.endings.values()) > 0


@pytest.mark.long
def test_no_index_ever_leaves_its_array(seed: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.long.archon_fuzz", str(BOUNDED), str(seed % 2**40)],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    good = f"{BOUNDED} none {seed % 2**40 + BOUNDED}\n"
    assert done.stdout == good * len(TABLES)
