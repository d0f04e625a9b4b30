"""Memory for threads that work side by side."""

from typing import Any, Final

import numpy as np

CACHE_LINE: Final = 64  # bytes


def apart(shape: int | tuple[int, ...], dtype: Any) -> Any:
    """Zeros with so much room around them that no other thread writes into the same cache line."""
    length, *rest = (shape,) if isinstance(shape, int) else shape
    room = -(-CACHE_LINE // np.dtype(dtype).itemsize)
    return np.zeros((length + 2 * room, *rest), dtype)[room : room + length]
