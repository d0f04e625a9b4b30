"""Tables with bots only: a few running ones per owner, and a limit for all together.

A new one beyond a limit is refused. A table that its last person leaves to a bot is not: nobody has to stay
at a table. Its bots wait until another table of the same owner has ended.
"""

import time
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from polis.server.live.live_table import LiveTable
from polis.server.settings import Limits
from polis.server.table.entries import Seat
from polis.server.texts import RequestRefused, refused

MOST_IN_ALL: Final = 100  # running tables without a person
WAITING_SECONDS: Final = 60.0  # after which a table that waits is looked at again in any case
FORGET_SECONDS: Final = 1.0  # between two looks at which tables have ended: there may be thousands
MAKING_SECONDS: Final = 60.0  # within which a permitted table has been created
MOST_KNOWN: Final = 50_000  # tables; the oldest entry is forgotten first


class Place(NamedTuple):
    """Room for a table. since: by the monotonic clock."""

    owner: str
    since: float


class BotTables:
    """The owners of the running tables without people in this process."""

    def __init__(self, limits: Limits, loaded: Mapping[str, LiveTable]) -> None:
        """Take the limits, and the tables in memory, which come and go."""
        self._limits = limits
        self._loaded = loaded
        self._places: dict[str, Place] = {}
        self._waiting: dict[str, Place] = {}  # those that were refused room, and since when
        self._forgot = 0.0
        self._made = 0

    def take(self, owner: str) -> str:
        """Reserve room for another table; raises RequestRefused beyond a limit."""
        self._forget()
        refusal = self._refusal(owner)
        if refusal is not None:
            raise refusal
        self._made += 1
        room = f"room {self._made}"  # reserved at once: requests may be simultaneous
        self._places[room] = Place(owner, time.monotonic())
        return room

    def fill(self, room: str, table: str) -> None:
        """Assign reserved room to a table."""
        self._places[table] = self._places.pop(room)

    def admits(self, live: LiveTable, owner: str) -> bool:
        """Return whether bots may play at a table now; one without people needs room for that.

        owner: who is charged for the table if it has no room yet.
        """
        name, now = live.table.id, time.monotonic()
        self._waiting.pop(name, None)
        if not is_alone(live) or name in self._places:
            return True
        if now - self._forgot > FORGET_SECONDS:
            self._forget()
        if self._refusal(owner) is not None:
            self._waiting[name] = Place(owner, now)
            return False
        self._places[name] = Place(owner, now)
        return True

    def must_wait(self, table: str) -> bool:
        """Return whether a table was refused room and there is none yet, without a look at the table."""
        place = self._waiting.get(table)
        if place is None or time.monotonic() - place.since > WAITING_SECONDS:
            return False
        if time.monotonic() - self._forgot > FORGET_SECONDS:
            self._forget()
        return self._refusal(place.owner) is not None

    def _refusal(self, owner: str) -> RequestRefused | None:
        """Return why an owner gets no room for another table, or None."""
        own = sum(place.owner == owner for place in self._places.values())
        most, most_in_all = self._limits.bot_tables, MOST_IN_ALL
        if most and own >= most:
            return refused("bot-tables", most=str(most))
        if most and len(self._places) >= most_in_all:
            return refused("bot-tables-in-all")
        return None

    def _forget(self) -> None:
        """Forget tables that are over, to which a person has returned, or that are unloaded."""
        self._forgot = now = time.monotonic()
        running = {name for name, live in self._loaded.items() if is_alone(live)}
        fresh, asked = now - MAKING_SECONDS, now - 2 * WAITING_SECONDS
        self._waiting = {name: one for name, one in self._waiting.items() if one.since > asked}
        self._places = {
            name: place
            for name, place in self._places.items()
            if name in running or (name not in self._loaded and place.since > fresh)
        }


def is_alone(live: LiveTable) -> bool:
    """Whether a game is running in which bots play all seats."""
    return live.table.status in ("playing", "paused") and not live.table.persons()


def is_without_people(starts: Sequence[Seat]) -> bool:
    """Whether all seats belong to bots."""
    return all(start.kind == "bot" for start in starts)


class Owners:
    """The accounts and addresses that tables of this process are charged to.

    After a start they are unknown, and each table is charged to itself until somebody connects.
    """

    def __init__(self) -> None:
        """Seat without owners."""
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
