"""One process at a time, by a lock that ends with its process, however that ends."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PAUSE: Final = 0.05  # seconds between two tries


@contextmanager
def one_at_a_time(path: Path, patience: float) -> Iterator[None]:
    """Wait until no other process is inside for the same file, but no longer than `patience` seconds.

    What is done inside must be harmless when done twice: nobody waits for ever, nor where files
    cannot be written or locked. Threads of the same process do not wait for each other.
    """
    try:
        file = path.open("ab")
    except OSError:
        yield
        return
    with file:  # closing it gives the lock back
        end = time.monotonic() + patience
        while is_held_by_another(file) and time.monotonic() < end:
            time.sleep(PAUSE)
        yield


def is_held_by_another(file: IO[bytes]) -> bool:
    """Take the lock of an open file, for as long as it stays open; True if another process has it."""
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
