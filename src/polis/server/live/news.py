"""What a new entry of the journal means to clients, computed once for all equal readers.

A client of protocol 2 gets the difference from the previous version. That version was sent to all
readers of its kind, so it is remembered per kind and not per client; for a new kind it is computed
again.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from msgspec.structs import asdict

from polis.server.live import messages
from polis.server.live.connection import Reader
from polis.server.protocol import codec
from polis.server.protocol.patch import Patches
from polis.server.protocol.position import Happened, Position
from polis.server.protocol.server_messages import Change, Update
from polis.server.protocol.tables import TableHead
from polis.server.tables import table_view
from polis.server.tables.table import Table

Document = dict[str, Any]


class Entered(NamedTuple):
    """An entry that is now part of the table.

    before, table: the table without and with it; now: the time; online: whether each seat is
    connected; first: the ply of the first new events; rewound: whether plies were taken back.
    """

    before: Table
    table: Table
    now: float
    online: Sequence[bool]
    first: int
    rewound: bool = False

    @property
    def head(self) -> TableHead:
        """The table with the clocks at this time."""
        return table_view.head(self.table, self.now, self.online)


class News:
    """Makes the messages of one table, and remembers what was last shown."""

    def __init__(self) -> None:
        """Remember nothing."""
        self._shown: Shown | None = None

    def messages(self, entered: Entered, readers: Iterable[Reader]) -> dict[Reader, bytes]:
        """Return the message for each kind of client, without the key of a command."""
        before, after = self._shown, Shown(entered.table)
        if before is None or before.table is not entered.before:
            before = Shown(entered.before)
        self._shown, patches = after, Patches()
        return {
            reader: codec.encode(
                change(entered, before, after, reader, patches)
                if reader.takes_changes
                else update(entered, after, reader)
            )
            for reader in set(readers)
        }


class Shown:
    """A table as shown to each kind of client; each part is computed once."""

    def __init__(self, table: Table) -> None:
        """Take a table; nothing is computed yet."""
        self.table = table
        self._positions: dict[int | None, Position | None] = {}
        self._documents: dict[Reader, Document] = {}

    def position(self, reader: Reader) -> Position | None:
        """Return the position as a client sees it."""
        viewer = reader.viewer
        if viewer not in self._positions:
            self._positions[viewer] = table_view.present(self.table, viewer)
        position = self._positions[viewer]
        return None if position is None else position.only(reader.language)

    def document(self, reader: Reader) -> Document:
        """Return the table and its position, of builtin types, to which patches refer."""
        if reader not in self._documents:
            position = self.position(reader)
            self._documents[reader] = {
                "table": self.head,
                "position": None if position is None else asdict(position),
            }
        return self._documents[reader]

    @cached_property
    def head(self) -> Document:
        """The head without what changes by itself."""
        lasting: Document = codec.builtins(table_view.lasting_head(self.table))
        return lasting


def acknowledgement(
    table: Table, now: float, online: Sequence[bool], reader: Reader, key: str
) -> bytes:
    """Return the answer to a command that had already been carried out."""
    if reader.takes_changes:
        return codec.encode(Change(table.version, reader.viewer, key))
    entered = Entered(table, table, now, online, table.ply + 1)
    return codec.with_key(codec.encode(update(entered, Shown(table), reader)), key)


def change(
    entered: Entered, before: Shown, after: Shown, reader: Reader, patches: Patches
) -> Change:
    """Return the difference from what was shown before."""
    return Change(
        version=entered.table.version,
        viewer=reader.viewer,
        patch=patches.of(before.document(reader), after.document(reader)),
        happened=_happened(entered, reader),
        rewound=entered.rewound,
        clocks_ms=table_view.clocks_ms(entered.table, entered.now),
    )


def update(entered: Entered, after: Shown, reader: Reader) -> Update:
    """Return the whole position and the new events."""
    return Update(
        version=entered.table.version,
        key=None,
        table=entered.head,
        viewer=reader.viewer,
        position=after.position(reader),
        happened=_happened(entered, reader),
        rewound=entered.rewound,
    )


def _happened(entered: Entered, reader: Reader) -> list[Happened]:
    if entered.rewound:
        return []
    return messages.happened(entered.table, reader, entered.first)
