"""The types of what kernels work on, for the type checker: NumPy's records, and arrays of numbers.

The fields of a record and the elements of an array have the types that the layout gives them when
the program runs, which no type checker sees.
"""

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
