"""Source files: those of games that other packages provide, a digest of any, and engines that fit them.

A package adds a game with an entry point of the group `polis.games`, `NAME = "module:Class"`. It is
found without importing it. A build of Polis runs this file by itself.
"""

import hashlib
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

GROUP: Final = "polis.games"
PACKAGE: Final = Path(__file__).resolve().parent.parent
POLIS: Final = PACKAGE.name
DESCRIPTION: Final = "engine.json"
# Folders and files with nothing that engines are built from
NO_KERNELS: Final = frozenset(
    {"records", "terminal", "texts", "words", "engine.py", "web_assembly.py"}
)
OF_ANY_GAME: Final = ("batch_kernels.py", "plain/figures.py")  # in the folder of the games
DIGITS: Final = 16  # hexadecimal, of a digest


@cache
def entries() -> Mapping[str, str]:
    """Return the location of each external game as `module:attribute`, by name."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - it takes longer than all the rest

    found: dict[str, str] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda one: one.name):
        found.setdefault(entry.name, entry.value)
    return found


@cache
def package_sources(module: str) -> list[Path]:
    """Return the sorted Python files of a module's top-level package; none if not found."""
    top = module.partition(".")[0]
    # A module in `sys.modules` may be only partly imported, so its spec is used as it is.
    spec = sys.modules[top].__spec__ if top in sys.modules else find_spec(top)
    if spec is None:
        return []
    if spec.submodule_search_locations is None:
        return [Path(spec.origin)] if spec.origin and spec.has_location else []
    return sorted(
        path for folder in spec.submodule_search_locations for path in Path(folder).rglob("*.py")
    )


def source_digest(paths: Iterable[Path], start: str = "") -> str:
    """Return 16 hexadecimal digits that change with any edit of the files, equal on every machine.

    Files of this package contribute their path within it, others their name. start: extra input.
    """
    digest = hashlib.sha256(start.encode())
    for path in paths:
        digest.update(f"{_name(path)}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:DIGITS]


def _name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else path.name


def package_of(module: str) -> str:
    """Return the package of a game to which a module belongs."""
    parts = module.split(".")
    return ".".join(parts[:3]) if parts[0] == POLIS else parts[0]


def engine_sources(package: str) -> list[Path]:
    """Return every file that the engine of a game depends on, sorted."""
    own = package.split(".")
    folders = [PACKAGE / "core", PACKAGE / "search", PACKAGE / "engines"]
    if own[0] == POLIS:
        folders.append(PACKAGE.joinpath(*own[1:]))
    found = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    if own[0] != POLIS:
        found += package_sources(package)
    found += [
        PACKAGE / "engines" / "memory.ll",
        *(PACKAGE / "games" / name for name in OF_ANY_GAME),
    ]
    return [path for path in found if NO_KERNELS.isdisjoint(Path(_name(path)).parts)]


def engine_digest(package: str) -> str:
    """Return a digest of everything that the engine of a game is built from."""
    return source_digest(engine_sources(package))


def engine_objects(folder: Path, package: str) -> dict[str, str]:
    """Return the file of each target of the engine in a folder; none if it does not fit the sources."""
    try:
        told = json.loads((folder / DESCRIPTION).read_text("utf-8"))
        if told["sources"] != engine_digest(package):
            return {}
        objects: dict[str, str] = told["objects"]
        return {target: name for target, name in objects.items() if (folder / name).is_file()}
    except (OSError, ValueError, KeyError):
        return {}


def has_engine(folder: Path, package: str, targets: Sequence[str]) -> bool:
    """Whether an engine of the sources of a game lies in a folder, for all these targets."""
    return engine_objects(folder, package).keys() >= {*targets}


def game_sources(game: str) -> list[Path]:
    """Return the files that determine the course of a game and what its bots do, sorted by folder."""
    place = entries().get(game)
    package = f"{POLIS}.games.{game}" if place is None else package_of(place.partition(":")[0])
    return [*engine_sources(package), *sorted((PACKAGE / "games").glob("*.py"))]
