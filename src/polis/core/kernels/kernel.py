"""The interface to the compiler, and the folder in which compiled code is cached.

Rules are plain functions marked `@kernel`. Numba compiles them at the first call and caches the
result on disk. Its own cache does not notice an edit in a *called* function of another file (a
known limitation), so the folder is named after the content of every file that holds kernels or
their constants: any edit leads to a new, empty folder. The kernels of another package have a
subfolder, named after the files of that package. The bounds-check flag is part of the name because
Numba leaves it out of its key.

`NUMBA_DISABLE_JIT=1` makes the decorator a no-op: the same functions then run interpreted, for the
debugger and for coverage.
"""

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import platformdirs
from numba import config, types

from polis.core.kernels import holding
from polis.core.kernels.holding import compiled
from polis.core.kernels.linking import callee, entry_point
from polis.core.processes import one_at_a_time
from polis.core.sources import PACKAGE, package_sources, source_digest, sources_of

__all__ = ["compiled", "kernel"]

F = TypeVar("F", bound=Callable[..., Any])

COMPILED_FOLDERS = ("core", "search", "games")
NO_KERNELS = frozenset({"records", "terminal", "texts", "words"})  # folders without kernels
READY = ".ready"  # suffix of the file that marks a game as fully compiled
LOCK = "compiling"  # prefix of the lock files held while games are compiled
PATIENCE = 300  # seconds to wait for another process that compiles, before compiling as well
KEEP_DAYS = 30

COMPILED: bool = not config.DISABLE_JIT

_entry_points: list[Any] = []  # all kernels of this process
_holding: list[bool] = [False]  # whether newly defined kernels are held


def kernel_sources() -> list[Path]:
    """Return every file with kernels or with constants compiled into them, sorted."""
    return [
        path
        for folder in COMPILED_FOLDERS
        for path in sorted((PACKAGE / folder).rglob("*.py"))
        if NO_KERNELS.isdisjoint(path.relative_to(PACKAGE).parts)
    ]


def sources_digest(paths: Iterable[Path]) -> str:
    """Return 16 hexadecimal digits that change with any edit and with the compiler version."""
    # Numba also looks code up by the path of its source: each installation has its own folder.
    found = list(paths)
    places = [str(PACKAGE), *(str(path) for path in found if not path.is_relative_to(PACKAGE))]
    versions = (numba.__version__, sys.version, bool(config.BOUNDSCHECK), config.OPT)
    return source_digest(found, repr((places, versions)))


def _is_writable(folder: Path) -> bool:
    """Whether a file can be created there; tried, because permission bits can mislead."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def cache_parent() -> Path:
    """Return the folder that holds the caches: `POLIS_CACHE_DIR`, or the user's cache folder."""
    chosen = os.environ.get("POLIS_CACHE_DIR")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("polis")) / "kernels"


def _choose_cache_folder() -> Path | None:
    """Return the first writable folder; None means that every process compiles for itself."""
    name = sources_digest(kernel_sources())
    fallback = Path(tempfile.gettempdir()) / f"polis-kernels-{os.environ.get('USER', 'user')}"
    for parent in (cache_parent(), fallback):
        if _is_writable(parent / name):
            return parent / name
    return None


CACHE_FOLDER: Path | None = _choose_cache_folder() if COMPILED else None
if CACHE_FOLDER is not None:
    # Numba reads this when a function is decorated: it must precede the first kernel.
    config.CACHE_DIR = str(CACHE_FOLDER)


def kernel(function: F) -> F:
    """Compile a function written in the dialect (CONTRIBUTING.md); it releases the GIL."""
    if not COMPILED:
        return function
    with _kept_in(_folder_of(function.__module__)):
        for_python = entry_point(function, cache=CACHE_FOLDER is not None)
    _let_kernels_call(callee(function), for_python)
    _entry_points.append(for_python)
    if _holding[0]:
        holding.hold([for_python])
    return cast("F", for_python)


def hold_all() -> None:
    """Make all kernels of this process run interpreted until `release_loaded` (see `holding`)."""
    _holding[0] = True
    holding.hold(_entry_points)


def release_loaded() -> None:
    """Make kernels run compiled whose code has been loaded or compiled."""
    holding.release(one for one in _entry_points if one.overloads)


