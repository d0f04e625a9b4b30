"""Which parts of the games are compiled, how far the others are, and what is needed first.

The rules, the fast bots and those that search little run interpreted until their compiled code is
available; bots that search more wait for it. Only the event loop's thread changes anything here.
"""

import asyncio
import math
from collections.abc import Callable, Sequence
from typing import Final

from polis.bots.compile_parts import (
    GREEDY,
    HINTS,
    PARTS,
    RULES,
    SEARCH,
    part_of,
    plays_interpreted,
)
from polis.games import spec_of
from polis.server.protocol.games import BeingPrepared, PartAt

NEEDED: Final = (SEARCH, RULES, GREEDY, HINTS)  # of every game
SECONDS_OF_ALL: Final = 40.0  # of CPU time for all parts of a game, before any is measured
EVEN: Final = 0.8  # reported progress is linear up to here, then slows down

Part = tuple[str, str]  # the name of a game, and a part of it


class Readiness:
    """The parts of the games, in the order in which they are needed."""

    def __init__(self, games: Sequence[str], is_ready: bool = False) -> None:
        """is_ready: whether everything is compiled and loaded, or needs no compiling."""
        self._shares: dict[Part, float] = {
            (game, part): float(is_ready) for part in NEEDED for game in games
        }
        self._order = list(self._shares)
        self._wanted: set[Part] = set()
        self._seconds = dict.fromkeys(games, SECONDS_OF_ALL)
        self.changed = asyncio.Event()  # set when the order of what is needed changes
        self._listeners: list[Callable[[], None]] = []

    # ---- queries ------------------------------------------------------------------------------
    def is_done(self, game: str, part: str) -> bool:
        """Whether a part is in use, compiled; True for parts that are never compiled here."""
        return self._shares.get((game, part), 1.0) >= 1

    def can_play(self, game: str, bot: str) -> bool:
        """Whether a bot can decide in reasonable time."""
        return not self.is_slow(game, bot) or plays_interpreted(game, bot)

    def is_slow(self, game: str, bot: str) -> bool:
        """Whether a bot still lacks the compiled part that it should not play without."""
        part = part_of(bot)
        return part is not None and not self.is_done(game, part)

    def has_rules(self) -> bool:
        """Whether the rules of all games run compiled."""
        return all(self.is_done(game, RULES) for game in self._seconds)

    def missing(self) -> list[BeingPrepared]:
        """Return the games with needed parts that are not done, with progress in percent."""
        return [
            BeingPrepared(
                game,
                self._percent(game),
                [
                    PartAt(part, int(100 * share), _bots_of(game, part))
                    for (other, part), share in self._shares.items()
                    if other == game and share < 1 and (game, part) in self._order
                ],
            )
            for game in self._seconds
            if any(one[0] == game and self._shares[one] < 1 for one in self._order)
        ]

    def want(self, game: str, *parts: str | None) -> None:
        """Move parts to the front, the first one first."""
        wanted = [(game, part) for part in parts if part and not self.is_done(game, part)]
        if wanted and (self._order[: len(wanted)] != wanted or not self._wanted.issuperset(wanted)):
            self._order = [*wanted, *(one for one in self._order if one not in wanted)]
            self._wanted.update(wanted)
            self.changed.set()

    def want_bots(self, game: str, bots: Sequence[str]) -> None:
        """Move to the front what these bots need, then the rules of their game."""
        self.want(game, *dict.fromkeys(part_of(bot) for bot in bots), RULES)

    # ---- used by the preparation --------------------------------------------------------------
    def next(self, busy: Sequence[str]) -> Part | None:
        """Return the next part to compile, of a game that is not busy; None if there is none now."""
        for one in self._order:
            if one[0] not in busy and self._shares[one] < 1:
                return one
        return None

    def is_wanted(self, game: str) -> bool:
        """Whether a part of this game comes before everything else that is not done."""
        first = self.next(())
        return first is not None and first[0] == game

    def awaited(self) -> set[str]:
        """Return the games of which somebody has wanted a part that is not done."""
        return {game for game, part in self._wanted if not self.is_done(game, part)}

    def note(self, game: str, part: str, seconds: float) -> None:
        """Record the CPU time spent on a part so far."""
        whole = self._seconds[game] * PARTS[part] / 100
        self._shares[game, part] = min(0.99, _evenly(seconds / whole))

    def done(self, game: str, part: str, seconds: float | None = None) -> None:
        """Record that a part is in use; seconds: of CPU time, if it was compiled just now."""
        if seconds:
            self._seconds[game] = max(1.0, 100 * seconds / PARTS[part])
        self._shares[game, part] = 1.0
        for listener in self._listeners:
            listener()

    def on_done(self, listener: Callable[[], None]) -> None:
        """Register a function to be called whenever a part is done."""
        self._listeners.append(listener)

    def _percent(self, game: str) -> int:
        """The progress of a game, 0 to 99, weighted by CPU time."""
        parts = [part for other, part in self._order if other == game]
        whole = sum(PARTS[part] for part in parts)
        return min(99, int(100 * sum(PARTS[p] * self._shares[game, p] for p in parts) / whole))


def _bots_of(game: str, part: str) -> list[str]:
    """Return the bots of a game that wait for a part."""
    bots = [bot for bot in spec_of(game).bots.levels if part_of(bot) == part]
    return [bot for bot in bots if not plays_interpreted(game, bot)]


def _evenly(share: float) -> float:
    """Return an estimated share unchanged at first, later approaching 1 but never reaching it."""
    return share if share < EVEN else 1 - (1 - EVEN) * math.exp((EVEN - share) / (1 - EVEN))
