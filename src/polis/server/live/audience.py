"""The clients of this process that look at a table, and what is sent to them."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from polis.server.live import messages
from polis.server.live.connection import Connection
from polis.server.protocol import codec
from polis.server.protocol.server_messages import ChatMessage, Presence, Update, Welcome
from polis.server.protocol.tables import ChatLine, TableHead
from polis.server.tables import table_view
from polis.server.tables.table import Table

if TYPE_CHECKING:
    from polis.server.storage.note import Note

MOST_CHAT: Final = 100  # lines that are kept in memory
MOST_HERE: Final = 300  # sockets at one table


class Audience:
    """The clients at a table. elsewhere: who is connected to other server processes, by process."""

    def __init__(self, chat: Sequence[ChatLine]) -> None:
        """Begin without clients, and with the last lines of the chat."""
        self.chat = list(chat)
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, Note] = {}

    @property
    def is_full(self) -> bool:
        """Whether no other client is accepted."""
        return len(self.connections) >= MOST_HERE

    def seats_here(self) -> list[int]:
        """Return the seats of the clients of this process."""
        return sorted({seat for connection in self.connections for seat in connection.held})

    def spectators_here(self) -> int:
        """Return the number of clients of this process without a seat."""
        return sum(one.is_known and not one.held for one in self.connections)

    def presence(self, seats: int) -> Presence:
        """Return who is connected, to whichever process."""
        held = {*self.seats_here(), *(s for n in self.elsewhere.values() for s in n.seats or ())}
        onlookers = self.spectators_here() + sum(note.onlookers for note in self.elsewhere.values())
        return Presence([seat in held for seat in range(seats)], onlookers)

    def head(self, table: Table) -> TableHead:
        """Return the table without its position, with the clocks of this moment."""
        return table_view.head(table, time.time(), self.presence(len(table.seats)).online)

    def welcome(self, table: Table, connection: Connection, since: int | None) -> Welcome:
        """Return the whole table for a client."""
        viewer = connection.viewer
        chat = self.chat if connection.held or table_view.may_watch(table, viewer) else []
        head = self.head(table)
        return messages.welcome(table, head, connection.held, viewer, since, chat)

    def send_update(
        self, table: Table, first: int, rewound: bool, by: Connection | None, key: str | None
    ) -> None:
        """Send what has changed; the message of each viewer is made and encoded once.

        by: the sender of the command, whose message has the key as its acknowledgement.
        """
        head, made = self.head(table), dict[int | None, Update]()
        encoded: dict[int | None, bytes] = {}
        for connection in self.connections:
            if not connection.is_known:
                continue
            viewer = connection.viewer
            if viewer not in made:
                made[viewer] = messages.update(table, head, viewer, first, rewound)
            if connection is by:
                connection.send(messages.acknowledged(made[viewer], key))
                continue
            if viewer not in encoded:
                encoded[viewer] = codec.encode(made[viewer])
            connection.send_bytes(encoded[viewer])

    def send_presence(self, seats: int) -> None:
        """Send who is connected."""
        self._send(self.presence(seats))

    def send_chat(self, line: ChatLine) -> None:
        """Send a line of the chat that has been stored."""
        self.chat = [*self.chat, line][-MOST_CHAT:]
        self._send(ChatMessage(line))

    def _send(self, message: object) -> None:
        data = codec.encode(message)
        for connection in self.connections:
            if connection.is_known:
                connection.send_bytes(data)
