"""Limits on slow connections: clients that are slow to send or to read do not keep others out.

Uvicorn waits indefinitely for the head of a request and for a response to be read, and accepts connections
until the process has no file descriptors left; then nobody gets in, not even a health check.
"""

import asyncio
import contextlib
import errno
import sys
from typing import Any, Final

import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from polis.server.http.sockets import LAST_SECONDS

if sys.platform != "win32":
    import resource

KEPT_FREE: Final = 128  # file descriptors for the database, for files and for the next one to ask
WANTED: Final = 65_536
EACH: Final = 2  # file descriptors: the connection, and the file that is sent over it
SECONDS_APART: Final = 1.0  # between two lines of the log about one thing
OTHERWISE: Final = 400  # where the limit of the process is not known


class Door:
    """The connections that have not sent a request yet or do not read, the longest waiting first."""

    def __init__(self, seconds: float, reading: float, most: int) -> None:
        """Take the time limits, in seconds, and the maximum number of connections.

        seconds: for the head of a request; reading: for reading the next part of a long response.
        """
        self._seconds = seconds
        self._reading = reading
        self._most = most
        self._waiting: dict[Entrant, asyncio.TimerHandle] = {}
        self._unread: dict[Entrant, asyncio.TimerHandle] = {}

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

    def has_to_read(self, one: "Entrant") -> None:
        """Start waiting for a client to read part of its response."""
        loop = asyncio.get_running_loop()
        self._unread[one] = loop.call_later(self._reading, self.turn_out, one)

    def has_read(self, one: "Entrant") -> None:
        """Stop waiting for it to read."""
        timer = self._unread.pop(one, None)
        if timer is not None:
            timer.cancel()

    def turn_out(self, one: "Entrant") -> None:
        """Close a connection that took too long."""
        self.forget(one)
        one.transport.abort()

    def forget(self, one: "Entrant") -> None:
        """Drop all timers of a connection."""
        self.has_asked(one)
        self.has_read(one)

    def make_room(self, inside: int) -> None:
        """Close the connection that has waited longest, if there are too many."""
        waited_for = self._waiting or self._unread
        if inside > self._most and waited_for:
            self.turn_out(next(iter(waited_for)))


class Entrant(H11Protocol):
    """A connection with time limits for its request and for reading the response."""

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
        self.door.forget(self)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Start the timer: the client reads slowly or not at all."""
        super().pause_writing()
        self.door.has_to_read(self)

    def resume_writing(self) -> None:
        """Stop the timer: the client has read part of the response."""
        self.door.has_read(self)
        super().resume_writing()

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

    def shutdown(self) -> None:
        """Finish the response; who does not read the rest in time is disconnected."""
        super().shutdown()
        self.loop.call_later(LAST_SECONDS, self.let_go)

    def let_go(self) -> None:
        """Close the connection, unless its response has not begun: that is still awaited."""
        if not self.is_served or self.cycle.response_started:
            self.transport.abort()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Sockets have their own time limit."""
        self.door.has_asked(self)
        super().handle_websocket_upgrade(event)


def entrance(seconds: float, reading: float) -> type[Entrant]:
    """Return the connection class of one server, with its own limit."""

    class OwnEntrant(Entrant):
        door = Door(seconds, reading, most_connections())

    return OwnEntrant


class Overcrowded:
    """Logs one line per second that nobody else gets in, where asyncio would log one for each.

    When many connections arrive at once, the process runs out of file descriptors before the first
    of them can be closed. asyncio stops listening for a second then, but logs a traceback for each
    connection that it could have accepted.
    """

    def __init__(self) -> None:
        """Start without log entries."""
        self._at = -SECONDS_APART

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Handle an exception that no task has handled, for `loop.set_exception_handler`."""
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in (errno.EMFILE, errno.ENFILE):
            loop.default_exception_handler(context)
        elif loop.time() - self._at >= SECONDS_APART:
            self._at = loop.time()
            structlog.get_logger().warning("overcrowded", reason=error.strerror)


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
        return max(16, (min(soft, WANTED) - KEPT_FREE) // EACH)
