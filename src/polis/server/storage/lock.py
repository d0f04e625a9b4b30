"""One server per SQLite file: a second one would not notice the moves of the first."""

import os
import sys
from pathlib import Path

from sqlalchemy import Engine

from polis.core.texts.errors import PolisError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Lock:
    """A file beside the database that is locked for the lifetime of the process."""

    def __init__(self, engine: Engine) -> None:
        """Take the lock; PostgreSQL needs none. Raises PolisError if another server holds it."""
        self._handle: int | None = None
        name = engine.url.database
        if engine.dialect.name != "sqlite" or name is None:
            return
        handle = os.open(f"{name}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(handle)
        except OSError:
            os.close(handle)
            raise PolisError(
                f"Another server uses {Path(name)} already; several servers need PostgreSQL."
            ) from None
        self._handle = handle

    def release(self) -> None:
        """Release the lock."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _take(handle: int) -> None:
    """Lock an open file for as long as it stays open; raises OSError if another handle has it."""
    if sys.platform == "win32":
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