def _folder_of(module: str) -> Path | None:
    """Return the folder in which the compiled code of a module's kernels is kept."""
    if CACHE_FOLDER is None or module.partition(".")[0] == __name__.partition(".")[0]:
        return CACHE_FOLDER
    return CACHE_FOLDER / sources_digest(package_sources(module))


@contextmanager
def _kept_in(folder: Path | None) -> Iterator[None]:
    """Make Numba cache what is decorated inside the block in this folder, which Numba creates."""
    usual = config.CACHE_DIR
    config.CACHE_DIR = usual if folder is None else str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = usual


def _let_kernels_call(linked: Any, for_python: Any) -> None:
    """Let compiled callers use the callee, and widen the integers they pass to 64 bits.

    Numba would otherwise compile it again for each literal argument and each field width.
    """

    def resolve_wide(args: Any, kws: Any) -> Any:
        wide = {name: _wide(kind) for name, kind in kws.items()}
        return linked.get_call_template([_wide(kind) for kind in args], wide)

    for_python.get_call_template = resolve_wide
    for_python.get_overload = linked.get_overload


def _wide(kind: Any) -> Any:
    """Return int64 for a narrower signed integer, and any other type unchanged."""
    plain = types.unliteral(kind)
    is_narrow = isinstance(plain, types.Integer) and plain.signed and plain.bitwidth < 64
    return types.int64 if is_narrow else plain


def is_ready(game: str, part: str = "") -> bool:
    """Whether all kernels of a game, or a part of it, are cached, or the compiler is off."""
    if not COMPILED:
        return True
    if CACHE_FOLDER is None:
        return False
    return any(_mark_of(CACHE_FOLDER, game, one).exists() for one in {part, ""})


def mark_ready(game: str, part: str = "") -> None:
    """Mark a game, or a part of it, as compiled into the cache."""
    if CACHE_FOLDER is not None:
        _mark_of(CACHE_FOLDER, game, part).touch()


def _mark_of(folder: Path, game: str, part: str = "") -> Path:
    """Return the file that marks a game as ready; an external game's includes its sources' hash."""
    sources = sources_of(game)
    name = f"{game}-{sources_digest(sources)}" if sources else game
    return folder / ".".join((name, *([part] if part else []), READY[1:]))


def steps_of(game: object) -> list[tuple[str, Callable[[], object]]]:
    """Return the calls that compile a game's rules; none if they are plain Python."""
    steps = getattr(game, "compile_steps", None)
    return [] if steps is None else list(steps())


def compile_all(
    steps: Iterable[tuple[str, Callable[[], object]]],
    progress: Callable[[str, int, int], None] | None = None,
    games: Iterable[str] = (),
    part: str = "",
) -> float:
    """Run every step (a name and a call that compiles something); return the seconds taken.

    `progress(name, done, total)` is called before each step and once at the end with done == total.
    games: the games marked as ready afterwards; part: which part of them. Of several processes one
    compiles and the others wait; different games are compiled in parallel.
    """
    started = time.perf_counter()
    games = list(games)
    lock = "-".join((LOCK, *games))
    with nullcontext() if CACHE_FOLDER is None else one_at_a_time(CACHE_FOLDER / lock, PATIENCE):
        _run_steps(list(steps), progress or (lambda *_: None))
        if CACHE_FOLDER is not None:
            for game in games:
                mark_ready(game, part)
            _remove_old_folders(CACHE_FOLDER)
    return time.perf_counter() - started


def _run_steps(
    todo: list[tuple[str, Callable[[], object]]], progress: Callable[[str, int, int], None]
) -> None:
    for done, (name, step) in enumerate(todo):
        progress(name, done, len(todo))
        step()
    progress("", len(todo), len(todo))


def _remove_old_folders(current: Path) -> None:
    """Remove cache folders of other versions that have not been used for `KEEP_DAYS`."""
    oldest = time.time() - KEEP_DAYS * 24 * 3600
    for folder in current.parent.iterdir():
        marks = [mark.stat().st_mtime for mark in folder.glob("*" + READY)]
        if folder != current and marks and max(marks) < oldest:
            shutil.rmtree(folder, ignore_errors=True)
