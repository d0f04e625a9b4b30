"""The latest move, so that a drawing can mark it, and who is ahead."""

from collections.abc import Collection, Sequence
from typing import Any

from polis.core.kernels.events import Event

TURN = "turn_started"


def last_move(events: Sequence[Event], kinds: Collection[str]) -> list[Event]:
    """Return the events of these kinds in the latest turn that has any, in order."""
    found: list[Event] = []
    for event in reversed(events):
        if event.kind in kinds:
            found.append(event)
        elif found and event.kind == TURN:
            break
    return found[::-1]


def leaders(standings: Sequence[Any]) -> list[int]:
    """Return the seats with the highest standing, several on a tie; one standing per seat."""
    best = max(standings)
    return [seat for seat, standing in enumerate(standings) if standing == best]
