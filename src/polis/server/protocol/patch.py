"""The difference between two JSON values, short but not necessarily minimal.

A patch is a list of operations. `[path, value]` sets the value at a path; `[path, start, count,
items]` replaces `count` items of the list at a path by `items`. A path is a list of keys and
indices, from the outside in. Operations are applied in order.
"""

from collections.abc import Hashable, Iterable, Sequence
from itertools import compress, count
from operator import is_not, ne
from typing import Any, TypeAlias

Path: TypeAlias = tuple[str | int, ...]
Operation: TypeAlias = tuple[Path, Any] | tuple[Path, int, int, list[Any]]
Patch: TypeAlias = Sequence[Operation]


class Patches:
    """Makes patches for several viewers; a part that is the same object for all is compared once.

    The values must stay alive as long as this does. Most of a document is equal or even the same object,
    which Python finds out faster than any loop here could.
    """

    def __init__(self) -> None:
        """Start with nothing cached."""
        self._known: dict[Hashable, list[Operation]] = {}

    def of(self, before: Any, after: Any) -> list[Operation]:
        """Return the patch from one value to another; empty if they are equal."""
        return [] if before is after or before == after else self._changes(before, after, ())

    def _changes(self, before: Any, after: Any, path: Path) -> list[Operation]:
        """Return the patch of two values at a path that differ."""
        kind = type(after)
        if kind is type(before) and before and after:
            if kind is list:
                return self._list(before, after, path)
            if kind is dict and list(before) == list(after):
                return self._dict(before, after, path)
        return [(path, after)]

    def _dict(self, before: dict[str, Any], after: dict[str, Any], path: Path) -> list[Operation]:
        """Return the patch of two dicts that have the same keys in the same order."""
        found = list[Operation]()
        for key in compress(after, map(is_not, before.values(), after.values())):
            old, value = before[key], after[key]
            if old == value:
                continue
            if type(value) is dict or type(value) is list:
                found += self._remembered(old, value, (*path, key))
            else:
                found.append(((*path, key), value))
        return found

    def _remembered(self, before: Any, after: Any, path: Path) -> list[Operation]:
        key = (id(before), id(after), path)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._changes(before, after, path)
        return known

    def _list(self, before: list[Any], after: list[Any], path: Path) -> list[Operation]:
        """Return the patch of two lists that differ, keeping their common start and end.

        Plain values in between are replaced together, which is shorter than one path for each.
        """
        shorter = min(len(before), len(after))
        start = _alike(before, after, shorter)
        tail = _alike(reversed(before), reversed(after), shorter - start)
        items = after[start : len(after) - tail]
        if len(before) != len(after) or not any(type(item) in (dict, list) for item in items):
            return [(path, start, len(before) - start - tail, items)]
        found = list[Operation]()
        for place in range(start, len(after) - tail):
            if before[place] != after[place]:
                found += self._changes(before[place], after[place], (*path, place))
        return found


def _alike(some: Iterable[Any], others: Iterable[Any], most: int) -> int:
    """Return how many items are equal until the first that is not; at most so many."""
    return min(most, next(compress(count(), map(ne, some, others)), most))


def patched(value: Any, patch: Sequence[Sequence[Any]]) -> Any:
    """Return a value after a patch; unchanged parts are shared with the given value.

    Raises LookupError or TypeError if the patch belongs to another value.
    """
    for path, *change in patch:
        value = _put(value, path, change)
    return value


def _put(value: Any, path: Sequence[str | int], change: Sequence[Any]) -> Any:
    if path:
        copied = value.copy()
        copied[path[0]] = _put(value[path[0]], path[1:], change)
        return copied
    if len(change) == 1:
        return change[0]
    start, count, items = change
    return [*value[:start], *items, *value[start + count :]]
