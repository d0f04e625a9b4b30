"""The duration of the first start and of later ones, measured in separate processes."""

import os
import subprocess
import sys
import tempfile
import time
from typing import Any, Final

from polis.core.kernels.kernel import COMPILED

STARTS: Final = 3  # the fastest of them counts: the others wait for files to be read

COLD: Final = """
import sys
from polis.bots.compile_parts import compile_steps
from polis.core.kernels.kernel import compile_all
from polis.games import load
sys.stdout.write(str(compile_all(compile_steps(load(sys.argv[1])))))
"""
FIRST_ACTION: Final = """
import sys
from polis.games import load
game = load(sys.argv[1])
state, _ = game.new_game(game.new_options({}), 2, bytes(16))
game.apply(state, int(game.legal(state)[0]))
"""


def starting(game: str) -> dict[str, float | None]:
    """Measure, in seconds: compiling everything with an empty cache; the bare command; a first action.

    Without the compiler nothing is compiled, and the first figure is None.
    """
    return {
        "cold_compile_seconds": cold_compile(game) if COMPILED else None,
        "command_seconds": quickest(["-m", "polis", "--version"]),
        "first_action_seconds": quickest(["-c", FIRST_ACTION, game]),
    }


def cold_compile(game: str) -> float:
    """Seconds of compiling, in a process with a new, empty cache folder."""
    with tempfile.TemporaryDirectory(prefix="polis-cold-") as folder:
        done = _run(["-c", COLD, game], {"POLIS_CACHE_DIR": folder})
    return float(done.stdout)


def quickest(arguments: list[str]) -> float:
    """Seconds from starting the interpreter to its end, the fastest of a few runs."""
    seconds = []
    for _ in range(STARTS):
        started = time.perf_counter()
        _run(arguments, {})
        seconds.append(time.perf_counter() - started)
    return min(seconds)


def _run(arguments: list[str], environment: dict[str, str]) -> Any:
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
