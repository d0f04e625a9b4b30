"""Kernels: the functions of rules and bots from which engines are built (`polis.engines`).

A kernel is a plain function in the dialect of CONTRIBUTING.md. Here it stays one: it runs interpreted,
for the debugger and for coverage, and wherever there is no engine. An entry point is a kernel that
Python calls: it runs in the engine of its game if that is built, interpreted otherwise.
`POLIS_INTERPRETED=1` does without engines.
"""

import os
from collections.abc import Callable
from functools import partial, update_wrapper
from typing import Any, Final, TypeVar, cast

from polis.core.kernels.engine import Engine, engine_of
from polis.core.sources import package_of

F = TypeVar("F", bound=Callable[..., Any])

COMPILED: Final = os.environ.get("POLIS_INTERPRETED", "") in ("", "0")  # where there are engines

KERNEL: Final = "is_kernel"
INSTRUCTION: Final = "instruction"
HOOKS: Final = "has_kernels_of_a_game"  # marks a module that is made of them


def kernel(function: F) -> F:
    """Mark a function written in the dialect, which engines are built from."""
    setattr(function, KERNEL, True)
    return function


def instruction(written: object) -> Callable[[F], F]:
    """Mark a function that engines have as one instruction; `polis.engines.instructions` lists them."""

    def mark(function: F) -> F:
        setattr(function, INSTRUCTION, written)
        return function

    return mark


_entry_points: Final[list["EntryPoint"]] = []


class EntryPoint:
    """A kernel as Python calls it. function: its source, which runs interpreted.

    is_native: whether the engine has it for processors alone, because no browser needs it.
    """

    def __init__(self, function: Callable[..., Any], is_native: bool = False) -> None:
        """Find the engine at the first call."""
        self.is_native = is_native
        update_wrapper(self, function)
        self.function = function
        self.name = function.__name__.removesuffix("_at")  # as the engine exports it
        self._call: Callable[..., Any] = self._first_call

    def __call__(self, *args: Any) -> Any:
        """Run it; raises EngineError for arguments that do not fit, or an engine that is too old."""
        return self._call(*args)

    def bound(self, *args: Any) -> Callable[[], Any]:
        """Return a call with these arguments, which are looked at once, and not at each call."""
        engine = None if self._call == self.function else self._engine()
        return engine.bound(self.name, *args) if engine else partial(self.function, *args)

    def _engine(self) -> Engine | None:
        """Return the engine that runs it; None where it runs interpreted."""
        engine = engine_of(self.function.__module__)
        return engine if engine is not None and engine.has(self.name) else None

    def _first_call(self, *args: Any) -> Any:
        engine = self._engine()
        self._call = engine.function(self.name) if engine else self.function
        return self._call(*args)


def entry_point(function: F) -> F:
    """Mark a kernel that is called from Python."""
    kernel(function)
    _entry_points.append(EntryPoint(function))
    return cast("F", _entry_points[-1]) if COMPILED else function


def native_entry_point(function: F) -> F:
    """Mark a kernel that is called from Python and in no browser.

    Where an engine runs as WebAssembly, it runs interpreted.
    """
    entry_point(function)
    _entry_points[-1].is_native = True
    return cast("F", _entry_points[-1]) if COMPILED else function


def bound(entry: Callable[..., Any], *args: Any) -> Callable[[], Any]:
    """Return a call of an entry point with arguments that are looked at once."""
    if isinstance(entry, EntryPoint):
        return entry.bound(*args)
    return partial(entry, *args)


def source_of(entry: Callable[..., Any]) -> Callable[..., Any]:
    """Return the kernel behind an entry point, for other kernels to call."""
    return entry.function if isinstance(entry, EntryPoint) else entry


def entry_points(package: str) -> list[EntryPoint]:
    """Return the entry points of a game, those of the modules that have been imported."""
    return [one for one in _entry_points if package_of(one.__module__) == package]
