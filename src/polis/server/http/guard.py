"""The middleware for all requests: rate limits and security headers."""

from typing import Final

import structlog
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from polis.server.accounts.attempts import network_of
from polis.server.http.answers import on_refusal
from polis.server.http.hosts import Hosts
from polis.server.limits import Allowances
from polis.server.settings import Limits
from polis.server.texts import refused

POLICY: Final = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "object-src 'none'; worker-src 'self'; connect-src 'self'; img-src 'self' data:"
)  # without 'unsafe-inline': the client sets styles by script, never by an attribute in a text
NOTHING: Final = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"
TRUSTED_FOR: Final = "max-age=31536000"  # seconds for which browsers use HTTPS only
TOLD: Final = frozenset({"foreign-host", "foreign-page"})  # refusals that are logged
COSTS: Final = {
    "/assets/": 0.1,  # a page has many files
    "/pictures/": 10.0,  # a tenth of a second of a core each
}  # of the allowance of an address, by how a path begins; of all others one
SAFE: Final = {
    "Permissions-Policy": (
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), "
        "magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Guard:
    """Refuses excess requests, foreign host names, and requests from pages of other sites."""

    def __init__(self, app: ASGIApp, limits: Limits, hosts: Hosts) -> None:
        """Take the application, the limits and the names that the server answers to."""
        self._app = app
        self._hosts = hosts
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
                is_data = scope["path"].startswith(("/api/", "/metrics", "/health", "/ready"))
                headers["Content-Security-Policy"] = NOTHING if is_data else POLICY
                if is_data:
                    headers.setdefault("Cache-Control", "no-store")
                if scope["scheme"] in ("https", "wss"):
                    headers["Strict-Transport-Security"] = TRUSTED_FOR
            await send(message)

        why = self._why_not(scope)
        if why is None:
            await self._app(scope, receive, safely)
            return
        if why in TOLD:
            structlog.get_logger().warning("refused", why=why, path=scope["path"])
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await on_refusal(None, refused(why))(scope, receive, safely)

    def _why_not(self, scope: Scope) -> str | None:
        """Return the code of a refusal, or None; health checks are always allowed."""
        if scope["path"] == "/health":
            return None
        if not self._hosts.answers_to(header(scope, b"host")):
            return "foreign-host"
        if not is_own_page(scope):
            return "foreign-page"
        client = scope.get("client")
        network = network_of(client[0]) if client else ""
        cost = next((COSTS[start] for start in COSTS if scope["path"].startswith(start)), 1.0)
        return None if self._allowances.take(network, cost) else "too-fast"


def is_own_page(scope: Scope) -> bool:
    """Whether a request comes from a page of this server, or from no page.

    Reading is allowed: browsers do not show the answer to pages of other sites.
    """
    if scope["type"] != "websocket" and scope["method"] in ("GET", "HEAD"):
        return True
    origin = header(scope, b"origin")
    return not origin or origin.partition("://")[2] == header(scope, b"host")


def header(scope: Scope, wanted: bytes) -> str:
    """Return a header of a request; empty if there is none."""
    for name, value in scope["headers"]:
        if name == wanted:
            return str(value.decode("latin-1"))
    return ""
