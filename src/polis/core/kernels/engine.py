"""The engine of a game, loaded into this process: kernels built for its processor.

An engine is a folder: `engine.json` describes it (docs/reference/engine.md), beside it lies a shared
object for each processor, and `engine.wasm`. Functions take plain addresses; the interpreter's lock
is released while they run.
"""

import ctypes
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import cache
from operator import call as converted
from pathlib import Path
from typing import Any, Final, Protocol

from polis.core.files import NoHome, cache_folder
from polis.core.processes import this_machine
from polis.core.sources import DESCRIPTION, PACKAGE, engine_digest, package_of
from polis.core.texts.errors import PolisError

BUILT: Final = PACKAGE / "engines" / "built"  # of the games of Polis
ELSEWHERE: Final = "POLIS_ENGINES"  # names another folder
OTHERS_WRITE: Final = 0o022
FAILED: Final = -(1 << 63)  # what a function returns that divides by zero or the like


class EngineError(PolisError):
    """An engine that is missing or too old, or arguments that do not fit it."""


def engine_folder(package: str) -> Path:
    """Return where the engine of a game lies: with Polis, or, of another package, in the user's cache.

    The environment variable `POLIS_ENGINES` names another folder for all. Raises EngineError for a
    cache that somebody else may write into (what lies there is run), and NoHome without a cache.
    """
    own, _, name = package.rpartition(".")
    named = os.environ.get(ELSEWHERE)
    if named or own:
        return Path(named or BUILT, name)
    return closed(cache_folder() / "engines") / name


def closed(folder: Path) -> Path:
    """Return a folder that its owner alone may use; raises EngineError if it is or was another's."""
    with suppress(OSError):  # without a cache there is no engine in it
        folder.mkdir(0o700, parents=True, exist_ok=True)
    if sys.platform != "win32" and folder.is_dir():  # there a user's folders are closed
        found = folder.stat()
        if found.st_uid != os.geteuid() or found.st_mode & OTHERS_WRITE:
            raise EngineError(
                f"Somebody else may write into {folder}, so that no engine in it is loaded; delete "
                "it, and build the engine again: polis build-engine"
            )
        folder.chmod(0o700)
    return folder


def engine_of(module: str) -> "Engine | None":
    """Return the engine of the game that a module belongs to; None for one that runs interpreted.

    So do games of other packages whose engine is missing or older than their sources. Raises
    EngineError for such an engine of Polis, and for any that is damaged or runs nowhere here.
    """
    package, other = package_of(module), _other.get()
    return other[1] if other is not None and other[0] == package else _engine(package)


_other: Final[ContextVar["tuple[str, Engine] | None"]] = ContextVar("other", default=None)


@contextmanager
def another_engine(package: str, engine: "Engine") -> Iterator[None]:
    """Let `engine_of` return an engine that does not fit the sources, in this block and context alone."""
    before = _other.set((package, engine))
    try:
        yield
    finally:
        _other.reset(before)


def engine_in(folder: Path) -> "Engine":
    """Return the engine in a folder, whatever sources it was built from; raises EngineError."""
    return Engine(folder, _description(folder))


@cache
def _engine(package: str) -> "Engine | None":
    try:
        folder = engine_folder(package)
    except NoHome:  # nothing can have been built there
        return None
    is_own = "." in package
    name = folder.name
    if not (folder / DESCRIPTION).is_file():
        if is_own:
            raise EngineError(f"The game '{name}' has no engine; build it: polis build-engine")
        return None
    told = _description(folder)
    if told["sources"] == engine_digest(package):
        return Engine(folder, told)
    if is_own:
        raise EngineError(
            f"The engine of '{name}' is older than its sources; build it: polis build-engine"
        )
    return None


NEEDED: Final = ("game", "sources", "objects", "functions")  # in a description


