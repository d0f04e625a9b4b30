"""Ctrl-C that waits for a good moment.

Python raises KeyboardInterrupt at whatever the main thread is at. Where that is between taking the lock
of a pool of threads and giving it back, the lock stays taken: its threads wait for ever, and so does
who waits for them.
"""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def put_off() -> Iterator[Callable[[], bool]]:
    """Raise KeyboardInterrupt for Ctrl-C afterwards, not inside; what is given tells whether it came.

    Whoever works inside asks now and then, and leaves early. Where Ctrl-C would not raise anything
    (it is ignored, ends the process, or another than the main thread asks) all stays as it is.
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
