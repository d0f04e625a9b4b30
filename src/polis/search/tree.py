"""A search tree in one array, for kernels: nodes are records, children a chain in ascending order.

A node stands for the decisions that lead to it from the root, independent of hidden information
(one tree for all sampled worlds: Cowling, Powley and Whitehouse, *Information Set Monte Carlo Tree
Search*, 2012). A decision is a seat and its action, because hidden information may determine which
seat is next. Each seat maximises its own win share (max^n: Luckhardt and Irani, 1986);
moves are chosen by PUCT (Rosin, 2011; Silver et al., 2017) with a prior for each child.
"""

import math
from typing import Final

import numpy as np

from polis.core.kernels.arrays import Array, Record, Records
from polis.core.kernels.exponential import exponential
from polis.core.kernels.kernel import kernel

SEATS: Final = 4
NO_NODE: Final = -1  # no node
HIDDEN: Final = -1  # the action of an edge that stands for all choices only its seat can see

FIELDS: Final = [
    ("total_value", "<f8", (SEATS,)),  # win shares, summed over the visits, by seat
    ("prior", "<f8"),  # not normalised: exp((score - reference) / PRIOR_TEMPERATURE)
    ("reference", "<f8"),  # the score of a child whose prior is 1
    ("action", "<i4"),  # of the edge to this node
    ("seat", "<i4"),  # that took the action
    ("visits", "<i4"),
    ("available", "<i4"),  # times its action was legal when its parent was visited
    ("first", "<i4"),  # child
    ("next", "<i4"),  # sibling
]
NODE: Final = np.dtype((np.record, np.dtype(FIELDS, align=True)))

# The head of a tree, int64: nodes in use, and the node at which a search starts
COUNT, ROOT = range(2)
HEAD: Final = 2

# The parameters of a search, float64
C_PUCT: Final = 0  # the exploration constant of PUCT
FIRST_PLAY_URGENCY: Final = 1  # an unvisited child is valued this much below its parent's mean
PRIOR_TEMPERATURE: Final = 2  # a score lower by this much divides the prior by e
WIDENING_BASE: Final = 3  # children of a new node; doubled for four times as many visits
PARAMETERS: Final = 4

WIDENING_VISITS: Final = 64  # visits at which the width is doubled for the first time
WORST_LEAD, BEST_LEAD = -20.0, 5.0  # bounds of the logarithm of a prior


@kernel
def reset(nodes: Records, head: Array) -> None:
    """Reduce the tree to its root, node 0."""
    head[COUNT] = 0
    head[ROOT] = 0
    add_node(nodes, head, HIDDEN, NO_NODE, 1.0)


@kernel
def add_node(nodes: Records, head: Array, action: int, seat: int, prior: float) -> int:
    """Append a node; returns its number, or NO_NODE if the tree is full."""
    node = head[COUNT]
    if node >= len(nodes):
        return NO_NODE
    head[COUNT] += 1
    fresh = nodes[node]
    for other in range(SEATS):
        fresh.total_value[other] = 0.0
    fresh.prior = prior
    fresh.reference = 0.0
    fresh.action = action
    fresh.seat = seat
    fresh.visits = 0
    fresh.available = 0
    fresh.first = NO_NODE
    fresh.next = NO_NODE
    return int(node)


@kernel
def add_child(
    nodes: Records, head: Array, parent: int, action: int, seat: int, prior: float
) -> int:  # fmt: skip
    """Insert a child in order; returns its number, or NO_NODE if the tree is full."""
    node = add_node(nodes, head, action, seat, prior)
    if node == NO_NODE:
        return NO_NODE
    before = NO_NODE
    after = nodes[parent].first
    while after != NO_NODE and comes_before(nodes[after], seat, action):
        before = after
        after = nodes[after].next
    nodes[node].next = after
    if before == NO_NODE:
        nodes[parent].first = node
    else:
        nodes[before].next = node
    return node


@kernel
def comes_before(node: Record, seat: int, action: int) -> bool:
    """Whether a child precedes a decision in the order of children: by seat, then by action."""
    return bool(node.seat < seat or (node.seat == seat and node.action < action))


@kernel
def is_of(node: Record, seat: int, action: int) -> bool:
    """Whether a child stands for a decision."""
    return bool(node.seat == seat and node.action == action)


@kernel
def child_of(nodes: Records, parent: int, seat: int, action: int) -> int:
    """The child for a decision, or NO_NODE."""
    child = nodes[parent].first
    while child != NO_NODE and comes_before(nodes[child], seat, action):
        child = nodes[child].next
    if child != NO_NODE and is_of(nodes[child], seat, action):
        return int(child)
    return NO_NODE


