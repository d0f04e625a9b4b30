"""Where files are kept, and how files that people name are written: as a whole or not at all."""

import errno
import os
import secrets
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

import platformdirs

from polis.core.texts.errors import PolisError

STANDARD: Final = Path("-")  # the name of standard output, and of standard input where one is read
PRIVATE: Final = 0o600
DATABASE: Final = b"SQLite format 3\x00"
JOURNALS: Final = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")  # how a `-wal` begins
BESIDE: Final = ("-wal", "-shm", ".lock")  # what lies beside a database and belongs to it


@contextmanager
def drafted(path: Path, private: bool = False, kept: Iterable[Path] = ()) -> Iterator[Path]:
    """Yield an empty draft; what it contains when the block ends becomes the file. Raises OSError.

    The file is always either the old or the new one, even after a power failure. A link stays a
    link to it, and its permissions stay as they are. What is no regular file (a device, a pipe, `-`
    for standard output) gets the content written into it. A database, and what lies beside one, is
    never replaced, because a server would go on in a file without a name.

    private: whether only its owner may read the file; kept: files that are not replaced either.
    """
    if is_stream(path):
        with tempfile.TemporaryDirectory() as folder:
            draft = Path(folder, "draft")
            draft.touch(PRIVATE)
            yield draft
            _pour(draft, path)
        return
    target = Path(os.path.realpath(path))
    _refuse_needed(target, kept)
    draft = target.with_name(f".{secrets.token_hex(8)}.part")
    try:
        os.close(
            os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE if private else 0o666)
        )
        if target.exists() and not private:
            shutil.copymode(target, draft)
        yield draft
        with draft.open("rb+") as stream:
            os.fsync(stream.fileno())
        draft.replace(target)
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
    _sync_folder(target.parent)


def open_named(path: Path) -> BinaryIO:
    """Open a file that a person names, to read it; `-` is standard input. Raises OSError."""
    if path != STANDARD:
        return path.open("rb")
    return open(sys.stdin.fileno(), "rb", closefd=False)


def is_stream(path: Path) -> bool:
    """Whether a name means standard output, or a device, a pipe or a socket: anything that is written into."""
    if path == STANDARD:
        return True
    try:
        mode = path.stat().st_mode
    except OSError:
        return False
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))


def _pour(draft: Path, path: Path) -> None:
    """Write the content of a draft into a stream."""
    with draft.open("rb") as content:
        if path == STANDARD:
            sys.stdout.flush()
            shutil.copyfileobj(content, sys.stdout.buffer)
            sys.stdout.buffer.flush()
        else:
            with path.open("wb", buffering=0) as stream:
                shutil.copyfileobj(content, stream)


def _refuse_needed(target: Path, kept: Iterable[Path]) -> None:
    """Raise OSError for a folder, for a database or part of one, and for the files to be kept."""
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, "it is a folder")
    is_kept = any(one.exists() and target.exists() and target.samefile(one) for one in kept)
    beside = any(is_database(Path(str(target).removesuffix(end))) for end in BESIDE)
    if is_kept or beside or _begins_as(target, DATABASE, *JOURNALS):
        raise FileExistsError(errno.EEXIST, "it is a database, or part of one; choose another name")


def is_database(path: Path) -> bool:
    """Whether a file is an SQLite database."""
    return _begins_as(path, DATABASE)


def _begins_as(path: Path, *beginnings: bytes) -> bool:
    try:
        with path.open("rb") as stream:
            return stream.read(len(DATABASE)).startswith(beginnings)
    except OSError:
        return False


def _sync_folder(folder: Path) -> None:
    """Flush a folder so that a new name survives a power failure, where the system supports it."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):  # a file system without it
            raise
    finally:
        os.close(handle)


class NoHome(PolisError):
    """A user without a home folder, such as a number that a container has made up."""


def cache_folder() -> Path:
    """Return the user's folder for what can be made again; raises NoHome."""
    try:
        return Path(platformdirs.user_cache_dir("polis"))
    except RuntimeError:
        raise NoHome(
            "This user has no home folder; name a folder for caches with XDG_CACHE_HOME."
        ) from None


def data_folder() -> Path:
    """Return `POLIS_DATA_DIR` or the user's data folder; it may not exist yet.

    Raises NoHome.
    """
    chosen = os.environ.get("POLIS_DATA_DIR")
    if chosen:
        return Path(chosen)
    try:
        return Path(platformdirs.user_data_dir("polis"))
    except RuntimeError:
        raise NoHome(
            "This user has no home folder; name a folder for games with POLIS_DATA_DIR."
        ) from None
