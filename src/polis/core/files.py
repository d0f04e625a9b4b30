"""Where files are kept, and how they are written: as a whole or not at all, by one process at a time."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

import platformdirs

from polis.core.processes import is_held_by_another
from polis.core.texts.errors import PolisError


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn an OSError raised inside into a PolisError."""
    try:
        yield
    except OSError as error:
        raise PolisError(f"{path} cannot be written: {error.strerror or error}.") from None


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """Yield a draft path; the draft replaces the file when the block ends.

    The file is always either the old or the new one, even after a power failure. Raises PolisError.
    """
    with writing(path), drafted(path) as draft:
        yield draft


@contextmanager
def drafted(path: Path) -> Iterator[Path]:
    """Like `whole_file`, for callers with error messages of their own; raises OSError."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
    try:
        yield draft
        with draft.open("rb+") as stream:
            os.fsync(stream.fileno())
        draft.replace(path)
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
    _sync_folder(path.parent)


def write_whole(path: Path, text: str) -> Path:
    """Write a text atomically, as `whole_file` does; returns the path."""
    with whole_file(path) as draft:
        draft.write_text(text, "utf-8")
    return path


def locked(path: Path, held: str) -> IO[bytes]:
    """Take a lock that is held until the returned file is closed; raises PolisError.

    held: the error message if another process has the lock.
    """
    with writing(path):
        file = path.open("ab")
    if is_held_by_another(file):
        file.close()
        raise PolisError(held)
    return file


def _sync_folder(folder: Path) -> None:
    """Flush a folder so that a new name survives a power failure, where the system supports it."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def data_folder() -> Path:
    """Return `POLIS_DATA_DIR` or the user's data folder; it may not exist yet."""
    chosen = os.environ.get("POLIS_DATA_DIR")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("polis"))
