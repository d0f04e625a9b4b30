"""Requests that are still open when the server has waited for them long enough."""

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from polis.server.endpoints.responses import on_refusal
from polis.server.texts import refused


class Ending:
    """Answers a request that is cancelled, as uvicorn does at the end, instead of a traceback in the log."""

    def __init__(self, app: ASGIApp) -> None:
        """Take the application."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; if it is cancelled before its response has begun, say that the server stops."""
        has_begun = False

        async def noted(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        is_http = scope["type"] == "http"
        try:
            await self._app(scope, receive, noted if is_http else send)
        except asyncio.CancelledError:
            if is_http and not has_begun:
                await on_refusal(None, refused("stopping"))(scope, receive, send)
