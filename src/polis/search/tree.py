"""A search tree in one array, for kernels: nodes are records, children a chain in ascending order.

A node stands for the decisions that lead to it from the root, whatever is hidden (one tree for all
sampled worlds: Cowling, Powley and Whitehouse, *Information Set Monte Carlo Tree Search*, 2012).
A decision is a seat and its action: what is hidden may settle whose turn comes next.
Each seat looks for its own share of the victory (max^n: Luckhardt and Irani, 1986); moves are
chosen by PUCT (Rosin, 2011; Silver et al., 2017) with a prior for each child.
"""

import math
from typing import Any, Final

import numpy as np

from polis.core.kernel import kernel

SEATS: Final = 4
NOBODY: Final = -1  # no node
HIDDEN: Final = -1  # the action of an edge of which only its seat knows what was chosen

FIELDS: Final = [
    ("worth", "<f8", (SEATS,)),  # shares of the victory, summed over the visits, by seat
    ("weight", "<f8"),  # e to the score by which its seat would choose it at first sight
    ("reference", "<f8"),  # the score that has the weight 1 among the children
    ("action", "<i4"),  # that leads here
    ("seat", "<i4"),  # that chose it
    ("visits", "<i4"),
    ("seen", "<i4"),  # how often it could have been chosen
    ("first", "<i4"),  # child
    ("next", "<i4"),  # sibling
]
NODE: Final = np.dtype((np.record, np.dtype(FIELDS, align=True)))

# The head of a tree: numbers about the whole
COUNT: Final = 0  # nodes in use
HEAD: Final = 1

# What a choice wants to know: names and places of the knobs, all float64
CURIOSITY: Final = 0  # PUCT's constant
DOUBT: Final = 1  # how much less than its parent a child is thought to bring before its first visit
TASTE: Final = 2  # by how much a score must be lower for its weight to fall to 1/e
WIDTH: Final = 3  # children at first; twice as many for four times as many visits
CALM: Final = 4  # the scale of prospects at the end of the game, and
STORM: Final = 5  # how much wider it is for each step that is still to come
KNOBS: Final = 6

WIDENING: Final = 64  # visits after which the width first doubles


@kernel
def plant(nodes: Any, head: Any) -> None:
    """Begin a tree that is only a root, node 0."""
    head[COUNT] = 0
    grow(nodes, head, HIDDEN, NOBODY, 1.0)


@kernel
def grow(nodes: Any, head: Any, action: int, seat: int, weight: float) -> int:
    """Make a node; returns its number, or NOBODY if there is no room."""
    node = head[COUNT]
    if node >= len(nodes):
        return NOBODY
    head[COUNT] += 1
    fresh = nodes[node]
    for other in range(SEATS):
        fresh.worth[other] = 0.0
    fresh.weight = weight
    fresh.reference = 0.0
    fresh.action = action
    fresh.seat = seat
    fresh.visits = 0
    fresh.seen = 0
    fresh.first = NOBODY
    fresh.next = NOBODY
    return int(node)


@kernel
def add_child(
    nodes: Any, head: Any, parent: int, action: int, seat: int, weight: float
) -> int:  # fmt: skip
    """Put a child into its place in the chain; returns its number, or NOBODY if there is no room."""
    node = grow(nodes, head, action, seat, weight)
    if node == NOBODY:
        return NOBODY
    before = NOBODY
    after = nodes[parent].first
    while after != NOBODY and comes_before(nodes[after], seat, action):
        before = after
        after = nodes[after].next
    nodes[node].next = after
    if before == NOBODY:
        nodes[parent].first = node
    else:
        nodes[before].next = node
    return node


@kernel
def comes_before(node: Any, seat: int, action: int) -> bool:
    """Whether a child stands before the place of a decision in the chain."""
    return bool(node.seat < seat or (node.seat == seat and node.action < action))


@kernel
def is_of(node: Any, seat: int, action: int) -> bool:
    """Whether a child stands for a decision."""
    return bool(node.seat == seat and node.action == action)


@kernel
def child_of(nodes: Any, parent: int, seat: int, action: int) -> int:
    """The child a decision leads to, or NOBODY."""
    child = nodes[parent].first
    while child != NOBODY and comes_before(nodes[child], seat, action):
        child = nodes[child].next
    if child != NOBODY and is_of(nodes[child], seat, action):
        return int(child)
    return NOBODY


