"""A bot that searches: it spends a budget on the first decision of a turn and builds on it in the next.

The compiled search of a game works in a workplace (`arkadia_search`, `archon_search`); this file
knows clocks, threads and what to keep, and no game. Each thread grows a tree of its own, and the
visits of all are added up (root parallelisation: Chaslot, Winands and van den Herik, 2008).
"""

import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from polis.bots.tree import COUNT, NOBODY, child_of
from polis.core.errors import PolisError
from polis.core.message import said

CHUNK: Final = 64  # simulations between two looks at the clock
NODES: Final = 400_000  # of all trees together: 80 bytes each
ROOM_LEFT: Final = 2  # a tree is kept while it fills no more than one part in so many


@dataclass(frozen=True, slots=True)
class Budget:
    """What a turn may cost: seconds, or a number of simulations, which makes it repeatable."""

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        """Refuse what is no budget; raises PolisError."""
        given = [amount for amount in (self.seconds, self.simulations) if amount is not None]
        if len(given) != 1 or not given[0] > 0:
            raise PolisError(said("bad-budget"))


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal action that was looked at. shares: of the victory, as the search sees it, by seat."""

    action: int
    visits: int
    shares: tuple[float, ...]


@dataclass(slots=True)
class Kept:
    """The trees after a decision, and the observation for which they can go on."""

    observation: bytes
    visits: int


class SearchBot:
    """A bot that grows trees; one thread at a time may ask it, others may tell it to stop."""

    def __init__(
        self,
        name: str,
        game: Any,
        new_workplace: Callable[[int], Any],
        budget: Budget,
        threads: int = 1,
    ) -> None:
        """new_workplace: makes a workplace for one thread, given the number of its nodes."""
        self.name = name
        self.budget = budget
        self.stop = threading.Event()
        self._game = game
        self._places = [new_workplace(NODES // threads) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._kept: Kept | None = None

    def decide(self, observation: Any, legal: Any, rng: np.random.Generator) -> int:
        """The action that was visited most; of equals the one that brings more."""
        if len(legal) == 1:
            return int(legal[0])
        seat = int(observation["turn"][0])
        found = self.look(observation, rng)
        best = max(found, key=lambda one: (one.visits, one.shares[seat], -one.action))
        self._keep(observation, best.action)
        return best.action

    def look(self, observation: Any, rng: np.random.Generator) -> list[Candidate]:
        """Search, and tell of each action that got a node what came of it, by action."""
        seats = int(observation["seats"][0])
        for place in self._places:
            place.rng[0] = rng.integers(1, 1 << 64, dtype=np.uint64)
        done = self._begin(observation)
        self._grow(done)
        return candidates(self._places, seats)

    def _begin(self, observation: Any) -> int:
        """Go on from the kept trees if they are of this observation; returns visits already there."""
        kept = self._kept
        self._kept = None
        if kept is not None and kept.observation == observation.tobytes():
            for place in self._places:
                place.look_at(observation)
            return kept.visits
        for place in self._places:
            place.begin(observation)
        return 0

    def _grow(self, done: int) -> None:
        """Let the trees grow until the budget is spent; `done` simulations are there already."""
        threads = len(self._places)
        if self.budget.simulations is not None:
            left = max(0, self.budget.simulations - done)
            shares = [(left + k) // threads for k in range(threads)]
            self._each(lambda k: self._until(self._places[k], shares[k], None))
        else:
            end = time.perf_counter() + float(self.budget.seconds or 0.0)
            self._each(lambda k: self._until(self._places[k], 1 << 40, end))

    def _each(self, work: Callable[[int], None]) -> None:
        if self._pool is None:
            work(0)
        else:
            list(self._pool.map(work, range(len(self._places))))

    def _until(self, place: Any, simulations: int, end: float | None) -> None:
        """Search in one workplace, in chunks; at least one is done."""
        while simulations > 0:
            chunk = min(CHUNK, simulations)
            place.search(chunk)
            simulations -= chunk
            if self.stop.is_set() or (end is not None and time.perf_counter() >= end):
                return

    def _keep(self, observation: Any, action: int) -> None:
        """Keep the trees for the decision that comes next if nothing hidden lies between."""
        after = observation.copy()
        seat = int(observation["turn"][0])
        self._game.apply(after, action)
        if self._game.is_over(after) or self._game.turn(after) != seat:
            return
        visits = [place.descend_to(action) for place in self._places]
        if min(visits) > 0:
            self._kept = Kept(self._game.observe(after, seat).tobytes(), sum(visits))


def candidates(places: Sequence[Any], seats: int) -> list[Candidate]:
    """The children of all roots together, by action."""
    visits: dict[int, int] = {}
    worth: dict[int, Any] = {}
    for place in places:
        for node in place.children():
            action = int(node.action)
            visits[action] = visits.get(action, 0) + int(node.visits)
            worth[action] = worth.get(action, 0.0) + node.worth
    return [
        Candidate(action, count, tuple((worth[action][:seats] / max(count, 1)).tolist()))
        for action, count in sorted(visits.items())
    ]


class Workplace:
    """What is the same in the workplaces of all games. `observed` is the place of the observation."""

    nodes: Any
    head: Any
    plan: Any
    states: Any

    def look_at(self, observation: Any) -> None:
        """Go on with the tree from its present root."""
        self.states[0] = observation[0]

    def descend_to(self, action: int) -> int:
        """Make the child of the root the new root; returns its visits, 0 if the tree is given up."""
        child = int(child_of(self.nodes, int(self.plan[0]), action))
        if child == NOBODY or self.head[COUNT] * ROOM_LEFT > len(self.nodes):
            return 0
        self.plan[0] = child
        return int(self.nodes[child].visits)

    def children(self) -> list[Any]:
        """The children of the root."""
        found = []
        child = int(self.nodes[int(self.plan[0])].first)
        while child != NOBODY:
            found.append(self.nodes[child])
            child = int(self.nodes[child].next)
        return found
