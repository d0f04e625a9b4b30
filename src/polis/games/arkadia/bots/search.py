"""Tree search for Arkadia, compiled as one kernel: sampled worlds, a tree, and a judgement of leaves.

From a leaf the turn that goes on is finished by the greedy bot, further turns after it if wanted,
and the prospects of all seats become shares of the victory. Instead, or for measuring, the game may
be played on at random. The first sight that gives a decision its prior is the greedy bot's score.
"""

from typing import Any, Final

import numpy as np

from polis.core.cache_line import apart
from polis.core.chance import I64, below
from polis.core.kernel import kernel
from polis.games.arkadia import rules
from polis.games.arkadia.bots.evaluation import WEIGHTS, evaluate, pieces_left, terms_of
from polis.games.arkadia.bots.greedy import (
    FIRST,
    KNOWN,
    LEADER,
    LISTED,
    OFFSET,
    PLAN,
    ROW,
    SKIP,
    SUM,
    TRIES,
    TRY,
    after_plan,
    best_introduction,
    greedy,
    worth,
)
from polis.games.arkadia.bots.inputs import CLASSES, INPUTS, classify, describe
from polis.games.arkadia.events import new_log
from polis.games.arkadia.sample import ROOM, fill_world
from polis.games.arkadia.state import MUST, OVER, STATE, WORKING
from polis.search.context import (
    HURRY,
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
    NOBODY,
    STORM,
    back_up,
    choose,
    count_available,
    share_by_prospects,
    share_by_result,
    widen,
    width,
)

# fmt: off
KNOBS: Final = np.array([
    0.5,    # CURIOSITY
    0.05,   # DOUBT
    200.0,  # TASTE: hundredths of a coin
    12.0,   # WIDTH
    150.0,  # CALM: hundredths of a coin
    50.0,   # STORM: hundredths of a coin for each castle piece to come
])
# fmt: on


@kernel
def search(
    states: Any, tables: Any, tries: Any, weights: Any, knobs: Any, plan: Any, row: Any, out: Any,
    scores: Any, classes: Any, nets: Any, minds: Any, room: Any, logs: Any, rng: Any, nodes: Any,
    head: Any, path: Any, values: Any, simulations: int,
) -> None:  # fmt: skip
    """So many simulations from the observation `states[OBSERVED]`; the tree grows in `nodes`."""
    for _ in range(simulations):
        states[WORLD] = states[OBSERVED]
        fill_world(states[WORLD], tables[0], room, rng)
        length = descend(
            states, tables, tries, weights, knobs, plan, row, out, scores, classes, nets, minds,
            logs, nodes, head, path,
        )  # fmt: skip
        play_on(states, tables, tries, weights, plan, row, out, logs, rng)
        appraise(states[WORLD], tables[0], weights, knobs, plan, row, nets[0], minds[0], values)
        back_up(nodes, path, length, values)


@kernel
def descend(
    states: Any, tables: Any, tries: Any, weights: Any, knobs: Any, plan: Any, row: Any, out: Any,
    scores: Any, classes: Any, nets: Any, minds: Any, logs: Any, nodes: Any, head: Any, path: Any,
) -> int:  # fmt: skip
    """Choose from node to node until one is reached for the first time; returns the path's length."""
    s = states[WORLD]
    t = tables[0]
    node = plan[ROOT]
    path[0] = node
    length = 1
    while s.phase != OVER and length < PATH and (length == 1 or nodes[node].visits > 0):
        seat = I64(s.turn)
        listed = rules.legal(s, t, out)
        wanted = min(listed, width(nodes[node].visits, knobs))
        if count_available(nodes, node, seat, out, listed) < wanted:
            look(s, t, tries, weights, row, out, listed, scores, logs[0])
            if plan[IS_GUIDED] != 0:
                describe(s, t, weights, row, minds[0].inputs)
                think(nets[0], minds[0], I64(s.seats))
                classify(s, out, listed, classes)
                guide(nets[0], minds[0], seat, scores, classes, listed, knobs)
            widen(nodes, head, node, seat, out, scores, listed, wanted, knobs)
        node = choose(nodes, node, seat, out, listed, knobs)
        if node == NOBODY:  # there is no more room
            break
        rules.apply(s, t, I64(nodes[node].action), logs[0])
        path[length] = node
        length += 1
    return int(length)


@kernel
def look(
    s: Any, t: Any, tries: Any, weights: Any, row: Any, out: Any, listed: int, scores: Any,
    log: Any,
) -> None:  # fmt: skip
    """The greedy bot's scores of all legal actions."""
    if listed == 1:
        scores[0] = 0.0
        return
    if s.phase == WORKING:
        look_at_workers(s, t, tries, weights, row, out, listed, scores, log)
        return
    row[SUM] = 0
    row[KNOWN] = 0
    for k in range(listed):
        scores[k] = worth(s, t, I64(out[k]), tries, weights, row, out, listed, log)


