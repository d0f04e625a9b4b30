"""The ASGI application: its routes, its middleware, and the start and end of its hub."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import anyio
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ExceptionHandler

from polis.server.http import (
    accounts,
    answers,
    asking,
    boxes,
    games,
    hint,
    lessons,
    notices,
    openapi,
    pages,
    previews,
    replay,
    state,
    tables,
)
from polis.server.http.door import Overcrowded
from polis.server.http.ending import Ending
from polis.server.http.guard import Guard
from polis.server.http.hosts import Hosts
from polis.server.live.forwarding import Forwarding
from polis.server.live.hub import Hub
from polis.server.settings import Settings
from polis.server.storage.store import Store
from polis.server.texts import RequestRefused
from polis.server.ws import socket

COMPRESSED_BYTES: Final = (
    1024  # shorter responses are not worth it; those with new tokens are shorter
)


def new_app(settings: Settings, store: Store) -> Starlette:
    """Return the application of one process; the database stays open when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await import_early()
        asyncio.get_running_loop().set_exception_handler(Overcrowded())
        app.state.hub = Hub(settings, store)
        await app.state.hub.start()
        try:
            yield
        finally:
            await app.state.hub.close()

    return Starlette(
        routes=[
            *api(),
            WebSocketRoute("/ws/tables/{id}", socket),
            Route("/health", state.health),
            Route("/ready", state.ready),
            Route("/metrics", state.metrics),
            Route("/pictures/{id}.png", previews.picture),
            *pages.routes(settings.client),
        ],
        exception_handlers=handlers(),
        middleware=[
            Middleware(Ending),
            Middleware(Guard, limits=settings.limits, hosts=Hosts(settings.hosts)),
            Middleware(Forwarding),
            Middleware(GZipMiddleware, minimum_size=COMPRESSED_BYTES, compresslevel=5),
        ],
        lifespan=lifespan,
    )


def handlers() -> dict[Any, ExceptionHandler]:
    """Return what answers each kind of error."""
    return {
        RequestRefused: answers.on_refusal,
        HTTPException: answers.on_http_error,
        SQLAlchemyError: answers.on_database_error,
        Exception: answers.on_failure,
    }


async def import_early() -> None:
    """Make Starlette import now what it would import when it sends its first file.

    An import during a request delays everyone, and blocks imports in other threads.
    """
    async with await anyio.open_file(__file__):
        pass


def api() -> list[Mount | Route]:
    """Return the routes of the HTTP interface."""
    table = "/api/tables/{id}"
    return [
        Route("/api/openapi.json", openapi.description),
        Route("/api/config", games.config),
        Route("/api/preparing", state.prepared, methods=["POST"]),
        Route("/api/games/{game}", games.game),
        Route("/api/games/{game}/components", boxes.original),
        Route("/api/games/{game}/components", boxes.check, methods=["POST"]),
        Route("/api/games/{game}/text/{language}", games.words),
        Route("/api/games/{game}/lesson", lessons.lesson),
        Route("/api/games/{game}/lesson", lessons.begin, methods=["POST"]),
        Route("/api/tables", tables.create, methods=["POST"]),
        Route("/api/tables", tables.listed),
        Route(table, tables.head),
        Route(f"{table}/game", boxes.of_table),
        Route(f"{table}/box", boxes.file_of_table),
        Route(f"{table}/hint", hint.hint, methods=["POST"]),
        Route(f"{table}/seats", tables.take_seat, methods=["POST"]),
        Route(f"{table}/ready", tables.ready, methods=["POST"]),
        Route(f"{table}/positions/{{ply}}", replay.position),
        Route(f"{table}/positions/{{ply}}/text", replay.drawing),
        Route(f"{table}/positions/{{ply}}/answers", asking.asking),
        Route(f"{table}/record", replay.record),
        Route(f"{table}/verify", replay.verify, methods=["POST"]),
        Route(f"{table}/scores", replay.scores),
        Route(f"{table}/branches", replay.branch, methods=["POST"]),
        Route(f"{table}/rematch", replay.rematch, methods=["POST"]),
        Route(f"{table}/hooks", notices.hooks),
        Route(f"{table}/hooks", notices.add_hook, methods=["POST"]),
        Route(f"{table}/hooks/remove", notices.remove_hook, methods=["POST"]),
        Route("/api/mine", tables.mine, methods=["POST"]),
        Route("/api/notices/follow", notices.follow, methods=["POST"]),
        Route("/api/notices/unfollow", notices.unfollow, methods=["POST"]),
        *account(),
    ]


def account() -> list[Mount | Route]:
    """Return the routes of accounts."""
    own = "/api/account"
    return [
        Route("/api/accounts", accounts.sign_up, methods=["POST"]),
        Route("/api/sessions", accounts.sign_in, methods=["POST"]),
        Route("/api/sessions/reset", accounts.reset, methods=["POST"]),
        Route(own, accounts.who),
        Route(f"{own}/claim", accounts.claim, methods=["POST"]),
        Route(f"{own}/password", accounts.change_password, methods=["POST"]),
        Route(f"{own}/sign-out", accounts.sign_out, methods=["POST"]),
        Route(f"{own}/sign-out-everywhere", accounts.sign_out_everywhere, methods=["POST"]),
        Route(f"{own}/delete", accounts.delete, methods=["POST"]),
    ]
