"""Who is ahead: the one place that turns the seats' standings into winners."""

from collections.abc import Sequence
from typing import Any


def leaders(standings: Sequence[Any]) -> list[int]:
    """Return the seats with the highest standing, several on a tie; one standing per seat."""
    best = max(standings)
    return [seat for seat, standing in enumerate(standings) if standing == best]
