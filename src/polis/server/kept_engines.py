"""Engines that a server keeps: a game that began under other rules goes on with the engine it began with.

They lie in the data folder, `engines/GAME/RULES-DIGEST/`: each that a server has had, since its first start. One is
used while all but the rules is as now: records, actions, phases, functions.
"""

import copy
import json
import secrets
import shutil
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import cache, wraps
from importlib import import_module
from inspect import isfunction
from pathlib import Path
from typing import Any, Final

from polis.core.files import data_folder
from polis.core.kernels.engine import (
    Engine,
    another_engine,
    closed,
    engine_folder,
    engine_in,
    engine_of,
)
from polis.core.kernels.kernel import COMPILED, EntryPoint, entry_points
from polis.core.sources import DESCRIPTION, package_of
from polis.core.texts.errors import PolisError
from polis.games import NAMES, spec_of
from polis.games.bots import Bots
from polis.games.compiled_bots import CompiledBots
from polis.games.spec import GameSpec

FOLDER: Final = "engines"
SAME: Final = (
    "format", "game", "records", "seats", "options", "phases", "endings", "actions", "verbs",
    "revealing", "declared",
)  # fmt: skip
# of a description, which another engine has to have as the present one has it


def keep_engines() -> None:
    """Keep the present engines of all games of Polis; raises OSError."""
    for game in NAMES:
        folder, name = engine_folder(spec_of(game).package), engine_name(game)
        target = closed(data_folder() / FOLDER) / game / name
        if not name or target.is_dir():
            continue
        draft = target.with_name(f".{secrets.token_hex(8)}.part")
        shutil.copytree(folder, draft)
        for weights in _weights(folder):
            shutil.copy(Path(str(spec_of(game).folder)) / "bots" / weights, draft)
        with suppress(OSError):  # another server was faster
            draft.rename(target)
        shutil.rmtree(draft, ignore_errors=True)


@cache
def engine_name(game: str) -> str:
    """Return how the present engine of a game is called where it is kept; empty without one."""
    with suppress(OSError, ValueError, KeyError):
        told = _told(engine_folder(package_of(spec_of(game).package)))
        return f"{told['rules_version']}-{told['sources']}"
    return ""


def kept_engine(game: str, name: str) -> Path | None:
    """Return the folder of an engine that was kept, if it can play with what is here now."""
    if not COMPILED or not name or game not in NAMES or Path(name).name != name:
        return None
    with suppress(PolisError, OSError, ValueError, KeyError):
        folder = closed(data_folder() / FOLDER) / game / name
        own, now = _told(folder), _told(engine_folder(spec_of(game).package))
        if all(own[part] == now[part] for part in SAME) and _calls(own) == _calls(now):
            return folder
    return None


def kept_names(game: str) -> list[str]:
    """Return the names of the engines of a game that are kept."""
    with suppress(PolisError, OSError):
        return sorted(one.name for one in (data_folder() / FOLDER / game).iterdir())
    return []


def _told(folder: Path) -> Any:
    return json.loads((folder / DESCRIPTION).read_text("utf-8"))


def _calls(told: Any) -> Mapping[str, Any]:
    return {one["name"]: one["parameters"] for one in told["functions"]}


def _weights(folder: Path) -> set[str]:
    return {level["network"] for level in _told(folder)["levels"].values()}


def played_by(folder: Path, game: Any) -> Any:
    """Return the rules of a game as the kernels of a kept engine have them, with the same box."""
    package = package_of(type(game).__module__)
    engine, told, kind = _engine(folder), _told(folder), type(game)
    _direct(package)
    methods = {
        name: _by(package, engine, member)
        for one in reversed(kind.__mro__)
        for name, member in vars(one).items()
        if isfunction(member) and not name.startswith("__")
    }
    own = {"rules_version": told["rules_version"], "engine_name": folder.name}
    other = copy.copy(game)
    other.__class__ = type(kind.__name__, (kind,), methods | own | {"__module__": kind.__module__})
    return other


@cache
def _engine(folder: Path) -> Engine:
    return engine_in(folder)


def thinking_by(folder: Path, spec: GameSpec) -> Any:
    """Return the block in which the bots of a game think by a kept engine."""
    package = package_of(spec.package)
    _direct(package)
    return another_engine(package, _engine(folder))


def bots_of(folder: Path, bots: Bots) -> Bots:
    """Return the bots of a game with the weights that lie beside a kept engine."""
    if not isinstance(bots, CompiledBots):
        return bots
    kept = {name: folder / level["network"] for name, level in _told(folder)["levels"].items()}
    depths = {
        name: replace(depth, network=kept.get(name, depth.network))
        for name, depth in bots.depths.items()
    }
    return replace(bots, depths=depths)


def _by(package: str, engine: Engine, method: Callable[..., Any]) -> Callable[..., Any]:
    """Return a method whose kernels are those of an engine."""

    @wraps(method)
    def call(*args: Any, **more: Any) -> Any:
        with another_engine(package, engine):
            return method(*args, **more)

    return call


_directed: Final[set[EntryPoint]] = set()


def _direct(package: str) -> None:
    """Let each entry point of a game look at every call which engine is meant."""
    with suppress(ModuleNotFoundError):  # a game without bots that search
        import_module(f"{package}.bots.search")
    for one in entry_points(package):
        if one not in _directed:
            _directed.add(one)
            one._call = _chosen(one)  # noqa: SLF001 - only a server with kept engines pays for the look


def _chosen(entry: EntryPoint) -> Callable[..., Any]:
    module, known = entry.function.__module__, dict[Engine, Callable[..., Any]]()

    def call(*args: Any) -> Any:
        engine = engine_of(module)
        if engine is None or not engine.has(entry.name):
            return entry.function(*args)
        if engine not in known:
            known[engine] = engine.function(entry.name)
        return known[engine](*args)

    return call
