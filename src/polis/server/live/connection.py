"""One open socket: what it may see, and what waits to be sent to it.

Telling a table's news never waits for a client. Its messages wait in a queue of limited length; a
client that cannot keep up loses them and gets the whole table anew when it can.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from polis.server.protocol import codec
from polis.server.settings import Limits

Send = Callable[[bytes], Awaitable[None]]


class Connection:
    """A client. held: the seats it has shown the tokens of; viewer: whose eyes it looks with.

    session: the hash of the token of a device that is signed in; account: to which account.
    """

    def __init__(self, send: Send, limits: Limits) -> None:
        """Begin without a seat; nothing is sent before `run`."""
        self._send = send
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
        self.is_known = False  # has it said hello
        self.overrun: Callable[[], object] | None = None  # makes the message that resynchronises
        self.dropped = 0

    def tell(self, message: object) -> None:
        """Send a message, soon."""
        self.tell_bytes(codec.encode(message))

    def tell_bytes(self, message: bytes) -> None:
        """The same for a message that is JSON already."""
        if len(self._waiting) >= self._limits.outbox:
            self.dropped += len(self._waiting)
            self._waiting.clear()
            self._is_behind = True
        if not self._is_behind:
            self._waiting.append(message)
        self._wake.set()

    def close(self) -> None:
        """Send what waits, then stop."""
        self._is_closing = True
        self._wake.set()

    async def run(self) -> None:
        """Send until closed; ends early if the client takes nothing for too long."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting or self._is_behind:
                if self._is_behind:
                    self._resynchronise()
                    continue
                message = self._waiting.popleft()
                async with asyncio.timeout(self._limits.send_seconds):
                    await self._send(message)
            if self._is_closing:
                return

    def _resynchronise(self) -> None:
        self._is_behind = False
        if self.overrun is not None:
            self._waiting.append(codec.encode(self.overrun()))
