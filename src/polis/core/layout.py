"""States of compiled games: flat records that own their memory, fast to create, copy and read.

NumPy copies a record field by field (30 to 40 us for sixty fields) and takes several microseconds
to create an empty one. Copying the raw memory takes a fraction of a microsecond.
"""

from math import prod
from operator import itemgetter
from struct import Struct
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, Literal, Self, TypeVar

import numpy as np

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
    """What one seat may know of a state, in the layout of a state; bots get nothing else."""


StateT = TypeVar("StateT", bound=State)


class Layout:
    """The fields of a game's record: how to create a record and read it as plain Python numbers."""

    def __init__(self, record: "np.dtype[Any]") -> None:
        """Take the dtype of the record; its fields are integers and arrays of integers."""
        self.record = record
        self.size = record.itemsize
        self._numbers = Struct(_format(record))
        self._names = tuple(record.names or ())
        self._cut = itemgetter(*_places(record))
        self._nested = _nested(record)

    def new(self) -> State:
        """Return a state whose bytes are all zero."""
        return _new(State, (1,), self.record, bytearray(self.size))

    def new_observation(self) -> Observation:
        """Return an observation whose bytes are all zero."""
        return _new(Observation, (1,), self.record, bytearray(self.size))

    def plain(self, state: Any) -> Any:
        """Return the fields of the only record of `state` as ints and nested lists, by name."""
        numbers = list(self._numbers.unpack(state.tobytes()))
        plain = SimpleNamespace()
        plain.__dict__.update(zip(self._names, self._cut(numbers), strict=True))
        for name, shape in self._nested:
            plain.__dict__[name] = _folded(plain.__dict__[name], shape)
        return plain


def as_state(array: Any, kind: type[StateT]) -> StateT:
    """View a record array of shape (1,) as a state or an observation; the memory is shared."""
    return array if type(array) is kind else array.view(kind)


def _format(record: "np.dtype[Any]") -> str:
    """Return the `struct` format of a record, with padding bytes."""
    text, end = "<", 0
    for name in record.names or ():
        kind, offset = record.fields[name][:2]  # type: ignore[index]
        code = _CODES[kind.base.str[1:]]
        text += f"{offset - end}x{prod(kind.shape)}{code}"
        end = offset + kind.itemsize
    return f"{text}{record.itemsize - end}x"


def _places(record: "np.dtype[Any]") -> list[int | slice]:
    """Return the position of each field in the flat row of all numbers."""
    places: list[int | slice] = []
    start = 0
    for name in record.names or ():
        shape = record.fields[name][0].shape  # type: ignore[index]
        end = start + prod(shape)
        places.append(slice(start, end) if shape else start)
        start = end
    return places


def _nested(record: "np.dtype[Any]") -> list[tuple[str, tuple[int, ...]]]:
    """Return the fields of more than one dimension, with their shapes."""
    shapes = [(name, record.fields[name][0].shape) for name in record.names or ()]  # type: ignore[index]
    return [(name, shape) for name, shape in shapes if len(shape) > 1]


def _folded(row: list[Any], shape: tuple[int, ...]) -> list[Any]:
    """Reshape a row of numbers into nested lists."""
    for size in shape[:0:-1]:
        row = [row[at : at + size] for at in range(0, len(row), size)]
    return row
