"""Figures of many games: the columns that all games have, and how they are summed up and told."""

from typing import Any

import numpy as np

from polis.core.kernels.arrays import Array

# The first columns of the figures are the same for all games: decisions made, turns played
DECISIONS, TURNS = range(2)


def decisions(figures: Array) -> int:
    """The number of decisions in all games together."""
    return int(figures[:, DECISIONS].sum())


def turns(figures: Array) -> int:
    """The number of turns in all games together."""
    return int(figures[:, TURNS].sum())


def phase_figures(
    phases: tuple[str, ...], made: Array, listed: Array
) -> dict[str, dict[str, float]]:  # fmt: skip
    """Decisions made and legal actions per decision, by phase, for the phases that occurred."""
    return {
        phase: {"decisions": int(made[k]), "legal": float(listed[k] / made[k])}
        for k, phase in enumerate(phases)
        if made[k] > 0
    }


def percentiles(values: Any) -> dict[str, float]:
    """Return the 5th percentile, the median and the 95th percentile."""
    low, middle, high = np.percentile(values, [5, 50, 95])
    return {"p5": float(low), "median": float(middle), "p95": float(high)}


def wins_by_seat(scores: Any) -> list[float]:
    """Return each seat's share of wins; scores: shape (games, seats); ties split the win."""
    shared = (scores == scores.max(axis=1)[:, None]).astype(float)
    return [float(share) for share in (shared / shared.sum(axis=1)[:, None]).mean(axis=0)]


def percentiles_text(values: dict[str, float]) -> str:
    """Format the result of `percentiles`."""
    return f"{values['median']:.0f} (5 %: {values['p5']:.0f}, 95 %: {values['p95']:.0f})"


def list_text(values: list[float], form: str) -> str:
    """Format a list of numbers, each with a format such as `{:.1f}`."""
    return ", ".join(form.format(value) for value in values)


def named_text(values: dict[str, float], form: str) -> str:
    """Format names with their numbers."""
    return ", ".join(f"{name} {form.format(value)}" for name, value in values.items())
