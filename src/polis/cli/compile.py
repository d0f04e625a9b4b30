"""`polis compile`: compile the rules once, so that no move ever waits for it."""

import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated

import typer

from polis.cli.output import compile_progress, complain, say, say_json
from polis.cli.parameters import A_GAME, Json
from polis.core.texts.errors import PolisError
from polis.games import GAMES, load

EPILOG = f"""\b
Examples:
  polis compile
  polis compile {A_GAME}
"""


def compile_rules(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="Only this game; else all.", show_default=False),
    ] = None,
    as_json: Json = False,
) -> None:
    """Compile the rules and the bots of the games and keep the result on disk.

    Needed once after each change of the rules. Commands that need the rules compile them too, but
    then you have to wait.
    """
    from polis.core.kernels import kernel

    names = list(GAMES) if game is None else [load(game).name]
    was_ready = all(kernel.is_ready(name) for name in names)
    started = time.perf_counter()
    compile_missing(names)
    seconds = time.perf_counter() - started
    folder = kernel.CACHE_FOLDER
    if as_json:
        timing = {"seconds": round(seconds, 3), "was_ready": was_ready}
        say_json({**timing, "folder": None if folder is None else str(folder)})
        return
    say(f"The rules {'were ready' if was_ready else 'are compiled'} ({seconds:.1f} s).")
    if kernel.COMPILED and folder is None:
        complain("No folder for the result can be written, so every start will compile again.")


def compile_missing(names: Sequence[str] | None = None) -> None:
    """Compile what is not ready of these games, by default of all, each game in a process of its own if there are cores.

    The last game is compiled here, with a line that tells how far it is. Raises PolisError if a game
    cannot be compiled elsewhere.
    """
    from polis.bots.compile_parts import ensure_compiled
    from polis.core.kernels import kernel
    from polis.core.processes import cpu_count

    missing = [name for name in (GAMES if names is None else names) if not kernel.is_ready(name)]
    can_share = kernel.CACHE_FOLDER is not None and cpu_count() > 1
    elsewhere = missing[:-1] if can_share else []
    with _compiled_elsewhere(elsewhere):
        for name in missing[len(elsewhere) :]:
            ensure_compiled(load(name), compile_progress)


@contextmanager
def _compiled_elsewhere(names: Sequence[str]) -> Iterator[None]:
    """Compile the games in parallel processes; return when all are ready."""
    processes = {
        name: subprocess.Popen(  # noqa: S603 - our own interpreter and our own words
            [sys.executable, "-m", "polis", "compile", name],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        for name in names
    }
    try:
        yield
        for name, process in processes.items():
            _, trouble = process.communicate()
            if process.returncode:
                raise PolisError(f"{name} could not be compiled: {trouble.strip()}")
    finally:
        for process in processes.values():
            process.kill()
            process.wait()
