"""The public log of commitments."""

import re
from dataclasses import asdict
from typing import Final

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from polis.core.records.commitment_log import LogEntry
from polis.server.http.answers import answer, hub_of, whole
from polis.server.protocol.api.commitments import LogHead, LogLine, LogPage
from polis.server.refusal import refused
from polis.server.storage.commitments import entries_with, head_of, page_of

PAGE: Final = 500  # entries
FOR_EVER: Final = "public, max-age=31536000, immutable"
FOR_A_MOMENT: Final = "public, max-age=2"
_COMMITMENT: Final = re.compile(r"[0-9a-f]{64}")


async def page(request: Request) -> Response:
    """Answer with entries after a number, or with those of a commitment; a full page never changes."""
    wanted = request.query_params.get("commitment")
    if wanted is not None:
        return await _about(request, wanted)
    after = whole(request, "after") if "after" in request.query_params else 0
    if after is None:
        raise refused("no-such-page")

    def read(connection: Connection) -> LogPage:
        return _page(connection, page_of(connection, after, PAGE))

    found = await hub_of(request).store.read(read)
    is_full = len(found.entries) == PAGE
    if is_full:  # the head would grow old in the caches
        last = found.entries[-1]
        found = LogPage(found.entries, LogHead(last.n, last.hash))
    return _cached(found, FOR_EVER if is_full else FOR_A_MOMENT)


async def _about(request: Request, commitment: str) -> Response:
    """Answer with the entries about games with a commitment, the last of which may be missing."""
    if not _COMMITMENT.fullmatch(commitment):
        raise refused("no-such-page")

    def read(connection: Connection) -> LogPage:
        return _page(connection, entries_with(connection, commitment, PAGE))

    return _cached(await hub_of(request).store.read(read), FOR_A_MOMENT)


async def head(request: Request) -> Response:
    """Answer with the number and the hash of the last entry."""
    return _cached(LogHead(*await hub_of(request).store.read(head_of)), FOR_A_MOMENT)


def log_line(entry: LogEntry) -> LogLine:
    """Return an entry as it is shown."""
    return LogLine(**asdict(entry))


def _page(connection: Connection, entries: list[LogEntry]) -> LogPage:
    return LogPage([log_line(entry) for entry in entries], LogHead(*head_of(connection)))


def _cached(thing: object, how: str) -> Response:
    response = answer(thing)
    response.headers["Cache-Control"] = how
    return response
