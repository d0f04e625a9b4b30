"""Makes Ctrl-C effective at any moment.

Python raises KeyboardInterrupt wherever the main thread is, and in some places that does harm. In
a callback of a C library, such as the compiler's, nothing can catch it: it is reported and dropped.
During an import it may be swallowed, or leave the lock of a module taken, on which the next import
then waits. And in the binding of LLVM it may come between freeing a thing and noting that it is
freed, so that it is freed twice and the process crashes. So a dropped interrupt is repeated a moment
later, and one that comes in such a place is delayed until after it.
"""

import _thread
import math
import signal
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Final

# Seconds after which the main thread has left the callback, or is interrupted again.
MOMENT: Final = 0.05
LONGEST_IMPORT: Final = 10.0  # seconds after which an import is interrupted nevertheless
LONGEST: Final = {  # the same for the code of a package, and what it calls
    "llvmlite": math.inf,  # its calls are short, and none waits for anything
    "numba": 2.0,  # loads what is compiled within that time, but may compile for a minute
}


def listen() -> Callable[[], bool]:
    """Raise KeyboardInterrupt at Ctrl-C; returns a function that says whether it was pressed."""
    pressed: list[float] = []  # times; not an Event, whose lock the main thread may hold just now
    report = sys.unraisablehook

    def interrupt(_signal: int, frame: FrameType | None) -> None:
        pressed.append(time.monotonic())
        if pressed[-1] - pressed[0] < _longest(frame):
            _press_later()
            return
        raise KeyboardInterrupt

    def dropped(what: "sys.UnraisableHookArgs") -> None:
        if issubclass(what.exc_type, KeyboardInterrupt):
            _press_later()
        else:
            report(what)

    signal.signal(signal.SIGINT, interrupt)
    sys.unraisablehook = dropped
    return lambda: bool(pressed)


def _longest(frame: FrameType | None) -> float:
    """Return the seconds after Ctrl-C for which a frame, or a caller of it, must not be interrupted."""
    longest = 0.0
    while frame is not None:
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            longest = max(longest, LONGEST_IMPORT)
        package = str(frame.f_globals.get("__name__")).partition(".")[0]
        longest = max(longest, LONGEST.get(package, 0.0))
        frame = frame.f_back
    return longest


def _press_later() -> None:
    """Interrupt the main thread in a moment; takes no lock of `threading`, which it may hold."""
    _thread.start_new_thread(_press, ())


def _press() -> None:
    """Interrupt the main thread, even while it waits in a system call."""
    time.sleep(MOMENT)
    if sys.platform == "win32":
        _thread.interrupt_main()
    else:
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
