"""What a browser meets at the public address of a server: asked once at its start, and by `polis doctor`."""

import json
import re
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.utils import parsedate_to_datetime
from typing import Final, NamedTuple
from urllib.parse import urljoin

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from polis.core.texts.errors import PolisError
from polis.server.outward.proxies import opener, proxy_to

SECONDS: Final = 10.0
APART_SECONDS: Final = 30.0  # of two clocks
NOBODY: Final = "0000doctor"  # no table has this name
SCRIPT: Final = re.compile(r' src="([^"]+)"')


class Met(NamedTuple):
    """One thing that was tried; problem: what is wrong and how it is put right, None if it is well."""

    tried: str
    problem: str | None


def reached(address: str) -> Iterator[Met]:
    """Ask a public address as a browser would; stops at what makes the rest pointless."""
    try:
        proxy_to(address)
    except PolisError as error:
        yield Met("proxy", str(error))
        return
    origin = "/".join(address.split("/")[:3])
    status, _, date = _answer(f"{address}/health")
    yield Met("name", _why_unnamed(address, status))
    if status != 200:
        return
    yield Met("clock", _why_late(date))
    yield Met("path", _why_pathless(address))
    status, body, _ = _answer(f"{address}/api/mine", origin, {"tables": []})
    is_foreign = status == 403 and "foreign-page" in body
    why = f"it hands on another Host than that of {origin}: hand on the name with its port"
    yield Met("origin", why if is_foreign else _why_refused(status))
    yield Met("socket", _why_deaf(address, origin))


def _answer(url: str, origin: str = "", body: object = None) -> tuple[int, str, str]:
    """Return status, body and date of an answer; status 0 and the reason without one."""
    request = urllib.request.Request(url, headers={"Accept": "text/html"})  # noqa: S310 - an address of the host
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
        request.add_header("Origin", origin)
    try:
        with opener(url).open(request, timeout=SECONDS) as found:
            return (
                found.status,
                found.read().decode("utf-8", "replace"),
                found.headers["date"] or "",
            )
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode("utf-8", "replace"), ""
    except (OSError, ValueError) as error:
        return 0, str(getattr(error, "reason", error)), ""


def _why_unnamed(address: str, status: int) -> str | None:
    if status == 0:
        return f"nothing answers at {address} from this machine"
    if status == 401:
        return "a password is asked for, so nothing more can be tried from here"
    if status == 421:
        return "the server does not answer to that name: give it with --allow-host or POLIS_HOSTS"
    return _why_refused(status)


def _why_refused(status: int) -> str | None:
    return None if status == 200 else f"the proxy or the server answers with {status or 'nothing'}"


def _why_late(date: str) -> str | None:
    try:
        apart = abs(parsedate_to_datetime(date).timestamp() - time.time())
    except (TypeError, ValueError):
        return None  # a proxy may leave the date out
    return f"its clock is {apart:.0f} seconds from this one" if apart > APART_SECONDS else None


def _why_pathless(address: str) -> str | None:
    page = f"{address}/table/{NOBODY}"
    status, body, _ = _answer(page)
    script = SCRIPT.search(body)
    if status != 200 or script is None:
        return f"a page below it is answered with {status or 'nothing'}, or is not that of Polis"
    status, *_ = _answer(urljoin(page, script[1]))
    return (
        None
        if status == 200
        else "files of a page are not found: the proxy has to take the path away"
    )


def _why_deaf(address: str, origin: str) -> str | None:
    place = f"ws{address.removeprefix('http')}/ws/tables/{NOBODY}"
    try:
        with connect(
            place,
            origin=Origin(origin),
            open_timeout=SECONDS,
            close_timeout=1,
            proxy=proxy_to(address),
        ):
            return None
    except InvalidStatus as error:
        return f"a WebSocket is answered with {error.response.status_code}: forward Upgrade and Connection"
    except (OSError, WebSocketException) as error:
        return f"a WebSocket fails: {error}"
