"""A search for any game: it knows nothing of it but the contract `core.game.Game`.

Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012), seen by the seat that
decides: each simulation draws a world that fits the observation, walks down the tree, adds one
position and plays on at random to the end. Positions that the seat cannot tell apart share a node,
because nodes hang on what the seat sees of an action's events. Each seat is taken to look for its
own share of the victory; unseen choices of others (POM) are counted by action as well.

It runs in Python and takes a few hundred microseconds for each action that is played on. A game that
wants more brings a `BotKit`.
"""

import math
import threading
import time
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from polis.core.events import Event
from polis.search.budget import Budget
from polis.search.search_bot import Candidate

EXPLORATION: Final = float(__import__("os").environ.get("E","0.7"))  # of UCB1, for shares from 0 to 1 (Cowling and others, 2012)
MARGIN: Final = float(__import__("os").environ.get("M","0.5"))
ENDLESS: Final = 1 << 40

# Simulations for a decision of the bots that take no time worth speaking of, and the most of levels.
SIMULATIONS: Final = {
    "apprentice": 8,
    "journeyman": 24,
    "greedy": 24,
    "planner": 96,
    "adept": 200,
    "master": 800,
    "grandmaster": 3200,
}

Shares = list[float]


@dataclass(slots=True)
class Edge:
    """An action at a node. open: how often it was legal there; shares: added up, by seat."""

    visits: int = 0
    open: int = 0
    shares: Shares = field(default_factory=list)


@dataclass(slots=True)
class Node:
    """What the seat knows at a point of the course. seat: who decides here."""

    seat: int = -1
    edges: dict[int, Edge] = field(default_factory=dict)
    children: dict[Hashable, "Node"] = field(default_factory=dict)


class GenericSearch:
    """A bot that grows a tree for each decision; one thread at a time may ask it."""

    def __init__(self, name: str, game: Any, budget: Budget) -> None:
        """The budget is for each decision. Any thread may set `stop`."""
        self.name = name
        self.budget = budget
        self.stop = threading.Event()
        self._game = game
        self._root = Node()
        self._leads: list[int] = []

    def decide(self, observation: Any, legal: Any, rng: np.random.Generator) -> int:
        """The action that was tried most; of equals the one that brings more."""
        if len(legal) == 1:
            return int(legal[0])
        found = self.look(observation, rng)
        return max(found, key=lambda one: (one.visits, one.shares[self._root.seat])).action

    def look(
        self, observation: Any, rng: np.random.Generator, is_whole: bool = True
    ) -> list[Candidate]:
        """Search, and tell of each legal action what came of it; `is_whole` is for other bots."""
        del is_whole
        self._root, self._leads = Node(), []
        simulations = self.budget.simulations or ENDLESS
        seconds = self.budget.seconds
        end = math.inf if seconds is None else time.perf_counter() + seconds
        for done in range(simulations):
            self._simulate(self._game.sample_world(observation, rng), rng)
            if done and (self.stop.is_set() or time.perf_counter() >= end):
                break
        edges = sorted(self._root.edges.items())
        return [
            Candidate(action, edge.visits, tuple(share / edge.visits for share in edge.shares))
            for action, edge in edges
            if edge.visits
        ]

    def course(self, action: int, least: int) -> list[tuple[int, int]]:
        """The action with its seat; what follows it depends on what comes to light."""
        edge = self._root.edges.get(action)
        return [(self._root.seat, action)] if edge and edge.visits >= least else []

    def terms(self, state: Any, seat: int) -> dict[str, int]:
        """What a position is worth, by name: the points, in hundredths."""
        return {"points": 100 * int(self._game.scores(state)[seat])}

    def is_first(self, state: Any) -> bool:
        """Whether a turn begins in a position: each decision is taken to be a turn of its own."""
        del state
        return True

    def _simulate(self, world: Any, rng: np.random.Generator) -> None:
        """One walk down the tree and on to the end of the game, in a world that is used up."""
        game, node = self._game, self._root
        path: list[Edge] = []
        me = game.turn(world)
        while not game.is_over(world):
            node.seat = game.turn(world)
            action, edge = _chosen(node, game.legal(world), rng)
            path.append(edge)
            key = _seen(game.apply(world, action), action if node.seat == me else None, me)
            if key not in node.children:
                node.children[key] = Node()
                break
            node = node.children[key]
        _play_on(game, world, rng)
        self._leads.append(abs(lead_of(game.scores(world), me)))
        _add(path, shares_of(game, world, max(1.0, sum(self._leads) / len(self._leads))))


def _chosen(node: Node, legal: Any, rng: np.random.Generator) -> tuple[int, Edge]:
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
        place = max(range(len(edges)), key=lambda n: _bound(edges[n], node.seat))
    return actions[place], edges[place]


def _bound(edge: Edge, seat: int) -> float:
    """UCB1, with how often the action was legal instead of how often the node was visited."""
    return edge.shares[seat] / edge.visits + EXPLORATION * math.sqrt(
        math.log(edge.open) / edge.visits
    )


def _seen(events: Sequence[Event], action: int | None, seat: int) -> Hashable:
    """What the seat learns of an action; its own action is known to it."""
    seen = (event.seen_by(seat) for event in events)
    return (action, *((event.kind, *event.fields.values()) for event in seen))


def _play_on(game: Any, world: Any, rng: np.random.Generator) -> None:
    """Random actions to the end of the game."""
    legal = game.legal(world)
    while count := len(legal):
        game.apply(world, int(legal[int(rng.random() * count)]))
        legal = game.legal(world)


def shares_of(game: Any, state: Any, scale: float) -> Shares:
    """What the end is worth to each seat, 0 to 1: the victory, and how far it is ahead or behind.

    scale: the lead that is usual; by how much somebody wins tells more than who does.
    """
    winners, scores = game.winners(state), game.scores(state)
    return [
        (1 - MARGIN) * (seat in winners) / len(winners)
        + MARGIN * (0.5 + 0.5 * math.tanh(lead_of(scores, seat) / scale))
        for seat in range(len(scores))
    ]


def lead_of(scores: Sequence[int], seat: int) -> int:
    """How many points a seat is ahead of the best of the others, or behind."""
    return scores[seat] - max(points for other, points in enumerate(scores) if other != seat)


def _add(path: Sequence[Edge], shares: Shares) -> None:
    """Count the result at every action on the way."""
    for edge in path:
        edge.visits += 1
        edge.shares = [a + b for a, b in zip(edge.shares, shares, strict=True)] if (
            edge.shares
        ) else shares  # fmt: skip
