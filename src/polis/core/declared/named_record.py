"""A record in named fields, as traces, hashes and views show it: made from its declaration.

What a game adds that is no single field is a `Part`. A value is computed again only if the bytes of
the fields that it reads have changed: everybody at a table sees most of a position, and an action
changes little of it. A function is given only the fields that it names, so it cannot depend on, or
reveal, any other.
"""

from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from types import SimpleNamespace
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from polis.core.declared.fields import SCREEN, Declared, Field
from polis.core.declared.meanings import NONE
from polis.core.json_reader import JsonObject, JsonValue
from polis.core.kernels.layout import Records

Plain: TypeAlias = SimpleNamespace  # fields of a record as numbers and lists
Write: TypeAlias = Callable[[Plain, Records, int], Any]

ABSENT: Final = object()  # the value of a part that is left out
EVERYTHING: Final = -2  # the viewer who may look behind every screen
SPECTATOR: Final = -1
SCREEN_READS: Final = ("seats", "ending")  # besides the options that open a screen
KEPT: Final = 1024  # values of an entry, and up to as many older ones


class Part(NamedTuple):
    """A value of the named form that is no single field.

    path: `castle.values`, or `players[].tiles` for a list with a value for each seat; write: of the
    fields that it reads, by name, and the tables of the box.
    """

    path: str
    reads: str
    write: Callable[[Plain, Records], Any]


class _Item(NamedTuple):
    """A value at a path, made from a field or by a part."""

    path: str
    reads: tuple[str, ...]
    write: Write
    is_screened: bool


class NamedRecord:
    """How a record is named."""

    def __init__(self, declared: Declared, parts: Iterable[Part] = (), order: str = "") -> None:
        """Take the declaration, what is added to it, and the order of paths, where it differs."""
        items = [_of_field(one) for one in declared.fields if one.json]
        items += [_of_part(one) for one in parts]
        ranks = {path: rank for rank, path in enumerate(order.split())}
        items.sort(key=lambda item: ranks.get(item.path, ranks.get(_top(item.path), len(ranks))))
        tops = dict.fromkeys([*(_top(path) for path in ranks), *(_top(one.path) for one in items)])
        self._entries = {
            top: _Entry(declared, top, [one for one in items if _top(one.path) == top])
            for top in tops
        }

    def of(self, record: bytes, tables: Records, viewer: int = EVERYTHING) -> JsonObject:
        """Return the values for the bytes of a record; they are shared and must not be modified."""
        box = id(tables)
        values: JsonObject = {}
        for top, entry in self._entries.items():  # looked up here: a call would cost as much again
            found = entry.recent.get(
                (box, entry.cut(record), viewer if entry.is_screened else EVERYTHING)
            )
            values[top] = (found or entry.known(record, tables, viewer)).value
        return values

    def one(self, top: str, record: bytes, tables: Records) -> JsonValue:
        """Return one of the values of `of`."""
        return self._entries[top].known(record, tables, EVERYTHING).value

    def json_of(self, record: bytes, tables: Records) -> dict[str, msgspec.Raw]:
        """Return each value as compact JSON with sorted keys."""
        return {
            top: entry.known(record, tables, EVERYTHING).json()
            for top, entry in self._entries.items()
        }


class _Known:
    """A computed value. tables: kept alive, so that no others get their id."""

    __slots__ = ("_json", "_tables", "value")

    def __init__(self, tables: Records, value: JsonValue) -> None:
        self._tables, self.value = tables, value
        self._json: msgspec.Raw | None = None

    def json(self) -> msgspec.Raw:
        """Return it as JSON, encoded once."""
        if self._json is None:
            self._json = msgspec.Raw(msgspec.json.encode(self.value, order="sorted"))
        return self._json


