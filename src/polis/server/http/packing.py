"""Compressing long answers, but for those to somebody who has shown a token."""

from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from polis.server.http.guard import header

WORTH_BYTES: Final = 1024  # shorter answers are not compressed
LEVEL: Final = 5


class Packing:
    """Compresses what everybody may read.

    With a token, answers have a seat's cards or new tokens in them: how well they compress would
    tell of them, and the blanks that hide their length would be packed away.
    """

    def __init__(self, app: ASGIApp) -> None:
        """Take the application."""
        self._plain = app
        self._packed = GZipMiddleware(app, minimum_size=WORTH_BYTES, compresslevel=LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        is_own = scope["type"] == "http" and header(scope, b"authorization")
        await (self._plain if is_own else self._packed)(scope, receive, send)
