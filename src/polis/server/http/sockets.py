"""Where the WebSocket protocol of the server differs from uvicorn's."""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

# To read what was sent when the server stops; less than uvicorn waits for it.
LAST_SECONDS: Final = 2.5
# For a client to answer the close of its socket, or to read what was sent before.
END_SECONDS: Final = 5.0


class Socket(WebSocketsSansIOProtocol):
    """A socket that ends soon after it was closed, and refuses invalid UTF-8 like any unreadable message.

    Uvicorn waits without limit for a client that reads nothing, although nobody counts the closed socket
    any more, and it logs a traceback for each text that is not UTF-8.
    """

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
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()
