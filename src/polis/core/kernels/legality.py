"""Whether an action is listed as legal, and the answer to "why is it not allowed?": one number, 0 if it is.

Each game numbers its reasons, 1 to 255. An answer also carries up to two more numbers, such as the
price that is too high, so that a kernel can provide all that the message needs.
"""

from typing import Any

from polis.core.kernels.kernel import kernel

ALLOWED = 0
_REASON_BITS = 8
_PART_BITS = 16


@kernel
def because(reason: int, first: int, second: int) -> int:
    """Return an answer with two numbers, each 0 to 65,535. Without them it is the reason itself."""
    return int(reason) | int(first) << _REASON_BITS | int(second) << _REASON_BITS + _PART_BITS


def reason_of(answer: int) -> tuple[int, tuple[int, int]]:
    """Return the reason of an answer and the two numbers it carries."""
    parts = answer >> _REASON_BITS
    return answer & (1 << _REASON_BITS) - 1, (parts & (1 << _PART_BITS) - 1, parts >> _PART_BITS)


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
