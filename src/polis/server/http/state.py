"""Health and metrics of the process."""

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response

from polis.server.http.answers import answer, hub_of


async def health(_request: Request) -> Response:
    """Answer that the process is alive."""
    return answer({"ok": True})


async def ready(request: Request) -> Response:
    """Answer whether the process can serve: it is not stopping, and its database answers."""
    hub = hub_of(request)
    try:
        await hub.store.due(0.0, 0.0)
    except SQLAlchemyError:
        return answer({"ok": False, "reason": "database"}, 503)
    if hub.is_closing:
        return answer({"ok": False, "reason": "stopping"}, 503)
    return answer({"ok": True})


async def metrics(request: Request) -> Response:
    """Answer with the metrics for Prometheus."""
    hub = hub_of(request)
    hub.metrics.tables.set(len(hub.tables))
    hub.metrics.commits.set(hub.store.writer.commits)
    return Response(hub.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
