"""Ctrl-C that waits for a safe moment.

Python raises KeyboardInterrupt wherever the main thread happens to be. If that is between acquiring
the lock of a thread pool and releasing it, the lock is never released, and its threads and everyone
waiting for them hang.
"""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def put_off() -> Iterator[Callable[[], bool]]:
    """Defer KeyboardInterrupt to the end of the block; yields a check for Ctrl-C.

    Code in the block should call it now and then, and return early. Where Ctrl-C would not raise
    (it is ignored, it kills the process, or this is not the main thread) nothing is changed.
    """
    pressed: list[int] = []  # an Event has a lock, which the handler must not wait for
    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(before):
        yield lambda: False
        return
    signal.signal(signal.SIGINT, lambda number, _frame: pressed.append(number))
    try:
        yield lambda: bool(pressed)
    finally:
        signal.signal(signal.SIGINT, before)
        if pressed:
            signal.raise_signal(signal.SIGINT)
