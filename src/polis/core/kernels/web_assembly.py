"""An engine's WebAssembly, run by Wasmtime: the way out where no object fits the machine.

Every call copies its arrays into the module's memory and what may have changed back, so a short call
takes some ten times as long as a native one. The extra `polis[wasm]` brings Wasmtime.
"""

import ctypes
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any, Final

import wasmtime

from polis.core.kernels.engine import ARGUMENTS, FAILED, Converter, damaged, parts_of

TARGET: Final = "wasm"
ALIGNMENT: Final = 16
PAGE: Final = 1 << 16
# What functions only read, by the names of parameters and parts
READ_ONLY: Final = frozenset(
    {"program", "raw", "tables", "weights", "parameters", "network", "tastes", "seeds"}
)
TREE: Final = "nodes"  # of which the first ones are in use, as `head` says
TREE_HEAD: Final = "head"


class WebAssembly:
    """The module of an engine; one call at a time."""

    def __init__(self, folder: Path, told: Any) -> None:
        """Compile the module, which takes some tenths of a second; raises EngineError."""
        self._store = wasmtime.Store()
        try:
            module = wasmtime.Module.from_file(
                self._store.engine, str(folder / told["objects"][TARGET])
            )
            found = wasmtime.Instance(self._store, module, [])
        except (KeyError, OSError, wasmtime.WasmtimeError) as error:
            why = str(error).partition("\n")[0]
            raise damaged(told["game"], f"its WebAssembly does not load: {why}") from error
        exports: Any = found.exports(self._store)
        self._exports, self._memory = exports, exports["memory"]
        self._start = exports["__heap_base"].value(self._store)
        self._lock = Lock()

    def function(self, name: str, told: Any) -> tuple[Callable[..., int], list[Converter]]:
        """Return a function that takes arrays, lists of parts, and numbers; raises KeyError."""
        exported = self._exports[name]

        def call(*given: Any) -> int:
            with self._lock:
                return self._call(exported, told, given)

        return call, [_checked(name, one) for one in told]

    def _call(self, exported: Any, told: Any, given: Any) -> int:
        """Copy in, call, copy back."""
        placed = Placed(self._start)
        args = [placed.argument(arg, one) for arg, one in zip(given, told, strict=True)]
        lacking = placed.end - self._memory.data_len(self._store)
        if lacking > 0:
            self._memory.grow(self._store, -(-lacking // PAGE))
        base = ctypes.addressof(self._memory.data_ptr(self._store).contents)
        placed.copy_in(base)
        try:
            result: int = exported(self._store, *args)
        except wasmtime.Trap:
            return FAILED
        placed.copy_back(base)
        return result


def _checked(function: str, told: Any) -> Converter:
    """Return what hands over arrays as they are, and the parts of a memory as a list."""
    if told["kind"] == "memory":
        return lambda arg: parts_of(function, told, arg)
    check = ARGUMENTS[told["kind"]][1](function, told)

    def keep(arg: Any) -> Any:
        check(arg)
        return arg

    return keep


class Placed:
    """Where the arrays of a call lie in the module's memory. end: the first byte after them."""

    def __init__(self, start: int) -> None:
        """Begin at an address."""
        self.end = start
        self._arrays: list[tuple[str, int, Any]] = []
        self._words: list[tuple[int, Any]] = []
        self._head: Any = None

    def argument(self, arg: Any, told: Any) -> int:
        """Return what the function is given for an argument."""
        if told["kind"] == "number":
            return int(arg)
        if told["kind"] == "array":
            return self._array(told["name"], arg)
        words: list[int] = []
        for part, one in zip(arg, told["parts"], strict=True):
            is_number = one["kind"] == "number"
            words += (int(part), 0) if is_number else (self._array(one["name"], part), len(part))
        place = self._room(8 * len(words))
        self._words.append((place, (ctypes.c_int64 * len(words))(*words)))
        return place

    def _array(self, name: str, array: Any) -> int:
        place = self._room(array.nbytes)
        self._arrays.append((name, place, array))
        if name == TREE_HEAD:
            self._head = array
        return place

    def _room(self, size: int) -> int:
        place = -(-self.end // ALIGNMENT) * ALIGNMENT
        self.end = place + size
        return place

    def _size(self, name: str, array: Any) -> int:
        """Return how many bytes of an array there are to copy."""
        is_tree = name == TREE and self._head is not None
        return int(self._head[0]) * array.itemsize if is_tree else int(array.nbytes)

    def copy_in(self, base: int) -> None:
        """Copy everything into the memory at a base."""
        for name, place, array in self._arrays:
            ctypes.memmove(base + place, array.ctypes.data, self._size(name, array))
        for place, words in self._words:
            ctypes.memmove(base + place, words, ctypes.sizeof(words))

    def copy_back(self, base: int) -> None:
        """Copy back what may have changed; the head of a tree before its nodes."""
        for name, place, array in sorted(self._arrays, key=lambda one: one[0] == TREE):
            if name not in READ_ONLY:
                ctypes.memmove(array.ctypes.data, base + place, self._size(name, array))
