"""One server to a SQLite file: two would not hear of each other's moves."""

import os
from pathlib import Path

from sqlalchemy import Engine

from polis.core.errors import PolisError

try:
    import fcntl
except ImportError:  # Windows: whoever starts two servers there is not warned
    fcntl = None  # type: ignore[assignment]


class Lock:
    """A file beside the database, locked as long as the process lives, however it ends."""

    def __init__(self, engine: Engine) -> None:
        """Take the lock; PostgreSQL needs none. Raises PolisError if another server has it."""
        self._handle: int | None = None
        name = engine.url.database
        if engine.dialect.name != "sqlite" or name is None or fcntl is None:
            return
        handle = os.open(f"{name}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(handle)
            raise PolisError(
                f"Another server uses {Path(name)} already; several servers need PostgreSQL."
            ) from None
        self._handle = handle

    def release(self) -> None:
        """Let another server in."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
