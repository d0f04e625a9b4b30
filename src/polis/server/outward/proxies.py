"""Through which proxy this machine reaches an address: as its environment says, or the registry on Windows.

One answer for pages and sockets, so that one does not get through where the other does. Python goes
through a proxy to the machine itself, too, unless somebody has excepted it; no browser does.
"""

import ipaddress
import urllib.request
from typing import Final
from urllib.parse import urlsplit

from polis.core.texts.errors import PolisError

USABLE: Final = ("http", "https")


def proxy_to(address: str) -> str | None:
    """Return the address of the proxy on the way to an `http` or `https` address; None without one.

    Raises PolisError for a proxy of a kind that Polis does not speak to.
    """
    parts = urlsplit(address)
    if _is_this_machine(parts.hostname or "") or urllib.request.proxy_bypass(parts.netloc):
        return None
    proxies = urllib.request.getproxies()
    proxy = proxies.get(parts.scheme)
    if proxy is None:
        return None
    kind, mark, _ = proxy.partition("://")
    if not mark:  # as in a registry: a name and a port
        return f"http://{proxy}"
    if kind not in USABLE:
        raise PolisError(
            f"This machine reaches {parts.netloc} through a proxy of the kind {kind}, which Polis does "
            f"not speak; name one of http:// in {parts.scheme}_proxy, or the server in no_proxy."
        )
    return proxy


def opener(address: str) -> urllib.request.OpenerDirector:
    """Return what opens pages of an address; raises PolisError as `proxy_to`."""
    proxy = proxy_to(address)
    scheme = urlsplit(address).scheme
    return urllib.request.build_opener(
        urllib.request.ProxyHandler({} if proxy is None else {scheme: proxy})
    )


def _is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
