"""Archives of NumPy arrays on disk, written atomically and read without executing anything."""

import io
import zipfile
import zlib
from pathlib import Path
from typing import Any

import numpy as np


def write_archive(path: Path, arrays: dict[str, Any]) -> None:
    """Write named arrays; the same arrays give the same bytes."""
    buffer = io.BytesIO()
    np.savez_compressed(buffer, **arrays)
    fresh = path.with_suffix(".part")
    fresh.write_bytes(buffer.getvalue())
    fresh.replace(path)


def read_archive(path: Path) -> dict[str, Any]:
    """Return the arrays of a file by name; raises OSError if unreadable, ValueError if damaged."""
    with path.open("rb") as file:
        try:
            with np.load(file, allow_pickle=False) as archive:
                return {name: archive[name] for name in archive.files}
        except (AttributeError, EOFError, KeyError, zipfile.BadZipFile, zlib.error) as error:
            raise ValueError(f"{path} is not an archive of arrays") from error
