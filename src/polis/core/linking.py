"""Compiling a function that only other compiled functions call, in a fraction of the time.

Left to itself, Numba makes finished machine code of every function: it links all that is called
into it, optimises the whole, and writes a file for the cache. In a chain of calls the same rule is
optimised again at each link. A *part* is left unfinished instead: whatever a caller from Python
reaches is optimised once, as a whole, when that caller is compiled.

This is the only file that knows the inside of Numba; from a version that it has not been tried with
on, parts are compiled as Numba likes, which takes longer and plays the same games.
"""

from collections.abc import Callable
from typing import Any

import numba
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


class PartCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler for a part."""

    def __init__(self, typing: Any, target: Any, _: Any, *rest: Any) -> None:
        """Hand on what Numba calls it with, but for the library, which it would make later."""
        library = PartLibrary(target.codegen(), "part")
        super().__init__(typing, target.subtarget(get_executable=_key), library, *rest)


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
