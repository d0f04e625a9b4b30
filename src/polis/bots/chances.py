"""Chances as people are told them: shares of a search, corrected by how often such shares came true.

A search may be too sure or not sure enough on the whole. By how much is measured with games of a level against
itself (`tools.calibration`) and kept with the weights. Bots decide by the shares as they are.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from polis.bots.network_store import slope_with
from polis.games import GAMES

LEAST: Final = 1e-4  # a share that is smaller counts as this


def slope_of(game: Any) -> float:
    """By what logarithms of shares are multiplied; 1 for a game without a network."""
    kit = GAMES[game.name].bots()
    return 1.0 if kit is None or kit.network is None else slope_with(game)


def calibrated(shares: Sequence[float], slope: float) -> tuple[float, ...]:
    """The shares of all seats as people are told them."""
    return tuple(sharpened(np.array(shares), slope).tolist())


def stretch(one: Sequence[float], other: Sequence[float], seat: int, slope: float) -> float:
    """How many times as far apart the shares of a seat are when they are told."""
    gap = one[seat] - other[seat]
    return (calibrated(one, slope)[seat] - calibrated(other, slope)[seat]) / gap if gap else slope


def sharpened(shares: Any, slope: float) -> Any:
    """Shares along the last axis, their logarithms multiplied, so that they add up to 1 again."""
    if slope == 1:
        return shares
    powers = np.maximum(shares, LEAST) ** slope
    return powers / powers.sum(axis=-1, keepdims=True)
