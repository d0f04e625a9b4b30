"""States of compiled games: flat records that own their memory, fast to create, copy and read.

NumPy copies a record field by field (30 to 40 us for sixty fields) and takes several microseconds
to create an empty one. Copying the raw memory takes a fraction of a microsecond.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import prod
from struct import Struct
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, Self, TypeVar

import numpy as np

from polis.core.kernels.kernel import instruction

_new: Final = np.ndarray.__new__
_CODES: Final = {
    "i1": "b",
    "i2": "h",
    "i4": "i",
    "i8": "q",
    "u1": "B",
    "u2": "H",
    "u4": "I",
    "u8": "Q",
}

if TYPE_CHECKING:
    Records = np.ndarray[tuple[int], np.dtype[np.void]]
else:
    Records = np.ndarray


class State(Records):
    """The complete state of a game: a NumPy record array of shape (1,), less than 1 kB.

    Only the game modifies it; equality is equality of bytes (`tobytes()`). Its fields, such as
    `state["ply"][0]`, are described in the specification of the game.

    Examples:
        >>> import polis
        >>> game = polis.load("arkadia")
        >>> state, events = polis.new_game(game, seats=2, seed=1)
        >>> before = state.copy()
        >>> events = game.apply(state, int(game.legal(state)[0]))
        >>> int(before["ply"][0]), int(state["ply"][0])
        (0, 1)
    """

    def copy(self, order: Literal["K", "A", "C", "F"] | None = "C") -> Self:
        """Return an independent copy; takes about 0.5 us."""
        if self.dtype.names is None or self.shape != (1,):
            return super().copy(order)
        return _new(type(self), (1,), self.dtype, bytearray(self.tobytes()))


class Observation(State):
    """What one seat may know of a state, in the layout of a state; bots get nothing else.

    seat: whose it is; None for a spectator's, and for one that is a part or a view of another.
    """

    seat: int | None = None

    def copy(self, order: Literal["K", "A", "C", "F"] | None = "C") -> Self:
        """Return an independent copy."""
        made = super().copy(order)
        made.seat = self.seat
        return made

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, _known: object) -> Self:
        return self.copy()

    def __reduce__(self) -> Any:
        made: Any = super().__reduce__()
        return *made[:2], (*made[2], self.seat)

    def __setstate__(self, parts: Any) -> None:
        super().__setstate__(parts[:-1])
        self.seat = parts[-1]


StateT = TypeVar("StateT", bound=State)


class Layout:
    """The fields of a game's record: how to create a record and read it as plain Python numbers."""

    def __init__(self, record: "np.dtype[Any]") -> None:
        """Take the dtype of the record; its fields are integers and arrays of integers."""
        self.record = record
        self.size = record.itemsize
        self._all = Reading(record, record.names or ())

    def new(self) -> State:
        """Return a state whose bytes are all zero."""
        return _new(State, (1,), self.record, bytearray(self.size))

    def new_observation(self) -> Observation:
        """Return an observation whose bytes are all zero."""
        return _new(Observation, (1,), self.record, bytearray(self.size))

    def plain(self, state: Any) -> Any:
        """Return the fields of the only record of `state` as ints and nested lists, by name."""
        return self._all.plain(state.tobytes())

    def reading(self, names: Iterable[str], row: int | None = None) -> "Reading":
        """Return a reader of some of the fields; of array fields only one row, if it is given."""
        return Reading(self.record, names, row)


class Reading:
    """Some fields of a record, found in its bytes and read as Python numbers. spans: of the bytes."""

    def __init__(
        self, record: "np.dtype[Any]", names: Iterable[str], row: int | None = None
    ) -> None:
        """Take the type of the record; KeyError for a name that is none of its fields."""
        fields = sorted((_field(record, name, row) for name in names), key=lambda one: one.offset)
        self._numbers = Struct(_format(record, fields))
        self.names = tuple(one.name for one in fields)
        self._places = _places(fields)
        self._nested = [(one.name, one.shape) for one in fields if len(one.shape) > 1]
        self.spans = tuple(_spans(fields))

    def plain(self, data: bytes) -> Any:
        """Return the fields of the bytes of a record as ints and nested lists, by name."""
        numbers = self._numbers.unpack(data)
        values = {
            name: list(numbers[place]) if type(place) is slice else numbers[place]
            for name, place in zip(self.names, self._places, strict=True)
        }
        for name, shape in self._nested:
            values[name] = _folded(values[name], shape)
        return SimpleNamespace(**values)


class _Field(NamedTuple):
    """A field of a record or a row of it. code: of `struct`; offset: in bytes."""

    name: str
    code: str
    offset: int
    width: int
    shape: tuple[int, ...]

    @property
    def numbers(self) -> int:
        """The number of values in it."""
        return prod(self.shape)

    @property
    def end(self) -> int:
        """The offset of the first byte after it."""
        return self.offset + self.numbers * self.width


def _field(record: "np.dtype[Any]", name: str, row: int | None) -> _Field:
    if record.fields is None:
        raise KeyError(f"{name}: the record has no fields")
    kind, offset = record.fields[name][:2]
    width, shape = kind.base.itemsize, kind.shape
    if row is not None and shape:
        if not 0 <= row < shape[0]:
            raise KeyError(f"{name} has no row {row}")
        shape = shape[1:]
        offset += row * prod(shape) * width
    return _Field(name, _CODES[kind.base.str[1:]], offset, width, shape)


def as_state(array: Any, kind: type[StateT]) -> StateT:
    """View a record array of shape (1,) as a state or an observation; the memory is shared."""
    return array if type(array) is kind else array.view(kind)


def _format(record: "np.dtype[Any]", fields: Sequence[_Field]) -> str:
    """Return the `struct` format of a record, with padding bytes."""
    text, end = "<", 0
    for one in fields:
        text += f"{one.offset - end}x{one.numbers}{one.code}"
        end = one.end
    return f"{text}{record.itemsize - end}x"


def _places(fields: Sequence[_Field]) -> list[int | slice]:
    """Return the position of each field in the flat row of all numbers."""
    places: list[int | slice] = []
    start = 0
    for one in fields:
        end = start + one.numbers
        places.append(slice(start, end) if one.shape else start)
        start = end
    return places


def _spans(fields: Sequence[_Field]) -> Iterator[slice]:
    """Yield the byte ranges of the fields; adjacent fields share one range."""
    start = end = 0
    for one in fields:
        if one.offset != end and end > start:
            yield slice(start, end)
        if one.offset != end or end == start:
            start = one.offset
        end = one.end
    if end > start:
        yield slice(start, end)


def _folded(row: list[Any], shape: tuple[int, ...]) -> list[Any]:
    """Reshape a row of numbers into nested lists."""
    for size in shape[:0:-1]:
        row = [row[at : at + size] for at in range(0, len(row), size)]
    return row


def field_copier(dtype: Any, names: Iterable[str]) -> Callable[[Any, Any], None]:
    """Return a kernel `copy(target, source)` that copies only these fields.

    Both are records of the dtype and must be distinct.
    """
    chosen = tuple(names)

    @instruction(Reading(dtype, chosen).spans)
    def copy(target: Any, source: Any) -> None:
        for name in chosen:
            target[name] = source[name]

    return copy