@kernel
def look_at_workers(
    s: Any, t: Any, tries: Any, weights: Any, row: Any, out: Any, listed: int, scores: Any,
    log: Any,
) -> None:  # fmt: skip
    """Each worker as if it were the last one, but for the first worker of the best set."""
    for k in range(listed):
        tries[TRY] = s
        row[PLAN] = out[k]
        scores[k] = after_plan(tries, t, I64(1), weights, row, log)
    tries[TRY] = s
    best_introduction(tries, t, weights, row, out, listed, log)
    for k in range(listed):
        if I64(out[k]) == row[FIRST]:
            scores[k] = max(scores[k], float(row[LEADER]))


@kernel
def play_on(
    states: Any, tables: Any, tries: Any, weights: Any, plan: Any, row: Any, out: Any, logs: Any,
    rng: Any,
) -> None:  # fmt: skip
    """Carry the leaf on to where it can be judged: the end of a turn, or as the plan says."""
    s = states[WORLD]
    t = tables[0]
    if plan[PLAYOUT] > 0:
        left = plan[PLAYOUT]
        while s.phase != OVER and left > 0:
            listed = rules.legal(s, t, out)
            rules.apply(s, t, I64(out[below(rng, listed)]), logs[0])
            left -= 1
        return
    turns = plan[TURNS]
    row[SKIP] = plan[HURRY]
    while s.phase != OVER and (s.phase != MUST or turns > 0):
        if s.phase == MUST:
            turns -= 1
        row[OFFSET] = below(rng, 1 + plan[HURRY])
        action = greedy(states, I64(WORLD), tables, tries, weights, row, out, logs, rng)
        rules.apply(s, t, action, logs[0])
    row[SKIP] = 0
    row[OFFSET] = 0


@kernel
def appraise(
    s: Any, t: Any, weights: Any, knobs: Any, plan: Any, row: Any, net: Any, mind: Any, values: Any
) -> None:  # fmt: skip
    """Each seat's share of the victory: what it is, or what the network or its prospects say."""
    if s.phase == OVER:
        for seat in range(s.seats):
            values[seat] = s.gold[seat]
        share_by_result(values, I64(s.seats))
        return
    if plan[IS_GUIDED] != 0:
        describe(s, t, weights, row, mind.inputs)
        share_by_network(net, mind, I64(s.seats), values)
        return
    evaluate(s, t, I64(0), weights, row)
    for seat in range(s.seats):
        values[seat] = row[seat]
    share_by_prospects(values, I64(s.seats), knobs[CALM] + knobs[STORM] * pieces_left(s))


@kernel
def first_sight(
    states: Any, i: int, tables: Any, tries: Any, weights: Any, row: Any, out: Any, scores: Any,
    classes: Any, logs: Any,
) -> int:  # fmt: skip
    """The legal actions of `states[i]`, the greedy bot's scores and the classes; returns how many."""
    listed = rules.legal(states[i], tables[0], out)
    look(states[i], tables[0], tries, weights, row, out, listed, scores, logs[0])
    classify(states[i], out, listed, classes)
    return int(listed)


@kernel
def describe_at(states: Any, i: int, tables: Any, weights: Any, row: Any, minds: Any) -> None:
    """The inputs of the network for the i-th of many states."""
    describe(states[i], tables[0], weights, row, minds[0].inputs)


class ArkadiaWorkplace(Workplace):
    """What one thread needs to search."""

    shape = Shape(STATE, LISTED, len(INPUTS), CLASSES)
    inputs = INPUTS
    first_phases = ("must",)

    def __init__(self, tables: Any, size: int, weights: Any = WEIGHTS, knobs: Any = KNOBS) -> None:
        """size: the most nodes of the tree."""
        super().__init__(tables, size, weights, knobs)
        self.tries = apart(TRIES, STATE)
        self.row = apart(ROW, np.int64)
        self.out = apart(LISTED, np.int16)
        self.room = apart(ROOM, np.int16)
        self.logs = new_log(0)

    def search(self, simulations: int) -> None:
        """Let the tree grow."""
        search(
            self.states, self.tables, self.tries, self.weights, self.knobs, self.plan, self.row,
            self.out, self.scores, self.classes, self.nets, self.minds, self.room, self.logs,
            self.rng, self.nodes, self.head, self.path, self.values, simulations,
        )  # fmt: skip

    def sight(self, observation: Any) -> tuple[Any, Any, Any]:
        """The legal actions, the greedy bot's scores, and the classes."""
        listed = first_sight(
            observation, 0, self.tables, self.tries, self.weights, self.row, self.out,
            self.scores, self.classes, self.logs,
        )  # fmt: skip
        return self.out[:listed], self.scores[:listed], self.classes[:listed]

    def describe(self, state: Any) -> Any:
        """The inputs of the network."""
        describe_at(state, 0, self.tables, self.weights, self.row, self.minds)
        return self.minds[0].inputs

    def terms(self, state: Any, seat: int) -> dict[str, int]:
        """The parts of the evaluation."""
        return terms_of(state, self.tables, seat, self.weights)
