"""The time of this process: it advances steadily even if the system clock is changed."""

import time
from typing import Final

_START: Final = time.time() - time.monotonic()


def now() -> float:
    """Return seconds since 1970, by the system clock at the start of the process."""
    return _START + time.monotonic()
