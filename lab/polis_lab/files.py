"""Files that are written as a whole or not at all, by one process at a time."""

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from polis.core.files import drafted
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


def going_on(verb: str, game: str, folder: Path) -> str:
    """What to type to continue with the content of a folder."""
    return shlex.join(["polis", verb, game, "--out", str(folder), "--resume"])
