"""How Python runs a server: what is right for a program that computes is slow for one that answers."""

import gc
import sys
from typing import Final

SWITCH_SECONDS: Final = 0.0001
YOUNG: Final = 20_000


def tune() -> None:
    """Let threads take turns sooner, and look for garbage less often.

    The thread that writes waits for its turn after every statement. With Python's usual five
    milliseconds a commit would take many of them while other tables are busy.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(YOUNG, 20, 50)
