"""`polis compile`: compile the rules once, so that no move ever waits for it."""

import sys
from typing import Any

from polis.cli.output import complain, say, say_json
from polis.cli.parameters import Json
from polis.games import GAMES, load

EPILOG = """\b
Example:
  polis compile
"""


def compile_rules(as_json: Json = False) -> None:
    """Compile the rules of all games and keep the result on disk.

    Needed once after each change of the rules; whatever needs the rules does it by itself, but
    then in the middle of something.
    """
    from polis.core import kernel

    was_ready = all(kernel.is_ready(name) for name in GAMES)
    seconds = compile_quietly()
    folder = kernel.CACHE_FOLDER
    if as_json:
        told = {"seconds": round(seconds, 3), "was_ready": was_ready}
        say_json({**told, "folder": None if folder is None else str(folder)})
        return
    say(f"The rules {'were ready' if was_ready else 'are compiled'} ({seconds:.1f} s).")
    if kernel.COMPILED and folder is None:
        complain("No folder for the result can be written, so every start will compile again.")


def compile_missing() -> None:
    """Compile all rules, unless all of them are ready."""
    from polis.core import kernel

    if not all(kernel.is_ready(name) for name in GAMES):
        compile_quietly()


def compile_quietly() -> float:
    """Compile all rules, telling only how far it is; the seconds that it took."""
    from polis.arena.compiling import compile_steps
    from polis.core import kernel

    games: list[Any] = [load(name) for name in GAMES]
    steps = [step for game in games for step in compile_steps(game)]
    return kernel.compile_all(steps, _progress, GAMES)


def _progress(name: str, done: int, total: int) -> None:
    """One line that is written over on a screen, and nothing in a file."""
    if not sys.stderr.isatty():
        return
    text = f"Compiling the rules, {done + 1} of {total}: {name} …" if done < total else ""
    sys.stderr.write(f"\r\x1b[K{text}")
    sys.stderr.flush()
