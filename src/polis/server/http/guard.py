"""The middleware of all requests: rate limits, and headers for the safety of browsers."""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from polis.server.http.answers import on_refusal
from polis.server.limits import Allowances
from polis.server.refusal import refused
from polis.server.settings import Limits

SAFE: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Guard:
    """Refuses too many requests, and requests from pages of other sites."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        """Take the application and the limits."""
        self._app = app
        self._allowances = Allowances(limits.requests_per_second, limits.requests_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SAFE.items():
                    headers[name] = value
            await send(message)

        why = self._why_not(scope)
        if why is None:
            await self._app(scope, receive, safely)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await on_refusal(None, refused(why))(scope, receive, safely)

    def _why_not(self, scope: Scope) -> str | None:
        """Return the code of a refusal, or None; pages and metrics are not limited."""
        if not scope["path"].startswith(("/api/", "/ws/")):
            return None
        if not is_own_page(scope):
            return "foreign-page"
        client = scope.get("client")
        return None if self._allowances.take(client[0] if client else "") else "too-fast"


def is_own_page(scope: Scope) -> bool:
    """Whether a request comes from a page of this server, or from no page.

    Reading is allowed: browsers do not show the answer to pages of other sites.
    """
    if scope["type"] != "websocket" and scope["method"] in ("GET", "HEAD"):
        return True
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    origin = headers.get(b"origin")
    return origin is None or origin.partition("://")[2] == headers.get(b"host")
