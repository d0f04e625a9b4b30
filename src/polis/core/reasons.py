"""The answer of a rule to "why is this not allowed?": one number, 0 if it is allowed.

Reasons are numbers of a game, 1 to 255. With them an answer carries up to two further numbers,
such as the price that is too high, so that a kernel can say all that a sentence needs.
"""

from polis.core.kernel import kernel

ALLOWED = 0
_REASON_BITS = 8
_PART_BITS = 16


@kernel
def because(reason: int, first: int, second: int) -> int:
    """An answer with two numbers, each 0 to 65,535; an answer without them is the reason itself."""
    return int(reason) | int(first) << _REASON_BITS | int(second) << _REASON_BITS + _PART_BITS


def reason_of(answer: int) -> tuple[int, tuple[int, int]]:
    """The reason of an answer, and the two numbers that it carries."""
    parts = answer >> _REASON_BITS
    return answer & (1 << _REASON_BITS) - 1, (parts & (1 << _PART_BITS) - 1, parts >> _PART_BITS)
