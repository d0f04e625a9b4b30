"""When enough has been played: a sequential test between two bots.

Wald's probability ratio test of "the first bot's win share is a half" against "it is P", on the
shares of whole deals, treated as normal with the variance observed so far. Each verdict is wrong in
at most about 5 % of the contests in which the other hypothesis is exactly true.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

EVEN: Final = 0.5
ERROR: Final = 0.05  # of each kind
BOUND: Final = math.log((1 - ERROR) / ERROR)
FEWEST_DEALS: Final = 20  # before them the estimate of the variance is unreliable
# Two additional deals, one won and one lost, in the variance only: equal deals would have none.
PSEUDO_DEALS: Final = 2
PSEUDO_SQUARES: Final = 0.5


@dataclass(frozen=True, slots=True)
class Verdict:
    """A verdict. ratio: the logarithm of the likelihood ratio; answer: `better`, `not better`, None."""

    ratio: float
    answer: str | None
    deals: int

    def json(self) -> dict[str, object]:
        """Return the fields by name, with the bounds of the test."""
        return {
            "log_ratio": self.ratio,
            "bound": BOUND,
            "answer": self.answer,
            "deals": self.deals,
            "errors": ERROR,
        }


def verdict(shares: Sequence[float], better: float) -> Verdict:
    """Go through the win shares of whole deals, in order, up to the first verdict.

    better: the win share P of the second hypothesis, above a half.
    """
    total = squares = ratio = 0.0
    for count, share in enumerate(shares, start=1):
        total += share
        squares += (share - EVEN) ** 2
        mean = total / count
        spread = squares - count * (mean - EVEN) ** 2 + PSEUDO_SQUARES
        variance = spread / (count + PSEUDO_DEALS - 1)
        ratio = count * (better - EVEN) * (mean - (better + EVEN) / 2) / variance
        if count >= FEWEST_DEALS and abs(ratio) >= BOUND:
            return Verdict(ratio, "better" if ratio > 0 else "not better", count)
    return Verdict(ratio, None, len(shares))