class _Entry:
    """One name of the named form, with the latest values by the bytes of what it reads."""

    def __init__(self, declared: Declared, top: str, items: Sequence[_Item]) -> None:
        self.names = frozenset(name for one in items for name in one.reads)
        reading = declared.reading(self.names)
        self._plain = reading.plain
        self.cut = itemgetter(*reading.spans) if reading.spans else _nothing
        self._items = [(one.path.removeprefix(top), one.write) for one in items]
        self.is_screened = any(one.is_screened for one in items)
        self.recent: dict[object, _Known] = {}
        self._older: dict[object, _Known] = {}

    def known(self, record: bytes, tables: Records, viewer: int) -> _Known:
        """Return the value for a viewer."""
        key = (id(tables), self.cut(record), viewer if self.is_screened else EVERYTHING)
        found = self.recent.get(key)
        if found is None:
            found = self._older.get(key) or _Known(tables, self._value(record, tables, viewer))
            if len(self.recent) >= KEPT:
                self._older, self.recent = self.recent, {}
            self.recent[key] = found
        return found

    def _value(self, record: bytes, tables: Records, viewer: int) -> JsonValue:
        """Compute the value."""
        p = self._plain(record)
        first = self._items[0][0]
        if not first:
            whole: JsonValue = self._items[0][1](p, tables, viewer)
            return whole
        values = [(path, write(p, tables, viewer)) for path, write in self._items]
        if first.startswith("[]"):
            rows = [(path.removeprefix("[]."), value) for path, value in values]
            return [
                {name: by_seat[seat] for name, by_seat in rows} for seat in range(len(rows[0][1]))
            ]
        return _nested((path[1:].split("."), value) for path, value in values)


def _nested(values: Iterable[tuple[list[str], Any]]) -> JsonObject:
    """Return values by their paths as objects within objects."""
    result: dict[str, Any] = {}
    for (*ways, name), value in values:
        inner = result
        for way in ways:
            inner = inner.setdefault(way, {})
        if value is not ABSENT:
            inner[name] = value
    return result


def _nothing(_record: bytes) -> None:
    return None


def _top(path: str) -> str:
    return path.partition(".")[0].removesuffix("[]")


def _of_part(part: Part) -> _Item:
    return _Item(part.path, tuple(part.reads.split()), lambda p, t, _: part.write(p, t), False)


def _of_field(field: Field) -> _Item:
    """Return how a field is written as JSON."""
    reads = [field.name, *((field.size,) if field.size else ())]
    write, is_screened = _whole(field), field.seen_by == SCREEN
    if field.axes and field.axes[0].is_seats:
        reads += [*SCREEN_READS, *field.opened_by] if is_screened else ["seats"]
        write = _by_seat(field)
    return _Item(field.json or "", tuple(dict.fromkeys(reads)), write, is_screened)


def _whole(field: Field) -> Write:
    """Write a field that does not belong to seats."""
    name, size, listed = field.name, field.size, _listed(field, field.axes)

    def write(p: Plain, _tables: Records, _viewer: int) -> object:
        value = getattr(p, name)
        if field.is_later and not value:
            return ABSENT
        return listed(value[: getattr(p, size)] if size else value)

    return write


def _by_seat(field: Field) -> Write:
    """Write a field that has a value for each seat; null behind a closed screen."""
    name, size, listed = field.name, field.size, _listed(field, field.axes[1:])
    is_screened, opened_by = field.seen_by == SCREEN, field.opened_by

    def write(p: Plain, _tables: Records, viewer: int) -> list[object]:
        rows = getattr(p, name)[: p.seats]
        if size:
            rows = [row[:length] for row, length in zip(rows, getattr(p, size), strict=False)]
        if not is_screened or _is_open(p, opened_by, viewer):
            return [listed(row) for row in rows]
        return [listed(row) if seat == viewer else None for seat, row in enumerate(rows)]

    return write


def _is_open(p: Plain, opened_by: Sequence[str], viewer: int) -> bool:
    """Whether a viewer may look behind every screen."""
    return (
        viewer == EVERYTHING or p.ending != NONE or any(getattr(p, option) for option in opened_by)
    )


def _listed(field: Field, axes: Sequence[Any]) -> Callable[[Any], object]:
    """Return what writes the items of a field along these axes."""
    write: Callable[[Any], object] = field.means.write
    for axis in reversed(axes):
        write = _along(axis.names, write, field.is_last_first)
    return write


def _along(
    names: Sequence[str], write: Callable[[Any], object], is_last_first: bool
) -> Callable[[Any], object]:
    if names:
        return lambda row: dict(zip(names, map(write, row), strict=True))
    if is_last_first:
        return lambda row: [write(one) for one in reversed(row)]
    return lambda row: [write(one) for one in row]
