"""The names to which a server answers.

A page of another site can point its own name at this server's address (DNS rebinding) and would
then be same-origin for a browser. The requested host name reveals that.
"""

import ipaddress
from collections.abc import Sequence
from typing import Final

ANY: Final = "*"
EVERYWHERE: Final = frozenset(("0.0.0.0", "::", ""))  # noqa: S104 - what one may be bound to


class Hosts:
    """The allowed names; numeric addresses cannot be redirected and are always allowed."""

    def __init__(self, allowed: Sequence[str]) -> None:
        """Take the names besides `localhost`; a leading dot includes all names below it."""
        names = {name.lower().strip("[]").rstrip(".") for name in allowed}
        self._all = ANY in names
        self._names = (names | {"localhost"}) - EVERYWHERE

    def answers_to(self, host: str) -> bool:
        """Whether a value of the header `Host` may be answered."""
        if self._all:
            return True
        name = name_in(host)
        if name in self._names or is_number(name):
            return True
        return name.endswith(".localhost") or any(
            one.startswith(".") and (name.endswith(one) or name == one[1:]) for one in self._names
        )


def name_in(host: str) -> str:
    """Return the name of a `Host`, without the port and in lower case."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def is_number(name: str) -> bool:
    """Whether a name is a numeric address, which only its owner can have."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
