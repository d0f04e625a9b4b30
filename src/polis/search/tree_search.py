"""The frame of a tree search: sampled worlds, a tree, and an evaluation of its leaves.

Each simulation samples a world that fits the observation and descends the tree in it. From the leaf
the greedy bot finishes the turn, and as many turns after it as the settings say; then a network
gives the win shares. The prior of a decision is the greedy bot's score, corrected by the network.
A decision that the observer cannot see has one edge for all its actions.
"""

from typing import Final

from polis.core.kernels.arrays import Record, Records
from polis.core.kernels.chance import I64
from polis.search.frames import THE_GAME, SearchHooks, entry_frame, frame
from polis.search.memory import ASKED, Scratch, SearchMemory
from polis.search.network import add_policy, forward_seat, share_by_network
from polis.search.tree import (
    HIDDEN,
    NO_NODE,
    PRIOR_TEMPERATURE,
    ROOT,
    add_child,
    back_up,
    child_of,
    choose,
    count_available,
    share_by_result,
    widen,
    width,
)

game: SearchHooks = THE_GAME

# The states of a search: the observation, and the world of the present simulation
OBSERVED, WORLD = range(2)
STATES: Final = 2

PATH: Final = 512  # the most decisions from the root to a leaf


@entry_frame
def search(m: SearchMemory, simulations: int) -> None:
    """Run simulations from the observation `m.states[OBSERVED]`; the tree grows in `m.nodes`."""
    for _ in range(simulations):
        m.states[WORLD] = m.states[OBSERVED]
        game.fill_world(m.states[WORLD], m.scratch.tables[0], m.scratch.pool, m.scratch.rng)
        length = descend(m)
        play_on(m)
        judge_leaf(m)
        back_up(m.nodes, m.path, length, m.values)


@frame
def descend(m: SearchMemory) -> int:
    """Choose from node to node until one is visited for the first time; returns the path's length."""
    s = m.states[WORLD]
    observer = I64(m.states[OBSERVED].turn)
    node = m.head[ROOT]
    m.path[0] = node
    length = 1
    while (
        s.phase != game.OVER
        and length < PATH
        and (length == 1 or m.nodes[node].visits >= m.settings.ripe)
    ):
        seat = I64(s.turn)
        if game.is_unseen(s, seat, observer):
            action = game.greedy(m.states, I64(WORLD), m.weights[0], m.scratch)
            node = hidden_child(m, node, seat)
        else:
            node = choose_child(m, s, node, seat)
            action = I64(m.nodes[node].action)
        if node == NO_NODE:  # the tree is full
            break
        game.apply(s, action, m.scratch)
        m.path[length] = node
        length += 1
    return int(length)


@frame
def hidden_child(m: SearchMemory, parent: int, seat: int) -> int:
    """The one child of a decision that only its seat can see, or NO_NODE if the tree is full.

    In other worlds something else may be decided here, so the parent may have more children.
    """
    child = child_of(m.nodes, parent, seat, I64(HIDDEN))
    if child == NO_NODE:
        child = add_child(m.nodes, m.head, parent, I64(HIDDEN), seat, 1.0)
    return int(child)


@frame
def choose_child(m: SearchMemory, s: Record, node: int, seat: int) -> int:
    """The child of a decision to visit, after adding children if it may have more; or NO_NODE."""
    out = m.scratch.lists[ASKED]
    listed = game.drop_twins(s, out, game.legal(s, m.scratch.tables[0], out))
    wanted = min(listed, width(m.nodes[node].visits, m.parameters))
    if count_available(m.nodes, node, seat, out, listed) < wanted:
        game.score_actions(s, listed, m.scores, m.weights[0], m.scratch)
        correct_scores(m, s, seat, listed)
        if m.settings.has_taste and seat == m.states[OBSERVED].turn:
            tempt(m, listed)
        widen(m.nodes, m.head, node, seat, out, m.scores, listed, wanted, m.parameters)
    return choose(m.nodes, node, seat, out, listed, m.parameters)


@frame
def correct_scores(m: SearchMemory, s: Record, seat: int, listed: int) -> None:
    """Let the network's policy correct the scores of the legal actions."""
    net, activations = m.network[0], m.activations[0]
    game.describe(s, m.weights[0], m.scratch, activations.inputs)
    forward_seat(net, activations, I64(s.seats), seat)
    game.classify(s, m.scratch.lists[ASKED], listed, m.classes)
    add_policy(net, activations, seat, m.scores, m.classes, listed, m.parameters)


@frame
def tempt(m: SearchMemory, listed: int) -> None:
    """Raise the scores of the legal actions that the searching seat likes.

    m.tastes: by how much the logarithm of an action's prior grows. The value of a position stays as
    it is: what is liked is looked at first and more often, and is left when it turns out bad.
    """
    out = m.scratch.lists[ASKED]
    for k in range(listed):
        m.scores[k] += m.tastes[out[k]] * m.parameters[PRIOR_TEMPERATURE]


@frame
def play_on(m: SearchMemory) -> None:
    """Play on from the leaf to the end of a turn, and as many turns more as the settings say."""
    s = m.states[WORLD]
    game.forget_plan(m.scratch)
    turns = m.settings.turns
    while s.phase != game.OVER and (not game.is_at_turn(s) or turns > 0):
        if game.is_at_turn(s):
            turns -= 1
        action = game.reply(m.states, I64(WORLD), m.weights[0], m.scratch, m.settings.hurry)
        game.apply(s, action, m.scratch)


@frame
def judge_leaf(m: SearchMemory) -> None:
    """Write each seat's win share: the actual one, or the network's estimate."""
    s = m.states[WORLD]
    seats = I64(s.seats)
    if s.phase == game.OVER:
        game.write_results(s, m.values)
        share_by_result(m.values, seats)
    else:
        game.describe(s, m.weights[0], m.scratch, m.activations[0].inputs)
        share_by_network(m.network[0], m.activations[0], seats, m.values)


@entry_frame
def first_sight(m: SearchMemory, states: Records, i: int) -> int:
    """List the legal actions of `states[i]`, their scores and classes; returns their number."""
    out = m.scratch.lists[ASKED]
    listed = game.legal(states[i], m.scratch.tables[0], out)
    game.score_actions(states[i], listed, m.scores, m.weights[0], m.scratch)
    game.classify(states[i], out, listed, m.classes)
    return int(listed)


@entry_frame
def describe_at(m: SearchMemory, states: Records, i: int) -> None:
    """Write the inputs of the network for `states[i]`."""
    game.describe(states[i], m.weights[0], m.scratch, m.activations[0].inputs)


@entry_frame
def greedy_at(states: Records, i: int, weights: Records, m: Scratch) -> int:
    """The greedy bot's action for the observation `states[i]`. weights: of its evaluation."""
    return game.greedy(states, i, weights[0], m)
