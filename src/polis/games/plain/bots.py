"""The bots of a game that brings none: a search that uses nothing but the contract of a game.

Information-set Monte Carlo tree search with a tree for each seat (MO-ISMCTS: Cowling, Powley and
Whitehouse, 2012). Each simulation samples a world that fits the observation and descends all trees
at once: the seat to act chooses in its own tree, and each tree follows what its seat sees of the
events. So positions that a seat cannot distinguish share a node, and no seat is assumed to know
another's hidden choice. From the first new action on the game is played out at random, and each
seat is assumed to maximise its own win share.

It runs in Python and takes a few hundred microseconds for each action played out. A game that needs
more brings kernels (`polis.games.compiled_bots`).
"""

import math
import threading
import time
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from polis.core.contract.game import Rules
from polis.core.kernels.arrays import Array
from polis.core.kernels.events import Event
from polis.core.kernels.layout import Observation, State
from polis.core.texts.errors import PolisError
from polis.games.bots import HALF_A_SECOND, Bots
from polis.games.levels import GUIDED, LEVELS, RANDOM
from polis.search.bots import Budget, Candidate

if TYPE_CHECKING:
    from polis.core.contract.game import Bot

EXPLORATION: Final = 0.6  # of UCB1, for shares from 0 to 1
MARGIN: Final = 0.5  # the part of a share that depends on the lead and not on who wins
ENDLESS: Final = 1 << 40

# Simulations per decision of the bots without a time limit, and the most for levels.
SIMULATIONS: Final = {
    "apprentice": 8,
    "journeyman": 24,
    "greedy": 24,
    "artisan": 80,
    "adept": 200,
    "master": 800,
    "grandmaster": 3200,
}

Shares = list[float]


class PlainBots(Bots):
    """The generic search under the names of levels; levels are limited by time and simulations."""

    def has(self, name: str) -> bool:
        """Whether there is such a bot; `guided` is one, but lacks a network."""
        return name in (RANDOM, GUIDED) or name in SIMULATIONS

    def look_ahead(self, game: Rules, name: str) -> "Bot":
        """Return a shallow search: nothing in the contract evaluates a position."""
        return self.search(game, name)

    def search(
        self,
        game: Rules,
        bot: str,
        budget: Budget | None = None,
        threads: int = 1,
        weights: Path | None = None,
    ) -> "GenericSearch":
        """Return the generic search; one thread, and no weights."""
        del threads, weights
        if bot == GUIDED:
            raise PolisError(f"No network comes with {game.title}; the levels need none.")
        if budget is None and bot in SIMULATIONS:
            level = LEVELS.get(bot)
            seconds = level.seconds if level is not None and level.is_searching else None
            budget = Budget(seconds, SIMULATIONS[bot])
        return GenericSearch(bot, game, budget or HALF_A_SECOND)


@dataclass(slots=True)
class Edge:
    """An action at a node. open: how often it was legal there; shares: summed by seat."""

    visits: int = 0
    open: int = 0
    shares: Shares = field(default_factory=list)


@dataclass(slots=True)
class Node:
    """What the seat of a tree knows at a point of the game; edges: where it decides itself."""

    edges: dict[int, Edge] = field(default_factory=dict)
    children: dict[Hashable, "Node"] = field(default_factory=dict)


