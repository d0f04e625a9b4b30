"""Whom the bots of each table are charged to, even while no seat is held or it is unloaded."""

from typing import Final

MOST_KNOWN: Final = 50_000  # tables; the oldest entry is forgotten first


class Owners:
    """The accounts and addresses that tables of this process are charged to.

    After a start they are unknown, and each table is charged to itself until somebody connects.
    """

    def __init__(self) -> None:
        """Start without owners."""
        self._known: dict[str, str] = {}

    def note(self, table: str, owner: str) -> None:
        """Remember whom a table is charged to."""
        self._known.pop(table, None)
        self._known[table] = owner
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]

    def forget(self, table: str) -> None:
        """Forget a table whose game is over."""
        self._known.pop(table, None)

    def of(self, table: str) -> str:
        """Return whom a table is charged to; empty if unknown."""
        return self._known.get(table, "")
