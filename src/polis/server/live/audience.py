"""The clients that view a table, and what is sent to them."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from msgspec.structs import replace

from polis.server.accounts.attempts import network_of
from polis.server.live import messages
from polis.server.live.connection import Connection
from polis.server.live.messages import Entered
from polis.server.protocol import codec
from polis.server.protocol.server_messages import ChatMessage, Presence, ServerMessage, Welcome
from polis.server.protocol.tables import ChatLine, TableHead
from polis.server.settings import Limits
from polis.server.table import table_view
from polis.server.table.clocks import now
from polis.server.table.table import Table

MOST_CHAT: Final = 100  # lines kept in memory
MOST_HERE: Final = 300  # sockets at one table

Here: TypeAlias = tuple[set[int], int]  # the seats and the number of onlookers


class Audience:
    """The clients at a table."""

    def __init__(self, chat: Sequence[ChatLine]) -> None:
        """Start without clients, with the last lines of the chat."""
        self.chat = list(chat)
        self.connections: set[Connection] = set()

    @property
    def is_full(self) -> bool:
        """Whether no further client is accepted."""
        return len(self.connections) >= MOST_HERE

    def seats_online(self) -> set[int]:
        """Return the seats of the clients."""
        return {seat for connection in self.connections for seat in connection.held}

    def unseat(self, table: Table) -> None:
        """Have the clients come back that hold a seat no more; they are onlookers then."""
        for one in self.connections:
            held = table.held(one.hashes)
            if not set(one.held) <= set(held):
                one.held, one.viewer = held, None
                one.close(TRY_LATER)

    def onlookers(self) -> int:
        """Return the number of clients without a seat."""
        return sum(one.is_known and not one.held for one in self.connections)

    def here(self) -> Here:
        """Return who is connected."""
        return self.seats_online(), self.onlookers()

    def online(self, table: Table) -> Sequence[bool]:
        """Return whether each seat is connected."""
        held = self.seats_online()
        return [seat in held for seat in range(len(table.seats))]

    def presence(self, table: Table) -> Presence:
        """Return who is connected, as a message."""
        return Presence(self.online(table), self.onlookers())

    def head(self, table: Table, held: Sequence[int] = ()) -> TableHead:
        """Return the table without its position, with the current clocks; held: the reader's seats."""
        head = table_view.head(table, now(), self.online(table))
        return head if held else table_view.for_strangers(table, head)

    def welcome(self, table: Table, connection: Connection, since: int | None) -> Welcome:
        """Return the whole table for a client."""
        chat = self.chat if may_hear(table, connection) else []
        head = self.head(table, connection.held)
        return messages.welcome(table, head, connection.held, connection.viewer, since, chat)

    def send_news(self, entered: Entered, by: Connection | None, key: str | None) -> None:
        """Send what an entry has changed; the message for each viewer is encoded once.

        by: the sender of the command, whose message has the key as its acknowledgement.
        """
        known = [one for one in self.connections if one.is_known]
        made = messages.updates(entered, (one.viewer for one in known))
        encoded = {viewer: codec.encode(update) for viewer, update in made.items()}
        for connection in known:
            if connection is by:
                connection.send(replace(made[connection.viewer], key=key))
            else:
                connection.send_bytes(encoded[connection.viewer])

    def send_chat(self, table: Table, line: ChatLine) -> None:
        """Send a stored chat line to those who may see the table."""
        self.chat = [*self.chat, line][-MOST_CHAT:]
        data = codec.encode(ChatMessage(line))
        for connection in self.connections:
            if connection.is_known and may_hear(table, connection):
                connection.send_bytes(data)

    def send(self, message: ServerMessage) -> None:
        """Send the same message to all."""
        data = codec.encode(message)
        for connection in self.connections:
            if connection.is_known:
                connection.send_bytes(data)


def may_hear(table: Table, connection: Connection) -> bool:
    """Whether a client may read the chat: at a table without spectators, only its seats may."""
    return bool(connection.held) or table.terms.spectators


TRY_LATER: Final = 1013
SOCKETS_OF_SEAT: Final = 12


class SocketLimits:
    """The sockets of this process, by address."""

    def __init__(self, limits: Limits) -> None:
        """Begin without sockets."""
        self._limits = limits
        self._from: dict[str, list[Connection]] = {}

    def admit(self, one: Connection, audience: Audience) -> bool:
        """Admit a socket; if there is no room, the onlooker that was silent longest is closed.

        False if all others have a seat: the newcomer has to try again later.
        """
        here = self._from.setdefault(network_of(one.address), [])
        most = self._limits.sockets_of_address
        if most and len(here) >= most and not _make_room(here):
            return False
        if audience.is_full and not _make_room(audience.connections):
            return False
        here.append(one)
        return True

    def left(self, one: Connection) -> None:
        """Forget a socket."""
        network = network_of(one.address)
        here = self._from.get(network, [])
        if one in here:
            here.remove(one)
        if not here:
            self._from.pop(network, None)

    def sat_down(self, one: Connection, audience: Audience) -> None:
        """Close the oldest sockets of a seat that has too many, such as windows left open."""
        for seat in one.held:
            same = [other for other in audience.connections if seat in other.held]
            for old in sorted(same, key=heard)[:-SOCKETS_OF_SEAT]:
                old.close(TRY_LATER)


def heard(one: Connection) -> float:
    """Return when a socket last sent something."""
    return one.heard


def _make_room(among: Iterable[Connection]) -> bool:
    """Close the onlooker that was silent longest; False if there is none."""
    onlookers = [one for one in among if not one.held and not one.is_closing]
    if not onlookers:
        return False
    min(onlookers, key=heard).close(TRY_LATER)
    return True
