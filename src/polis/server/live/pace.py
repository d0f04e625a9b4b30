"""When a bot's turn is played: its thinking time is rounded up so that it reveals little.

How long a bot thinks depends on its cards: the more options, the longer. Levels search by counts
and not by the clock, so the time varies with the options. Others see only a time rounded up to a
step.
"""

import math
from typing import Final

GROWTH: Final = 1.5  # from one step to the next


def shown_after(seconds: float, first: float) -> float:
    """Return after how many seconds a turn is played that took `seconds` to find.

    first: the shortest delay; each further step is half as long again. 0: no rounding.
    """
    if first <= 0:
        return seconds
    if seconds <= first:
        return first
    steps = math.ceil(math.log(seconds / first, GROWTH) - 1e-9)
    return float(first * GROWTH**steps)
