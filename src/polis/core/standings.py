"""Who is in front: the one place that turns what seats win by into the seats that win."""

from collections.abc import Sequence
from typing import Any


def leaders(standings: Sequence[Any]) -> list[int]:
    """Return the seats whose standing is the highest, several on a tie; one standing per seat."""
    best = max(standings)
    return [seat for seat, standing in enumerate(standings) if standing == best]
