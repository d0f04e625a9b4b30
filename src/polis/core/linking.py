"""Compiling chains of kernels in a fraction of the time, and for more speed.

Left to itself, Numba makes finished machine code of every function: it links all that is called
into it, optimises the whole, and writes a file for the cache. In a chain of calls the same rule is
optimised again at each link. Here a kernel is compiled in two ways:

* as a *part*, for the kernels that call it: it is left unfinished, to be linked into them,
* as a *door*, for Python: with all parts that it reaches it is optimised once, as a whole.

This is the only file that knows the inside of Numba; from a version that it has not been tried with
on, Numba does all its own way, which takes longer and plays the same games.
"""

from collections.abc import Callable
from typing import Any

import numba
from llvmlite.binding import Linkage
from numba import njit
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

TRIED = (0, 68)  # the newest version of Numba that leaves parts unfinished in the way written here

# For all kernels: without the interpreter's lock; no array made inside (it is refused), so that none
# has to be counted, which costs a fifth of the speed where the compiler does not see it is in vain.
OPTIONS = {"nogil": True, "_nrt": False}


class PartLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Code to be linked into other code."""

    def _optimize_final_module(self) -> None:
        """Left to those that it is linked into."""

    def _finalize_final_module(self) -> None:
        """Nothing but what the cache wants to know of those that it is linked into."""
        self._finalize_dynamic_globals()
        self._finalized = True


class DoorLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Code for calls from Python, with all that it calls."""

    def _optimize_final_module(self) -> None:
        """Nobody else calls what was linked in, so that the optimiser may take it apart."""
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr:
                function.linkage = Linkage.internal
        super()._optimize_final_module()


class PartCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler for a part."""

    def compile_extra(self, function: Callable[..., Any]) -> Any:
        """Compile for a library of our own kind."""
        target = self.state.targetctx
        self.state.library = PartLibrary(target.codegen(), function.__qualname__)
        self.state.targetctx = target.subtarget(get_executable=_key)
        return super().compile_extra(function)


class DoorCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler for a door."""

    def compile_extra(self, function: Callable[..., Any]) -> Any:
        """Compile for a library of our own kind."""
        self.state.library = DoorLibrary(self.state.targetctx.codegen(), function.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(function)


def _key(*_: Any) -> Any:
    """What Numba finds the part by, instead of its machine code: any builtin, each time another."""
    return [].append


def is_tried(version: str = numba.__version__) -> bool:
    """Whether parts can be left unfinished with this version of Numba."""
    major, minor = version.split(".")[:2]
    return (int(major), int(minor)) <= TRIED


def part(function: Callable[..., Any]) -> Any:
    """A dispatcher of Numba that compiles the function for callers that are compiled, too."""
    more = {"pipeline_class": PartCompiler} if is_tried() else {}
    return njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **OPTIONS, **more)(function)


def door(function: Callable[..., Any], cache: bool) -> Any:
    """A dispatcher of Numba that compiles the function for Python; cache: and keeps it on disk."""
    more = {"pipeline_class": DoorCompiler} if is_tried() else {}
    return njit(cache=cache, **OPTIONS, **more)(function)
