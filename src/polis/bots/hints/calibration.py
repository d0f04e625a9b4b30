"""Chances of winning for display: shares of a search, calibrated against actual results.

A search may be overconfident or underconfident. The correction is measured in games of a level
against itself (`polis_lab.measuring.calibration`) and stored with the weights. Bots decide by the uncorrected
shares.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from polis.core.contract.game import Rules

LEAST: Final = 1e-4  # smaller shares are raised to this


def slope_of(game: Rules) -> float:
    """Return the factor for the logarithms of shares; 1 for a game without a network."""
    return game.spec.bots.slope(game)


def calibrated(shares: Sequence[float], slope: float) -> tuple[float, ...]:
    """Return the calibrated shares of all seats."""
    return tuple(sharpened(np.array(shares), slope).tolist())


def sharpened(shares: Any, slope: float) -> Any:
    """Scale the logarithms of the shares along the last axis and normalise to a sum of 1."""
    if slope == 1:
        return shares
    powers = np.maximum(shares, LEAST) ** slope
    return powers / powers.sum(axis=-1, keepdims=True)
