"""Tables at which only bots play: everybody may have a few that run, and all together have an end."""

import time
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from polis.server.live.live_table import LiveTable
from polis.server.refusal import refused
from polis.server.settings import Limits
from polis.server.tables.entries import Start

PREFIX: Final = 4  # groups of an IPv6 address that belong to one subscriber
MAKING_SECONDS: Final = 60.0  # in which a table that was allowed has been made


class Place(NamedTuple):
    """Room for a table. since: by the monotonic clock."""

    owner: str
    since: float


class BotTables:
    """Who made which of the tables without a person that run in this process."""

    def __init__(self, limits: Limits, loaded: Mapping[str, LiveTable]) -> None:
        """Take the limits, and the tables in memory, which come and go."""
        self._limits = limits
        self._loaded = loaded
        self._places: dict[str, Place] = {}
        self._made = 0

    def take(self, owner: str) -> str:
        """Return room for another table; raises RequestRefused if it is too many for its owner or all."""
        self._forget()
        own = sum(place.owner == owner for place in self._places.values())
        most, most_in_all = self._limits.bot_tables, self._limits.bot_tables_in_all
        if most and own >= most:
            raise refused("bot-tables", most=str(most))
        if most and len(self._places) >= most_in_all:
            raise refused("bot-tables-in-all")
        self._made += 1
        room = f"room {self._made}"  # taken at once: many may be asked for at the same time
        self._places[room] = Place(owner, time.monotonic())
        return room

    def fill(self, room: str, table: str) -> None:
        """Give room that was taken to a table."""
        self._places[table] = self._places.pop(room)

    def owner(self, table: str) -> str:
        """Return who made a table; empty if it is not known."""
        return self._places[table].owner if table in self._places else ""

    def _forget(self) -> None:
        """Leave out tables that are over, and those that were unloaded, at which nothing happens."""
        running = {name for name, live in self._loaded.items() if live.table.status != "over"}
        fresh = time.monotonic() - MAKING_SECONDS
        self._places = {
            name: place
            for name, place in self._places.items()
            if name in running or (name not in self._loaded and place.since > fresh)
        }


def is_without_people(starts: Sequence[Start]) -> bool:
    """Whether bots have all seats."""
    return all(start.kind == "bot" for start in starts)


def subscriber(address: str) -> str:
    """Return the part of an address that tells one subscriber from another."""
    groups = address.split(":")
    return address if len(groups) <= PREFIX or "." in address else ":".join(groups[:PREFIX])
