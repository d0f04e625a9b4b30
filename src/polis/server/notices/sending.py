"""Sends one HTTP request to a checked address, which must not lead into the private network.

Redirects are not followed, bodies are not read.
"""

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import h11

from polis import __version__
from polis.server.texts import refused

PORTS: Final = {"http": 80, "https": 443}
# Lower ports have mail, shells and the like, which may interpret HTTP as commands.
LOWEST_OTHER_PORT: Final = 1024
TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")  # addresses with an embedded IPv4 address
# What the registries of special addresses list (RFC 6890, IANA), where older versions of Python do not know it, and
# public addresses at which a provider answers each of its machines, by the provider's own pages.
INSIDE: Final = tuple(
    ipaddress.ip_network(one)
    for one in (
        "192.0.0.0/24",  # RFC 6890; Oracle's metadata, too
        "192.88.99.0/24",  # RFC 7526
        "64:ff9b:1::/48",  # RFC 8215
        "fec0::/10",  # RFC 3879
        "5f00::/16",  # RFC 9602
        "100.64.0.0/10",  # RFC 6598; Alibaba's metadata, 100.100.100.200
        "168.63.129.16/32",  # Azure: learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
        "169.254.0.0/16",  # RFC 3927; the metadata of most providers
        "fd00:ec2::/32",  # Amazon: docs.aws.amazon.com/AWSEC2/latest/UserGuide/instancedata-data-retrieval.html
    )
)
RESOLVE_SECONDS: Final = 5.0
# Slow lookups must not occupy the threads that read the database.
RESOLVERS: Final = ThreadPoolExecutor(4, thread_name_prefix="resolver")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Target(NamedTuple):
    """Where to send; address: the checked IP address, to which to connect."""

    scheme: str
    host: str
    port: int
    path: str
    address: str

    @property
    def authority(self) -> str:
        """The value of the header `Host`."""
        shown = f"[{self.host}]" if ":" in self.host else self.host
        return shown if self.port == PORTS[self.scheme] else f"{shown}:{self.port}"


async def checked(url: str, allows_private: bool, schemes: tuple[str, ...]) -> Target:
    """Return a target to which it is safe to send; raises RequestRefused.

    The name is resolved only once, here, so that it cannot resolve to another address a moment
    later.
    """
    scheme, host, port, path = split(url, schemes)
    if not allows_private and port != PORTS[scheme] and port < LOWEST_OTHER_PORT:
        raise refused("target-port", port=str(port))
    found = await _resolved(host, port)
    if not found:
        raise refused("target-unknown", host=host)
    if not allows_private and not all(is_public(ipaddress.ip_address(one)) for one in found):
        raise refused("target-private", host=host)
    return Target(scheme, host, port, path, found[0])


def split(url: str, schemes: tuple[str, ...]) -> tuple[str, str, int, str]:
    """Return scheme, host, port and path of a URL; raises RequestRefused."""
    try:
        parts = urlsplit(url)
        scheme, host = parts.scheme.lower(), (parts.hostname or "").encode("idna").decode("ascii")
        port = parts.port or PORTS.get(scheme, 0)
    except ValueError:  # includes UnicodeError
        raise refused("target", schemes=", ".join(schemes)) from None
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    is_plain = path.isascii() and path.isprintable() and " " not in path
    is_plain = is_plain and url.isprintable()
    if scheme not in schemes or not host or parts.username or parts.password or not is_plain:
        raise refused("target", schemes=", ".join(schemes))
    return scheme, host, port, path


async def _resolved(host: str, port: int) -> list[str]:
    resolve = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        async with asyncio.timeout(RESOLVE_SECONDS):
            found = await asyncio.get_running_loop().run_in_executor(RESOLVERS, resolve)
    except (OSError, UnicodeError, TimeoutError):
        return []
    return [str(address[0]).partition("%")[0] for *_, address in found]


def is_public(ip: Address) -> bool:
    """Whether an address is public, in any notation."""
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(ip.ipv4_mapped)
        if ip in TRANSLATED:
            return is_public(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF))
        if ip.sixtofour is not None or ip.teredo is not None:
            return False
    if any(ip in network for network in INSIDE):
        return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


SECONDS: Final = 10.0
READ_BYTES: Final = 4_096
MOST_HEAD_BYTES: Final = 16_384
SECONDS_ASKED: Final = re.compile(r"[0-9]{1,6}(\.[0-9]{1,6})?")  # a date is passed over


@cache
def trust() -> ssl.SSLContext:
    """Return whom this machine trusts; reading that takes a while, and most servers never ask."""
    return ssl.create_default_context()


class Unreachable(Exception):
    """There was no answer, or not in HTTP."""


class Answer(NamedTuple):
    """What was answered: the status, and the seconds that the next try should wait (`Retry-After`)."""

    status: int
    wait: float


async def post(target: Target, headers: Mapping[str, str], body: bytes) -> Answer:
    """Send a POST request and return the answer; raises Unreachable."""
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(target, headers, body)
    except (OSError, EOFError, ssl.SSLError, h11.ProtocolError, TimeoutError) as error:
        raise Unreachable(str(error) or type(error).__name__) from None


async def _post(target: Target, headers: Mapping[str, str], body: bytes) -> Answer:
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
        return await _answer(client, reader)
    finally:
        writer.transport.abort()  # not closed before, which some Pythons take amiss if the other side was first


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


async def _answer(client: h11.Connection, reader: asyncio.StreamReader) -> Answer:
    """Return the head of the response, as far as it matters."""
    while True:
        event = client.next_event()
        if event is h11.NEED_DATA:
            client.receive_data(await reader.read(READ_BYTES))
        elif isinstance(event, h11.Response):
            asked = dict(event.headers).get(b"retry-after", b"").decode("latin-1").strip()
            return Answer(
                event.status_code, float(asked) if SECONDS_ASKED.fullmatch(asked) else 0.0
            )
        elif not isinstance(event, h11.InformationalResponse):
            raise Unreachable("the answer has no head")
