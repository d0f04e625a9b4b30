"""A client's socket, with a direct way to send a text that need not wait, as nearly every message is.

Through ASGI each message passes four coroutines and a task that has to be woken, and uvicorn pauses reading after
each message until it is taken, which costs two system calls.
"""

from collections.abc import Callable
from typing import Any, Final
from weakref import WeakMethod

from websockets.exceptions import InvalidState
from websockets.http11 import Request

from polis.server.http.sockets import Socket

EXTENSION: Final = "polis.write"
WAITING: Final = 8  # messages that may wait to be taken while more is read,
SHORT: Final = 4_096  # if the last one has no more than so many bytes

Write = Callable[[bytes], bool]


class Wire(Socket):
    """Uvicorn's side of a socket; the application finds `write` among the extensions of its scope."""

    def handle_connect(self, event: Request) -> None:
        """Begin to serve a client that asks for a socket."""
        super().handle_connect(event)
        if not self.close_sent:  # it was not refused; the application has not begun yet
            extensions: Any = self.scope["extensions"]
            # weak, because the scope is this object's: a cycle would outlive the socket
            extensions[EXTENSION] = {"write": WeakMethod(self.write)}

    def write(self, message: bytes) -> bool:
        """Send a text now; False, and nothing is sent, if it would have to wait or the socket is closed."""
        is_open = self.handshake_complete and not (self.disconnected or self.close_sent)
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(message)
        except InvalidState:  # the other side has closed it
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, and stop reading if much has not been taken yet."""
        is_much = self.queue.qsize() >= WAITING or sum(map(len, self.frames)) > SHORT
        if is_much or self.read_paused:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so that it does not stop
        super().send_receive_event_to_app()
        self.read_paused = False


def writer_of(scope: Any) -> Write | None:
    """Return what sends a text at once; None where another server has accepted the socket."""
    found = scope.get("extensions", {}).get(EXTENSION)
    write: Write | None = found and found["write"]()
    return write
