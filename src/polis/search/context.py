"""What one thread needs to search: a game's compiled `tree_search`, its memory and the tree."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

import numpy as np

from polis.core.kernels.arrays import Array, Record, Records, padded_zeros
from polis.core.kernels.layout import Observation, State
from polis.search.memory import ASKED, SearchMemory, SearchSettings, Shape, new_scratch
from polis.search.network import activations_dtype
from polis.search.tree import COUNT, HEAD, NO_NODE, NODE, ROOT, SEATS, child_of, reset
from polis.search.tree_search import OBSERVED, PATH, STATES

MOST_FILLED: Final = 0.5  # a tree that fills a larger share of its nodes is not kept


class SearchContext:
    """A tree and what grows it; a game subclasses this and sets the class attributes.

    kernels: `tree_search` compiled for the game; inputs: the names of the network's inputs of a seat;
    first_phases: the phases in which the first decision of a turn is made; weights: of the
    evaluation; parameters: float64, see `tree`; write_terms: the kernel that writes the `parts` of the
    evaluation.
    """

    shape: ClassVar[Shape]
    kernels: ClassVar[Any]
    inputs: ClassVar[tuple[str, ...]]
    first_phases: ClassVar[tuple[str, ...]]
    weights: ClassVar[Records]
    parameters: ClassVar[Array]
    parts: ClassVar[tuple[str, ...]]
    write_terms: ClassVar[Callable[..., None]]

    def __init__(
        self,
        tables: Records,
        size: int,
        net: Records,
        settings: SearchSettings = SearchSettings(),  # noqa: B008 - immutable
        tastes: Array | None = None,
    ) -> None:
        """tables: of the game's box; size: the most nodes of the tree; net: the network's record.

        tastes: float64, what tempts the searching seat, for each action (`tree_search.tempt`); None
        for nothing.
        """
        shape = self.shape
        self.memory = SearchMemory(
            settings=settings._replace(has_taste=tastes is not None),
            states=padded_zeros(STATES, shape.state),
            scratch=new_scratch(shape, tables),
            weights=self.weights,
            parameters=self.parameters,
            scores=padded_zeros(shape.listed, np.float64),
            classes=padded_zeros(shape.listed, np.int16),
            network=net,
            activations=padded_zeros(1, activations_dtype(shape.inputs, shape.units)),
            nodes=np.zeros(size, NODE),
            head=padded_zeros(HEAD, np.int64),
            path=padded_zeros(PATH, np.int64),
            values=padded_zeros(SEATS, np.float64),
            tastes=np.zeros(1, np.float64) if tastes is None else tastes,
        )
        self._next = self.memory.nodes["next"]

    def seed(self, number: np.uint64) -> None:
        """Set the generator. number: uint64, not zero."""
        self.memory.scratch.rng[0] = number

    def start(self, observation: Observation) -> None:
        """Begin a new tree for an observation."""
        self.memory.states[OBSERVED] = observation[0]
        reset(self.memory.nodes, self.memory.head)

    def resume(self, observation: Observation) -> None:
        """Continue with the tree from its current root, which represents the observation."""
        self.memory.states[OBSERVED] = observation[0]

    def search(self, simulations: int) -> None:
        """Grow the tree; the GIL is released meanwhile."""
        self.kernels.search(self.memory, simulations)

    def first_sight(self, observation: Observation) -> tuple[Array, Array, Array]:
        """The legal actions, the greedy bot's scores of them, and their classes.

        Three arrays of the same length, valid until the next call.
        """
        m = self.memory
        listed = self.kernels.first_sight(m, observation, 0)
        return m.scratch.lists[ASKED, :listed], m.scores[:listed], m.classes[:listed]

    def describe(self, state: State) -> Any:
        """The network's inputs for a state. float32, shape (SEATS, inputs), valid until the next call."""
        self.kernels.describe_at(self.memory, state, 0)
        return self.memory.activations[0].inputs

    def terms(self, state: State, seat: int) -> dict[str, int]:
        """The parts of the evaluation of a position for a seat, by name, in hundredths."""
        found, scratch = np.zeros(len(self.parts), np.int64), self.memory.scratch
        self.write_terms(state, 0, scratch.tables, seat, self.weights, scratch.work, found)
        return dict(zip(self.parts, found.tolist(), strict=True))

    def move_root(self, action: int) -> int:
        """Make the child of the root the new root; return its visits, 0 if the tree is dropped."""
        child = self.child(action)
        if child == NO_NODE or self.memory.head[COUNT] > MOST_FILLED * len(self.nodes):
            return 0
        self.memory.head[ROOT] = child
        return int(self.nodes[child].visits)

    @property
    def nodes(self) -> Records:
        """The nodes of the tree, NODE."""
        return self.memory.nodes

    @property
    def root(self) -> int:
        """The node at which simulations start."""
        return int(self.memory.head[ROOT])

    def child(self, action: int) -> int:
        """The root's child for an action of the seat to act, or NO_NODE."""
        return int(child_of(self.nodes, self.root, self._seat(), action))

    def _seat(self) -> int:
        """The seat to act. In a sampled world the root's decision may have been another seat's."""
        return int(self.memory.states[OBSERVED]["turn"])

    def most_visited(self, parent: int, least: int) -> int:
        """The most visited child if it has at least `least` visits, else NO_NODE."""
        best, most = NO_NODE, least - 1
        for child in self._chain(parent):
            if int(self.nodes[child].visits) > most:
                best, most = child, int(self.nodes[child].visits)
        return best

    def visits(self) -> int:
        """The visits of the root."""
        return int(self.nodes[self.root].visits)

    def children(self) -> list[Record]:
        """The root's children for decisions of the seat to act."""
        seat = self._seat()
        found = [self.nodes[child] for child in self._chain(self.root)]
        return [child for child in found if int(child.seat) == seat]

    def counted_children(self) -> tuple[Array, Array, Array]:
        """Of the same children: the actions, the visits, and the shares of all seats, summed over visits.

        Read field by field for all together, because making a record of each takes as long as the
        search of a low level.
        """
        nodes, seat = self.memory.nodes, self._seat()
        chain = np.array(self._chain(self.root), np.intp)
        chain = chain[nodes["seat"][chain] == seat]
        return nodes["action"][chain], nodes["visits"][chain], nodes["total_value"][chain]

    def _chain(self, parent: int) -> list[int]:
        """The numbers of all children of a node, in order."""
        after = self._next
        found, child = [], int(self.memory.nodes["first"][parent])
        while child != NO_NODE:
            found.append(child)
            child = int(after[child])
        return found
