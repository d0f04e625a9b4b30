"""A small network for kernels: a value (win shares) and a policy (priors of actions).

Every seat is described by the same inputs and passes through the same layers; its opponents enter
as the mean of their first layers (a set function: Zaheer et al., *Deep Sets*, 2017), so that one
network serves two, three and four seats. The value is the softmax of one number per seat; the policy
adds to the greedy bot's score a number for each class of actions that depends on the seat to act. The
network is trained by `polis train`; this module holds its layout, its layers and its working memory.
See `docs/decisions/0011-network.md`.
"""

import math
from typing import Any, Final

import numpy as np

from polis.core.kernels.arrays import Array, Record, Records
from polis.core.kernels.exponential import exponential
from polis.core.kernels.kernel import kernel
from polis.search.tree import PRIOR_TEMPERATURE, SEATS

FIRST, SECOND = 48, 32  # units of the layers, where a game does not ask for more
LOWEST_LEAD: Final = -20.0  # in units of PRIOR_TEMPERATURE; worse scores are raised to this

# The fields of the record that hold a network's sizes; then its weights, by purpose
SIZES: Final = ("reads", "firsts", "seconds")
AXES: Final[dict[str, tuple[str, ...]]] = {
    "first": ("reads", "firsts"),
    "first_bias": ("firsts",),
    "own": ("firsts", "seconds"),  # from the seat's own first layer
    "others": ("firsts", "seconds"),  # from the mean of its opponents'
    "second_bias": ("seconds",),
    "value": ("seconds",),
    "prior_weight": (),  # of the greedy bot's lead
    "class_bias": ("classes",),
    "class_row": ("classes", "seconds"),
}


