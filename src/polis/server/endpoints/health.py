"""Health and metrics of the process."""

from datetime import UTC, datetime, timedelta
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from polis.server.endpoints.endpoint import Endpoint
from polis.server.endpoints.requests import hub_of, token_of
from polis.server.endpoints.responses import answer
from polis.server.guard import is_loopback
from polis.server.settings import CONTACT
from polis.server.storage.health import is_dead, why_not
from polis.server.table.joining import hash_of
from polis.server.texts import refused

DAYS: Final = 30  # for which a contact is named


async def health(request: Request) -> Response:
    """Answer at once whether the process is of use: its database has not been away for long."""
    hub = hub_of(request)
    if is_dead(hub.store):
        return answer({"ok": False, "reason": "database"}, 503)
    return answer({"ok": True})


async def ready(request: Request) -> Response:
    """Answer whether traffic should be sent here: the process is not stopping, its database answers."""
    hub = hub_of(request)
    reason = await why_not(hub.store)
    if reason is not None:
        return answer({"ok": False, "reason": reason}, 503)
    if hub.is_closing:
        return answer({"ok": False, "reason": "stopping"}, 503)
    return answer({"ok": True})


async def metrics(request: Request) -> Response:
    """Answer with the metrics for Prometheus, to this machine or to a client with the token.

    How long a bot thinks depends on its cards, so the metrics are not public.
    """
    hub = hub_of(request)
    token, client = hub.settings.metrics_token, request.client
    is_here = client is not None and is_loopback(client.host)
    if not is_here and (not token or token_of(request) != hash_of(token)):
        raise refused("no-such-page")
    hub.metrics.tables.set(len(hub.tables))
    hub.metrics.commits.set(hub.store.writer.commits)
    return Response(hub.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def contact(request: Request) -> Response:
    """Answer whom to tell of a fault of this server (RFC 9116), if its host has named somebody."""
    who = hub_of(request).settings.notices.contact
    if who == CONTACT:
        raise refused("no-such-page")
    until = datetime.now(UTC) + timedelta(days=DAYS)
    told = f"Contact: {who}\nExpires: {until:%Y-%m-%dT%H:%M:%SZ}\nPreferred-Languages: en, fr, de\n"
    return Response(told, media_type="text/plain; charset=utf-8")


ENDPOINTS: Final = (
    Endpoint("GET", "/health", health),
    Endpoint("GET", "/ready", ready),
    Endpoint("GET", "/metrics", metrics),
    Endpoint("GET", "/.well-known/security.txt", contact),
)
