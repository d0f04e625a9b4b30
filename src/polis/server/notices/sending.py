"""One HTTP request to a checked address; redirects are not followed, bodies are not read."""

import asyncio
import contextlib
import ssl
from collections.abc import Mapping
from functools import cache
from typing import Final

import h11

from polis import __version__
from polis.server.notices.addresses import Target

SECONDS: Final = 10.0
READ_BYTES: Final = 4_096
MOST_HEAD_BYTES: Final = 16_384


@cache
def trust() -> ssl.SSLContext:
    """Return whom this machine trusts; reading that takes a while, and most servers never ask."""
    return ssl.create_default_context()


class Unreachable(Exception):
    """There was no answer, or not in HTTP."""


async def post(target: Target, headers: Mapping[str, str], body: bytes) -> int:
    """Send a POST request and return the status of the response; raises Unreachable."""
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(target, headers, body)
    except (OSError, EOFError, ssl.SSLError, h11.ProtocolError, TimeoutError) as error:
        raise Unreachable(str(error) or type(error).__name__) from None


async def _post(target: Target, headers: Mapping[str, str], body: bytes) -> int:
    trusted = await asyncio.to_thread(trust) if target.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        target.address,
        target.port,
        ssl=trusted,
        server_hostname=target.host if trusted else None,
    )
    try:
        client = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_HEAD_BYTES)
        writer.write(_request(client, target, headers, body))
        await writer.drain()
        return await _status(client, reader)
    finally:
        writer.close()
        with contextlib.suppress(OSError, ssl.SSLError):
            writer.transport.abort()


def _request(
    client: h11.Connection, target: Target, headers: Mapping[str, str], body: bytes
) -> bytes:
    """Return the whole request as bytes."""
    own = {
        "Host": target.authority,
        "User-Agent": f"Polis/{__version__}",
        "Content-Length": str(len(body)),
        "Connection": "close",
    }
    request = h11.Request(
        method="POST", target=target.path, headers=list((own | dict(headers)).items())
    )
    parts = (request, h11.Data(data=body), h11.EndOfMessage())
    return b"".join(client.send(part) or b"" for part in parts)


async def _status(client: h11.Connection, reader: asyncio.StreamReader) -> int:
    """Return the status of the response."""
    while True:
        event = client.next_event()
        if event is h11.NEED_DATA:
            client.receive_data(await reader.read(READ_BYTES))
        elif isinstance(event, h11.Response):
            return event.status_code
        elif not isinstance(event, h11.InformationalResponse):
            raise Unreachable("the answer has no head")
