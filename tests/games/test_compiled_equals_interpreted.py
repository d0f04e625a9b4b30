"""The same rules compiled and interpreted: every byte of state and events is equal."""

import os
import subprocess
import sys

import pytest

from tests.games.fingerprint import OPTIONS, fingerprint

GAMES = 4  # each set of options, each number of seats; `tests/long` plays many


def interpreted_fingerprint(name: str, seed: int, games: int) -> str:
    """The same games in a process without the compiler."""
    words = ["-W", "error", "-m", "tests.games.fingerprint", name, str(seed), str(games)]
    done = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.mark.parametrize("name", OPTIONS)
def test_compiled_and_interpreted_rules_write_the_same_bytes(name: str, seed: int) -> None:
    assert fingerprint(name, seed, GAMES) == interpreted_fingerprint(name, seed, GAMES)


@pytest.mark.parametrize("name", OPTIONS)
def test_other_games_have_another_fingerprint(name: str, seed: int) -> None:
    assert fingerprint(name, seed, 1) != fingerprint(name, seed + 1, 1)
