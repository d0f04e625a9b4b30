"""A digest of source files, to tell whether the same code and data are in use."""

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent.parent.parent
DIGITS: Final = 16  # hexadecimal


def source_digest(paths: Iterable[Path], start: str = "") -> str:
    """Return 16 hexadecimal digits that change with any edit of the files, equal on every machine.

    Files of this package contribute their path within it, others their name. start: extra input.
    """
    digest = hashlib.sha256(start.encode())
    for path in paths:
        digest.update(f"{_name(path)}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:DIGITS]


def _name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else path.name
