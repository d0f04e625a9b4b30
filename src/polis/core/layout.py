"""States of compiled games: flat records in memory of their own, quick to make, copy and read.

NumPy copies a record field by field (30 to 40 us for sixty fields) and takes several microseconds
to make an empty one. The memory itself is copied in a fraction of a microsecond.
"""

from collections.abc import Callable
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
    """Everything of one game at one moment: a NumPy record array of shape (1,).

    Only the game writes to it; equality is equality of bytes (`tobytes()`). Its fields, for
    example `state["ply"][0]`, are described in the specification of the game.
    """

    def copy(self, order: Literal["K", "A", "C", "F"] | None = "C") -> Self:
        """Return a state with memory of its own and the same content; 0.5 us."""
        if self.dtype.names is None or self.shape != (1,):
            return super().copy(order)
        return _new(type(self), (1,), self.dtype, bytearray(self.tobytes()))


class Observation(State):
    """What one seat may know of a state, in the layout of a state; bots are given nothing else."""


StateT = TypeVar("StateT", bound=State)


class Layout:
    """The fields of a game's record: how a record is made and read as plain Python numbers."""

    def __init__(self, record: "np.dtype[Any]") -> None:
        """Take the type of the record; its fields are whole numbers and arrays of them."""
        self.record = record
        self.size = record.itemsize
        self._numbers = Struct(_format(record))
        self._names = tuple(record.names or ())
        self._cuts = _cuts(record)

    def new(self) -> State:
        """Return a state of which every byte is zero."""
        return _new(State, (1,), self.record, bytearray(self.size))

    def plain(self, state: Any) -> Any:
        """Return the fields of the only record of `state` as ints and nested lists, by name."""
        numbers = list(self._numbers.unpack(state.tobytes()))
        plain = SimpleNamespace()
        plain.__dict__.update(zip(self._names, [cut(numbers) for cut in self._cuts], strict=True))
        return plain


def as_state(array: Any, kind: type[StateT]) -> StateT:
    """Return a record array of shape (1,) as a state or an observation; the memory is shared."""
    return array if type(array) is kind else array.view(kind)


def _format(record: "np.dtype[Any]") -> str:
    """The numbers of a record as `struct` reads them, with the bytes that fill gaps."""
    text, end = "<", 0
    for name in record.names or ():
        kind, offset = record.fields[name][:2]  # type: ignore[index]
        code = _CODES[kind.base.str[1:]]
        text += f"{offset - end}x{prod(kind.shape)}{code}"
        end = offset + kind.itemsize
    return f"{text}{record.itemsize - end}x"


def _cuts(record: "np.dtype[Any]") -> list[Callable[[list[int]], Any]]:
    """For each field what takes it out of the row of all numbers."""
    cuts, start = [], 0
    for name in record.names or ():
        shape = record.fields[name][0].shape  # type: ignore[index]
        cuts.append(_cut(shape, start))
        start += prod(shape)
    return cuts


def _cut(shape: tuple[int, ...], start: int) -> Callable[[list[int]], Any]:
    """What takes a number, a list or nested lists that begin at `start`."""
    if len(shape) <= 1:
        return itemgetter(slice(start, start + shape[0]) if shape else start)
    size = prod(shape[1:])
    if len(shape) == 2 and shape[0] > 1:
        rows = itemgetter(*(slice(at, at + size) for at in range(start, start + prod(shape), size)))
        return lambda numbers: list(rows(numbers))
    parts = [_cut(shape[1:], start + size * k) for k in range(shape[0])]
    return lambda numbers: [part(numbers) for part in parts]
