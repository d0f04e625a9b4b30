"""Looking up an action in the list of legal ones."""

from typing import Any

from polis.core.kernels.kernel import kernel


@kernel
def is_listed(out: Any, count: int, action: int) -> bool:
    """Whether an action is among the first `count` entries of a row in ascending order."""
    low, high = 0, int(count)
    while low < high:
        middle = (low + high) // 2
        if out[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < count and out[low] == action
