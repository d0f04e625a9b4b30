"""A small network for kernels: how the victory will be shared, and which actions deserve a look.

Every seat is described by the same inputs and goes through the same layers; what its opponents are
like comes in as their mean (a set function: Zaheer et al., *Deep Sets*, 2017), so one network plays
with two, three and four seats. The value is the softmax of one number a seat; the policy adds to the
greedy bot's score a number for each class of actions that depends on the seat on turn. It is trained
by `polis train`; here are its shape, its layers and its working memory. `docs/decisions/0011`.
"""

import math
from typing import Any, Final

import numpy as np

from polis.core.kernel import kernel
from polis.search.tree import SEATS, TASTE

FIRST: Final = 48  # units of the first layer
SECOND: Final = 32
LOWEST_LEAD: Final = -20.0  # a score that is worse by so many times TASTE counts as that


def network_dtype(inputs: int, classes: int) -> np.dtype[Any]:
    """The record of a network for so many inputs a seat and classes of actions."""
    fields = [
        ("first", "<f4", (inputs, FIRST)),
        ("first_bias", "<f4", (FIRST,)),
        ("own", "<f4", (FIRST, SECOND)),  # from the seat's own first layer
        ("others", "<f4", (FIRST, SECOND)),  # from the mean of its opponents'
        ("second_bias", "<f4", (SECOND,)),
        ("value", "<f4", (SECOND,)),
        ("lean", "<f4"),  # on the greedy bot's lead
        ("class_bias", "<f4", (classes,)),
        ("class_row", "<f4", (classes, SECOND)),
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


def mind_dtype(inputs: int) -> np.dtype[Any]:
    """The record of the working memory of a network."""
    fields = [
        ("inputs", "<f4", (SEATS, inputs)),
        ("first", "<f4", (SEATS, FIRST)),
        ("sum", "<f4", (FIRST,)),
        ("mean", "<f4", (FIRST,)),
        ("second", "<f4", (SEATS, SECOND)),
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


@kernel
def think(net: Any, mind: Any, seats: int) -> None:
    """From `mind.inputs` of so many seats to `mind.second`."""
    first, second, total, mean = mind.first, mind.second, mind.sum, mind.mean
    for unit in range(FIRST):
        total[unit] = 0.0
    for seat in range(seats):
        first_layer(net, mind.inputs[seat], first[seat])
        for unit in range(FIRST):
            total[unit] += first[seat, unit]
    for seat in range(seats):
        for unit in range(FIRST):
            mean[unit] = (total[unit] - first[seat, unit]) / np.float32(seats - 1)
        second_layer(net, first[seat], mean, second[seat])


@kernel
def first_layer(net: Any, inputs: Any, units: Any) -> None:
    """Input by input, so that the units, which lie side by side, are computed together."""
    rows, bias = net.first, net.first_bias
    for unit in range(FIRST):
        units[unit] = bias[unit]
    for k in range(len(inputs)):
        x = inputs[k]
        if x != 0.0:
            for unit in range(FIRST):
                units[unit] += x * rows[k, unit]
    for unit in range(FIRST):
        units[unit] = max(units[unit], np.float32(0.0))


@kernel
def second_layer(net: Any, mine: Any, mean: Any, units: Any) -> None:
    """The same for the second layer, from the seat's own first layer and its opponents' mean."""
    own, others, bias = net.own, net.others, net.second_bias
    for unit in range(SECOND):
        units[unit] = bias[unit]
    for k in range(FIRST):
        x, y = mine[k], mean[k]
        if x != 0.0:
            for unit in range(SECOND):
                units[unit] += x * own[k, unit]
        if y != 0.0:
            for unit in range(SECOND):
                units[unit] += y * others[k, unit]
    for unit in range(SECOND):
        units[unit] = max(units[unit], np.float32(0.0))


@kernel
def share_by_network(net: Any, mind: Any, seats: int, values: Any) -> None:
    """Each seat's share of the victory as the network expects it. values: float64, shape (SEATS,)."""
    think(net, mind, seats)
    best = -math.inf
    for seat in range(seats):
        logit = 0.0
        for unit in range(SECOND):
            logit += float(mind.second[seat, unit] * net.value[unit])
        values[seat] = logit
        best = max(best, logit)
    total = 0.0
    for seat in range(SEATS):
        values[seat] = math.exp(values[seat] - best) if seat < seats else 0.0
        total += values[seat]
    for seat in range(seats):
        values[seat] /= total


@kernel
def guide(
    net: Any, mind: Any, seat: int, scores: Any, classes: Any, listed: int, knobs: Any
) -> None:  # fmt: skip
    """Turn the greedy bot's scores into what the policy makes of them, in the same unit.

    scores: float64, by place in the list of legal actions; classes: int16, of the actions, by place.
    `think` has been called before.
    """
    best = -math.inf
    for k in range(listed):
        best = max(best, scores[k])
    taste = knobs[TASTE]
    for k in range(listed):
        lead = max(LOWEST_LEAD, (scores[k] - best) / taste)
        number = classes[k]
        logit = float(net.lean * lead + net.class_bias[number])
        for unit in range(SECOND):
            logit += float(mind.second[seat, unit] * net.class_row[number, unit])
        scores[k] = taste * logit
