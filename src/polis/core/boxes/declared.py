"""Components declared once, as the fields of a box.

A field says where its value lies in the component file and how it is read:

    own_workers: Annotated[int, At("workers.own_at_start", whole(0, 11), "own workers")]

From these declarations come the keys that the file must have, the checked values, the names and
sources in drawings, and the fields of the record from which the compiled rules read the box.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final, Generic, TypeAlias, TypeVar, get_type_hints

import numpy as np

from polis.core.boxes.components import BoxSource, ComponentFile, load_components, shown
from polis.core.boxes.provenance import Origins
from polis.core.boxes.toml_places import Where

T = TypeVar("T")
BoxT = TypeVar("BoxT", bound="BoxHead")
PartT = TypeVar("PartT")
Ints: TypeAlias = tuple[int, ...]
Read: TypeAlias = Callable[[ComponentFile, Where], T]
"""Reads the value at a place of a file; raises InvalidComponents if it is not allowed there."""

SEAT_COUNTS: Final = {2: "two_seats", 3: "three_seats", 4: "four_seats"}


@dataclass(frozen=True, slots=True)
class At(Generic[T]):
    """A component: where it lies in the file, and how it is read.

    place: the keys that lead to it, `workers.own_at_start`, empty for the name of the field; words: what drawings call it;
    is_optional: whether a file may leave it out, the value is then None.
    """

    place: str
    read: Read[T]
    words: str = ""
    is_optional: bool = False

    @property
    def where(self) -> Where:
        """The place as keys."""
        return tuple(self.place.split("."))


@dataclass(frozen=True, slots=True)
class Numbers:
    """A field of the rules' record. is_copied: whether it is the component of the same name."""

    kind: str
    shape: tuple[int, ...] = ()
    is_copied: bool = False


def components_of(kind: type) -> dict[str, At[Any]]:
    """Return the components among the fields of a class, by the name of the field."""
    return {
        name: each if each.place else replace(each, place=name)
        for name, each in _declared(kind).items()
        if isinstance(each, At)
    }


@cache
def _declared(kind: type) -> dict[str, At[Any] | Numbers]:
    hints = get_type_hints(kind, include_extras=True)
    marks = {name: getattr(hint, "__metadata__", (None,))[0] for name, hint in hints.items()}
    return {name: mark for name, mark in marks.items() if isinstance(mark, At | Numbers)}


# ---- reading a file ---------------------------------------------------------------------------


def read_parts(kind: type, file: ComponentFile, where: Where = ()) -> dict[str, Any]:
    """Return the components of a class below a place, by field, after checking all keys there."""
    declared = components_of(kind)
    given = {
        name: each
        for name, each in declared.items()
        if not each.is_optional or _has(file, (*where, *each.where))
    }
    for table, keys in _tables(each.where for each in given.values()).items():
        file.table((*where, *table), keys)
    read = {name: each.read(file, (*where, *each.where)) for name, each in given.items()}
    return {**dict.fromkeys(declared), **read}


def _has(file: ComponentFile, where: Where) -> bool:
    """Whether a file has a value at a place."""
    value: object = file.data
    for step in where:
        if not isinstance(value, dict) or step not in value:
            return False
        value = value[step]
    return True


def _tables(places: Iterable[Where]) -> dict[Where, tuple[str, ...]]:
    """Return the keys of each table that holds one of the places, outer tables first."""
    tables: dict[Where, dict[str, None]] = {}
    for where in places:
        for depth, key in enumerate(where):
            tables.setdefault(where[:depth], {})[str(key)] = None
    return {table: tuple(keys) for table, keys in tables.items()}


def inner(file: ComponentFile, where: Where) -> Where:
    """Return the place of a value that may be written as { value = ..., label, source }."""
    if not isinstance(file.at(where), dict):
        return where
    file.table(where, ("value",))
    return (*where, "value")


