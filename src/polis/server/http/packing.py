"""Compression of long responses, except for clients that have sent a token."""

from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from polis.server.http.guard import header

WORTH_BYTES: Final = 1024  # shorter answers are not compressed
LEVEL: Final = 5


class Packing:
    """Compresses public responses.

    Responses to a token contain a seat's cards or new tokens: their compressed size would reveal
    them, and the padding that hides their length would be lost.
    """

    def __init__(self, app: ASGIApp) -> None:
        """Take the application."""
        self._plain = app
        self._packed = GZipMiddleware(app, minimum_size=WORTH_BYTES, compresslevel=LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        is_own = scope["type"] == "http" and header(scope, b"authorization")
        await (self._plain if is_own else self._packed)(scope, receive, send)
