"""Build the engine of a game: `python -m polis.engines.building GAME TARGET ...`, a line for each step: NAME DONE TOTAL.

A process builds one game, because compiling changes the modules of its kernels for good.
"""

import gc
import json
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from polis.core.contract.kernel_game import KernelGame
from polis.core.kernels.engine import engine_folder
from polis.core.kernels.kernel import EntryPoint, entry_points
from polis.core.sources import DESCRIPTION, engine_digest, engine_objects, package_of
from polis.core.texts.errors import PolisError
from polis.engines.compiling import prepare
from polis.engines.describing import described
from polis.engines.entries import Entries, linked, signature
from polis.engines.linking import Linker
from polis.engines.samples import arguments, samples
from polis.engines.targets import TARGETS
from polis.games import load
from polis.games.batch_kernels import batch_kernels

Progress = Callable[[str, int, int], None]

MORE_MODULES: Final = ("bots.search",)  # of a game, with entry points


def build_engine(name: str, targets: Sequence[str], progress: Progress) -> Path:
    """Build the engine of a game for some of `TARGETS`; return its folder.

    progress: called before each step with its name, its number from 0 and the number of steps. An
    engine that is there is replaced when the new one is complete; if it fits the sources, its objects
    for other targets stay. Raises PolisError.
    """
    game: Any = load(name)
    if not isinstance(game, KernelGame):
        raise PolisError(f"{game.title} has no kernels, so there is nothing to build.")
    package = package_of(type(game).__module__)
    for module in MORE_MODULES:
        _import_if_there(f"{package}.{module}")
    batch_kernels(game)
    known = samples(game)
    found = {entry: arguments(entry, known) for entry in entry_points(package)}
    steps = len(found) + len(targets)
    code = _compiled(name, found, lambda step, done: progress(step, done, steps))
    place = engine_folder(package)
    place.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place.parent) as temporary:
        made = Path(temporary, "engine")
        made.mkdir()
        objects = engine_objects(place, package)
        for kept in objects.values():
            shutil.copy(place / kept, made)
        linker = Linker(code, {entry.name: entry.is_native for entry in found})
        for done, target in enumerate(targets, start=len(found)):
            progress(target, done, steps)
            objects[target] = linker.build(TARGETS[target], made).name
        told = described(game, engine_digest(package), found, objects)
        (made / DESCRIPTION).write_text(json.dumps(told, indent=1) + "\n", "utf-8")
        shutil.rmtree(place, ignore_errors=True)
        made.replace(place)
    return place


def _import_if_there(module: str) -> None:
    try:
        import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise


def _compiled(
    name: str, found: dict[EntryPoint, dict[str, Any]], progress: Callable[[str, int], None]
) -> str:
    """Return the LLVM code of all entry points and what they call."""
    entries, done = Entries(name), []
    for number, (entry, dispatcher) in enumerate(prepare(found).items()):
        progress(entry.name, number)
        kinds = signature(found[entry])
        dispatcher.compile(kinds)
        done.append(dispatcher.overloads[kinds])
        entries.add(entry.name, done[-1], found[entry])
    return linked(entries, done)


def tell(*step: object) -> None:
    """Write a step for the process that waits for this one."""
    sys.stdout.write(" ".join(map(str, step)) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    gc.disable()  # almost all that is made is kept to the end, which comes soon
    try:
        build_engine(sys.argv[1], sys.argv[2:], tell)
    except PolisError as error:
        raise SystemExit(str(error)) from error
