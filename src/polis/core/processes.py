"""The processes of a machine: its name, how many can run at once, and mutual exclusion between them.

A build of Polis runs this file by itself. A lock is released however its process ends. Ctrl-C waits for a safe moment (`put_off`): Python raises
KeyboardInterrupt wherever the main thread happens to be. If that is between acquiring the lock of a
thread pool and releasing it, the lock is never released, and its threads and everyone waiting for
them hang.
"""

import os
import platform
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import IO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def is_held_by_another(file: IO[bytes]) -> bool:
    """Take the lock of an open file, until it is closed; return True if another process has it."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return True
    except OSError:  # a file system without locks
        return False
    return False


def this_machine() -> str:
    """Return the name of this processor and system, such as `linux-x86_64`."""
    system = {"darwin": "macos", "win32": "windows"}.get(sys.platform, sys.platform)
    machine = platform.machine().lower()
    return f"{system}-{ {'amd64': 'x86_64', 'aarch64': 'arm64'}.get(machine, machine) }"


def cpu_count() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


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
