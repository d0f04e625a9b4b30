"""Actions as small integers, encoded by a table of verbs that also yields sizes and docs.

Each verb owns a range of numbers; within it the parts are the digits of a mixed-radix number, the
last part varying fastest.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import TypeAlias

Parts: TypeAlias = tuple[tuple[str, int], ...]
"""The parts of a verb: each name and its number of values, in digit order."""


@dataclass(frozen=True, slots=True)
class Action:
    """A decision in parts: its verb and the values of its parts, in table order."""

    verb: str
    parts: tuple[int, ...] = ()


class Codec:
    """The numbers of a game's actions."""

    def __init__(self, verbs: Mapping[str, Parts]) -> None:
        """Assign each verb its range, in table order."""
        self.verbs = verbs
        self.bases: dict[str, int] = {}
        base = 0
        for verb, parts in verbs.items():
            self.bases[verb] = base
            base += prod(size for _, size in parts)
        self.size = base

    def encode(self, action: Action) -> int:
        """Return the number of an action; ValueError if a part is missing or out of range."""
        sizes = self.verbs[action.verb]
        if len(sizes) != len(action.parts):
            raise ValueError(f"{action.verb} has {len(sizes)} parts, not {len(action.parts)}")
        number = 0
        for (name, size), part in zip(sizes, action.parts, strict=True):
            if not 0 <= part < size:
                raise ValueError(f"{action.verb}: {name} is {part}, it must be 0 to {size - 1}")
            number = number * size + part
        return self.bases[action.verb] + number

    def decode(self, number: int) -> Action:
        """Return the action with a number; raises ValueError if there is none."""
        if not 0 <= number < self.size:
            raise ValueError(f"there is no action {number}; actions are 0 to {self.size - 1}")
        verb = max((v for v in self.verbs if self.bases[v] <= number), key=self.bases.__getitem__)
        rest = number - self.bases[verb]
        parts: list[int] = []
        for _, size in reversed(self.verbs[verb]):
            rest, part = divmod(rest, size)
            parts.insert(0, part)
        return Action(verb, tuple(parts))
