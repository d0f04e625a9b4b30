"""Figures with their 95 % intervals, by deal.

Games on the same deal are correlated, so they are added up first; the resulting deals are
independent. A figure is a ratio of sums over deals (wins by games, points by games); its error is
computed from how much the deals deviate from that ratio.
"""

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any, Final

import numpy as np

LEVEL: Final = 0.95


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure and its confidence interval; None if there are too few deals."""

    value: float
    low: float | None
    high: float | None

    def json(self) -> dict[str, float | None]:
        """Return the fields by name."""
        return {"value": self.value, "low": self.low, "high": self.high}


def sums_by_deal(deals: Any, *figures: Any) -> list[Any]:
    """Sum each figure of the games deal by deal. deals: the deal of each game."""
    _, places = np.unique(deals, return_inverse=True)
    return [np.bincount(places, weights=figure) for figure in figures]


def mean_interval(deals: Any, parts: Any, wholes: Any) -> Interval:
    """The sum of `parts` over that of `wholes`, by Student's t; one entry of each per game."""
    ratio, error, count = _ratio(deals, parts, wholes)
    if count < 2:
        return Interval(ratio, None, None)
    reach = t_quantile(count - 1) * error
    return Interval(ratio, ratio - reach, ratio + reach)


def share_interval(deals: Any, parts: Any, wholes: Any) -> Interval:
    """The same for a share from 0 to 1, by Wilson's method.

    The number of games is replaced by the number of independent games that would vary as much as
    the deals do. If the deals do not vary at all, it is the number of deals if one side has won
    everything, or of games if every deal was split alike.
    """
    share, error, count = _ratio(deals, parts, wholes)
    if count < 2:
        return Interval(share, 0.0, 1.0)
    spread = max(0.0, share * (1 - share))
    independent = _independent(spread, error, count, float(np.sum(wholes)))
    reach = t_quantile(count - 1) ** 2 / independent
    middle = (share + reach / 2) / (1 + reach)
    half = math.sqrt(spread * reach + reach**2 / 4) / (1 + reach)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def _independent(spread: float, error: float, deals: int, games: float) -> float:
    """The number of independent games with the same information. spread: p (1 - p) of the share p."""
    if spread <= 0:
        return float(deals)
    return spread / error**2 if error > 0 else games


def _ratio(deals: Any, parts: Any, wholes: Any) -> tuple[float, float, int]:
    """A ratio of sums, its standard error, and the number of deals; 0/0 counts as 0."""
    part, whole = sums_by_deal(deals, parts, wholes)
    part, whole = part[whole > 0], whole[whole > 0]
    count, total = len(whole), float(whole.sum())
    if not count:
        return 0.0, 0.0, 0
    ratio = float(part.sum()) / total
    if count < 2:
        return ratio, 0.0, count
    off = part - ratio * whole
    squares = float(off @ off)
    error = math.sqrt(squares * count / (count - 1)) / total
    return ratio, 0.0 if error < 1e-12 else error, count


def t_quantile(freedom: int, level: float = LEVEL) -> float:
    """The number of standard errors that contain `level` of Student's distribution, to two decimals.

    Exact for 1 and 2 degrees of freedom, beyond that Fisher's expansion from the normal one.
    """
    tail = (1 + level) / 2
    if freedom == 1:
        return math.tan(math.pi * (tail - 0.5))
    if freedom == 2:
        return (2 * tail - 1) * math.sqrt(2 / (4 * tail * (1 - tail)))
    z = NormalDist().inv_cdf(tail)
    n = float(freedom)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / n**power for power, term in enumerate(terms, start=1))
