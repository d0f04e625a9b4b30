"""Kernels as Numba compiles them for CUDA; it needs numba-cuda, and a device only to run them.

Numba asks the device for its capability whenever one device function calls another; `for_capability`
answers instead, so that code can be made and looked at anywhere.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType, SimpleNamespace
from typing import Any

from numba import cuda
from numba.cuda import dispatcher
from numba.cuda.core import config
from numba.extending import overload

from polis.core.kernels.kernel import INSTRUCTION
from polis.engines.compiling import wide
from polis.engines.entries import type_of
from polis.engines.instructions import written

IS_SIMULATED = bool(config.ENABLE_CUDASIM)


def take_instruction(function: FunctionType) -> None:
    """Let Numba write an instruction for calls of a function."""
    if not IS_SIMULATED:
        overload(function, target="cuda")(written(getattr(function, INSTRUCTION)))


def device_dispatcher(function: Any, is_apart: bool = False) -> Any:
    """Return a device function that widens integers, as `compiling` does. is_apart: never inlined."""
    found = cuda.jit(device=True)(function)
    if IS_SIMULATED:
        return function  # which interprets functions as they are
    template, compile_device = found.get_call_template, found.compile_device

    def resolve_wide(args: Any, kws: Any) -> Any:
        named = {name: wide(kind) for name, kind in kws.items()}
        return template([wide(kind) for kind in args], named)

    def compile_apart(args: Any, return_type: Any = None) -> Any:
        is_new = args not in found.overloads
        made = compile_device(args, return_type)
        if is_new:
            for module in made.library.modules:
                for one in module.functions:
                    if one.name == made.fndesc.llvm_func_name:
                        one.attributes.add("noinline")
        return made

    found.get_call_template = resolve_wide
    if is_apart:
        found.compile_device = compile_apart
    return found


@contextmanager
def short_names() -> Iterator[None]:
    """Compile functions named without the types of their parameters, which here take 20 kB a name."""
    if IS_SIMULATED:
        yield
        return
    from numba.cuda import itanium_mangler  # noqa: PLC0415 - the simulator has none
    from numba.cuda.core.callconv import CUDACallConv  # noqa: PLC0415 - the simulator has none

    usual = CUDACallConv.mangler
    CUDACallConv.mangler = lambda _self, name, _types, *, abi_tags=(), uid=None: (  # noqa: ARG005
        itanium_mangler.mangle(name, (), uid=uid)
    )
    try:
        yield
    finally:
        CUDACallConv.mangler = usual


@contextmanager
def for_capability(capability: tuple[int, int]) -> Iterator[None]:
    """Compile for a compute capability, whether there is such a device or not."""
    usual = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        dispatcher.get_current_device = usual


def ptx_of(
    function: Callable[..., None], samples: tuple[Any, ...], capability: tuple[int, int]
) -> str:
    """Return the PTX of a kernel for arguments like the samples."""
    with for_capability(capability), short_names():
        code, _ = cuda.compile_ptx(
            function, tuple(map(type_of, samples)), cc=capability, device=False
        )
    return str(code)
