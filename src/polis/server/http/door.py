"""A limit on idle connections: clients that are slow to send a request do not keep others out.

Uvicorn waits indefinitely for the head of a request, and accepts connections until the process has
no file descriptors left; then nobody gets in, not even a health check.
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
OTHERWISE: Final = 400  # # if the limit of the process is unknown


class Door:
    """The connections that have not sent a request yet, the longest waiting first."""

    def __init__(self, seconds: float, most: int) -> None:
        """Take the time limit for the head of a request and the maximum number of connections."""
        self._seconds = seconds
        self._most = most
        self._waiting: dict[Entrant, asyncio.TimerHandle] = {}

    def wait_for(self, one: "Entrant") -> None:
        """Start waiting for a request, unless already waiting."""
        if one not in self._waiting:
            loop = asyncio.get_running_loop()
            self._waiting[one] = loop.call_later(self._seconds, self.turn_out, one)

    def has_asked(self, one: "Entrant") -> None:
        """Stop waiting."""
        timer = self._waiting.pop(one, None)
        if timer is not None:
            timer.cancel()

    def turn_out(self, one: "Entrant") -> None:
        """Close a connection that has not sent a request."""
        self.has_asked(one)
        one.transport.abort()

    def make_room(self, inside: int) -> None:
        """Close the connection that has waited longest, if there are too many."""
        if inside > self._most and self._waiting:
            self.turn_out(next(iter(self._waiting)))


class Entrant(H11Protocol):
    """A connection with a time limit for its request."""

    door: Door

    @property
    def is_served(self) -> bool:
        """Whether a request is being answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection."""
        super().connection_made(transport)
        self.door.wait_for(self)
        self.door.make_room(len(self.connections))

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self.door.has_asked(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read; the head of a request that has begun is subject to the time limit, too."""
        super().data_received(data)
        if self.is_served:
            self.door.has_asked(self)
        elif not self.transport.is_closing() and self.transport.get_protocol() is self:
            self.door.wait_for(self)

    def on_response_complete(self) -> None:
        """A further request may follow, or may already be there."""
        super().on_response_complete()
        if self.is_served:
            self.door.has_asked(self)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Sockets have their own time limit."""
        self.door.has_asked(self)
        super().handle_websocket_upgrade(event)


def entrance(seconds: float) -> type[Entrant]:
    """Return the connection class of one server, with its own limit."""

    class OwnEntrant(Entrant):
        door = Door(seconds, most_connections())

    return OwnEntrant


def most_connections() -> int:
    """Raise the limit of open files as far as allowed; return how many connections that permits."""
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
