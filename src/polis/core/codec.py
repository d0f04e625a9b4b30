"""Actions as small numbers: one table of verbs, from which sizes, numbers and documents follow.

Each verb owns a range of numbers; inside it the parts are counted like the digits of a number,
the last part fastest.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import TypeAlias

Parts: TypeAlias = tuple[tuple[str, int], ...]
"""The parts of a verb: name and how many values, in the order of their digits."""


@dataclass(frozen=True, slots=True)
class Action:
    """A decision in parts: its verb and the numbers of its parts, in the order of the table."""

    verb: str
    parts: tuple[int, ...] = ()


class Codec:
    """The numbers of a game's actions."""

    def __init__(self, verbs: Mapping[str, Parts]) -> None:
        """Give each verb its range, in the order of the table."""
        self.verbs = verbs
        self.bases: dict[str, int] = {}
        base = 0
        for verb, parts in verbs.items():
            self.bases[verb] = base
            base += prod(size for _, size in parts)
        self.size = base

    def encode(self, action: Action) -> int:
        """The number of an action; ValueError if a part is missing or out of its range."""
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
        """The parts of an action's number; ValueError if there is no such action."""
        if not 0 <= number < self.size:
            raise ValueError(f"there is no action {number}; actions are 0 to {self.size - 1}")
        verb = max((v for v in self.verbs if self.bases[v] <= number), key=self.bases.__getitem__)
        rest = number - self.bases[verb]
        parts: list[int] = []
        for _, size in reversed(self.verbs[verb]):
            rest, part = divmod(rest, size)
            parts.insert(0, part)
        return Action(verb, tuple(parts))
