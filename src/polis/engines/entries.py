"""The functions that an engine exports: each takes plain addresses and calls one compiled kernel.

A number is an `i32`, an array a pointer. A named tuple is a pointer to 64-bit words, two for each part:
address and length, or a number and zero; so is an array of any length, with one part.
Each returns an `i64`.
"""

import re
from collections.abc import Mapping
from itertools import count
from typing import Any, Final

import llvmlite.binding as llvm
from llvmlite import ir
from numba import types
from numba.core.registry import cpu_target
from numba.np import arrayobj
from numba.np.numpy_support import from_dtype

from polis.core.kernels.engine import FAILED
from polis.engines.compiling import reached
from polis.engines.linking import for_no_machine

I8, I32, I64 = (ir.IntType(bits) for bits in (8, 32, 64))
POINTER: Final = I8.as_pointer()
CONTEXT: Final = cpu_target.target_context


def type_of(sample: Any) -> Any:
    """Return the Numba type of a parameter."""
    if isinstance(sample, tuple):
        return types.NamedTuple([type_of(part) for part in sample], type(sample))
    if isinstance(sample, bool):
        return types.boolean
    if isinstance(sample, int):
        return types.int64
    return types.Array(from_dtype(sample.dtype), sample.ndim, "C")


def signature(arguments: Mapping[str, Any]) -> tuple[Any, ...]:
    """Return the Numba types of all parameters."""
    return tuple(type_of(sample) for sample in arguments.values())


class Entries:
    """The module with the exported functions. module: its LLVM code."""

    def __init__(self, name: str) -> None:
        """Start an empty module."""
        self.module = ir.Module(name)

    def add(self, name: str, compiled: Any, arguments: Mapping[str, Any]) -> None:
        """Add a function. compiled: Numba's result for the kernel; arguments: a sample of each."""
        kernel = compiled.fndesc
        convention = CONTEXT.call_conv
        kind = convention.get_function_type(kernel.restype, kernel.argtypes)
        called = ir.Function(self.module, kind, kernel.llvm_func_name)
        given = [I32 if isinstance(one, int) else POINTER for one in arguments.values()]
        function = ir.Function(self.module, ir.FunctionType(I64, given), name)
        builder = ir.IRBuilder(function.append_basic_block())
        values = [
            _argument(builder, sample, one)
            for sample, one in zip(arguments.values(), function.args, strict=True)
        ]
        status, result = convention.call_function(
            builder, called, kernel.restype, kernel.argtypes, values
        )
        with builder.if_then(status.is_error):
            builder.ret(I64(FAILED))
        builder.ret(_returned(builder, kernel.restype, result))


def _returned(builder: Any, kind: Any, result: Any) -> Any:
    if kind == types.none:
        return I64(0)
    if kind == types.boolean:
        return builder.zext(result, I64)
    return result if result.type == I64 else builder.sext(result, I64)


def _argument(builder: Any, sample: Any, given: Any) -> Any:
    """Build what the kernel gets from an exported parameter."""
    if isinstance(sample, int):
        return builder.sext(given, I64)
    if not isinstance(sample, tuple) and len(sample):
        return _array(builder, sample, given, I64(len(sample)))
    words = builder.bitcast(given, I64.as_pointer())
    return _part(builder, sample, words, count())


def _part(builder: Any, sample: Any, words: Any, places: "count[int]") -> Any:
    """Build a part from its words; places: the numbers of the words that come next."""
    if isinstance(sample, tuple):
        parts = [_part(builder, part, words, places) for part in sample]
        return CONTEXT.make_tuple(builder, type_of(sample), parts)
    word, length = (builder.load(builder.gep(words, [I64(next(places))])) for _ in range(2))
    if isinstance(sample, bool):
        return builder.trunc(word, ir.IntType(1))
    if isinstance(sample, int):
        return word
    return _array(builder, sample, builder.inttoptr(word, POINTER), length)


def _array(builder: Any, sample: Any, address: Any, length: Any) -> Any:
    """Build a view of the memory at an address: the sample's, but of another length."""
    kind = type_of(sample)
    array = arrayobj.make_array(kind)(CONTEXT, builder)
    arrayobj.populate_array(
        array,
        data=builder.bitcast(address, array.data.type),
        shape=[length, *(I64(size) for size in sample.shape[1:])],
        strides=[I64(size) for size in sample.strides],
        itemsize=I64(sample.itemsize),
        meminfo=None,
    )
    return array._getvalue()  # noqa: SLF001 - Numba's own


def linked(entries: Entries, compiled: list[Any]) -> str:
    """Return the LLVM code of the entries and all that they call, for no processor."""
    whole = llvm.parse_assembly(str(entries.module))
    for library in reached(one.library for one in compiled):
        whole.link_in(library._final_module, preserve=True)  # noqa: SLF001
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", for_no_machine(str(whole)))
    return re.sub(r"= common (local_unnamed_addr )?global", "= internal global", text)
