"""The door of the server: connections that take long to ask for anything do not keep others out.

Uvicorn waits for the head of a request as long as a client likes, and accepts connections until the
process has no file descriptors left; then nobody gets in, not even who asks whether it lives.
"""

import asyncio
import contextlib
import sys
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

if sys.platform != "win32":
    import resource

KEPT_FREE: Final = 128  # file descriptors for the database, for files and for the next one to ask
WANTED: Final = 65_536
OTHERWISE: Final = 400  # where the limit of the process is not known


class Door:
    """Who has connected and not asked for anything yet, the longest waiting first."""

    def __init__(self, seconds: float, most: int) -> None:
        """Take how long a client may take for the head of a request, and how many get in."""
        self._seconds = seconds
        self._most = most
        self._waiting: dict[Entrant, asyncio.TimerHandle] = {}

    def wait_for(self, one: "Entrant") -> None:
        """Begin to wait for a request, unless it is waited for already."""
        if one not in self._waiting:
            loop = asyncio.get_running_loop()
            self._waiting[one] = loop.call_later(self._seconds, self.turn_out, one)

    def has_asked(self, one: "Entrant") -> None:
        """Wait no longer."""
        timer = self._waiting.pop(one, None)
        if timer is not None:
            timer.cancel()

    def turn_out(self, one: "Entrant") -> None:
        """Close the connection of who has not asked for anything."""
        self.has_asked(one)
        one.transport.abort()

    def make_room(self, inside: int) -> None:
        """Turn out who waits longest, if there are too many."""
        if inside > self._most and self._waiting:
            self.turn_out(next(iter(self._waiting)))


class Entrant(H11Protocol):
    """A connection that has to ask in time."""

    door: Door

    @property
    def is_served(self) -> bool:
        """Whether a request is being answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let somebody in."""
        super().connection_made(transport)
        self.door.wait_for(self)
        self.door.make_room(len(self.connections))

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget somebody."""
        self.door.has_asked(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read; whoever has begun a request has to end its head in time, too."""
        super().data_received(data)
        if self.is_served:
            self.door.has_asked(self)
        elif not self.transport.is_closing() and self.transport.get_protocol() is self:
            self.door.wait_for(self)

    def on_response_complete(self) -> None:
        """A further request may follow, or be there already."""
        super().on_response_complete()
        if self.is_served:
            self.door.has_asked(self)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """A socket has its own time."""
        self.door.has_asked(self)
        super().handle_websocket_upgrade(event)


def entrance(seconds: float) -> type[Entrant]:
    """Return the class of the connections of one server, with a door of their own."""

    class OwnEntrant(Entrant):
        door = Door(seconds, most_connections())

    return OwnEntrant


def most_connections() -> int:
    """Return how many connections this process can have open; it allows itself as many as it may."""
    if sys.platform == "win32":
        return OTHERWISE
    else:  # noqa: RET505 - so that the types are checked for either system
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                soft = wanted
        return max(16, min(soft, WANTED) - KEPT_FREE)
