"""The difference between two JSON values, short but not necessarily minimal.

A patch is a list of operations. `[path, value]` sets the value at a path; `[path, start, count,
items]` replaces `count` items of the list at a path by `items`. A path is a list of keys and
indices, from the outside in. Operations are applied in order.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

Path: TypeAlias = tuple[str | int, ...]
Operation: TypeAlias = tuple[Path, Any] | tuple[Path, int, int, list[Any]]
Patch: TypeAlias = Sequence[Operation]


def patch_of(before: Any, after: Any) -> list[Operation]:
    """Return the patch from one value to another; empty if they are equal."""
    return [] if before == after else _changes(before, after, ())


def _changes(before: Any, after: Any, path: Path) -> list[Operation]:
    """Return the patch of two values that differ."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return [
            operation
            for key, value in after.items()
            if before[key] is not value and before[key] != value
            for operation in _changes(before[key], value, (*path, key))
        ]
    if isinstance(before, list) and isinstance(after, list) and before and after:
        return _list_patch(before, after, path)
    return [(path, after)]


def _list_patch(before: list[Any], after: list[Any], path: Path) -> list[Operation]:
    """Return the patch of two lists that differ, keeping their common start and end.

    Plain values in between are replaced together, which is shorter than one path for each.
    """
    shorter = min(len(before), len(after))
    start = 0
    while start < shorter and before[start] == after[start]:
        start += 1
    tail = 0
    while tail < shorter - start and before[-1 - tail] == after[-1 - tail]:
        tail += 1
    items = after[start : len(after) - tail]
    if len(before) != len(after) or not any(isinstance(item, dict | list) for item in items):
        return [(path, start, len(before) - start - tail, items)]
    return [
        operation
        for place in range(start, len(after) - tail)
        if before[place] != after[place]
        for operation in _changes(before[place], after[place], (*path, place))
    ]


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
