"""Tree search for Archon, compiled as one kernel: sampled worlds, a tree, and a judgement of leaves.

From a leaf the placement that goes on is finished by the greedy bot, further ones after it if
wanted, and the prospects of all seats become shares of the victory. Instead, or for measuring, the
game may be played on at random. The first sight that gives a decision its prior is the greedy bot's
score. How another seat splits its cards nobody sees: there the tree has one edge for all splits.
"""

from typing import Any, Final

import numpy as np

from polis.core.cache_line import apart
from polis.core.chance import I64, below
from polis.core.kernel import kernel
from polis.games.archon import rules
from polis.games.archon.bots.evaluation import evaluate, terms_of
from polis.games.archon.bots.greedy import (
    ASKED,
    LISTED,
    LISTS,
    ROOM,
    ROW,
    TRIES,
    TRY,
    first_sensible,
    follow,
    greedy,
    is_dominated,
    value_of_split,
)
from polis.games.archon.bots.inputs import CLASSES, INPUTS, classify, describe
from polis.games.archon.bots.weights import WEIGHTS
from polis.games.archon.events import new_log
from polis.games.archon.rules.turn_flow import do
from polis.games.archon.rules.winning import goods_of
from polis.games.archon.sample import ROOM as CARDS
from polis.games.archon.sample import fill_world
from polis.games.archon.state import OVER, PLACING, SPLITTING, STATE
from polis.games.archon.tables import ROUNDS
from polis.search.context import (
    IS_GUIDED,
    OBSERVED,
    PATH,
    PLAYOUT,
    ROOT,
    TURNS,
    WORLD,
    Shape,
    Workplace,
)
from polis.search.network import guide, share_by_network, think
from polis.search.tree import (
    CALM,
    HIDDEN,
    NOBODY,
    STORM,
    add_child,
    back_up,
    child_of,
    choose,
    count_available,
    share_by_prospects,
    share_by_result,
    widen,
    width,
)

BAD: Final = 1000  # hundredths of a point by which a dominated action is worse than any other
GOODS: Final = 1000  # more than anybody has: points come first (ARC-8.3)

# fmt: off
KNOBS: Final = np.array([
    0.4,    # CURIOSITY
    0.05,   # DOUBT
    100.0,  # TASTE: hundredths of a point
    12.0,   # WIDTH
    200.0,  # CALM: hundredths of a point
    60.0,   # STORM: hundredths of a point for each round to come
])
# fmt: on


@kernel
def search(
    states: Any, tables: Any, tries: Any, weights: Any, knobs: Any, plan: Any, row: Any,
    lists: Any, scores: Any, classes: Any, nets: Any, minds: Any, cards: Any, logs: Any, rng: Any,
    nodes: Any, head: Any, path: Any, values: Any, simulations: int,
) -> None:  # fmt: skip
    """So many simulations from the observation `states[OBSERVED]`; the tree grows in `nodes`."""
    for _ in range(simulations):
        states[WORLD] = states[OBSERVED]
        fill_world(states[WORLD], tables[0], cards, rng)
        length = descend(
            states, tables, tries, weights, knobs, plan, row, lists, scores, classes, nets, minds,
            logs, rng, nodes, head, path,
        )  # fmt: skip
        play_on(states, tables, tries, weights, plan, row, lists, logs, rng)
        appraise(states[WORLD], tables[0], weights, knobs, plan, nets[0], minds[0], values)
        back_up(nodes, path, length, values)


@kernel
def descend(
    states: Any, tables: Any, tries: Any, weights: Any, knobs: Any, plan: Any, row: Any,
    lists: Any, scores: Any, classes: Any, nets: Any, minds: Any, logs: Any, rng: Any, nodes: Any,
    head: Any, path: Any,
) -> int:  # fmt: skip
    """Choose from node to node until one is reached for the first time; returns the path's length."""
    s = states[WORLD]
    t = tables[0]
    out = lists[ASKED]
    me = states[OBSERVED].turn
    node = plan[ROOT]
    path[0] = node
    length = 1
    while s.phase != OVER and length < PATH and (length == 1 or nodes[node].visits > 0):
        seat = I64(s.turn)
        if s.phase == SPLITTING and seat != me:
            action = greedy(states, I64(WORLD), tables, tries, weights, row, lists, logs, rng)
            node = hidden_child(nodes, head, node, seat)
        else:
            listed = rules.legal(s, t, out)
            wanted = min(listed, width(nodes[node].visits, knobs))
            if count_available(nodes, node, seat, out, listed) < wanted:
                look(s, t, tries, weights, lists, listed, scores, logs[0])
                if plan[IS_GUIDED] != 0:
                    describe(s, t, weights, minds[0].inputs)
                    think(nets[0], minds[0], I64(s.seats))
                    classify(s, out, listed, classes)
                    guide(nets[0], minds[0], seat, scores, classes, listed, knobs)
                widen(nodes, head, node, seat, out, scores, listed, wanted, knobs)
            node = choose(nodes, node, seat, out, listed, knobs)
            action = I64(nodes[node].action)
        if node == NOBODY:  # there is no more room
            break
        rules.apply(s, t, action, lists[ROOM], logs[0])
        path[length] = node
        length += 1
    return int(length)


@kernel
def hidden_child(nodes: Any, head: Any, parent: int, seat: int) -> int:
    """The one child of a decision that only its seat can see, or NOBODY if there is no room.

    In other worlds something else may be decided here, so there may be more children.
    """
    child = child_of(nodes, parent, seat, I64(HIDDEN))
    if child == NOBODY:
        child = add_child(nodes, head, parent, I64(HIDDEN), seat, 1.0)
    return int(child)


