"""Limits on trying passwords: per address, and per name from any address."""

import ipaddress
import math

from polis.server.limits import Allowances
from polis.server.refusal import refused
from polis.server.settings import Limits


class Attempts:
    """The attempts that are left. They are in memory: each server process counts its own."""

    def __init__(self, limits: Limits) -> None:
        """Begin without attempts."""
        rate, most = limits.attempts_per_minute / 60, limits.attempts_at_once
        self._addresses = Allowances(rate, most)
        self._names = Allowances(rate, most)

    def begin(self, address: str, name: str | None = None) -> None:
        """Count an attempt of an address and for a name; raises RequestRefused if none is left."""
        self._use(self._addresses, network_of(address))
        if name is not None:
            self._use(self._names, name)

    def succeeded(self, address: str, name: str) -> None:
        """Forget the attempt: the password was right."""
        self._addresses.give_back(network_of(address))
        self._names.give_back(name)

    def _use(self, allowances: Allowances, who: str) -> None:
        if not allowances.take(who):
            raise refused("attempts", seconds=math.ceil(allowances.wait(who)))


def network_of(address: str) -> str:
    """Return an address; of IPv6 its network, as one subscriber has 2^64 addresses."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if ip.version == 4:
        return address
    return str(ipaddress.ip_network((ip, 64), strict=False))
