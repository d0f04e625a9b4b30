"""What a network's judgement of one position against another comes from, term by term.

The difference of two shares is split among the inputs in proportion to the gradient along the
straight way from one position to the other (integrated gradients: Sundararajan, Taly and Yan, 2017),
so that the parts add up to the whole. Inputs are then told as the terms that they speak of.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

STEPS: Final = 24  # gradients on the way
REST: Final = "rest"  # inputs that speak of no term, and what the steps leave out
RIVALS: Final = "rivals"  # what is the other seats'

Parts = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Meanings:
    """What the inputs of a game's network tell of.

    terms: the term of each input of a seat by the beginning of its name, the longest that fits (REST for the
    others); whole: for each input that sums up the seat's evaluation, what it is divided by there.
    """

    terms: Mapping[str, str]
    whole: Mapping[str, float]

    def term_of(self, name: str) -> str:
        """The term that an input tells of."""
        fitting = [start for start in self.terms if name.startswith(start)]
        return self.terms[max(fitting, key=len)] if fitting else REST


def shares(net: Any, inputs: Any) -> Any:
    """Each seat's share of the victory. inputs: shape (..., seats, inputs); returns (..., seats)."""
    return _forward(net, np.asarray(inputs, np.float64))[-1]


def _forward(net: Any, x: Any) -> tuple[Any, Any, Any]:
    """The first and second layer and the shares."""
    seats = x.shape[-2]
    first = np.maximum(x @ net["first"] + net["first_bias"], 0.0)
    others = (first.sum(-2, keepdims=True) - first) / (seats - 1)
    second = np.maximum(first @ net["own"] + others @ net["others"] + net["second_bias"], 0.0)
    logits = second @ net["value"]
    powers = np.exp(logits - logits.max(-1, keepdims=True))
    return first, second, powers / powers.sum(-1, keepdims=True)


def gradient(net: Any, x: Any, seat: int) -> Any:
    """How a seat's share changes with each input, of the shape of `x`: (..., seats, inputs)."""
    seats = x.shape[-2]
    first, second, found = _forward(net, x)
    by_logit = -found[..., seat : seat + 1] * found
    by_logit[..., seat] += found[..., seat]
    by_second = by_logit[..., None] * net["value"] * (second > 0)
    mine, theirs = by_second @ net["own"].T, by_second @ net["others"].T
    by_first = mine + (theirs.sum(-2, keepdims=True) - theirs) / (seats - 1)
    return (by_first * (first > 0)) @ net["first"].T


def mean_gradient(net: Any, before: Any, after: Any, seat: int) -> Any:
    """The mean gradient on the way from one position's inputs to another's, shape (seats, inputs)."""
    way = (np.arange(STEPS) + 0.5)[:, None, None] / STEPS
    return gradient(net, before + way * (after - before), seat).mean(0)


def by_terms(
    net: Any,
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
