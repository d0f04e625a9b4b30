"""How many sockets one address, seat and table may have, and which are closed first."""

from collections.abc import Iterable
from typing import Final

from polis.server.accounts.attempts import network_of
from polis.server.live.audience import Audience
from polis.server.live.connection import Connection
from polis.server.settings import Limits

TRY_LATER: Final = 1013
SOCKETS_OF_SEAT: Final = 12


class SocketLimits:
    """The sockets of this process, by address."""

    def __init__(self, limits: Limits) -> None:
        """Begin without sockets."""
        self._limits = limits
        self._from: dict[str, list[Connection]] = {}

    def admit(self, one: Connection, audience: Audience) -> bool:
        """Admit a socket; if there is no room, the onlooker that was silent longest is closed.

        False if all others have a seat: the newcomer has to try again later.
        """
        here = self._from.setdefault(network_of(one.address), [])
        most = self._limits.sockets_of_address
        if most and len(here) >= most and not _make_room(here):
            return False
        if audience.is_full and not _make_room(audience.connections):
            return False
        here.append(one)
        return True

    def left(self, one: Connection) -> None:
        """Forget a socket."""
        network = network_of(one.address)
        here = self._from.get(network, [])
        if one in here:
            here.remove(one)
        if not here:
            self._from.pop(network, None)

    def sat_down(self, one: Connection, audience: Audience) -> None:
        """Close the oldest sockets of a seat that has too many, such as windows left open."""
        for seat in one.held:
            same = [other for other in audience.connections if seat in other.held]
            for old in sorted(same, key=heard)[:-SOCKETS_OF_SEAT]:
                old.close(TRY_LATER)


def heard(one: Connection) -> float:
    """Return when a socket last sent something."""
    return one.heard


def _make_room(among: Iterable[Connection]) -> bool:
    """Close the onlooker that was silent longest; False if there is none."""
    onlookers = [one for one in among if not one.held and not one.is_closing]
    if not onlookers:
        return False
    min(onlookers, key=heard).close(TRY_LATER)
    return True