def network_dtype(
    inputs: int, classes: int, units: tuple[int, int] = (FIRST, SECOND)
) -> np.dtype[Any]:
    """The record of the weights, for a number of inputs per seat and of classes of actions.

    units: of the two layers. A network may have fewer inputs and units: SIZES tell how many, the first
    ones, and the rest of the record is 0. So networks of several editions are one type for the compiler.
    """
    most = {"reads": inputs, "firsts": units[0], "seconds": units[1], "classes": classes}
    fields = [
        *((name, "<i8") for name in SIZES),
        *((name, "<f4", tuple(most[axis] for axis in axes)) for name, axes in AXES.items()),
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


def new_network(
    inputs: int, classes: int, units: tuple[int, int] = (FIRST, SECOND)
) -> Records:  # fmt: skip
    """A network of this size whose weights are 0, shape (1,)."""
    net = np.zeros(1, network_dtype(inputs, classes, units))
    net["reads"], net["firsts"], net["seconds"] = inputs, *units
    return net


def activations_dtype(inputs: int, units: tuple[int, int] = (FIRST, SECOND)) -> np.dtype[Any]:
    """The record of the inputs and the activations of a network."""
    fields = [
        ("inputs", "<f4", (SEATS, inputs)),
        ("first", "<f4", (SEATS, units[0])),
        ("total", "<f4", (units[0],)),  # of the first layers of all seats
        ("others", "<f4", (units[0],)),  # mean of the first layers of a seat's opponents
        ("second", "<f4", (SEATS, units[1])),
        ("active", "<i8", (max(inputs, units[0]) + 1,)),  # numbers of a layer that are not 0
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


@kernel
def add_input(x: Array, number: int, amount: float) -> None:
    """Add to an input. The sum is a double before it is rounded, interpreted as well as compiled."""
    x[number] = float(x[number]) + amount


@kernel
def forward(net: Record, activations: Record, seats: int) -> None:
    """Compute `activations.second` of all seats from `activations.inputs`."""
    first_layers(net, activations, seats)
    for seat in range(seats):
        second_layer(net, activations, seats, seat)


@kernel
def forward_seat(net: Record, activations: Record, seats: int, seat: int) -> None:
    """Compute `activations.second` of one seat from the inputs of all: enough for the policy."""
    first_layers(net, activations, seats)
    second_layer(net, activations, seats, seat)


@kernel
def first_layers(net: Record, activations: Record, seats: int) -> None:
    """Compute the first layer of each seat, and the total of them."""
    total = activations.total
    for unit in range(net.firsts):
        total[unit] = 0.0
    for seat in range(seats):
        units = activations.first[seat]
        for unit in range(net.firsts):
            units[unit] = net.first_bias[unit]
        found = list_active(activations.inputs[seat], net.reads, activations.active)
        add_rows(net.first, activations.inputs[seat], activations.active, found, units, net.firsts)
        for unit in range(net.firsts):
            units[unit] = max(units[unit], np.float32(0.0))
            total[unit] += units[unit]


@kernel
def second_layer(net: Record, activations: Record, seats: int, seat: int) -> None:
    """Compute a seat's second layer from its own first layer and its opponents' mean."""
    mine, mean = activations.first[seat], activations.others
    units, active = activations.second[seat], activations.active
    for unit in range(net.firsts):
        mean[unit] = (activations.total[unit] - mine[unit]) / np.float32(seats - 1)
    for unit in range(net.seconds):
        units[unit] = net.second_bias[unit]
    add_rows(net.own, mine, active, list_active(mine, net.firsts, active), units, net.seconds)
    add_rows(net.others, mean, active, list_active(mean, net.firsts, active), units, net.seconds)
    for unit in range(net.seconds):
        units[unit] = max(units[unit], np.float32(0.0))


@kernel
def list_active(x: Array, many: int, active: Array) -> int:
    """Write the indices of the first `many` numbers that are not 0; returns how many there are."""
    found = 0
    for k in range(many):
        active[found] = k
        if x[k] != 0.0:
            found += 1
    return found


@kernel
def add_rows(rows: Array, x: Array, active: Array, found: int, units: Array, many: int) -> None:
    """Add to the first `many` units the rows of the active numbers, each times its number.

    Four rows at a time, so that the units are read and written a quarter as often; the sums are
    rounded as if they were added one after the other.
    """
    whole = found - found % 4
    for k in range(0, whole, 4):
        p, q, r, s = active[k], active[k + 1], active[k + 2], active[k + 3]
        a, b, c, d = x[p], x[q], x[r], x[s]
        first, second, third, fourth = rows[p], rows[q], rows[r], rows[s]
        for unit in range(many):
            total = units[unit] + a * first[unit] + b * second[unit]
            units[unit] = total + c * third[unit] + d * fourth[unit]
    for k in range(whole, found):
        a, first = x[active[k]], rows[active[k]]
        for unit in range(many):
            units[unit] += a * first[unit]


@kernel
def share_by_network(net: Record, activations: Record, seats: int, values: Array) -> None:
    """Write each seat's expected win share. values: float64, shape (SEATS,)."""
    forward(net, activations, seats)
    best = -math.inf
    for seat in range(seats):
        logit = 0.0
        for unit in range(net.seconds):
            logit += float(activations.second[seat, unit] * net.value[unit])
        values[seat] = logit
        best = max(best, logit)
    total = 0.0
    for seat in range(SEATS):
        values[seat] = exponential(values[seat] - best) if seat < seats else 0.0
        total += values[seat]
    for seat in range(seats):
        values[seat] /= total


@kernel
def add_policy(
    net: Record, activations: Record, seat: int, scores: Array, classes: Array, listed: int, parameters: Array
) -> None:  # fmt: skip
    """Replace the greedy bot's scores by the logits of the policy, in the same unit.

    scores: float64, and classes: int16, both by index in the list of legal actions. `forward` must
    have been called before.
    """
    best = -math.inf
    for k in range(listed):
        best = max(best, scores[k])
    temperature = parameters[PRIOR_TEMPERATURE]
    for k in range(listed):
        lead = max(LOWEST_LEAD, (scores[k] - best) / temperature)
        number = classes[k]
        logit = float(net.prior_weight) * lead + float(net.class_bias[number])
        for unit in range(net.seconds):
            logit += float(activations.second[seat, unit] * net.class_row[number, unit])
        scores[k] = temperature * logit
