"""Other engines, measured in the same run: a well-known library, and any program named by the user."""

import importlib.metadata
import json
import re
import shlex
import subprocess
import time
from collections.abc import Callable
from typing import Any, Final

from polis.core.texts.errors import PolisError

CATANATRON: Final = "catanatron"
HOW_TO_INSTALL: Final = "pip install 'polis-lab[bench]'"
CATAN_SECONDS: Final = 0.5
PROGRAM_SECONDS: Final = 300
_RATE: Final = re.compile(r"([0-9][0-9.,_]*(?:e\+?[0-9]+)?)\s*(?:decisions/s|decisions per second)")

Round = Callable[[], float]  # plays for a while and returns decisions per second


def catanatron_version() -> str | None:
    """Return the version of the library, None if it or something it needs is not installed."""
    try:
        importlib.import_module(CATANATRON)
    except ImportError:
        return None
    return importlib.metadata.version(CATANATRON)


def catanatron_round() -> float:
    """Play whole games of Catan between four random players; return decisions per second."""
    library: Any = importlib.import_module(CATANATRON)
    colours = list(library.Color)[:4]
    decisions = 0
    seed = 0
    started = time.perf_counter()
    while time.perf_counter() - started < CATAN_SECONDS:
        players = [library.RandomPlayer(colour) for colour in colours]
        game = library.Game(players, seed=seed)
        game.play()
        decisions += len(game.state.actions)
        seed += 1
    return decisions / (time.perf_counter() - started)


def program_round(command: str) -> float:
    """Run a program and read from its output how many decisions per second it made.

    It may write `"decisions_per_second": n`, or `"decisions": n` and `"seconds": x` as JSON, or a
    text with `n decisions/s`. Raises PolisError if it fails or writes none of these.
    """
    try:
        done = subprocess.run(
            shlex.split(command),
            capture_output=True,
            text=True,
            timeout=PROGRAM_SECONDS,
            check=True,
        )
    except (OSError, ValueError, IndexError, subprocess.SubprocessError) as error:
        raise PolisError(f"The yardstick '{command}' cannot be run: {error}.") from None
    rate = read_rate(done.stdout)
    if rate is None:
        raise PolisError(
            f"The yardstick '{command}' wrote no speed; it must write decisions and seconds as JSON, "
            "or 'n decisions/s'."
        )
    return rate


def read_rate(output: str) -> float | None:
    """Read decisions per second from a program's output; None if there are none."""
    for line in output.splitlines():
        try:
            speed = json.loads(line)
        except ValueError:
            continue
        if isinstance(speed, dict) and "decisions_per_second" in speed:
            return float(speed["decisions_per_second"])
        if isinstance(speed, dict) and speed.get("seconds") and "decisions" in speed:
            return float(speed["decisions"]) / float(speed["seconds"])
    found = _RATE.search(output)
    return float(re.sub("[,_]", "", found[1])) if found else None
