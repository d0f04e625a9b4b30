"""Files that are whole whatever happens, and folders that one process at a time writes."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from polis.core.errors import PolisError
from polis.core.lock import is_held_by_another


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn an OSError raised inside into a PolisError with one sentence."""
    try:
        yield
    except OSError as error:
        raise PolisError(f"{path} cannot be written: {error.strerror or error}.") from None


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """Give a draft to be written, which is the file as soon as the block has ended.

    The file is at any time the old one or the new one, even if the power fails. Raises PolisError.
    """
    with writing(path), drafted(path) as draft:
        yield draft


@contextmanager
def drafted(path: Path) -> Iterator[Path]:
    """As `whole_file`, for who has a sentence of their own; raises OSError."""
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
    """Write a text as `whole_file`; returns the path."""
    with whole_file(path) as draft:
        draft.write_text(text, "utf-8")
    return path


def locked(path: Path, held: str) -> IO[bytes]:
    """Take a lock, which is held until the file is closed; raises PolisError.

    held: the sentence if another process has it.
    """
    with writing(path):
        file = path.open("ab")
    if is_held_by_another(file):
        file.close()
        raise PolisError(held)
    return file


def _sync_folder(folder: Path) -> None:
    """Make a new name last through a power cut, where the system lets folders be opened."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
