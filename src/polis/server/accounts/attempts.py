"""How often somebody may try a password: from one address, and for one name from anywhere."""

import ipaddress
import math

from polis.server.limits import Allowances
from polis.server.refusal import refused
from polis.server.settings import Limits


class Attempts:
    """What is left to whom. Kept in memory: another process of the server counts for itself."""

    def __init__(self, limits: Limits) -> None:
        """Everybody begins with all of it."""
        rate, most = limits.attempts_per_minute / 60, limits.attempts_at_once
        self._addresses = Allowances(rate, most)
        self._names = Allowances(rate, most)

    def begin(self, address: str, name: str | None = None) -> None:
        """Use up one attempt of an address and of a name; raises RequestRefused if none is left."""
        self._use(self._addresses, network_of(address))
        if name is not None:
            self._use(self._names, name)

    def succeeded(self, address: str, name: str) -> None:
        """It was the right password: that attempt does not count."""
        self._addresses.give_back(network_of(address))
        self._names.give_back(name)

    def _use(self, allowances: Allowances, who: str) -> None:
        if not allowances.take(who):
            raise refused("attempts", seconds=math.ceil(allowances.wait(who)))


def network_of(address: str) -> str:
    """Who has an IPv6 address has 2^64 of them: they count as one."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if ip.version == 4:
        return address
    return str(ipaddress.ip_network((ip, 64), strict=False))
