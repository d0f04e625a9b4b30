"""The types of what kernels work on, for the type checker: NumPy's records, and arrays of numbers.

The fields of a record and the elements of an array have the types that the layout gives them when
the program runs, which no type checker sees.
"""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np

Record: TypeAlias = np.record
"""One record of a structured array, such as `states[0]`: its fields are attributes."""

Records: TypeAlias = np.ndarray[tuple[int], np.dtype[np.void]]
"""An array of records: states, the tables of a box, a network, a tree."""

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
"""An array of numbers; the docstring of what takes it says which, and of which shape."""


CACHE_LINE: Final = 64  # bytes


def padded_zeros(shape: int | tuple[int, ...], dtype: Any) -> Any:
    """Zeros with a cache line of padding on both sides, so that threads never share a line."""
    length, *rest = (shape,) if isinstance(shape, int) else shape
    padding = -(-CACHE_LINE // np.dtype(dtype).itemsize)
    return np.zeros((length + 2 * padding, *rest), dtype)[padding : padding + length]


def record_of_numbers(values: Mapping[str, object]) -> Records:
    """A record, shape (1,), with an int64 field for each number or nested list of numbers."""
    arrays = {name: np.asarray(value, np.int64) for name, value in values.items()}
    fields = np.dtype([(name, "<i8", each.shape) for name, each in arrays.items()], align=True)
    record = np.zeros(1, np.dtype((np.record, fields)))
    for name, each in arrays.items():
        record[name] = each
    return record
