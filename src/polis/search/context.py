"""What one thread needs to search: memory that kernels write into, and the tree.

A game's own workplace adds what its rules and its greedy bot want, and calls its compiled search.
"""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from polis.core.cache_line import apart
from polis.search.network import mind_dtype, network_dtype
from polis.search.tree import COUNT, HEAD, NOBODY, NODE, SEATS, child_of, plant

# States handed in
OBSERVED, WORLD = range(2)
STATES: Final = 2

# The plan, int64: the node to begin at; turns to be played on greedily from a leaf; decisions at
# random instead; how many places for a building the greedy bot passes over there after each that it
# tries; and whether the network judges leaves and guides choices
ROOT, TURNS, PLAYOUT, HURRY, IS_GUIDED = range(5)
PLANS: Final = 5

PATH: Final = 512  # the most decisions from the root to a leaf
ROOM_LEFT: Final = 2  # a tree is kept while it fills no more than one part in so many


@dataclass(frozen=True, slots=True)
class Shape:
    """The sizes that differ from game to game.

    state: the record; listed: the most legal actions; inputs: of a seat; classes: of actions.
    """

    state: np.dtype[Any]
    listed: int
    inputs: int
    classes: int


class Workplace:
    """What is the same in the workplaces of all games; nothing of it may be shared by threads.

    inputs: the names of what the network is told of a seat; first_phases: those in which the first
    decision of a turn is made.
    """

    shape: Shape
    inputs: tuple[str, ...]
    first_phases: tuple[str, ...]

    def __init__(self, tables: Any, size: int, weights: Any, knobs: Any) -> None:
        """size: the most nodes of the tree."""
        shape = self.shape
        self.tables = tables
        self.weights = weights
        self.knobs = knobs
        self.states = apart(STATES, shape.state)
        self.plan = apart(PLANS, np.int64)
        self.scores = apart(shape.listed, np.float64)
        self.classes = apart(shape.listed, np.int16)
        self.nets = np.zeros(1, network_dtype(shape.inputs, shape.classes))
        self.minds = apart(1, mind_dtype(shape.inputs))
        self.rng = apart(1, np.uint64)
        self.nodes = np.zeros(size, NODE)
        self.head = apart(HEAD, np.int64)
        self.path = apart(PATH, np.int64)
        self.values = apart(SEATS, np.float64)

    def follow(self, net: Any) -> None:
        """Let a network guide the search. net: shape (1,), its record, which is only read."""
        self.nets = net
        self.plan[IS_GUIDED] = 1

    def begin(self, observation: Any) -> None:
        """A new tree for an observation."""
        self.states[OBSERVED] = observation[0]
        self.plan[ROOT] = 0
        plant(self.nodes, self.head)

    def look_at(self, observation: Any) -> None:
        """Go on with the tree from its present root."""
        self.states[OBSERVED] = observation[0]

    def search(self, simulations: int) -> None:
        """Let the tree grow; the interpreter's lock is free meanwhile."""
        raise NotImplementedError

    def sight(self, observation: Any) -> tuple[Any, Any, Any]:
        """The legal actions, the greedy bot's scores of them, and their classes, by place."""
        raise NotImplementedError

    def describe(self, state: Any) -> Any:
        """What a network is told of a state. float32, shape (SEATS, inputs), valid until the next call."""
        raise NotImplementedError

    def terms(self, state: Any, seat: int) -> dict[str, int]:
        """What a position is worth to a seat, by name, in hundredths."""
        raise NotImplementedError

    def descend_to(self, action: int) -> int:
        """Make the child of the root the new root; returns its visits, 0 if the tree is given up."""
        child = self.child(action)
        if child == NOBODY or self.head[COUNT] * ROOM_LEFT > len(self.nodes):
            return 0
        self.plan[ROOT] = child
        return int(self.nodes[child].visits)

    def child(self, action: int) -> int:
        """The node that an action of the seat on turn leads to from the root, or NOBODY."""
        return int(child_of(self.nodes, int(self.plan[ROOT]), self._seat(), action))

    def _seat(self) -> int:
        """Whose decision the root is. In sampled worlds before it, it may have been another's."""
        return int(self.states[OBSERVED]["turn"])

    def favourite(self, parent: int, least: int) -> int:
        """The child that was visited most if it was at least so often, else NOBODY."""
        best, child = NOBODY, int(self.nodes[parent].first)
        most = least - 1
        while child != NOBODY:
            if int(self.nodes[child].visits) > most:
                best, most = child, int(self.nodes[child].visits)
            child = int(self.nodes[child].next)
        return best

    def visits(self) -> int:
        """Of the root."""
        return int(self.nodes[int(self.plan[ROOT])].visits)

    def children(self) -> list[Any]:
        """The children of the root that stand for decisions of the seat on turn."""
        found = []
        seat = self._seat()
        child = int(self.nodes[int(self.plan[ROOT])].first)
        while child != NOBODY:
            if int(self.nodes[child].seat) == seat:
                found.append(self.nodes[child])
            child = int(self.nodes[child].next)
        return found
