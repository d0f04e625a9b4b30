"""A bot that searches: it spends a budget on the first decision of a turn and builds on it in the next.

The compiled search of a game works in a workplace; this file
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

from polis.search.budget import Budget
from polis.search.thinker import Candidate
from polis.search.tree import HIDDEN, NOBODY

ENDLESS: Final = 1 << 40  # simulations
CHUNK: Final = 64  # simulations between two looks at the clock
NODES: Final = 400_000  # of all trees together: 80 bytes each
LATER: Final = 0.25  # of the budget: for a later decision of a turn if the tree did not hold


@dataclass(slots=True)
class Kept:
    """The trees after a decision, and the observation for which they can go on."""

    observation: bytes
    visits: int  # of the new root
    grown: int  # of the root before


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
        self.places = [new_workplace(NODES // threads) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._kept: Kept | None = None

    def decide(self, observation: Any, legal: Any, rng: np.random.Generator) -> int:
        """The action that was visited most; of equals the one that brings more."""
        if len(legal) == 1:
            return int(legal[0])
        seat = int(observation["turn"][0])
        found = self.look(observation, rng)
        best = max(found, key=lambda one: (one.visits, one.shares[seat], -one.action))
        self.keep(observation, best.action, rng)
        return best.action

    def look(
        self, observation: Any, rng: np.random.Generator, is_whole: bool = False
    ) -> list[Candidate]:
        """Search, and tell of each action that got a node what came of it, by action.

        is_whole: spend the whole budget, even on a later decision of a turn.
        """
        for place in self.places:
            place.rng[0] = rng.integers(1, 1 << 64, dtype=np.uint64)
        budget = self._begin(observation)
        self._grow(self.budget if is_whole else budget)
        found = self._found(observation)
        if not found:  # a root that was kept and has been passed through only
            self._grow(Budget(simulations=len(self.places)))
            found = self._found(observation)
        return found

    def _found(self, observation: Any) -> list[Candidate]:
        """The children that are legal: in another world something else may have been, too."""
        legal = set(self._game.legal(observation).tolist())
        seats = int(observation["seats"][0])
        return [one for one in candidates(self.places, seats) if one.action in legal]

    def course(self, action: int, least: int) -> list[tuple[int, int]]:
        """What the search expects from an action of the root on, as (seat, action).

        It ends where a node has been visited less often than `least`, or where nobody sees what is
        chosen. Only the first thread's tree is read.
        """
        place = self.places[0]
        node = place.child(action)
        found = []
        while node != NOBODY and place.nodes[node].action != HIDDEN:
            found.append((int(place.nodes[node].seat), int(place.nodes[node].action)))
            node = place.favourite(node, least)
        return found

    def terms(self, state: Any, seat: int) -> dict[str, int]:
        """What a position is worth to a seat, by name, in hundredths of a coin or a point."""
        return dict(self.places[0].terms(state, seat))

    def has_kept(self, observation: Any) -> bool:
        """Whether the search can go on from the last decision."""
        return self._kept is not None and self._kept.observation == observation.tobytes()

    def is_first(self, state: Any) -> bool:
        """Whether the first decision of a turn is to be made in a state or an observation."""
        return self._game.phase(state) in self.places[0].first_phases

    def _begin(self, observation: Any) -> Budget | None:
        """Go on from the kept trees if they are of this observation; returns what may be spent."""
        kept = self._kept
        self._kept = None
        if kept is not None and kept.observation == observation.tobytes():
            for place in self.places:
                place.look_at(observation)
            left = 1 - kept.visits / kept.grown
            return self.budget.part(left) if left > 0 else None
        for place in self.places:
            place.begin(observation)
        return self.budget if self.is_first(observation) else self.budget.part(LATER)

    def _grow(self, budget: Budget | None) -> None:
        """Let the trees grow until the budget is spent."""
        if budget is None:
            return
        threads = len(self.places)
        simulations = budget.simulations or ENDLESS
        shares = [(simulations + k) // threads for k in range(threads)]
        end = None if budget.seconds is None else time.perf_counter() + budget.seconds
        self._each(lambda k: self._until(self.places[k], shares[k], end))

    def _each(self, work: Callable[[int], None]) -> None:
        if self._pool is None:
            work(0)
        else:
            list(self._pool.map(work, range(len(self.places))))

    def _until(self, place: Any, simulations: int, end: float | None) -> None:
        """Search in one workplace, in chunks; at least one is done."""
        while simulations > 0:
            chunk = min(CHUNK, simulations)
            place.search(chunk)
            simulations -= chunk
            if self.stop.is_set() or (end is not None and time.perf_counter() >= end):
                return

    def keep(self, observation: Any, action: int, rng: np.random.Generator) -> None:
        """Keep the trees for the decision after the action if nothing hidden lies between."""
        after = self._game.sample_world(observation, rng)
        seat = int(observation["turn"][0])
        self._game.apply(after, action)
        if self._game.is_over(after) or self._game.turn(after) != seat:
            return
        grown = sum(place.visits() for place in self.places)
        visits = [place.descend_to(action) for place in self.places]
        if min(visits) > 0:
            self._kept = Kept(self._game.observe(after, seat).tobytes(), sum(visits), grown)


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
