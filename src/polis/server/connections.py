"""Uvicorn's connections with limits for clients that are slow to send or to read.

Uvicorn waits without limit for the head of a request, for a response to be read and for a closed
socket to be answered, and accepts connections until the process has no file descriptors left.
"""

import asyncio
import contextlib
import sys
from collections.abc import Callable
from typing import Any, Final
from weakref import ref

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN

from polis.server.names import unwrapped
from polis.server.settings import Limits

if sys.platform != "win32":
    import resource

KEPT_FREE: Final = 128  # file descriptors for the database, for files and for the next request
WANTED: Final = 65_536  # file descriptors
EACH: Final = 2  # file descriptors: the connection, and the file that is sent over it
UNKNOWN_LIMIT: Final = 400  # connections, where the limit of the process is not known
LAST_SECONDS: Final = 2.5  # to read what was sent when the server stops; less than uvicorn's grace
END_SECONDS: Final = 5.0  # to answer the close of a socket, or to read what was sent before
MOST_PIECES: Final = 64  # of a message
MESSAGE_SECONDS = 20.0  # from the beginning of a message to its end
EXTENSION: Final = "polis.socket"


class TimedConnection(H11Protocol):
    """A connection that is closed if its client is slow to send a head or to read a response."""

    limits: Limits
    most: int  # connections
    waited_for: dict["TimedConnection", asyncio.TimerHandle]  # the longest waiting first
    _awaited: float = 0.0  # the time limit that runs, in seconds; 0: none
    _is_unread = False

    @property
    def is_served(self) -> bool:
        """Whether a request is being answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection; if there are too many, close the one that is waited for longest."""
        super().connection_made(transport)
        if self.client:  # before uvicorn looks whether it is a trusted proxy
            self.client = (unwrapped(self.client[0]), self.client[1])
        self._wait()
        if len(self.connections) > self.most and self.waited_for:
            next(iter(self.waited_for)).transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self._wait_for(0)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Limit the time in which the client reads part of the response."""
        super().pause_writing()
        self._is_unread = True
        self._wait()

    def resume_writing(self) -> None:
        """Go on when the client has read part of the response."""
        self._is_unread = False
        self._wait()
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        """Read part of a request."""
        super().data_received(data)
        if not self.transport.is_closing() and self.transport.get_protocol() is self:
            self._wait()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        if not self.is_served:
            is_begun = bool(self.conn.trailing_data[0])  # the next request
            limits = self.limits
            self._wait_for(limits.head_seconds if is_begun else limits.idle_line_seconds)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Hand the connection to a socket, which has its own time limit."""
        self._wait_for(0)
        super().handle_websocket_upgrade(event)

    def shutdown(self) -> None:
        """Finish the response; a client that does not read the rest in time is disconnected."""
        super().shutdown()
        self.loop.call_later(LAST_SECONDS, self._let_go)

    def _let_go(self) -> None:
        """Close the connection, unless its response has not begun."""
        if not self.is_served or self.cycle.response_started:
            self.transport.abort()

    def _wait(self) -> None:
        """Limit the time for what is now awaited from the client."""
        if self._is_unread:
            self._wait_for(self.limits.send_seconds)
        else:
            self._wait_for(0 if self.is_served else self.limits.head_seconds)

    def _wait_for(self, seconds: float) -> None:
        """Replace the time limit, unless the same one already runs."""
        if seconds == self._awaited:
            return
        self._awaited = seconds
        timer = self.waited_for.pop(self, None)
        if timer is not None:
            timer.cancel()
        if seconds:
            self.waited_for[self] = self.loop.call_later(seconds, self.transport.abort)


def timed_connection(limits: Limits) -> type[TimedConnection]:
    """Return the connection class of one server."""
    own = {"limits": limits, "most": most_connections(), "waited_for": {}}
    return type("OwnConnection", (TimedConnection,), own)


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that can send and be heard at once, and that ends soon after it was closed.

    Through ASGI each message passes four coroutines and wakes a task, a tenth of the processor time
    of a move. The application finds this object among the extensions of its scope. Invalid UTF-8, for
    which uvicorn logs a traceback, is passed on as bytes and refused like any unreadable message.

    hear: gets each message before ASGI does, unless others still wait there, and returns whether it
    has taken it.
    """

    hear: Callable[[bytes], bool] | None = None
    _whole_by: asyncio.TimerHandle | None = None  # when a message that has begun must be whole

    def data_received(self, data: bytes) -> None:
        """Read what has come; a message has few pieces, and a time limit."""
        super().data_received(data)
        if len(self.frames) > MOST_PIECES:
            self.transport.abort()
        has_begun = bool(self.frames or self.conn.reader.buffer)
        if has_begun and self._whole_by is None:
            self._whole_by = self.loop.call_later(MESSAGE_SECONDS, self._is_late)
        elif not has_begun and self._whole_by is not None:
            self._whole_by.cancel()
            self._whole_by = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        if self._whole_by is not None:
            self._whole_by.cancel()
        super().connection_lost(exc)

    def _is_late(self) -> None:
        """End a connection whose message is not whole in time, unless this side has not read on."""
        self._whole_by = None
        if not self.read_paused:
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """Begin to serve a client that asks for a socket."""
        if self.client:
            self.client = (unwrapped(self.client[0]), self.client[1])
        super().handle_connect(event)
        if not self.close_sent:  # it was not refused; the application has not begun yet
            extensions: Any = self.scope["extensions"]
            # weak, because the scope is this object's: a cycle would outlive the socket
            extensions[EXTENSION] = ref(self)

    def write(self, message: bytes) -> bool:
        """Send a text now; False, and nothing is sent, if it would have to wait or is closed."""
        is_open = self.handshake_complete and self.conn.state is OPEN and not self.disconnected
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(Frame(Opcode.TEXT, message).serialize(mask=False))
        return True

    async def send(self, message: Any) -> None:
        """Send a message; after a close, drop the connection in any case."""
        if message["type"] == "websocket.close":
            self.loop.call_later(END_SECONDS, self.transport.abort)
        await super().send(message)

    def shutdown(self) -> None:
        """Close the socket because the server stops."""
        super().shutdown()
        self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; text that is not UTF-8 as bytes."""
        data = b"".join(self.frames)
        if self.hear is not None and self.queue.empty() and self.hear(data):
            self.frames = []
            return
        if self.curr_msg_data_type == "text" and not _is_utf8(data):
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def socket_of(scope: Any) -> Socket | None:
    """Return the socket of a scope; None where another server has accepted it."""
    found = scope.get("extensions", {}).get(EXTENSION)
    socket: Socket | None = found and found()
    return socket


def most_connections() -> int:
    """Raise the limit of open files as far as allowed; return how many connections that permits."""
    if sys.platform == "win32":
        return UNKNOWN_LIMIT
    else:  # noqa: RET505 - so that the types are checked for either system
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                soft = wanted
        return max(16, (min(soft, WANTED) - KEPT_FREE) // EACH)
