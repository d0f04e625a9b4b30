"""Attribution: which terms explain the difference in a network's evaluation of two positions.

The difference of two shares is split among the inputs in proportion to the gradient along the
straight line from one position to the other (integrated gradients: Sundararajan, Taly and Yan,
2017), so that the parts add up to the whole. Inputs are then grouped by the terms that they
describe.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from polis.core.kernels.arrays import Array, Record

STEPS: Final = 24  # gradient samples along the line
REST: Final = "rest"  # inputs of no term, and the error of the numerical integration
RIVALS: Final = "rivals"  # inputs of the other seats

Parts = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Meanings:
    """The terms that the inputs of a game's network describe.

    terms: prefix of an input's name -> its term; the longest match wins (REST if none); whole: for
    each input that is the seat's total evaluation, the divisor it is scaled by.
    """

    terms: Mapping[str, str]
    whole: Mapping[str, float]

    def term_of(self, name: str) -> str:
        """The term that an input describes."""
        fitting = [start for start in self.terms if name.startswith(start)]
        return self.terms[max(fitting, key=len)] if fitting else REST


def shares(net: Record, inputs: Array) -> Any:
    """Each seat's win share. inputs: shape (..., seats, inputs); returns (..., seats)."""
    return _forward(net, np.asarray(inputs, np.float64))[-1]


def _forward(net: Record, x: Array) -> tuple[Any, Any, Any]:
    """Return the first and second layers and the shares."""
    seats = x.shape[-2]
    first = np.maximum(x @ net["first"] + net["first_bias"], 0.0)
    others = (first.sum(-2, keepdims=True) - first) / (seats - 1)
    second = np.maximum(first @ net["own"] + others @ net["others"] + net["second_bias"], 0.0)
    logits = second @ net["value"]
    powers = np.exp(logits - logits.max(-1, keepdims=True))
    return first, second, powers / powers.sum(-1, keepdims=True)


def gradient(net: Record, x: Array, seat: int) -> Any:
    """Return the derivative of a seat's share by each input, shape of `x`: (..., seats, inputs)."""
    seats = x.shape[-2]
    first, second, found = _forward(net, x)
    by_logit = -found[..., seat : seat + 1] * found
    by_logit[..., seat] += found[..., seat]
    by_second = by_logit[..., None] * net["value"] * (second > 0)
    mine, theirs = by_second @ net["own"].T, by_second @ net["others"].T
    by_first = mine + (theirs.sum(-2, keepdims=True) - theirs) / (seats - 1)
    return (by_first * (first > 0)) @ net["first"].T


def mean_gradient(net: Record, before: Array, after: Array, seat: int) -> Any:
    """Return the mean gradient along the line between two inputs, shape (seats, inputs)."""
    way = (np.arange(STEPS) + 0.5)[:, None, None] / STEPS
    return gradient(net, before + way * (after - before), seat).mean(0)


def by_terms(
    net: Record,
    ends: tuple[Any, Any],
    seat: int,
    gain: float,
    changes: tuple[Parts, Meanings, tuple[str, ...]],
) -> dict[str, float]:
    """Split a gain in a seat's share among terms; they add up to it.

    ends: the inputs before and after, shape (seats, inputs); changes: by how much the parts of the seat's
    evaluation differ, the meanings of the inputs, and their names.
    """
    parts, meanings, names = changes
    before, after = (np.asarray(end, np.float64) for end in ends)
    slope = mean_gradient(net, before, after, seat)
    split = slope * (after - before)
    found = dict.fromkeys([*parts, *meanings.terms.values(), RIVALS, REST], 0.0)
    found[RIVALS] += split.sum() - split[seat].sum()
    for k, name in enumerate(names):
        if (scale := meanings.whole.get(name)) is None:
            found[meanings.term_of(name)] += split[seat, k]
            continue
        own = {term: slope[seat, k] * change / scale for term, change in parts.items()}
        for term, share in own.items():
            found[term] += share
        found[RIVALS] += split[seat, k] - sum(own.values())
    found[REST] += gain - sum(found.values())
    return {term: float(share) for term, share in found.items()}
