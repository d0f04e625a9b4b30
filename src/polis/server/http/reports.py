"""Reporting a chat line to the host of a server."""

from starlette.requests import Request
from starlette.responses import Response

from polis.server.http.answers import answer, body_of, hashes_of, hub_of
from polis.server.protocol.api.reports import NewReport
from polis.server.refusal import refused
from polis.server.storage.reports import add_report


async def report(request: Request) -> Response:
    """Store a line that somebody at the table has reported; `polis reports` shows it to the host."""
    wanted, hub = await body_of(request, NewReport), hub_of(request)
    live = await hub.open(request.path_params["id"])
    held = live.table.held(await hashes_of(request, live.table.id))
    if not held:
        raise refused("not-yours")
    line = next((one for one in live.audience.chat if one.at == wanted.at), None)
    if line is None:
        raise refused("no-such-line")
    if not hub.reports.take(f"{live.table.id} {held[0]}"):
        raise refused("too-fast")
    await add_report(hub.store, live.table.id, held[0], line)
    return answer({}, 201)
