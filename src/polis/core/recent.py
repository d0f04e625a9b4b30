"""What was worked out of the last few records, so that those who look at the same one share it.

All viewers of a table are shown the same public part of a position, one right after the other.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from polis.core.layout import Observation

PartT = TypeVar("PartT")
KEPT: Final = 16


class Recent(Generic[PartT]):
    """Remembers a part of the last observations, by their bytes and the box they are read with."""

    def __init__(self, work: Callable[[Observation, Any], PartT]) -> None:
        """Take what works the part out; work: of an observation and the tables of a box."""
        self._work = work
        self._kept: OrderedDict[tuple[int, bytes], tuple[Any, PartT]] = OrderedDict()

    def of(self, seen: Observation, tables: Any) -> PartT:
        """Return the part of an observation; nobody may change it, others have the same one.

        Raises whatever the work raises; then nothing is remembered.
        """
        key = (id(tables), seen.tobytes())
        known = self._kept.get(key)
        if known is not None:
            return known[1]
        part = self._work(seen, tables)
        self._kept[key] = (tables, part)  # with the tables, so that no others get their number
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return part
