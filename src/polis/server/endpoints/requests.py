"""Reading requests: the body, the tokens, and what the path and the query name."""

import asyncio
import math
from typing import Final, TypeVar

from starlette.requests import ClientDisconnect, Request

from polis.core.texts.catalogue import LANGUAGES
from polis.server.accounts.attempts import network_of
from polis.server.accounts.stored import Account
from polis.server.limits import Allowances
from polis.server.live.hub import Hub
from polis.server.live.live_table import LiveTable
from polis.server.protocol import codec
from polis.server.table.joining import hash_of
from polis.server.texts import refused

MOST_BYTES: Final = 65_536  # of a body
TOKEN: Final = "polis-token"
T = TypeVar("T")


def hub_of(request: Request) -> Hub:
    """Return the hub of this process."""
    hub: Hub = request.app.state.hub
    return hub


async def live_of(request: Request) -> LiveTable:
    """Return the loaded table that the address names; raises RequestRefused."""
    return await hub_of(request).open(request.path_params["id"])


async def body_of(request: Request, kind: type[T]) -> T:
    """Return the body of a request; raises RequestRefused if it cannot be read."""
    check_is_json(request)
    parts, length = list[bytes](), 0
    try:
        async with asyncio.timeout(hub_of(request).settings.limits.body_seconds):
            async for part in request.stream():
                length += len(part)
                if length > MOST_BYTES:
                    raise refused("too-long", most=str(MOST_BYTES))
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
    own = own_token(request)
    return hash_of(own) if own else None


def own_token(request: Request) -> str:
    """Return the request's token as it was sent, empty without one.

    The page sends a header of its own: in `Authorization` stands the password of a proxy, if it asks for one.
    """
    own = request.headers.get(TOKEN, "").strip()
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return own or (token.strip() if scheme.lower() == "bearer" else "")


async def account_of(request: Request) -> Account | None:
    """Return the account of the signed-in device; None without one."""
    session = token_of(request)
    return None if session is None else await hub_of(request).sessions.accounts.of_session(session)


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


def check_allowed(request: Request, allowances: Allowances, code: str = "too-often") -> None:
    """Raise RequestRefused if the address of a request has exceeded a rate limit."""
    network = network_of(address_of(request))
    if not allowances.take(network):
        raise refused(code, seconds=math.ceil(allowances.wait(network)))


def whole(request: Request, name: str) -> int | None:
    """Return an integer from the path or the query; None if it is not one."""
    text = str(request.path_params.get(name, request.query_params.get(name, "")))
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else None


def language_of(request: Request) -> str:
    """Return the language that the query names, English without one; raises RequestRefused."""
    return known_language(request.query_params.get("language", "en"))


def known_language(language: str) -> str:
    """Return a supported language; raises RequestRefused for any other."""
    if language not in LANGUAGES:
        raise refused("no-such-language", languages=", ".join(LANGUAGES))
    return language
