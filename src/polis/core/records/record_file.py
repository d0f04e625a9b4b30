"""Record files: read with a clear message for every fault, written atomically."""

import json
from pathlib import Path
from typing import NoReturn

from polis.core.files import drafted
from polis.core.records.record import Record, record_from_json, record_json
from polis.core.texts.catalogue import core_message
from polis.core.texts.errors import InvalidRecord, PolisError

MAX_BYTES = 4_000_000  # a long game has about 40,000


def read_record(path: Path) -> Record:
    """Read a record file; raises InvalidRecord with one sentence, whatever is wrong with it."""
    file = path.name
    try:
        with path.open("rb") as stream:
            content = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise InvalidRecord(
            core_message("file-unreadable", file=str(path), reason=error.strerror)
        ) from None
    if len(content) > MAX_BYTES:
        raise InvalidRecord(core_message("file-too-long", file=file, bytes=MAX_BYTES))
    try:
        data = json.loads(content, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise InvalidRecord(core_message("file-no-json", file=file)) from None
    return record_from_json(data, file)


def write_record(path: Path, record: Record) -> None:
    """Write a record atomically: the file is always either the old or the new one.

    Raises PolisError if the file cannot be written.
    """
    text = json.dumps(record_json(record), ensure_ascii=False, indent=1) + "\n"
    try:
        with drafted(path) as draft:
            draft.write_text(text, "utf-8")
    except OSError as error:
        raise PolisError(
            core_message("file-unwritable", file=str(path), reason=error.strerror)
        ) from None


def _no_constant(name: str) -> NoReturn:
    """Refuse NaN and Infinity, which are not JSON."""
    raise ValueError(name)