@kernel
def count_available(nodes: Any, parent: int, seat: int, out: Any, listed: int) -> int:
    """How many of a seat's legal actions (ascending) have a child."""
    found = 0
    child = nodes[parent].first
    for k in range(listed):
        while child != NOBODY and comes_before(nodes[child], seat, out[k]):
            child = nodes[child].next
        if child == NOBODY:
            return found
        if is_of(nodes[child], seat, out[k]):
            found += 1
    return found


@kernel
def width(visits: int, knobs: Any) -> int:
    """How many children a node may have: progressive widening."""
    wide = int(knobs[WIDTH])
    bound = WIDENING
    while visits >= bound:
        wide *= 2
        bound *= 4
    return wide


@kernel
def widen(
    nodes: Any, head: Any, parent: int, seat: int, out: Any, scores: Any, listed: int,
    wanted: int, knobs: Any,
) -> None:  # fmt: skip
    """Give the legal actions with the best scores children, until so many of them have one.

    scores: float64, by place in `out`; of those used up the score is lowered to -inf.
    """
    found = 0
    best = scores[0]
    for k in range(listed):
        best = max(best, scores[k])
    if nodes[parent].first == NOBODY:
        nodes[parent].reference = best
    reference = nodes[parent].reference
    for k in range(listed):
        if child_of(nodes, parent, seat, out[k]) != NOBODY:
            scores[k] = -math.inf
            found += 1
    while found < wanted and found < listed:
        chosen = 0
        for k in range(1, listed):
            if scores[k] > scores[chosen]:
                chosen = k
        lead = max(-20.0, min(5.0, (scores[chosen] - reference) / knobs[TASTE]))
        if add_child(nodes, head, parent, out[chosen], seat, math.exp(lead)) == NOBODY:
            return
        scores[chosen] = -math.inf
        found += 1


@kernel
def choose(nodes: Any, parent: int, seat: int, out: Any, listed: int, knobs: Any) -> int:
    """The child to visit next among those of the legal actions, or NOBODY if none of them has one."""
    total = 0.0
    child = nodes[parent].first
    for k in range(listed):
        while child != NOBODY and comes_before(nodes[child], seat, out[k]):
            child = nodes[child].next
        if child != NOBODY and is_of(nodes[child], seat, out[k]):
            total += nodes[child].weight
            nodes[child].seen += 1
    expected = -knobs[DOUBT]
    if nodes[parent].visits > 0:
        expected += nodes[parent].worth[seat] / nodes[parent].visits
    best = -math.inf
    chosen = NOBODY
    child = nodes[parent].first
    for k in range(listed):
        while child != NOBODY and comes_before(nodes[child], seat, out[k]):
            child = nodes[child].next
        if child != NOBODY and is_of(nodes[child], seat, out[k]):
            merit = merit_of(nodes[child], seat, expected, total, knobs)
            if merit > best:
                best = merit
                chosen = child
    return int(chosen)


@kernel
def merit_of(node: Any, seat: int, expected: float, total: float, knobs: Any) -> float:
    """PUCT: what a child has brought, and how little is known of it.

    expected: of a child that has not been visited; total: the sum of the weights to choose among.
    """
    worth = expected
    if node.visits > 0:
        worth = node.worth[seat] / node.visits
    unknown = math.sqrt(float(node.seen)) / (1.0 + node.visits)
    return float(worth + knobs[CURIOSITY] * node.weight / total * unknown)


@kernel
def back_up(nodes: Any, path: Any, length: int, values: Any) -> None:
    """Tell all nodes of a path what it has led to. values: float64, shape (SEATS,)."""
    for k in range(length):
        node = nodes[path[k]]
        node.visits += 1
        for seat in range(SEATS):
            node.worth[seat] += values[seat]


@kernel
def share_by_prospects(values: Any, seats: int, scale: float) -> None:
    """Turn prospects into shares of the victory: the softmax with that scale. In place."""
    best = values[0]
    for seat in range(seats):
        best = max(best, values[seat])
    total = 0.0
    for seat in range(SEATS):
        values[seat] = math.exp((values[seat] - best) / scale) if seat < seats else 0.0
        total += values[seat]
    for seat in range(seats):
        values[seat] /= total


@kernel
def share_by_result(values: Any, seats: int) -> None:
    """Turn results into shares of the victory: those with the best share it evenly. In place."""
    best = values[0]
    for seat in range(seats):
        best = max(best, values[seat])
    winners = 0
    for seat in range(seats):
        if values[seat] == best:
            winners += 1
    for seat in range(SEATS):
        values[seat] = 1.0 / winners if seat < seats and values[seat] == best else 0.0