def _description(folder: Path) -> Any:
    """Read the description of an engine; raises EngineError if it is none."""
    try:
        told = json.loads((folder / DESCRIPTION).read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise damaged(folder.name, error) from error
    if not isinstance(told, dict) or not all(key in told for key in NEEDED):
        raise damaged(folder.name, f"{DESCRIPTION} lacks what it needs")
    return told


def damaged(game: str, why: object) -> EngineError:
    """Return the error for an engine whose files are not what they were."""
    return EngineError(
        f"The engine of '{game}' is damaged ({why}); build it again: polis build-engine"
    )


class Engine:
    """The functions of an engine, by name. game: its name."""

    def __init__(self, folder: Path, told: Any) -> None:
        """Load it, as its description says; raises EngineError if it cannot run here."""
        self.game: str = told["game"]
        self._described = {one["name"]: one for one in told["functions"]}
        self._library = _library(folder, told)

    def has(self, name: str) -> bool:
        """Whether a function runs here; some are for processors alone, and not in WebAssembly."""
        is_native = self._described.get(name, {}).get("is_native", False)
        return not is_native or isinstance(self._library, Native)

    def _function(self, name: str) -> tuple[Callable[..., int], "list[Converter]"]:
        """Return a function of the library, and what makes its arguments."""
        try:
            return self._library.function(name, self._described[name]["parameters"])
        except (AttributeError, KeyError) as error:
            raise damaged(self.game, f"it has no function '{name}'") from error

    def bound(self, name: str, *args: Any) -> Callable[[], int]:
        """Return a function with arguments at fixed addresses."""
        native, converters = self._function(name)
        given = [convert(arg) for convert, arg in zip(converters, args, strict=True)]

        def call(_kept: Any = args) -> int:
            result = native(*given)
            if result == FAILED:
                raise EngineError(f"'{name}' failed in the engine of '{self.game}'.")
            return result

        return call

    def function(self, name: str) -> Callable[..., int]:
        """Return a function that takes arrays, named tuples of arrays, and numbers."""
        native, converters = self._function(name)
        number = len(converters)

        def call(*args: Any) -> int:
            if len(args) != number:
                raise ValueError(f"'{name}' takes {number} arguments, not {len(args)}.")
            result: int = native(*map(converted, converters, args))  # a loop takes longer
            if result == FAILED:
                raise EngineError(f"'{name}' failed in the engine of '{self.game}'.")
            return result

        return call


Converter = Callable[[Any], Any]


class Library(Protocol):
    """The functions as they lie in a file."""

    def function(self, name: str, told: Any) -> tuple[Callable[..., int], list[Converter]]:
        """Return a function and what makes its arguments of arrays, tuples and numbers.

        Raises AttributeError or KeyError if there is none.
        """


def _library(folder: Path, told: Any) -> Library:
    """Load the object for this machine, or else the WebAssembly; raises EngineError."""
    machine, game = this_machine(), told["game"]
    try:
        return Native(folder / told["objects"][machine])
    except (KeyError, OSError) as error:
        try:
            from polis.core.kernels.web_assembly import WebAssembly  # noqa: PLC0415 - an extra
        except ModuleNotFoundError:
            raise EngineError(
                f"The engine of '{game}' has nothing that runs on {machine} ({error}); "
                "its WebAssembly does: pip install 'polis[wasm]'"
            ) from error
        return WebAssembly(folder, told)


class Native:
    """A shared object for this processor."""

    def __init__(self, path: Path) -> None:
        """Load it; raises OSError."""
        self._loaded = ctypes.CDLL(str(path))

    def function(self, name: str, told: Any) -> tuple[Callable[..., int], list[Converter]]:
        """Return a function that takes addresses."""
        native = self._loaded[name]
        native.restype = ctypes.c_int64
        native.argtypes = [ARGUMENTS[one["kind"]][0] for one in told]
        return native, [ARGUMENTS[one["kind"]][1](name, one) for one in told]


# An array object begins with the address of its data, after what all objects begin with (the C API of
# NumPy, `PyArrayObject_fields`). Asking NumPy for it takes as long as an action.
pointer_at = ctypes.c_void_p.from_address
HEAD: Final = object.__basicsize__
SAME: Final = frozenset(
    {"states", "tables", "program"}
)  # parameters that the next call often gets, too


def _number(_function: str, _told: Any) -> Converter:
    return int


def _array(function: str, told: Any) -> Converter:
    """Hand over the address of an array."""
    width, least = told["width"], told["bytes"]

    def address(arg: Any) -> Any:
        if arg.itemsize != width or arg.nbytes < least or not arg.flags.c_contiguous:
            raise _unfit(function, told, arg)
        return pointer_at(id(arg) + HEAD)

    return _again(address) if told["name"] in SAME else address


def _again(convert: Converter) -> Converter:
    """Keep the last result, for what most calls get again: looking at an array takes longer."""
    last: list[Any] = [None, None]

    def found(arg: Any) -> Any:
        known, result = last
        if known is not arg:
            result = convert(arg)
            last[:] = arg, result
        return result

    return found


def _unfit(function: str, told: Any, arg: Any) -> EngineError:
    if not arg.flags.c_contiguous:
        return EngineError(f"{function}: '{told['name']}' is an array without gaps.")
    return EngineError(
        f"{function}: '{told['name']}' is an array of at least {told['bytes']} bytes in items of "
        f"{told['width']}, not of {arg.nbytes} bytes in items of {arg.itemsize}."
    )


def _memory(function: str, told: Any) -> Converter:
    """Hand over the address of two words for each part: its address and length, or a number."""

    def words_of(arg: Any) -> Any:
        found: list[int] = []
        for part in parts_of(function, told, arg):
            found += (int(part), 0) if isinstance(part, int) else (part.ctypes.data, len(part))
        return (ctypes.c_int64 * len(found))(*found)

    return _again(words_of)


def parts_of(function: str, told: Any, arg: Any) -> list[Any]:
    """Return the arrays and numbers of a memory in order; raises EngineError for one that does not fit."""
    parts = list(_flat(arg if isinstance(arg, tuple) else (arg,)))
    wanted = told["parts"]
    if len(parts) != len(wanted):
        raise EngineError(
            f"{function}: '{told['name']}' has {len(wanted)} parts, not {len(parts)}."
        )
    for part, one in zip(parts, wanted, strict=True):
        if isinstance(part, int) != (one["kind"] == "number"):
            raise EngineError(f"{function}: '{one['name']}' is a {one['kind']}.")
        if one["kind"] == "array" and not (
            part.itemsize == one["width"]
            and [*part.shape[1:]] == one["shape"][1:]
            and part.nbytes >= one["bytes"]
            and part.flags.c_contiguous
        ):
            raise _unfit(function, one, part)
    return parts


def _flat(memory: Any) -> Iterator[Any]:
    for part in memory:
        if isinstance(part, tuple):
            yield from _flat(part)
        else:
            yield part


ARGUMENTS: Final[dict[str, tuple[Any, Callable[[str, Any], Converter]]]] = {
    "number": (ctypes.c_int32, _number),
    "array": (ctypes.c_void_p, _array),
    "memory": (ctypes.c_void_p, _memory),
}
