"""The duration of starts, measured in separate processes."""

import subprocess
import sys
import time
from typing import Any, Final

STARTS: Final = 3  # the fastest of them counts: the others wait for files to be read

FIRST_ACTION: Final = """
import sys
from polis.games import load
game = load(sys.argv[1])
state, _ = game.new_game(game.new_options({}), 2, bytes(16))
game.apply(state, int(game.legal(state)[0]))
"""


def starting(game: str) -> dict[str, float]:
    """Measure, in seconds: the bare command; a first action."""
    return {
        "command_seconds": quickest(["-m", "polis", "--version"]),
        "first_action_seconds": quickest(["-c", FIRST_ACTION, game]),
    }


def quickest(arguments: list[str]) -> float:
    """Seconds from starting the interpreter to its end, the fastest of a few runs."""
    seconds = []
    for _ in range(STARTS):
        started = time.perf_counter()
        _run(arguments)
        seconds.append(time.perf_counter() - started)
    return min(seconds)


def _run(arguments: list[str]) -> Any:
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        check=True,
    )
