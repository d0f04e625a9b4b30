"""What a seat cannot know, in a million states and in thousands of positions with every channel.

Each part is a test of its own with a seed of its own: a run that was stopped goes on with
`-k` or `--last-failed`, and `POLIS_SECRECY_PARTS` has more or fewer of them.
"""

import os
from random import Random

import pytest

from polis.server.logs import write_logs
from tests.server.secrecy.channels import CHANNELS
from tests.server.secrecy.finding import GAMES, leaks_of, some_cases
from tests.server.secrecy.sweep import sweep

PARTS = range(int(os.environ.get("POLIS_SECRECY_PARTS", "20")))
STATES = 25_000  # of each part and game: a million in all
POSITIONS = 50  # of each part and game

pytestmark = pytest.mark.long


@pytest.fixture(scope="module", autouse=True)
def quiet() -> None:
    """Faults of the server are told, nothing else."""
    write_logs("error", as_json=True)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_shown_what_they_cannot_know(game: str, part: int, seed: int) -> None:
    assert sweep(game, Random(f"{seed} {game} {part}"), STATES) == STATES


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("game", GAMES)
def test_no_channel_tells_worlds_apart(game: str, part: int, seed: int) -> None:
    draw = Random(f"{seed} {game} {part}")
    found, _ = leaks_of(some_cases(game, draw, POSITIONS, each=0.1), draw, len(CHANNELS))
    assert not found, found[0]