def whole(low: int, high: int) -> Read[int]:
    """Read a whole number from low to high, inclusive."""
    return lambda file, where: file.integer(inner(file, where), low, high)


def one_of(*options: str) -> Read[str]:
    """Read one of some texts."""
    return lambda file, where: file.choice(inner(file, where), options)


def index_in(options: tuple[str, ...]) -> Read[int]:
    """Read one of some texts, as its number."""
    return lambda file, where: options.index(file.choice(inner(file, where), options))


def text(file: ComponentFile, where: Where) -> str:
    """Read a text on one line."""
    return file.text(where)


def identifier(file: ComponentFile, where: Where) -> str:
    """Read the id by which records name the box."""
    name = file.text(where)
    if not re.fullmatch(r"[A-Za-z0-9._-]{1,80}", name):
        right = "it must be made of 1 to 80 letters a-z, digits, dots, hyphens and underscores"
        raise file.fault(where, f"id is {shown(name)}", right)
    return name


def in_list(read: Read[T], count: int | None = None) -> Read[tuple[T, ...]]:
    """Read a list, of `count` items if it is given."""

    def items(file: ComponentFile, where: Where) -> tuple[T, ...]:
        where = inner(file, where)
        return tuple(read(file, (*where, n)) for n in file.items(where, count))

    return items


def by_key(keys: Iterable[str], read: Read[T]) -> Read[tuple[T, ...]]:
    """Read a table with exactly these keys, as a tuple in their order."""
    names = tuple(keys)

    def values(file: ComponentFile, where: Where) -> tuple[T, ...]:
        file.table(where, names)
        return tuple(read(file, (*where, name)) for name in names)

    return values


def by_seats(high: int) -> Read[tuple[int, ...]]:
    """Read a number for 2, 3 and 4 seats, as a tuple by seats whose entries 0 and 1 are 0."""
    read = by_key(SEAT_COUNTS.values(), whole(0, high))
    return lambda file, where: (0, 0, *read(file, where))


def these(*names: str) -> Read[tuple[str, ...]]:
    """Read a list of names, which must be these: others have no notation and no text."""

    def expected(file: ComponentFile, where: Where) -> tuple[str, ...]:
        for n in file.items(where, len(names)):
            file.choice((*where, n), (names[n],))
        return names

    return expected


def part(kind: type[PartT]) -> Read[PartT]:
    """Read a table whose values are the components of a class."""
    return lambda file, where: kind(**read_parts(kind, file, where))


# ---- a box ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BoxHead:
    """What every box has. sha256: of the file; provenance: of each value."""

    sha256: str
    provenance: Origins
    id: Annotated[str, At("id", identifier)]
    title: Annotated[str, At("title", text)]


def read_box(
    kind: type[BoxT],
    package: str,
    source: BoxSource | None,
    check: Callable[[BoxT, ComponentFile], None],
) -> BoxT:
    """Return the box in a component file, by default the packaged one of a game.

    check: refuses values that do not fit each other. Raises InvalidComponents.
    """
    if source is None:
        packaged = files(package) / "components" / "original.toml"
        file = load_components(packaged, "original.toml")
    else:
        file = load_components(source)
    box = kind(**read_parts(kind, file), sha256=file.sha256, provenance=file.origins())
    check(box, file)
    return box


# ---- the record of the compiled rules ---------------------------------------------------------


def record_of(kind: type) -> "np.dtype[np.void]":
    """Return the record of a class: its `Numbers`, and each component as two bytes."""
    fields = [
        (name, mark.kind, mark.shape) if isinstance(mark, Numbers) else (name, "<i2", ())
        for name, mark in _declared(kind).items()
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


def copy_components(kind: type, record: Any, box: object) -> None:
    """Write the components of a box into the fields of the same name of a record."""
    for name, mark in _declared(kind).items():
        if isinstance(mark, At) or mark.is_copied:
            record[name] = getattr(box, name)
