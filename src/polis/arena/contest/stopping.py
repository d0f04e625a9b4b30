"""When enough has been played: a sequential test between two bots.

Wald's probability ratio between "the first bot's win share is a half" and "it is P", on the shares
of whole deals as if they were normal with the variance seen so far. Either answer is wrong in at
most about 5 % of the contests in which the other one is exactly true.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

EVEN: Final = 0.5
ERROR: Final = 0.05  # of each kind
BOUND: Final = math.log((1 - ERROR) / ERROR)
FEWEST_DEALS: Final = 20  # before them the variance is not known well enough
# Two deals more, one won and one lost, in the variance only: a row of equal deals has none.
PSEUDO_DEALS: Final = 2
PSEUDO_SQUARES: Final = 0.5


@dataclass(frozen=True, slots=True)
class Verdict:
    """A verdict of the test. ratio: of likelihoods, its logarithm; answer: `better`, `not better`, None."""

    ratio: float
    answer: str | None
    deals: int

    def json(self) -> dict[str, object]:
        """By name, with the bounds of the test."""
        return {
            "log_ratio": self.ratio,
            "bound": BOUND,
            "answer": self.answer,
            "deals": self.deals,
            "errors": ERROR,
        }


def verdict(shares: Sequence[float], better: float) -> Verdict:
    """Go through the win shares of whole deals, in their order, up to the first answer.

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
