"""The time of this process: it goes on evenly, whatever somebody does to the clock of the machine."""

import time
from typing import Final

_START: Final = time.time() - time.monotonic()


def now() -> float:
    """Return the seconds since 1970, as the machine had them when the process began."""
    return _START + time.monotonic()
