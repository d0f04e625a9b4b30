"""Figures formatted for people."""

from collections.abc import Mapping
from typing import Any


def percent(share: float) -> str:
    """Format a share."""
    return f"{100 * share:.1f} %"


def number(value: float) -> str:
    """Format about three digits, with a true minus sign."""
    text = f"{value:,.0f}" if abs(value) >= 100 else f"{value:.1f}"
    return text.replace("-", "\u2212")


def signed(value: float) -> str:
    """Format a difference."""
    return f"+{number(value)}" if value > 0 else number(value)


def seconds(value: float) -> str:
    """Format a time in a suitable unit."""
    for factor, unit in ((1.0, "s"), (1e3, "ms")):
        if value * factor >= 0.9995:
            return f"{value * factor:.3g} {unit}"
    return f"{value * 1e6:.3g} µs"


def strength(rung: Mapping[str, Any]) -> tuple[str, str]:
    """Format a rung of the ladder: its strength, and its interval unless it is only a bound."""
    if rung["limit"] is not None:
        bound = rung["low"] if rung["limit"] == "at least" else rung["high"]
        return f"{rung['limit']} {signed(bound)}", "not known"
    if rung["low"] is None:
        return signed(rung["elo"]), "not known yet"
    if rung["low"] == rung["high"]:
        return signed(rung["elo"]), "fixed"
    return signed(rung["elo"]), f"{signed(rung['low'])} to {signed(rung['high'])}"


def interval(figure: Mapping[str, Any], written: Any) -> str:
    """Format an interval, or say that it is not known yet."""
    if figure["low"] is None:
        return "not known yet"
    low, high = written(figure["low"]), written(figure["high"])
    unit = " %" if written is percent else ""
    return f"{low.removesuffix(unit)} to {high}"


def with_interval(figure: Mapping[str, Any], written: Any) -> str:
    """Format a figure followed by its interval."""
    return f"{written(figure['value'])} ({interval(figure, written)})"
