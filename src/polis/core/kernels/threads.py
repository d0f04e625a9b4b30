"""Memory that threads running in parallel do not share."""

from typing import Any, Final

import numpy as np

CACHE_LINE: Final = 64  # bytes


def padded_zeros(shape: int | tuple[int, ...], dtype: Any) -> Any:
    """Zeros with a cache line of padding on both sides, so that threads never share a line."""
    length, *rest = (shape,) if isinstance(shape, int) else shape
    padding = -(-CACHE_LINE // np.dtype(dtype).itemsize)
    return np.zeros((length + 2 * padding, *rest), dtype)[padding : padding + length]