@kernel
def count_available(nodes: Records, parent: int, seat: int, out: Array, listed: int) -> int:
    """The number of a seat's legal actions that have a child. out: the actions, ascending."""
    found = 0
    child = nodes[parent].first
    for k in range(listed):
        while child != NO_NODE and comes_before(nodes[child], seat, out[k]):
            child = nodes[child].next
        if child == NO_NODE:
            return found
        if is_of(nodes[child], seat, out[k]):
            found += 1
    return found


@kernel
def width(visits: int, parameters: Array) -> int:
    """The number of children a node may have after that many visits: progressive widening."""
    wide = int(parameters[WIDENING_BASE])
    bound = WIDENING_VISITS
    while visits >= bound:
        wide *= 2
        bound *= 4
    return wide


@kernel
def widen(
    nodes: Records, head: Array, parent: int, seat: int, out: Array, scores: Array, listed: int,
    wanted: int, parameters: Array,
) -> None:  # fmt: skip
    """Add children for the legal actions with the best scores until `wanted` actions have one.

    scores: float64, by index in `out`; the score of each action with a child is set to -inf.
    """
    found = 0
    best = scores[0]
    for k in range(listed):
        best = max(best, scores[k])
    if nodes[parent].first == NO_NODE:
        nodes[parent].reference = best
    reference = nodes[parent].reference
    for k in range(listed):
        if child_of(nodes, parent, seat, out[k]) != NO_NODE:
            scores[k] = -math.inf
            found += 1
    while found < wanted and found < listed:
        chosen = 0
        for k in range(1, listed):
            if scores[k] > scores[chosen]:
                chosen = k
        lead = max(
            WORST_LEAD, min(BEST_LEAD, (scores[chosen] - reference) / parameters[PRIOR_TEMPERATURE])
        )
        if add_child(nodes, head, parent, out[chosen], seat, exponential(lead)) == NO_NODE:
            return
        scores[chosen] = -math.inf
        found += 1


@kernel
def choose(
    nodes: Records, parent: int, seat: int, out: Array, listed: int, parameters: Array
) -> int:
    """The child with the highest PUCT value among the legal actions, or NO_NODE if none has one."""
    total = 0.0
    child = nodes[parent].first
    for k in range(listed):
        while child != NO_NODE and comes_before(nodes[child], seat, out[k]):
            child = nodes[child].next
        if child != NO_NODE and is_of(nodes[child], seat, out[k]):
            total += nodes[child].prior
            nodes[child].available += 1
    expected = -parameters[FIRST_PLAY_URGENCY]
    if nodes[parent].visits > 0:
        expected += nodes[parent].total_value[seat] / nodes[parent].visits
    best = -math.inf
    chosen = NO_NODE
    child = nodes[parent].first
    for k in range(listed):
        while child != NO_NODE and comes_before(nodes[child], seat, out[k]):
            child = nodes[child].next
        if child != NO_NODE and is_of(nodes[child], seat, out[k]):
            value = puct(nodes[child], seat, expected, total, parameters)
            if value > best:
                best = value
                chosen = child
    return int(chosen)


@kernel
def puct(node: Record, seat: int, expected: float, total: float, parameters: Array) -> float:
    """PUCT: the mean value of a child plus a bonus for few visits.

    expected: the value of an unvisited child; total: the sum of the priors of all candidates.
    """
    mean = expected
    if node.visits > 0:
        mean = node.total_value[seat] / node.visits
    exploration = math.sqrt(float(node.available)) / (1.0 + node.visits)
    return float(mean + parameters[C_PUCT] * node.prior / total * exploration)


@kernel
def back_up(nodes: Records, path: Array, length: int, values: Array) -> None:
    """Add a visit and its values to all nodes of a path. values: float64, shape (SEATS,)."""
    for k in range(length):
        node = nodes[path[k]]
        node.visits += 1
        for seat in range(SEATS):
            node.total_value[seat] += values[seat]


@kernel
def share_by_result(values: Array, seats: int) -> None:
    """Turn results into win shares in place: the best seats share it evenly."""
    best = values[0]
    for seat in range(seats):
        best = max(best, values[seat])
    winners = 0
    for seat in range(seats):
        if values[seat] == best:
            winners += 1
    for seat in range(SEATS):
        values[seat] = 1.0 / winners if seat < seats and values[seat] == best else 0.0
