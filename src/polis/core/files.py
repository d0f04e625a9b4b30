"""Where files are kept, and how they are written: as a whole or not at all."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import platformdirs


@contextmanager
def drafted(path: Path) -> Iterator[Path]:
    """Yield a draft path; the draft replaces the file when the block ends. Raises OSError.

    The file is always either the old or the new one, even after a power failure.
    """
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
