"""Makes Ctrl-C effective at any moment.

Python raises KeyboardInterrupt wherever the main thread is, and in some places that does harm. In a
callback of a C library nothing can catch it: it is reported and dropped. During an import it may be
swallowed, or leave the lock of a module taken, on which the next import then waits. So a dropped
interrupt is repeated a moment later, and one that comes during an import is delayed until after it.
"""

import _thread
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


def listen() -> Callable[[], bool]:
    """Raise KeyboardInterrupt at Ctrl-C; returns a function that says whether it was pressed."""
    pressed: list[float] = []  # times; not an Event, whose lock the main thread may hold just now
    report = sys.unraisablehook

    def interrupt(_signal: int, frame: FrameType | None) -> None:
        pressed.append(time.monotonic())
        if _is_importing(frame) and pressed[-1] - pressed[0] < LONGEST_IMPORT:
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


def _is_importing(frame: FrameType | None) -> bool:
    """Whether a frame, or a caller of it, imports a module."""
    while frame is not None:
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            return True
        frame = frame.f_back
    return False


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
