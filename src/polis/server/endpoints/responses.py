"""Writing responses: answers in JSON, and a message for every error."""

from typing import Any, Final

from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ExceptionHandler

from polis.server.protocol import codec
from polis.server.protocol.position import Texts
from polis.server.storage.engine import note_away
from polis.server.texts import RequestRefused, each_language, refused

STATUS: Final = {
    "no-such-game": 404,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-ply": 404,
    "no-such-device": 404,
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
    "no-outside-bots": 403,
    "one-box": 404,
    "attempts": 429,
    "bot-tables": 429,
    "bot-tables-in-all": 429,
    "too-fast": 429,
    "bot-has-acted": 409,
    "busy": 503,
    "no-storage": 503,
    "stopping": 503,
    "failed": 500,
}


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    text: Texts
    clause: str | None


def answer(thing: object, status: int = 200) -> Response:
    """Return a response with a value as JSON."""
    return Response(
        codec.encode(thing),
        status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def on_refusal(_request: Request | None, error: Exception) -> Response:
    """Return the response to a request that is refused, or that failed by a bug, which is in the log."""
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
    return on_refusal(_request, refused("no-storage"))


HANDLERS: Final[dict[Any, ExceptionHandler]] = {
    RequestRefused: on_refusal,
    HTTPException: on_http_error,
    SQLAlchemyError: on_database_error,
    Exception: on_refusal,
}
"""What answers each kind of error."""