@kernel
def look(
    s: Any, t: Any, tries: Any, weights: Any, lists: Any, listed: int, scores: Any, log: Any
) -> None:  # fmt: skip
    """The greedy bot's scores of all legal actions."""
    if listed == 1:
        scores[0] = 0.0
        return
    seat = I64(s.turn)
    asked = first_sensible(lists[ASKED], listed)
    lowest = 0.0
    for k in range(listed):
        action = I64(lists[ASKED, k])
        if asked < listed and is_dominated(action):
            continue
        if s.phase == SPLITTING:
            scores[k] = value_of_split(s, action, weights)
        else:
            tries[TRY] = s
            do(tries[TRY], t, action, log)
            scores[k] = follow(tries, t, seat, weights, lists, log)
        lowest = scores[k] if lowest == 0.0 else min(lowest, scores[k])
    for k in range(listed):
        if asked < listed and is_dominated(I64(lists[ASKED, k])):
            scores[k] = lowest - BAD


@kernel
def play_on(
    states: Any, tables: Any, tries: Any, weights: Any, plan: Any, row: Any, lists: Any,
    logs: Any, rng: Any,
) -> None:  # fmt: skip
    """Carry the leaf on to where it can be judged: before a placement, or as the plan says."""
    s = states[WORLD]
    t = tables[0]
    if plan[PLAYOUT] > 0:
        left = plan[PLAYOUT]
        while s.phase != OVER and left > 0:
            listed = rules.legal(s, t, lists[ASKED])
            action = I64(lists[ASKED, below(rng, listed)])
            rules.apply(s, t, action, lists[ROOM], logs[0])
            left -= 1
        return
    turns = plan[TURNS]
    while s.phase != OVER and (s.phase != PLACING or turns > 0):
        if s.phase == PLACING:
            turns -= 1
        action = greedy(states, I64(WORLD), tables, tries, weights, row, lists, logs, rng)
        rules.apply(s, t, action, lists[ROOM], logs[0])


@kernel
def appraise(
    s: Any, t: Any, weights: Any, knobs: Any, plan: Any, net: Any, mind: Any, values: Any
) -> None:  # fmt: skip
    """Each seat's share of the victory: what it is, or what the network or its prospects say."""
    if s.phase == OVER:
        for seat in range(s.seats):
            values[seat] = s.points[seat] * GOODS + goods_of(s, seat)
        share_by_result(values, I64(s.seats))
        return
    if plan[IS_GUIDED] != 0:
        describe(s, t, weights, mind.inputs)
        share_by_network(net, mind, I64(s.seats), values)
        return
    for seat in range(s.seats):
        values[seat] = evaluate(s, t, I64(seat), weights)
    later = ROUNDS - max(1, I64(s.round_number))
    share_by_prospects(values, I64(s.seats), knobs[CALM] + knobs[STORM] * later)


@kernel
def first_sight(
    states: Any, i: int, tables: Any, tries: Any, weights: Any, lists: Any, scores: Any,
    classes: Any, logs: Any,
) -> int:  # fmt: skip
    """The legal actions of `states[i]`, the greedy bot's scores and the classes; returns how many."""
    listed = rules.legal(states[i], tables[0], lists[ASKED])
    look(states[i], tables[0], tries, weights, lists, listed, scores, logs[0])
    classify(states[i], lists[ASKED], listed, classes)
    return int(listed)


@kernel
def describe_at(states: Any, i: int, tables: Any, weights: Any, minds: Any) -> None:
    """The inputs of the network for the i-th of many states."""
    describe(states[i], tables[0], weights, minds[0].inputs)


class ArchonWorkplace(Workplace):
    """What one thread needs to search."""

    shape = Shape(STATE, LISTED, len(INPUTS), CLASSES)
    inputs = INPUTS
    first_phases = ("draft", "split", "place")

    def __init__(self, tables: Any, size: int, weights: Any = WEIGHTS, knobs: Any = KNOBS) -> None:
        """size: the most nodes of the tree."""
        super().__init__(tables, size, weights, knobs)
        self.tries = apart(TRIES, STATE)
        self.row = apart(ROW, np.int64)
        self.lists = apart((LISTS, LISTED), np.int16)
        self.cards = apart(CARDS, np.int16)
        self.logs = new_log(0)

    def search(self, simulations: int) -> None:
        """Let the tree grow."""
        search(
            self.states, self.tables, self.tries, self.weights, self.knobs, self.plan, self.row,
            self.lists, self.scores, self.classes, self.nets, self.minds, self.cards, self.logs,
            self.rng, self.nodes, self.head, self.path, self.values, simulations,
        )  # fmt: skip

    def sight(self, observation: Any) -> tuple[Any, Any, Any]:
        """The legal actions, the greedy bot's scores, and the classes."""
        listed = first_sight(
            observation, 0, self.tables, self.tries, self.weights, self.lists, self.scores,
            self.classes, self.logs,
        )  # fmt: skip
        return self.lists[ASKED, :listed], self.scores[:listed], self.classes[:listed]

    def describe(self, state: Any) -> Any:
        """The inputs of the network."""
        describe_at(state, 0, self.tables, self.weights, self.minds)
        return self.minds[0].inputs

    def terms(self, state: Any, seat: int) -> dict[str, int]:
        """The parts of the evaluation."""
        return terms_of(state, self.tables, seat, self.weights)
