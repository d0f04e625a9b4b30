"""Source files: those of games that other packages provide, and a digest of any.

A package adds a game with an entry point of the group `polis.games`, `NAME = "module:Class"`. It is
found without importing it.
"""

import hashlib
import sys
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

GROUP: Final = "polis.games"


@cache
def entries() -> Mapping[str, str]:
    """Return the location of each external game as `module:attribute`, by name."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - it takes longer than all the rest

    found: dict[str, str] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda one: one.name):
        found.setdefault(entry.name, entry.value)
    return found


def sources_of(game: str) -> list[Path]:
    """Return the Python files of the package that provides a game; none for the games of Polis."""
    place = entries().get(game)
    return [] if place is None else package_sources(place.partition(":")[0])


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


PACKAGE: Final = Path(__file__).resolve().parent.parent
DIGITS: Final = 16  # hexadecimal


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
