"""Requests and sockets about a table that belongs to another process are passed on to that process."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Final, TypeAlias

import h11
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

if TYPE_CHECKING:
    from polis.server.live.hub import Hub

Exchange: TypeAlias = Callable[[Receive, Send], Awaitable[None]]
ABOUT_A_TABLE: Final = re.compile(r"/(?:api|ws)/tables/([^/]+)|/pictures/([^/]+)\.png")
FORWARDED: Final = b"polis-forwarded"  # the header of what is passed on, once
DROPPED: Final = {b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"x-forwarded-for",
                  b"x-forwarded-proto"}  # fmt: skip
CONNECT_SECONDS: Final = 2.0
TRIES: Final = 12  # until another process has taken over from an owner that does not answer
AGAIN_SECONDS: Final = 0.4
READ_BYTES: Final = 65_536
MOST_BYTES: Final = 1 << 22  # of a message to a client
RESTART: Final = 1012
UNREACHABLE: Final = (OSError, EOFError, TimeoutError, InvalidHandshake, h11.ProtocolError)


class Forwarding:
    """Passes on what another process has to answer."""

    def __init__(self, app: ASGIApp) -> None:
        """Take what serves the tables of this process."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or pass it on.

        An owner that does not answer is asked again: until it does, or this process has taken over.
        """
        match = ABOUT_A_TABLE.match(scope.get("path", ""))
        is_forwarded = any(key == FORWARDED for key, _ in scope.get("headers", ()))
        if match is not None and not is_forwarded:
            connect_to = _http_to if scope["type"] == "http" else _socket_to
            for _ in range(TRIES):
                address = await _owner(scope, match[1] or match[2])
                if address is None:
                    break
                try:
                    exchange = await connect_to(scope, address)
                except UNREACHABLE:
                    await asyncio.sleep(AGAIN_SECONDS)
                else:
                    await exchange(receive, send)
                    return
        await self._app(scope, receive, send)


async def _owner(scope: Scope, name: str) -> str | None:
    """Return the address of a table's owner; None: this process, or the database does not answer."""
    hub: Hub = scope["app"].state.hub
    try:
        return await hub.store.ownership.owner(name)
    except SQLAlchemyError:
        return None  # the request fails where it needs the database


async def _http_to(scope: Scope, address: str) -> Exchange:
    """Connect to the owner of a table; the function returned passes a request on."""
    host, _, port = address.rpartition(":")
    async with asyncio.timeout(CONNECT_SECONDS):
        reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))

    async def exchange(receive: Receive, send: Send) -> None:
        try:
            owner = h11.Connection(h11.CLIENT)
            async for event in _asked(scope, receive):
                writer.write(owner.send(event) or b"")
                await writer.drain()
            while (part := owner.next_event()) is not h11.PAUSED:
                if part is h11.NEED_DATA:
                    owner.receive_data(await reader.read(READ_BYTES))
                    continue
                message = _answered(part)
                if message is not None:
                    await send(message)
                if isinstance(part, h11.EndOfMessage):
                    return
        finally:
            writer.close()

    return exchange


async def _asked(scope: Scope, receive: Receive) -> AsyncIterator[h11.Event]:
    """Yield a request as its client sends it."""
    query = scope["query_string"]
    target = scope["raw_path"] + (b"?" + query if query else b"")
    yield h11.Request(method=scope["method"], target=target, headers=_headers(scope))
    while (message := await receive())["type"] == "http.request":
        yield h11.Data(data=message.get("body", b""))
        if not message.get("more_body", False):
            break
    yield h11.EndOfMessage()


def _headers(scope: Scope) -> list[tuple[bytes, bytes]]:
    """Return the headers of a request, with where it comes from."""
    kept = [(key, value) for key, value in scope["headers"] if key not in DROPPED]
    added = [
        (b"x-forwarded-for", _client(scope).encode()),
        (b"x-forwarded-proto", scope["scheme"].encode()),
    ]
    return [*kept, *added, (FORWARDED, b"1"), (b"connection", b"close")]


def _client(scope: Scope) -> str:
    """Return the address that a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def _answered(event: object) -> Message | None:
    """Return a part of the owner's answer as a message to the client."""
    if isinstance(event, h11.Response):
        headers = [(key, value) for key, value in event.headers if key not in DROPPED]
        return {"type": "http.response.start", "status": event.status_code, "headers": headers}
    if isinstance(event, h11.Data):
        return {"type": "http.response.body", "body": bytes(event.data), "more_body": True}
    if isinstance(event, h11.EndOfMessage):
        return {"type": "http.response.body", "body": b""}
    return None


async def _socket_to(scope: Scope, address: str) -> Exchange:
    """Connect to the owner of a table; the function returned passes a socket on, both ways."""
    headers = {"X-Forwarded-For": _client(scope), FORWARDED.decode(): "1"}
    owner = await connect(
        f"ws://{address}{scope['path']}", additional_headers=headers, compression=None, proxy=None,
        open_timeout=CONNECT_SECONDS, max_size=MOST_BYTES, ping_interval=5, ping_timeout=8,
    )  # fmt: skip

    async def exchange(receive: Receive, send: Send) -> None:
        async with owner:
            await receive()  # websocket.connect
            await send({"type": "websocket.accept"})
            tasks = [asyncio.create_task(_up(receive, owner))]
            tasks.append(asyncio.create_task(_down(owner, send)))
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    return exchange


async def _up(receive: Receive, owner: ClientConnection) -> None:
    """Pass the client's messages on until it is gone."""
    while (message := await receive())["type"] == "websocket.receive":
        data = message.get("text")
        await owner.send(message["bytes"] if data is None else data)


async def _down(owner: ClientConnection, send: Send) -> None:
    """Pass the owner's messages on until it closes the socket or is gone."""
    try:
        async for message in owner:
            await send({"type": "websocket.send", "text": str(message)})
    except ConnectionClosed:
        pass
    code = owner.close_code
    await send({"type": "websocket.close", "code": RESTART if code in (None, 1006) else code})
