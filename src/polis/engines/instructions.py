"""The few functions that engines have as instructions (`core.kernels.kernel.instruction`)."""

from collections.abc import Callable, Sequence
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

BIT = ir.IntType(1)
HALF = ir.IntType(32)


@intrinsic  # type: ignore[untyped-decorator]
def population(_context: Any, word: Any) -> Any:
    """The number of bits set."""
    return types.int64(types.uint64), lambda _ctx, builder, _sig, args: builder.ctpop(args[0])


@intrinsic  # type: ignore[untyped-decorator]
def lowest(_context: Any, word: Any) -> Any:
    """The index of the lowest bit set."""
    return types.int64(types.uint64), lambda _ctx, builder, _sig, args: builder.cttz(
        args[0], ir.Constant(BIT, 0)
    )


@intrinsic  # type: ignore[untyped-decorator]
def rotated(_context: Any, word: Any, by: Any) -> Any:
    """32 bits, rotated to the right."""

    def generate(_ctx: Any, builder: Any, _sig: Any, args: Any) -> Any:
        bits, right = (builder.trunc(arg, HALF) for arg in args)
        left = builder.sub(ir.Constant(HALF, 32), right)
        both = builder.or_(builder.lshr(bits, right), builder.shl(bits, left))
        return builder.zext(both, ir.IntType(64))

    return types.int64(types.int64, types.int64), generate


def written(instruction: Any) -> Callable[..., Any]:
    """Return what Numba takes for a function: by the name of its instruction, or for spans to copy."""
    if instruction == "ctpop":
        return lambda word: lambda word: population(types.uint64(word))
    if instruction == "cttz":
        return lambda word: lambda word: lowest(types.uint64(word))
    if instruction == "rotate32":
        return lambda word, by: lambda word, by: rotated(types.int64(word), types.int64(by))
    return _copy_of(instruction)


def _copy_of(spans: Sequence[slice]) -> Callable[..., Any]:
    """Return what copies some bytes of a record to another."""

    @intrinsic  # type: ignore[untyped-decorator]
    def copy(_context: Any, target: Any, source: Any) -> Any:
        def generate(_ctx: Any, builder: Any, _sig: Any, args: Any) -> Any:
            for span in spans:
                to, origin = (cgutils.pointer_add(builder, arg, span.start) for arg in args)
                length = cgutils.intp_t(span.stop - span.start)
                cgutils.raw_memcpy(builder, to, origin, length, 1)

        return types.void(target, source), generate

    return lambda target, source: lambda target, source: copy(target, source)
