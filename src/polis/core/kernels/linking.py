"""Faster compilation of call chains of kernels, and faster code.

By default Numba turns every function into finished machine code: it links in everything the
function calls, optimises the whole, and writes a cache file. In a chain of calls the same rule is
optimised again at each link. Here a kernel is compiled in two forms:

* as a *callee*, for kernels that call it: left unoptimised, to be linked into its callers;
* as an *entry point*, for Python: optimised once, together with every callee it reaches.

This is the only module that depends on Numba's internals. With a version of Numba newer than the
last one tested, kernels are compiled the default way: slower to compile, same results.
"""

from collections.abc import Callable, Iterable
from typing import Any

import numba
from llvmlite.binding import Linkage
from numba import njit
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

LAST_TESTED = (0, 68)  # the newest version of Numba this module was tested with

# All kernels release the GIL. They allocate no arrays (Numba refuses those that do), so reference
# counting is off: it costs a fifth of the speed where the compiler cannot remove it.
OPTIONS = {"nogil": True, "_nrt": False}


class CalleeLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Code to be linked into other code, together with the libraries of what it calls."""

    def finalize(self) -> None:
        """Do only what a caller's translation needs: the entry points link and optimise."""
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True


class EntryPointLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Code called from Python, together with everything it calls."""

    def finalize(self) -> None:
        """Link everything once, internal, so that the optimiser may inline and drop it."""
        own = {function.name for function in self._final_module.functions}
        for library in reached(self._linking_libraries):
            self._final_module.link_in(library._final_module, preserve=True)  # noqa: SLF001
        for function in self._final_module.functions:
            if function.name not in own and not function.is_declaration:
                function.linkage = Linkage.internal
        self._linking_libraries.clear()
        super().finalize()


def reached(libraries: Iterable[Any]) -> list[Any]:
    """Return these libraries and those of everything that they call, each once."""
    found: dict[int, Any] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if id(library) not in found:
            found[id(library)] = library
            waiting += library._linking_libraries  # noqa: SLF001 - Numba's own
    return list(found.values())


class CalleeCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler for a callee."""

    def compile_extra(self, function: Callable[..., Any]) -> Any:
        """Compile into a `CalleeLibrary`."""
        target = self.state.targetctx
        self.state.library = CalleeLibrary(target.codegen(), function.__qualname__)
        self.state.targetctx = target.subtarget(get_executable=_key)
        return super().compile_extra(function)


class EntryPointCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler for an entry point."""

    def compile_extra(self, function: Callable[..., Any]) -> Any:
        """Compile into an `EntryPointLibrary`."""
        self.state.library = EntryPointLibrary(
            self.state.targetctx.codegen(), function.__qualname__
        )
        self.state.library.enable_object_caching()
        return super().compile_extra(function)


def _key(*_: Any) -> Any:
    """Return a unique builtin, registered by Numba for a callee instead of its machine code."""
    return [].append


def is_tested(version: str = numba.__version__) -> bool:
    """Whether this module was tested with a version of Numba."""
    major, minor = version.split(".")[:2]
    return (int(major), int(minor)) <= LAST_TESTED


def callee(function: Callable[..., Any]) -> Any:
    """Return a Numba dispatcher that compiles the function for compiled callers."""
    more = {"pipeline_class": CalleeCompiler} if is_tested() else {}
    return njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **OPTIONS, **more)(function)


def entry_point(function: Callable[..., Any], cache: bool) -> Any:
    """Return a Numba dispatcher that compiles for Python; cache: keep the code on disk."""
    more = {"pipeline_class": EntryPointCompiler} if is_tested() else {}
    return njit(cache=cache, **OPTIONS, **more)(function)
