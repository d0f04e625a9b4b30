"""Kernels: the functions of rules and bots from which engines are built (`polis.engines`).

A kernel is a plain function in the dialect of CONTRIBUTING.md. Here it stays one: it runs interpreted,
for the debugger and for coverage, and wherever there is no engine. An entry point is a kernel that
Python calls: it runs in the engine of its game if that is built, interpreted otherwise.
`POLIS_INTERPRETED=1` does without engines.
"""

import os
from collections.abc import Callable
from functools import update_wrapper
from typing import Any, Final, TypeVar, cast

from polis.core.kernels.engine import engine_of
from polis.core.sources import package_of

F = TypeVar("F", bound=Callable[..., Any])

COMPILED: Final = os.environ.get("POLIS_INTERPRETED", "") in ("", "0")  # where there are engines

KERNEL: Final = "is_kernel"
INSTRUCTION: Final = "instruction"


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
    """A kernel as Python calls it. function: its source, which runs interpreted."""

    def __init__(self, function: Callable[..., Any]) -> None:
        """Find the engine at the first call."""
        update_wrapper(self, function)
        self.function = function
        self.name = function.__name__.removesuffix("_at")  # as the engine exports it
        self._call: Callable[..., Any] = self._first_call

    def __call__(self, *args: Any) -> Any:
        """Run it; raises EngineError for arguments that do not fit, or an engine that is too old."""
        return self._call(*args)

    def _first_call(self, *args: Any) -> Any:
        engine = engine_of(self.function.__module__)
        self._call = self.function if engine is None else engine.function(self.name)
        return self._call(*args)


def entry_point(function: F) -> F:
    """Mark a kernel that is called from Python."""
    kernel(function)
    _entry_points.append(EntryPoint(function))
    return cast("F", _entry_points[-1]) if COMPILED else function


def entry_points(package: str) -> list[EntryPoint]:
    """Return the entry points of a game, those of the modules that have been imported."""
    return [one for one in _entry_points if package_of(one.__module__) == package]