class GenericSearch:
    """A bot that grows a tree for each decision; not thread-safe."""

    def __init__(self, name: str, game: Rules, budget: Budget) -> None:
        """The budget is for each decision. Any thread may set `stop`."""
        self.name = name
        self.budget = budget
        self.stop = threading.Event()
        self.spent = 0  # simulations of the last decision
        self._game = game
        self._roots: list[Node] = []
        self._seat = 0
        self._leads: list[int] = []

    def decide(self, observation: Observation, legal: Array, rng: np.random.Generator) -> int:
        """Return the most visited action; of ties the one with the larger share."""
        self.spent = 0
        if len(legal) == 1:
            return int(legal[0])
        found = self.search(observation, rng)
        return max(found, key=lambda one: (one.visits, one.shares[self._seat])).action

    def forget(self) -> None:
        """Do nothing: nothing is kept between decisions."""

    def search(
        self, observation: Observation, rng: np.random.Generator, is_whole: bool = True
    ) -> list[Candidate]:
        """Search and return the visited legal actions; `is_whole` is for other bots."""
        del is_whole
        self._roots, self._leads = [], []
        self._seat = self._game.turn(observation)
        simulations = self.budget.simulations or ENDLESS
        seconds = self.budget.seconds
        end = math.inf if seconds is None else time.perf_counter() + seconds
        for done in range(simulations):
            self._simulate(self._game.sample_world(observation, rng), rng)
            self.spent = done + 1
            if done and (self.stop.is_set() or time.perf_counter() >= end):
                break
        edges = sorted(self._roots[self._seat].edges.items())
        return [
            Candidate(action, edge.visits, tuple(share / edge.visits for share in edge.shares))
            for action, edge in edges
            if edge.visits
        ]

    def expected_line(self, action: int, least: int) -> list[tuple[int, int]]:
        """Return the action with its seat; what follows it depends on what is revealed."""
        edge = self._roots[self._seat].edges.get(action)
        return [(self._seat, action)] if edge and edge.visits >= least else []

    def terms(self, state: State, seat: int) -> dict[str, int]:
        """Return the points of a position as its only term, in hundredths."""
        return {"points": 100 * int(self._game.scores(state)[seat])}

    def is_first(self, state: State) -> bool:
        """Whether a turn begins in a position: each decision is treated as a turn of its own."""
        del state
        return True

    def _simulate(self, world: State, rng: np.random.Generator) -> None:
        """Descend the trees and play on to the end of the game, in a world that is used up."""
        game = self._game
        if not self._roots:
            self._roots = [Node() for _ in game.scores(world)]
        nodes, path, is_known = self._roots, [], True
        while is_known and not game.is_over(world):
            seat = game.turn(world)
            action, edge = _chosen(nodes[seat], game.legal(world), seat, rng)
            is_known = edge.visits > 0
            path.append(edge)
            nodes = _after(nodes, game.apply(world, action), action, seat)
        _play_on(game, world, rng)
        scores = game.scores(world)
        self._leads.append(abs(lead_of(scores, self._seat)))
        usual = max(1.0, sum(self._leads) / len(self._leads))
        _add(path, shares_of(scores, game.winners(world), usual))


def _chosen(node: Node, legal: Array, seat: int, rng: np.random.Generator) -> tuple[int, Edge]:
    """An action that was never tried here, or the one with the highest upper bound."""
    actions: list[int] = legal.tolist()
    edges = [node.edges.setdefault(action, Edge()) for action in actions]
    fresh = []
    for place, edge in enumerate(edges):
        edge.open += 1
        if not edge.visits:
            fresh.append(place)
    if fresh:
        place = fresh[int(rng.integers(len(fresh)))]
    else:
        place = max(range(len(edges)), key=lambda n: _bound(edges[n], seat))
    return actions[place], edges[place]


def _bound(edge: Edge, seat: int) -> float:
    """UCB1, using the number of times the action was legal instead of the node's visits."""
    return edge.shares[seat] / edge.visits + EXPLORATION * math.sqrt(
        math.log(edge.open) / edge.visits
    )


def _after(nodes: Sequence[Node], events: Sequence[Event], action: int, seat: int) -> list[Node]:
    """The node of each seat after an action of one of them, which knows its own action."""
    after = []
    for one, node in enumerate(nodes):
        seen = [event.seen_by(one) for event in events]
        key = (
            action if one == seat else -1,
            *((event.kind, *event.fields.values()) for event in seen),
        )
        after.append(node.children.setdefault(key, Node()))
    return after


def _play_on(game: Rules, world: State, rng: np.random.Generator) -> None:
    """Play random actions to the end of the game."""
    legal = game.legal(world)
    while count := len(legal):
        game.apply(world, int(legal[int(rng.random() * count)]))
        legal = game.legal(world)


def shares_of(scores: Sequence[int], winners: Sequence[int], scale: float) -> Shares:
    """Return the value of the end for each seat, 0 to 1: the win, and how far it is ahead or behind.

    scale: the usual lead; by how much a seat wins is more informative than who wins.
    """
    return [
        (1 - MARGIN) * (seat in winners) / len(winners)
        + MARGIN * (0.5 + 0.5 * math.tanh(lead_of(scores, seat) / scale))
        for seat in range(len(scores))
    ]


def lead_of(scores: Sequence[int], seat: int) -> int:
    """Return how many points a seat is ahead of the best of the others, or behind."""
    return scores[seat] - max(points for other, points in enumerate(scores) if other != seat)


def _add(path: Sequence[Edge], shares: Shares) -> None:
    """Add the result to every action on the path."""
    for edge in path:
        edge.visits += 1
        edge.shares = [a + b for a, b in zip(edge.shares, shares, strict=True)] if (
            edge.shares
        ) else shares  # fmt: skip
