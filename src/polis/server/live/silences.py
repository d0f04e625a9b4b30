"""Live clocks stand still between the death of a table's process and the next one.

Each process notes for its shares of the table names that it is there, as long as a live clock may run at one of their
tables. A process that takes a share over finds the last note: since then nobody could play.
"""

from collections.abc import Iterable
from typing import Final

from polis.server.storage.health import drop_alive, last_alive, note_alive, silent_since
from polis.server.storage.ownership import share_of
from polis.server.storage.store import Store
from polis.server.table.clocks import Gap, now
from polis.server.table.table import Table

SILENT_SECONDS: Final = 15.0  # of a process that notes itself every five


class Silences:
    """What this process notes, and finds of processes before it."""

    def __init__(self, store: Store) -> None:
        """Take an open database."""
        self._store = store
        self._noted: set[int] = set()
        self._gaps: dict[int, tuple[float, Gap | None]] = {}  # with when the share was taken

    async def note(self, tables: Iterable[Table]) -> None:
        """Note that this process is there, by its tables; what it noted before and has no more is dropped."""
        shares = {share_of(one.id) for one in tables if has_live_clock(one)}
        left = {one for one in self._noted - shares if self._store.ownership.taken(one) is not None}
        self._noted = shares
        if shares:
            await note_alive(self._store, now(), shares)
        if left:
            await drop_alive(self._store, left)

    async def before(self, name: str) -> Gap | None:
        """Return the time in which no process had a table that is being loaded, if there was one."""
        share = share_of(name)
        taken = self._store.ownership.taken(share)
        known = self._gaps.get(share)
        if taken is None or (known is not None and known[0] == taken):
            return None if known is None else known[1]
        gone = await last_alive(self._store, share)
        gap = Gap(gone, now()) if gone else None
        self._gaps[share] = taken, gap
        return gap

    async def begin(self, table: Table) -> None:
        """Note at once that this process has a table with a live clock."""
        share = share_of(table.id)
        if has_live_clock(table) and share not in self._noted:
            self._noted.add(share)
            await note_alive(self._store, now(), {share})

    async def left(self) -> list[str]:
        """Return the tables that a process has left whose note is old, and that a clock or a bot waits at."""
        shares = await silent_since(self._store, now() - SILENT_SECONDS)
        found = [one for one in shares if one not in self._noted]
        return await self._store.due_in(found) if found else []


def has_live_clock(table: Table) -> bool:
    """Whether a live clock runs at a table, or will."""
    return table.clocks.clock.kind == "live" and table.status != "over"
