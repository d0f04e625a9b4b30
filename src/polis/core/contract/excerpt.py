"""Values derived from only a few fields of a record, computed once for equal fields.

An action changes little of a position, and everybody at a table sees most of it. So a view is
assembled from excerpts: those whose fields have not changed are not computed again, and a value
computed for one viewer or for the hash of the position serves all others. The function is given
only the fields that it names, so it cannot depend on, or reveal, any other.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from operator import itemgetter
from typing import Any, Final, Generic, TypeVar

import msgspec

from polis.core.kernels.layout import Layout

ValueT = TypeVar("ValueT")
Fields = dict[str, Any]

KEPT: Final = 1024  # values of an excerpt, and up to as many older ones
KEPT_WHOLE: Final = 64  # combined values: for viewers who request the same position a moment later


class Known(Generic[ValueT]):
    """A computed value. tables: kept alive, so that no others get their id; json: once requested."""

    __slots__ = ("json", "tables", "value")

    def __init__(self, tables: Any, value: ValueT) -> None:
        """Take the tables with which it was computed."""
        self.tables = tables
        self.value = value
        self.json: Any = None


class _Memory(Generic[ValueT]):
    """The latest values by their keys; thread-safe."""

    def __init__(self, most: int) -> None:
        self._most = most
        self.recent: dict[Hashable, ValueT] = {}  # read directly: a call would cost as much again
        self._older: dict[Hashable, ValueT] = {}

    def older(self, key: Hashable) -> ValueT | None:
        """Return a cached value that was not recent, and make it recent."""
        known = self._older.get(key)
        if known is not None:
            self.put(key, known)
        return known

    def put(self, key: Hashable, value: ValueT) -> None:
        """Cache a value, and drop those that nobody has requested lately."""
        if len(self.recent) >= self._most:
            self._older, self.recent = self.recent, {}
        self.recent[key] = value


class Excerpt(Generic[ValueT]):
    """Some fields of a record and the value computed from them."""

    def __init__(
        self,
        layout: Layout,
        names: Iterable[str],
        work: Callable[..., ValueT],
        row: int | None = None,
    ) -> None:
        """Take the names of the fields and the function that computes the value.

        work: of the fields as plain numbers, the tables of a box, and further arguments of `of`;
        row: of array fields only this row is read.
        """
        self.layout = layout
        self.reading = layout.reading(names, row)
        self._plain = self.reading.plain
        self._cut = itemgetter(*self.reading.spans)
        self._work = work
        self._memory = _Memory[Known[ValueT]](KEPT)

    def of(self, record: bytes, tables: Any, *more: Hashable) -> ValueT:
        """Return the value for the bytes of a record; it is shared and must not be modified.

        Re-raises exceptions of the function; nothing is cached then.
        """
        known = self._memory.recent.get((id(tables), self._cut(record), more))
        return (known or self.known(record, tables, *more)).value

    def json_of(self, record: bytes, tables: Any, *more: Hashable) -> msgspec.Raw:
        """Return the value as compact JSON with sorted keys, which is cached too."""
        known = self.known(record, tables, *more)
        if known.json is None:
            known.json = _json(known.value)
        json: msgspec.Raw = known.json
        return json

    def known(self, record: bytes, tables: Any, *more: Hashable) -> Known[ValueT]:
        """Return the cached value."""
        key = (id(tables), self._cut(record), more)
        known = self._memory.recent.get(key) or self._memory.older(key)
        if known is None:
            known = Known(tables, self._work(self._plain(record), tables, *more))
            self._memory.put(key, known)
        return known


class Rows:
    """Excerpts of the same fields, each of its row, as a list with a name."""

    def __init__(self, name: str, parts: Sequence[Excerpt[Any]]) -> None:
        """Take the name of the list and its items."""
        self.layout = parts[0].layout
        self.reading = self.layout.reading(parts[0].reading.names)  # of all rows
        self._cut = itemgetter(*self.reading.spans)
        self._name = name
        self._parts = parts
        self._memory = _Memory[Known[Fields]](KEPT)

    def known(self, record: bytes, tables: Any) -> Known[Fields]:
        """Return a dict with the list; both are cached, as are the items of another list."""
        key = (id(tables), self._cut(record))
        known = self._memory.recent.get(key) or self._memory.older(key)
        if known is None:
            items = [one.of(record, tables) for one in self._parts]
            known = Known(tables, {self._name: items})
            self._memory.put(key, known)
        return known


class Together:
    """Excerpts whose values are dicts, merged into one dict. names: of all fields that they read."""

    def __init__(self, parts: Sequence[Excerpt[Fields] | Rows]) -> None:
        """Take the excerpts, all of one layout."""
        self.names = frozenset(name for one in parts for name in one.reading.names)
        self._parts = parts
        self._cut = itemgetter(*parts[0].layout.reading(self.names).spans)
        self._memory = _Memory[tuple[Sequence[Known[Fields]], Fields]](KEPT_WHOLE)

    def of(self, record: bytes, tables: Any) -> Fields:
        """Return the values for the bytes of a record; the result must not be modified."""
        return self._found(record, tables)[1]

    def json_of(self, record: bytes, tables: Any) -> dict[str, msgspec.Raw]:
        """Return each value in the dicts as compact JSON with sorted keys."""
        fields: dict[str, msgspec.Raw] = {}
        for known in self._found(record, tables)[0]:
            if known.json is None:
                known.json = {name: _json(value) for name, value in known.value.items()}
            fields |= known.json
        return fields

    def _found(self, record: bytes, tables: Any) -> tuple[Sequence[Known[Fields]], Fields]:
        key = (id(tables), self._cut(record))
        found = self._memory.recent.get(key) or self._memory.older(key)
        if found is None:
            parts = [one.known(record, tables) for one in self._parts]
            fields: Fields = {}
            for one in parts:
                fields |= one.value
            found = (parts, fields)
            self._memory.put(key, found)
        return found


def _json(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value, order="sorted"))
