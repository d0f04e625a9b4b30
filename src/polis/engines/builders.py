"""Which engines are missing, and the processes that build them side by side."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final

from polis.core.contract.kernel_game import KernelGame
from polis.core.kernels.engine import engine_folder
from polis.core.processes import cpu_count
from polis.core.sources import has_engine, package_of
from polis.core.texts.errors import PolisError
from polis.games import GAMES, load

NEEDED: Final = ("numba", "llvmlite", "ziglang")
# Interpreted, because an engine may be missing or old; for a processor that any other can do as much as,
# so that the code is the same wherever it is built. Numba colours each message about a type that does
# not fit, also those that nobody sees.
BUILDING: Final = {
    "POLIS_INTERPRETED": "1", "NUMBA_CPU_NAME": "x86-64-v2", "NUMBA_CPU_FEATURES": "",
    "NUMBA_DISABLE_ERROR_MESSAGE_HIGHLIGHTING": "1",
}  # fmt: skip
Progress = Callable[[Mapping[str, str]], None]
"""Called with how far each engine is, by the name of the game."""


def kernel_games() -> list[str]:
    """Return the names of the games that engines are built for."""
    return [name for name in GAMES if isinstance(load(name), KernelGame)]


def is_missing(name: str, targets: Sequence[str]) -> bool:
    """Whether a game has no engine, one older than its sources, or one without some target."""
    package = package_of(type(load(name)).__module__)
    return not has_engine(engine_folder(package), package, targets)


def build_engines(names: Sequence[str], targets: Sequence[str], progress: Progress) -> None:
    """Build the engines of games, as many at once as there are cores.

    Raises PolisError if one cannot be built, and if what builds engines is not installed.
    """
    lacking = [name for name in NEEDED if find_spec(name) is None]
    if names and lacking:
        raise PolisError(
            f"Building an engine needs {', '.join(lacking)}: pip install 'polis[build]'."
        )
    steps = dict.fromkeys(names, "waits")

    def tell(name: str, step: str) -> None:
        steps[name] = step
        progress(steps)

    with _all_killed() as started, ThreadPoolExecutor(max(1, cpu_count())) as threads:
        for done in [threads.submit(_build, name, targets, tell, started) for name in names]:
            done.result()


@contextmanager
def _all_killed() -> Iterator[list["subprocess.Popen[str]"]]:
    """Kill the processes in the list at the end, however it comes."""
    started: list[subprocess.Popen[str]] = []
    try:
        yield started
    finally:
        for process in started:
            process.kill()


def _build(
    name: str,
    targets: Sequence[str],
    tell: Callable[[str, str], None],
    started: list["subprocess.Popen[str]"],
) -> None:
    """Build an engine in a process of its own."""
    process = subprocess.Popen(  # noqa: S603 - our own interpreter and our own words
        [sys.executable, "-m", "polis.engines.building", name, *targets],
        env={**os.environ, **BUILDING},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    started.append(process)
    for line in process.stdout or ():
        step, number, total = line.split()
        tell(name, f"{int(number) + 1} of {total} ({step})")
    _, trouble = process.communicate()
    if process.returncode:
        last = trouble.strip().splitlines()[-1:] or ["it was killed"]
        raise PolisError(f"The engine of {name} was not built: {last[0]}")
    tell(name, "ready")
