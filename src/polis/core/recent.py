"""A small cache of parts computed from recent observations, shared by viewers of the same one.

All viewers of a table see the same public part of a position, one right after the other.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from polis.core.layout import Observation

PartT = TypeVar("PartT")
KEPT: Final = 16


class Recent(Generic[PartT]):
    """Caches a part of the last few observations, keyed by their bytes and the box."""

    def __init__(self, work: Callable[[Observation, Any], PartT]) -> None:
        """Take the function that computes the part from an observation and the tables of a box."""
        self._work = work
        self._kept: OrderedDict[tuple[int, bytes], tuple[Any, PartT]] = OrderedDict()

    def of(self, seen: Observation, tables: Any) -> PartT:
        """Return the part of an observation; it is shared and must not be modified.

        Raises whatever the function raises; nothing is cached then.
        """
        key = (id(tables), seen.tobytes())
        known = self._kept.get(key)
        if known is not None:
            return known[1]
        part = self._work(seen, tables)
        self._kept[key] = (tables, part)  # keeps the tables alive, so that their id is not reused
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return part
