"""A bot that searches: it spends its budget on the first decision of a turn and reuses the tree later.

The compiled search of a game works in a `SearchContext`; this file handles the clock, threads and
reuse of trees, and knows no game. Each thread grows a tree of its own, and the visits of all are
added up (root parallelisation: Chaslot, Winands and van den Herik, 2008).
"""

import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

import numpy as np

from polis.core.contract.game import Rules
from polis.core.kernels.arrays import Array
from polis.core.kernels.layout import Observation, State, as_state
from polis.core.processes import put_off
from polis.search.bots import Budget, Candidate
from polis.search.context import SearchContext
from polis.search.tree import HIDDEN, NO_NODE

ENDLESS: Final = 1 << 40  # simulations
CHUNK: Final = 64  # simulations between two checks of the clock
NODES: Final = 400_000  # of all trees together: 80 bytes each
LATER: Final = 0.25  # of the budget: for a later decision of a turn if the tree was not kept


@dataclass(slots=True)
class KeptTrees:
    """The observation for which the trees can be reused, and how far they have grown."""

    observation: bytes
    visits: int  # of the new root
    grown: int  # visits of the root before


class SearchBot:
    """Searches with trees; one thread at a time may use it, others may set `stop`."""

    def __init__(
        self,
        name: str,
        game: Rules,
        new_context: Callable[[int], SearchContext],
        budget: Budget,
        threads: int = 1,
    ) -> None:
        """new_context: makes a `SearchContext` for one thread, given the most nodes of its tree."""
        self.name = name
        self.budget = budget
        self.stop = threading.Event()
        self._game = game
        self.contexts = [new_context(NODES // threads) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._kept: KeptTrees | None = None

    def decide(self, observation: Observation, legal: Array, rng: np.random.Generator) -> int:
        """The action with the most visits; of equals the one with the larger share."""
        return int(legal[0]) if len(legal) == 1 else self.choose(observation, rng)[0]

    def choose(
        self, observation: Observation, rng: np.random.Generator
    ) -> tuple[int, list[Candidate]]:
        """Decide where there is a choice; returns the action and what the search found."""
        seat = int(observation["turn"][0])
        found = self.search(observation, rng)
        best = max(found, key=lambda one: (one.visits, one.shares[seat], -one.action))
        self.keep(observation, best.action, rng)
        return best.action, found

    def forget(self) -> None:
        """Drop the trees that are kept for a later decision of a turn."""
        self._kept = None

    def search(
        self, observation: Observation, rng: np.random.Generator, is_whole: bool = False
    ) -> list[Candidate]:
        """Search; returns the legal actions that have a node, in ascending order.

        is_whole: spend the whole budget, even on a later decision of a turn.
        """
        for context in self.contexts:
            context.seed(rng.integers(1, 1 << 64, dtype=np.uint64))
        budget = self._begin(observation)
        self._grow(self.budget if is_whole else budget)
        found = self._found(observation)
        if not found:  # the kept root was only passed through
            self._grow(Budget(simulations=len(self.contexts)))
            found = self._found(observation)
        return found

    def _found(self, observation: Observation) -> list[Candidate]:
        """Return the candidates that are legal here; other sampled worlds may have had others."""
        legal = set(self._game.legal(observation).tolist())
        seats = int(observation["seats"][0])
        return [one for one in candidates(self.contexts, seats) if one.action in legal]

    def expected_line(self, action: int, least: int) -> list[tuple[int, int]]:
        """The decisions that the search expects from an action of the root on, as (seat, action).

        The line ends before a node with fewer than `least` visits and before a hidden decision. Only
        the first thread's tree is read.
        """
        context = self.contexts[0]
        node = context.child(action)
        found = []
        while node != NO_NODE and context.nodes[node].action != HIDDEN:
            found.append((int(context.nodes[node].seat), int(context.nodes[node].action)))
            node = context.most_visited(node, least)
        return found

    def terms(self, state: State, seat: int) -> dict[str, int]:
        """The parts of the evaluation for a seat, by name, in hundredths of a coin or a point."""
        return dict(self.contexts[0].terms(state, seat))

    def value(self, state: State, seed: int, simulations: int) -> tuple[float, ...]:
        """Return the win shares by seat that a small search of a whole state expects.

        Nothing in the state is hidden from it. seed: 1 to 2**64 - 1; the same gives the same shares.
        """
        self.forget()
        context = self.contexts[0]
        context.seed(np.uint64(seed))
        context.start(as_state(state, Observation))
        context.search(simulations)
        root = context.nodes[context.root]
        seats = int(state["seats"][0])
        return tuple((root.total_value[:seats] / max(int(root.visits), 1)).tolist())

    def is_first(self, state: State) -> bool:
        """Whether the first decision of a turn is to be made in a state or an observation."""
        return self._game.phase(state) in self.contexts[0].first_phases

    def _begin(self, observation: Observation) -> Budget | None:
        """Reuse the kept trees if they fit the observation; returns the budget that is left."""
        kept = self._kept
        self._kept = None
        if kept is not None and kept.observation == observation.tobytes():
            for context in self.contexts:
                context.resume(observation)
            left = 1 - kept.visits / kept.grown
            return self.budget.part(left) if left > 0 else None
        for context in self.contexts:
            context.start(observation)
        return self.budget if self.is_first(observation) else self.budget.part(LATER)

    def _grow(self, budget: Budget | None) -> None:
        """Grow the trees until the budget is spent."""
        if budget is None:
            return
        threads = len(self.contexts)
        simulations = budget.simulations or ENDLESS
        shares = [(simulations + k) // threads for k in range(threads)]
        end = None if budget.seconds is None else time.perf_counter() + budget.seconds
        with put_off() as is_pressed:

            def is_over() -> bool:
                late = end is not None and time.perf_counter() >= end
                return late or self.stop.is_set() or is_pressed()

            self._each(lambda k: _search_until(self.contexts[k], shares[k], is_over))

    def _each(self, work: Callable[[int], None]) -> None:
        if self._pool is None:
            work(0)
        else:
            list(self._pool.map(work, range(len(self.contexts))))

    def keep(self, observation: Observation, action: int, rng: np.random.Generator) -> None:
        """Keep the trees for the next decision if it is the seat's own and nothing was hidden."""
        after = self._game.sample_world(observation, rng)
        seat = int(observation["turn"][0])
        self._game.apply(after, action)
        if self._game.is_over(after) or self._game.turn(after) != seat:
            return
        grown = sum(context.visits() for context in self.contexts)
        visits = [context.move_root(action) for context in self.contexts]
        if min(visits) > 0:
            self._kept = KeptTrees(self._game.observe(after, seat).tobytes(), sum(visits), grown)


def _search_until(context: SearchContext, simulations: int, is_over: Callable[[], bool]) -> None:
    """Search in one context, in chunks of which at least one is run."""
    while simulations > 0:
        chunk = min(CHUNK, simulations)
        context.search(chunk)
        simulations -= chunk
        if is_over():
            return


def candidates(contexts: Sequence[SearchContext], seats: int) -> list[Candidate]:
    """The children of all roots together, by action."""
    visits: dict[int, int] = {}
    totals: dict[int, Array] = {}
    for context in contexts:
        for action, count, total in zip(*context.counted_children(), strict=True):
            visits[int(action)] = visits.get(int(action), 0) + int(count)
            totals[int(action)] = totals.get(int(action), 0.0) + total
    return [
        Candidate(action, count, tuple((totals[action][:seats] / max(count, 1)).tolist()))
        for action, count in sorted(visits.items())
    ]
