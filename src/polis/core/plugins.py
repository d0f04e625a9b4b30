"""Games provided by other packages, found without importing any of them.

A package adds a game with an entry point of the group `polis.games`, `NAME = "module:Class"`.
"""

import sys
from collections.abc import Mapping
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
