"""Reading requests and writing answers, with a message for every error."""

from typing import Any, Final, TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from polis.server.live.hub import Hub
from polis.server.protocol import codec
from polis.server.protocol.api import Problem
from polis.server.refusal import RequestRefused, refused
from polis.server.texts import each_language
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
    "wrong-password": 403,
    "not-yours": 403,
    "no-spectators": 403,
    "secret": 403,
    "not-over": 409,
    "not-begun": 409,
    "begun": 409,
    "over": 409,
    "seat-taken": 409,
    "no-open-seat": 409,
    "name-taken": 409,
    "hooks": 409,
    "too-long": 413,
    "attempts": 429,
    "too-fast": 429,
    "busy": 503,
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
    parts, length = list[bytes](), 0
    async for part in request.stream():
        length += len(part)
        if length > most:
            raise refused("too-long", most=str(most))
        parts.append(part)
    try:
        return codec.read(b"".join(parts), kind)
    except codec.InvalidJson as error:
        raise refused("unreadable", reason=str(error)) from None


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


def whole(request: Request, name: str) -> int | None:
    """Return an integer of the path or the query; None if it is none."""
    text = str(request.path_params.get(name, request.query_params.get(name, "")))
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else None


def on_refusal(_request: Request | None, error: Exception) -> Response:
    """Return the response to a request that is refused."""
    why = error if isinstance(error, RequestRefused) else refused("failed")
    return answer(Problem(why.code, why.words, why.clause), STATUS.get(why.code, 400))


def on_http_error(_request: Request, error: Exception) -> Response:
    """Return the response to what the framework refuses, in the form of ours."""
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


def on_failure(_request: Request, _error: Exception) -> Response:
    """Return the response after a bug, which is in the log."""
    return answer(Problem("failed", refused("failed").words, None), 500)
