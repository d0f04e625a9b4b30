"""The ASGI application: its routes, its middleware, and the start and end of its hub."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import anyio
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute

from polis.server.endpoints import ENDPOINTS
from polis.server.endpoints.pages import catch_all
from polis.server.endpoints.responses import HANDLERS
from polis.server.guard import Guard, Hosts, ShutdownReply
from polis.server.live.forwarding import Forwarding
from polis.server.live.hub import Hub
from polis.server.settings import Settings
from polis.server.storage.store import Store
from polis.server.ws import socket

# Shorter responses are not worth it; those with new tokens are shorter.
COMPRESSED_BYTES: Final = 1024


def new_app(settings: Settings, store: Store) -> Starlette:
    """Return the application of one process; the database stays open when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await import_early()
        app.state.hub = Hub(settings, store)
        await app.state.hub.start()
        try:
            yield
        finally:
            await app.state.hub.close()

    return Starlette(
        routes=[
            *(endpoint.route for endpoint in ENDPOINTS),
            WebSocketRoute("/ws/tables/{id}", socket),
            catch_all(settings.client),
        ],
        exception_handlers=HANDLERS,
        middleware=[
            Middleware(ShutdownReply),
            Middleware(
                Guard,
                limits=settings.limits,
                hosts=Hosts(settings.hosts),
                public=settings.notices.address,
            ),
            Middleware(Forwarding),
            Middleware(GZipMiddleware, minimum_size=COMPRESSED_BYTES, compresslevel=5),
        ],
        lifespan=lifespan,
    )


async def import_early() -> None:
    """Make Starlette import now what it would import when it sends its first file.

    An import during a request delays everyone, and blocks imports in other threads.
    """
    async with await anyio.open_file(__file__):
        pass
