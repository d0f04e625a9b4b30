"""Reading a log of commitments from a server or a file."""

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from polis.core.records.commitment_log import InvalidLog, LogEntry, read_entry
from polis.core.texts.errors import PolisError

PLACE: Final = "/api/commitments"
SECONDS: Final = 30.0
MOST_BYTES: Final = 4_000_000  # per page


def entries_of(source: str) -> Iterator[LogEntry]:
    """Yield the entries of a log, at a server's address or in a file; raises PolisError, InvalidLog.

    A file holds a page of the server's response, or one entry per line.
    """
    if urlsplit(source).scheme in ("http", "https"):
        yield from _from_server(source.rstrip("/"))
    else:
        yield from _from_file(Path(source))


def _from_server(address: str) -> Iterator[LogEntry]:
    place = address if address.endswith(PLACE) else address + PLACE
    after = 0
    while entries := _page(f"{place}?after={after}"):
        yield from entries
        after = entries[-1].n


def _page(address: str) -> list[LogEntry]:
    try:
        with urllib.request.urlopen(address, timeout=SECONDS) as answer:  # noqa: S310 - of an allowed scheme
            data = json.loads(answer.read(MOST_BYTES))
    except urllib.error.HTTPError as error:
        with error:
            raise PolisError(f"{address} has no log: it answers {error.code}.") from None
    except (OSError, ValueError, RecursionError) as error:
        raise PolisError(f"The log at {address} cannot be read: {error}.") from None
    return _entries(data)


def _from_file(file: Path) -> Iterator[LogEntry]:
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PolisError(f"{file} cannot be read: {error}.") from None
    for line in text.splitlines():
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            raise InvalidLog(f"{file} is not a log: it has a line that is not JSON.") from None
        yield from _entries(data)


def _entries(data: Any) -> list[LogEntry]:
    is_page = isinstance(data, dict) and isinstance(data.get("entries"), list)
    return [read_entry(one) for one in (data["entries"] if is_page else [data])]
