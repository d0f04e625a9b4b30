"""One open socket: what it may see, and the messages that wait to be sent to it.

A table never waits for a client. The client's messages wait in a queue of limited length; if it
overflows they are dropped, and the client gets the whole table when it can receive again.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from polis.server.protocol import codec
from polis.server.settings import Limits

Send = Callable[[bytes], Awaitable[None]]


class Connection:
    """A client.

    held: the seats whose tokens it has shown; viewer: the seat as which it sees the table, None for
    a spectator; session: the hash of the token of a device that is signed in; account: its account.
    """

    def __init__(self, send: Send, limits: Limits) -> None:
        """Begin without a seat; `run` sends the messages."""
        self._transmit = send
        self._limits = limits
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._is_closing = False
        self._is_behind = False
        self.hashes: list[str] = []
        self.session: str | None = None
        self.account: str | None = None
        self.held: list[int] = []
        self.viewer: int | None = None
        self.is_known = False  # whether it has sent `hello`
        self.overrun: Callable[[], object] | None = (
            None  # returns the message to resynchronise with
        )
        self.dropped = 0

    def send(self, message: object) -> None:
        """Queue a message."""
        self.send_bytes(codec.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Queue a message that is JSON already."""
        if len(self._waiting) >= self._limits.outbox:
            self.dropped += len(self._waiting)
            self._waiting.clear()
            self._is_behind = True
        if not self._is_behind:
            self._waiting.append(message)
        self._wake.set()

    def close(self) -> None:
        """Send what is queued, then stop."""
        self._is_closing = True
        self._wake.set()

    async def run(self) -> None:
        """Send until closed; TimeoutError ends it if the client takes nothing for too long."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting or self._is_behind:
                if self._is_behind:
                    self._resynchronise()
                    continue
                message = self._waiting.popleft()
                async with asyncio.timeout(self._limits.send_seconds):
                    await self._transmit(message)
            if self._is_closing:
                return

    def _resynchronise(self) -> None:
        self._is_behind = False
        if self.overrun is not None:
            self._waiting.append(codec.encode(self.overrun()))
