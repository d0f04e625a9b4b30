"""Kernels that only the long tests have, compiled by Numba in this process."""

from collections.abc import Callable
from typing import Any

from llvmlite.binding import Linkage
from numba import njit
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

from polis.core.kernels.kernel import EntryPoint
from polis.engines.compiling import prepare, reached


class WholeLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Machine code of a kernel and of everything that it calls, optimised once."""

    def finalize(self) -> None:
        """Link what it reaches, so that only the kernel itself can be seen."""
        own = {function.name for function in self._final_module.functions}
        for library in reached(self._linking_libraries):
            self._final_module.link_in(library._final_module, preserve=True)
        for function in self._final_module.functions:
            if function.name not in own and not function.is_declaration:
                function.linkage = Linkage.internal
        self._linking_libraries.clear()
        super().finalize()


class WholeCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler, making a `WholeLibrary`."""

    def compile_extra(self, function: Callable[..., Any]) -> Any:
        """Compile a function."""
        self.state.library = WholeLibrary(self.state.targetctx.codegen(), function.__qualname__)
        return super().compile_extra(function)


def compiled(function: Any) -> Any:
    """Return a kernel of the tests, compiled at its first call together with all that it calls.

    Numba's functions take the place of kernels in their modules: this process is for nothing else.
    With NUMBA_BOUNDSCHECK=1 an index that leaves its array is an error.
    """
    prepare([EntryPoint(function)])
    return njit(pipeline_class=WholeCompiler, nogil=True, _nrt=False)(function)
