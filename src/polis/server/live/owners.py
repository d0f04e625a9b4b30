"""On whose account the bots of each table think, also while nobody holds a seat there or it is unloaded."""

from typing import Final

MOST_KNOWN: Final = 50_000  # tables; the one that was noted first is forgotten first


class Owners:
    """The accounts and addresses that tables of this process are charged to.

    After a start they are unknown, and each table is charged to itself until somebody connects.
    """

    def __init__(self) -> None:
        """Know nobody."""
        self._known: dict[str, str] = {}

    def note(self, table: str, owner: str) -> None:
        """Remember to whom a table is charged."""
        self._known.pop(table, None)
        self._known[table] = owner
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]

    def forget(self, table: str) -> None:
        """Forget a table whose game is over."""
        self._known.pop(table, None)

    def of(self, table: str) -> str:
        """Return to whom a table is charged; empty if unknown."""
        return self._known.get(table, "")
