"""Everybody who looks at a table from this process, and what is told to them."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from polis.server.live import messages
from polis.server.live.connection import Connection
from polis.server.protocol import codec, told
from polis.server.protocol.tables import ChatLine, TableHead
from polis.server.tables import table_view as seen
from polis.server.tables.table import Table

if TYPE_CHECKING:
    from polis.server.storage.note import Note

MOST_CHAT: Final = 100  # lines that are kept in memory
MOST_HERE: Final = 300  # sockets at one table


class Audience:
    """The onlookers of a table. elsewhere: who looks at it from other server processes."""

    def __init__(self, chat: Sequence[ChatLine]) -> None:
        """Begin with nobody, and the last lines of the chat."""
        self.chat = list(chat)
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, Note] = {}

    @property
    def is_full(self) -> bool:
        """Whether nobody else can be let in."""
        return len(self.connections) >= MOST_HERE

    def seats_here(self) -> list[int]:
        """The seats that somebody holds who is connected to this process."""
        return sorted({seat for connection in self.connections for seat in connection.held})

    def onlookers_here(self) -> int:
        """How many are here without a seat."""
        return sum(one.is_known and not one.held for one in self.connections)

    def presence(self, seats: int) -> told.Presence:
        """Who is here, whatever process serves them."""
        held = {*self.seats_here(), *(s for n in self.elsewhere.values() for s in n.seats or ())}
        onlookers = self.onlookers_here() + sum(note.onlookers for note in self.elsewhere.values())
        return told.Presence([seat in held for seat in range(seats)], onlookers)

    def head(self, table: Table) -> TableHead:
        """The table without its position, as it is at this moment."""
        return seen.head(table, time.time(), self.presence(len(table.seats)).online)

    def welcome(self, table: Table, connection: Connection, since: int | None) -> told.Welcome:
        """The whole table for a client."""
        viewer = connection.viewer
        chat = self.chat if connection.held or seen.may_watch(table, viewer) else []
        head = self.head(table)
        return messages.welcome(table, head, connection.held, viewer, since, chat)

    def tell_update(
        self, table: Table, first: int, rewound: bool, by: Connection | None, key: str | None
    ) -> None:
        """Tell what has changed; each pair of eyes is made a message once.

        by: who asked for it; the same message with the key is the acknowledgement.
        """
        head, made = self.head(table), dict[int | None, told.Update]()
        encoded: dict[int | None, bytes] = {}
        for connection in self.connections:
            if not connection.is_known:
                continue
            viewer = connection.viewer
            if viewer not in made:
                made[viewer] = messages.update(table, head, viewer, first, rewound)
            if connection is by:
                connection.tell(messages.acknowledged(made[viewer], key))
                continue
            if viewer not in encoded:
                encoded[viewer] = codec.encode(made[viewer])
            connection.tell_bytes(encoded[viewer])

    def tell_presence(self, seats: int) -> None:
        """Tell who is here."""
        self._tell(self.presence(seats))

    def tell_chat(self, line: ChatLine) -> None:
        """Tell a line of the chat that is kept."""
        self.chat = [*self.chat, line][-MOST_CHAT:]
        self._tell(told.ChatMessage(line))

    def _tell(self, message: object) -> None:
        data = codec.encode(message)
        for connection in self.connections:
            if connection.is_known:
                connection.tell_bytes(data)
