"""Reading requests and writing responses, with a message for every error."""

import asyncio
from typing import Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from polis.server.live.hub import Hub
from polis.server.protocol import codec
from polis.server.protocol.api.problems import Problem
from polis.server.storage.retry import note_away
from polis.server.texts import RequestRefused, each_language, refused
from polis.server.tokens import hash_of

T = TypeVar("T")

STATUS: Final = {
    "no-such-game": 404,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-ply": 404,
    "no-such-language": 404,
    "method": 405,
    "signed-out": 401,
    "foreign-page": 403,
    "foreign-host": 421,
    "no-json": 415,
    "wrong-password": 403,
    "not-yours": 403,
    "no-spectators": 403,
    "secret": 403,
    "not-over": 409,
    "not-begun": 409,
    "begun": 409,
    "other-rules": 409,
    "other-box": 409,
    "other-course": 409,
    "over": 409,
    "seat-taken": 409,
    "no-open-seat": 409,
    "name-taken": 409,
    "hooks": 409,
    "too-long": 413,
    "too-slow": 408,
    "too-many-tables": 429,
    "too-many-boxes": 429,
    "too-often": 429,
    "no-own-boxes": 403,
    "one-box": 404,
    "attempts": 429,
    "bot-tables": 429,
    "bot-tables-in-all": 429,
    "too-fast": 429,
    "bot-has-acted": 409,
    "busy": 503,
    "stopping": 503,
    "hint-preparing": 503,
    "failed": 500,
}


def hub_of(request: Request) -> Hub:
    """Return the hub of this process."""
    hub: Hub = request.app.state.hub
    return hub


def answer(thing: object, status: int = 200) -> Response:
    """Return a response with a value as JSON."""
    return Response(
        codec.encode(thing),
        status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


async def body_of(request: Request, kind: type[T]) -> T:
    """Return the body of a request; raises RequestRefused if it cannot be read."""
    most = hub_of(request).settings.limits.body_bytes
    check_is_json(request)
    parts, length = list[bytes](), 0
    try:
        async with asyncio.timeout(hub_of(request).settings.limits.body_seconds):
            async for part in request.stream():
                length += len(part)
                if length > most:
                    raise refused("too-long", most=str(most))
                parts.append(part)
    except (TimeoutError, ClientDisconnect):  # nobody reads the answer to who has gone
        raise refused("too-slow") from None
    try:
        return codec.read(b"".join(parts), kind)
    except codec.InvalidJson as error:
        raise refused("unreadable", reason=codec.fault(error)) from None


def check_is_json(request: Request) -> None:
    """Raise RequestRefused for a body that is not declared as JSON.

    Pages of other sites can send forms without a preflight request, but not JSON.
    """
    has_body = request.headers.get("content-length", "0") != "0" or (
        "transfer-encoding" in request.headers
    )
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if has_body and kind != "application/json":
        raise refused("no-json")


def token_of(request: Request) -> str | None:
    """Return the hash of the request's token; None without one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return hash_of(token.strip()) if scheme.lower() == "bearer" and token.strip() else None


async def hashes_of(request: Request, table: str) -> list[str]:
    """Return the hashes of the request's tokens for a table: a seat's, or those of an account."""
    token = token_of(request)
    return (
        []
        if token is None
        else [token, *(await hub_of(request).sessions.keys(token, table)).hashes]
    )


def address_of(request: Request) -> str:
    """Return the IP address of the client."""
    return request.client.host if request.client else ""


def whole(request: Request, name: str) -> int | None:
    """Return an integer from the path or the query; None if it is not one."""
    text = str(request.path_params.get(name, request.query_params.get(name, "")))
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else None


def on_refusal(_request: Request | None, error: Exception) -> Response:
    """Return the response to a request that is refused."""
    why = error if isinstance(error, RequestRefused) else refused("failed")
    return answer(Problem(why.code, why.words, why.clause), STATUS.get(why.code, 400))


def on_http_error(_request: Request, error: Exception) -> Response:
    """Return the response to what the framework refuses, in our format."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    code = {404: "no-such-page", 405: "method"}.get(status)
    if code is not None:
        response = on_refusal(_request, refused(code))
        response.headers.update(
            getattr(error, "headers", None) or {}
        )  # the methods that are allowed
        return response
    detail: Any = getattr(error, "detail", "")
    return answer(Problem("refused", each_language(lambda _: str(detail)), None), status)


def on_database_error(_request: Request, error: Exception) -> Response:
    """Return the response while the database is unavailable or full; nothing was done."""
    if isinstance(error, SQLAlchemyError):
        note_away(error)
    why = refused("no-storage")
    return answer(Problem(why.code, why.words, None), 503)


def on_failure(_request: Request, _error: Exception) -> Response:
    """Return the response after a bug, which is in the log."""
    return answer(Problem("failed", refused("failed").words, None), 500)
