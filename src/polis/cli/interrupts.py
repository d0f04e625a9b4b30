"""Ctrl-C is heard, wherever it comes.

Python raises KeyboardInterrupt at whatever the main thread is at. In a callback of a library written in
C, as the compiler has them, nobody can catch it: the exception is reported and dropped, and the command
would go on as if nobody had pressed anything. Such a report is taken as a reason to interrupt once more, a
moment later.
"""

import _thread
import signal
import sys
import threading
from collections.abc import Callable
from typing import Final

MOMENT: Final = 0.05  # seconds after which the main thread has left the callback, or is asked again


def listen() -> Callable[[], bool]:
    """Raise KeyboardInterrupt at Ctrl-C; what is returned tells whether there has been one."""
    pressed = threading.Event()
    report = sys.unraisablehook

    def interrupt(_signal: int, _frame: object) -> None:
        pressed.set()
        raise KeyboardInterrupt

    def dropped(what: "sys.UnraisableHookArgs") -> None:
        if not issubclass(what.exc_type, KeyboardInterrupt):
            report(what)
            return
        again = threading.Timer(MOMENT, _press)
        again.daemon = True
        again.start()

    signal.signal(signal.SIGINT, interrupt)
    sys.unraisablehook = dropped
    return pressed.is_set


def _press() -> None:
    """Interrupt the main thread, also where it waits for the system."""
    if sys.platform == "win32":
        _thread.interrupt_main()
    else:
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
