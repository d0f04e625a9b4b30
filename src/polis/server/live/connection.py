"""One open socket: what it may see, and the messages queued for it.

A table never waits for a client. The client's messages wait in a queue of limited length. If it
overflows they are dropped, and the client gets the whole table once it can receive again.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from polis.server.protocol import codec
from polis.server.settings import Limits

RESTART: Final = 1012
Send = Callable[[bytes], Awaitable[None]]
Write = Callable[[bytes], bool]


class Connection:
    """A client.

    held: the seats whose tokens it has presented; viewer: the seat whose view it gets, None for a
    spectator; session: the hash of the token of a signed-in device; account: that device's account.
    """

    def __init__(
        self, send: Send, limits: Limits, address: str = "", write: Write | None = None
    ) -> None:
        """Start without a seat; `run` sends the messages. address: of the client.

        write: sends a message immediately, or returns False if it cannot.
        """
        self.address = address
        self.heard = time.monotonic()  # when the client last sent something
        self.code = RESTART  # with which the socket will be closed
        self._transmit = send
        self._write = write
        self._limits = limits
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self.is_closing = False
        self._is_behind = False
        self.hashes: list[str] = []
        self.session: str | None = None
        self.account: str | None = None
        self.held: list[int] = []
        self.viewer: int | None = None
        self.is_known = False  # whether it has been welcomed
        # Returns the message for resynchronising this client.
        self.overrun: Callable[[Connection], object] | None = None
        self.dropped = 0
        self._is_sending = False

    @property
    def _is_idle(self) -> bool:
        """Whether no message is queued or being sent."""
        return not (self._waiting or self._is_sending or self._is_behind or self.is_closing)

    def send(self, message: object) -> None:
        """Queue a message."""
        self.send_bytes(codec.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Send a message that is already JSON, or queue it behind others or for a slow client."""
        if self._write is not None and self._is_idle and self._write(message):
            return
        if len(self._waiting) >= self._limits.outbox:
            self.dropped += len(self._waiting)
            self._waiting.clear()
            self._is_behind = True
        if not self._is_behind:
            self._waiting.append(message)
        self._wake.set()

    def close(self, code: int = RESTART) -> None:
        """Send what is queued, then stop and close the socket with a code."""
        self.code = code
        self.is_closing = True
        self._wake.set()

    async def run(self) -> None:
        """Send until closed; raises TimeoutError if the client accepts nothing for too long."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting or self._is_behind:
                if self._is_behind:
                    self._resynchronise()
                    continue
                self._is_sending = True
                async with asyncio.timeout(self._limits.send_seconds):
                    await self._transmit(self._waiting.popleft())
                self._is_sending = False
            if self.is_closing:
                return

    def _resynchronise(self) -> None:
        self._is_behind = False
        if self.overrun is not None:
            self._waiting.append(codec.encode(self.overrun(self)))
