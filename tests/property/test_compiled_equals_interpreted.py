"""The same rules compiled and interpreted: every byte of state and events is equal."""

import os
import subprocess
import sys

from tests.property.fingerprint import fingerprint

GAMES = 12


def interpreted_fingerprint(seed: int, games: int) -> str:
    """The same games in a process without the compiler."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.property.fingerprint", str(seed), str(games)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_compiled_and_interpreted_rules_write_the_same_bytes(seed: int) -> None:
    assert fingerprint(seed, GAMES) == interpreted_fingerprint(seed, GAMES)


def test_other_games_have_another_fingerprint(seed: int) -> None:
    assert fingerprint(seed, 1) != fingerprint(seed + 1, 1)
