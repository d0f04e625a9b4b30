"""The middleware for all requests: rate limits, host names and security headers.

A page of another site can point its own name at this server's address (DNS rebinding) and would
then be same-origin for a browser. The requested host name reveals that.
"""

import asyncio
import ipaddress
from collections.abc import Sequence
from typing import Final

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from polis.server.accounts.attempts import network_of
from polis.server.endpoints.responses import on_refusal
from polis.server.limits import Allowances
from polis.server.names import is_number, is_same_origin, unwrapped
from polis.server.settings import Limits
from polis.server.texts import refused

POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
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

ANY: Final = "*"
EVERYWHERE: Final = frozenset(("0.0.0.0", "::", ""))  # noqa: S104 - what one may be bound to


class Hosts:
    """The allowed names; numeric addresses cannot be redirected and are always allowed."""

    def __init__(self, allowed: Sequence[str]) -> None:
        """Take the names besides `localhost`; a leading dot includes all names below it."""
        names = {name.lower().strip("[]").rstrip(".") for name in allowed}
        self._all = ANY in names
        self._names = (names | {"localhost"}) - EVERYWHERE

    def answers_to(self, host: str) -> bool:
        """Whether a value of the header `Host` may be answered."""
        if self._all:
            return True
        name = name_in(host)
        if name in self._names or is_number(name):
            return True
        return name.endswith(".localhost") or any(
            one.startswith(".") and (name.endswith(one) or name == one[1:]) for one in self._names
        )


class Guard:
    """Refuses excess requests, foreign host names, and requests from pages of other sites."""

    def __init__(self, app: ASGIApp, limits: Limits, hosts: Hosts, public: str = "") -> None:
        """Take the application, the limits, the names that the server answers to, and its public address."""
        self._app = app
        self._hosts = hosts
        self._public = public
        self._allowances = Allowances(*limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        _unwrap_client(scope)

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
        if not self._hosts.answers_to(Headers(scope=scope).get("host", "")):
            return "foreign-host"
        if not is_own_page(scope, self._public):
            return "foreign-page"
        client = scope.get("client")
        network = network_of(client[0]) if client else ""
        cost = next((COSTS[start] for start in COSTS if scope["path"].startswith(start)), 1.0)
        return None if self._allowances.take(network, cost) else "too-fast"


def _unwrap_client(scope: Scope) -> None:
    """Have a client's address in one form, if the socket or a proxy told it."""
    if scope.get("client"):
        scope["client"] = (unwrapped(scope["client"][0]), *scope["client"][1:])


def is_own_page(scope: Scope, public: str = "") -> bool:
    """Whether a request comes from a page of this server, or from no page.

    Reading is allowed: browsers do not show the answer to pages of other sites. A browser that says
    that the page is of the same origin is believed before a `Host` that a proxy has shortened.
    """
    if scope["type"] != "websocket" and scope["method"] in ("GET", "HEAD"):
        return True
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if not origin or headers.get("sec-fetch-site") == "same-origin":
        return True
    return is_same_origin(origin, headers.get("host", ""), public)


def name_in(host: str) -> str:
    """Return the name of a `Host`, without the port and in lower case."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own."""
    return is_number(address) and ipaddress.ip_address(address).is_loopback


class ShutdownReply:
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
