"""What of the protocol of WebSockets is done otherwise than in uvicorn."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Socket(WebSocketsSansIOProtocol):
    """A socket at which a text that is no UTF-8 is refused like any other that cannot be read.

    Uvicorn would log a traceback for each, which anybody could have it do.
    """

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; a text that is none as bytes."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()
