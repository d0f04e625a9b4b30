"""From kernels to LLVM code: Numba compiles each kernel once, and everything is linked once.

By default Numba turns every function into finished machine code: it links in everything the function
calls and optimises the whole. In a chain of calls the same rule is optimised again at each link. Here
a kernel is left unoptimised; what an engine exports is linked and optimised as one module.

This is the only module that depends on Numba's internals.
"""

from collections.abc import Callable, Collection, Iterable
from types import FunctionType, ModuleType
from typing import Any

from numba import njit, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_machinery import PassManager
from numba.core.typed_passes import (
    AnnotateTypes,
    InlineOverloads,
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NopythonRewrites,
    NoPythonSupportedFeatureValidation,
    NopythonTypeInference,
    PreLowerStripPhis,
)
from numba.core.untyped_passes import (
    DeadBranchPrune,
    FixupArgs,
    GenericRewrites,
    IRProcessing,
    ReconstructSSA,
    RewriteSemanticConstants,
    TranslateByteCode,
)
from numba.extending import overload

from polis.core.kernels.kernel import HOOKS, INSTRUCTION, KERNEL, EntryPoint
from polis.engines.instructions import written

# Kernels allocate no arrays (Numba refuses those that do), so reference counting is off: it costs a
# fifth of the speed where the compiler cannot remove it.
OPTIONS = {"nogil": True, "_nrt": False, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
# Numba's usual passes without those for what the dialect of the kernels does not have: closures, inlined
# functions, `with`, literals to unroll. They take a fifth of the time.
PASSES = (
    TranslateByteCode, FixupArgs, IRProcessing, RewriteSemanticConstants, DeadBranchPrune,
    GenericRewrites, ReconstructSSA, NopythonTypeInference, PreLowerStripPhis, InlineOverloads,
    NopythonRewrites, NoPythonSupportedFeatureValidation, IRLegalization, AnnotateTypes,
    NativeLowering, NoPythonBackend,
)  # fmt: skip


class KernelLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Code to be linked into other code, together with the libraries of what it calls."""

    def finalize(self) -> None:
        """Do only what a caller's translation needs: the engine links and optimises."""
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True


class KernelCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler, making a `KernelLibrary`."""

    def compile_extra(self, function: Callable[..., Any]) -> Any:
        """Compile a function."""
        target = self.state.targetctx
        self.state.library = KernelLibrary(target.codegen(), function.__qualname__)
        self.state.targetctx = target.subtarget(get_executable=_key)
        return super().compile_extra(function)

    def define_pipelines(self) -> list[Any]:
        """Return the passes that a kernel needs."""
        passes = PassManager("kernel")
        for one in PASSES:
            passes.add_pass(one, one.__name__)
        passes.finalize()
        return [passes]


def _key(*_: Any) -> Any:
    """Return a unique builtin, registered by Numba instead of machine code."""
    return [].append


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


def prepare(entries: Collection[EntryPoint]) -> dict[EntryPoint, Any]:
    """Return a Numba dispatcher for each entry point.

    In every namespace that they reach, kernels are replaced by their dispatchers: from here on this
    process can only build.
    """
    made: dict[int, Any] = {}
    seen: set[int] = set()
    for entry in entries:
        made.setdefault(id(entry.function), _dispatcher(entry.function))
        _replace(entry.function.__globals__, made, seen)
    return {entry: made[id(entry.function)] for entry in entries}


def _replace(names: dict[str, Any], made: dict[int, Any], seen: set[int]) -> None:
    """Replace the kernels of a namespace, of the modules in it, and of what those reach."""
    if id(names) in seen:
        return
    seen.add(id(names))
    for name, value in list(names.items()):
        if isinstance(value, FunctionType) and getattr(value, KERNEL, False):
            if id(value) not in made:
                made[id(value)] = _dispatcher(value)
                _replace(value.__globals__, made, seen)
            names[name] = made[id(value)]
        elif isinstance(value, FunctionType) and hasattr(value, INSTRUCTION):
            overload(value)(written(getattr(value, INSTRUCTION)))
        elif isinstance(value, ModuleType) and (
            value.__name__.startswith("polis") or hasattr(value, HOOKS)
        ):
            _replace(vars(value), made, seen)


def _dispatcher(function: Callable[..., Any]) -> Any:
    """Return a dispatcher that widens the integers callers pass to 64 bits.

    Numba would otherwise compile the kernel again for each literal argument and each field width.
    """
    found = njit(pipeline_class=KernelCompiler, **OPTIONS)(function)
    template = found.get_call_template

    def resolve_wide(args: Any, kws: Any) -> Any:
        named = {name: wide(kind) for name, kind in kws.items()}
        return template([wide(kind) for kind in args], named)

    found.get_call_template = resolve_wide
    return found


def wide(kind: Any) -> Any:
    """Return int64 for the type of a narrower signed integer, and any other type unchanged."""
    plain = types.unliteral(kind)
    is_narrow = isinstance(plain, types.Integer) and plain.signed and plain.bitwidth < 64
    return types.int64 if is_narrow else plain
