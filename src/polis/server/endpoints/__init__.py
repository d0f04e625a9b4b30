"""The HTTP interface: a file for each subject, with its types, its handlers and its endpoints."""

from functools import cache
from typing import Any, Final

from starlette.requests import Request

from polis.server.endpoints import (
    accounts,
    branches,
    games,
    handing,
    health,
    learning,
    moving,
    notices,
    pages,
    positions,
    tables,
)
from polis.server.endpoints.endpoint import Endpoint, document


async def description(_request: Request) -> dict[str, Any]:
    """Answer with this description."""
    return _document()


@cache
def _document() -> dict[str, Any]:
    return document([one for one in ENDPOINTS if one.path.startswith("/api/")])


ENDPOINTS: Final = (
    Endpoint("GET", "/api/openapi.json", description),
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *learning.ENDPOINTS,
    *positions.ENDPOINTS,
    *branches.ENDPOINTS,
    *handing.ENDPOINTS,
    *notices.ENDPOINTS,
    *accounts.ENDPOINTS,
    *moving.ENDPOINTS,
    *health.ENDPOINTS,
    *pages.ENDPOINTS,
)
"""All endpoints: the routes, the description and the types of the client derive from this list."""
