"""Settings of the Python interpreter for a server."""

import gc
import sys
from typing import Final

SWITCH_SECONDS: Final = 0.0001
YOUNG: Final = 20_000


def tune() -> None:
    """Switch threads more often, and collect garbage less often.

    The thread that writes to the database waits for the GIL after each statement: with the default
    of 5 ms a commit would take many times that while other tables are busy.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(YOUNG, 20, 50)
