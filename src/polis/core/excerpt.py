"""What follows from a few fields of a record alone, worked out once for equal fields.

An action changes little of a position, and everybody at a table sees most of it. So a view is put together
from excerpts: whose fields are as they were is not worked out again, and what was worked out for one viewer
or for the hash of the position serves all others. The work is given the fields that it names and nothing
else of the record, so it cannot depend on, or tell of, any other.
"""

from collections.abc import Callable, Hashable, Iterable
from operator import itemgetter
from typing import Any, Final, Generic, TypeVar

import msgspec

from polis.core.layout import Layout

ValueT = TypeVar("ValueT")

KEPT: Final = 1024  # values, and up to as many older ones


class _Known(Generic[ValueT]):
    """What was worked out. tables: kept, so that no others get their number; json: as it is hashed."""

    __slots__ = ("json", "tables", "value")

    def __init__(self, tables: Any, value: ValueT) -> None:
        self.tables = tables
        self.value = value
        self.json: Any = None


class Excerpt(Generic[ValueT]):
    """Some fields of a record and what is worked out from them."""

    def __init__(
        self,
        layout: Layout,
        names: Iterable[str],
        work: Callable[..., ValueT],
        row: int | None = None,
    ) -> None:
        """Take the names of the fields and what works the value out.

        work: of the fields as plain numbers, the tables of a box, and what else is given to `of`; row: of
        fields that are arrays only this row is read.
        """
        reading = layout.reading(names, row)
        self._plain = reading.plain
        self._cut = itemgetter(*reading.spans)
        self._work = work
        self._recent: dict[Hashable, _Known[ValueT]] = {}
        self._older: dict[Hashable, _Known[ValueT]] = {}

    def of(self, record: bytes, tables: Any, *more: Hashable) -> ValueT:
        """Return the value for the bytes of a record; nobody may change it, others have the same one.

        Raises whatever the work raises; then nothing is remembered.
        """
        return self._known(record, tables, more).value

    def json_of(self, record: bytes, tables: Any, *more: Hashable) -> msgspec.Raw:
        """Return the value as compact JSON with sorted keys, which is made once too."""
        known = self._known(record, tables, more)
        if known.json is None:
            known.json = _json(known.value)
        json: msgspec.Raw = known.json
        return json

    def fields_json_of(self, record: bytes, tables: Any) -> dict[str, msgspec.Raw]:
        """Return the value, which is a dict, with each of its own values as JSON; instead of `json_of`."""
        known = self._known(record, tables, ())
        if known.json is None:
            fields: Any = known.value
            known.json = {name: _json(value) for name, value in fields.items()}
        json: dict[str, msgspec.Raw] = known.json
        return json

    def _known(self, record: bytes, tables: Any, more: tuple[Hashable, ...]) -> _Known[ValueT]:
        key = (id(tables), self._cut(record), more)
        known = self._recent.get(key)
        if known is None:
            known = self._older.get(key)
            if known is None:
                known = _Known(tables, self._work(self._plain(record), tables, *more))
            if len(self._recent) >= KEPT:
                self._older, self._recent = self._recent, {}
            self._recent[key] = known
        return known


def _json(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value, order="sorted"))
