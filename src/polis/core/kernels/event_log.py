"""The buffer into which compiled rules write events, and the decoding of its rows.

A row is the number of a kind followed by its parts (`core.declared.event_kinds`). A search passes a
buffer with limit 0, so that an event costs one comparison.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from struct import Struct
from typing import Any, Final, Protocol, overload

import numpy as np

from polis.core.kernels.events import Event
from polis.core.kernels.kernel import kernel

PARTS: Final = 5  # maximum parts of an event


class Log(Protocol):
    """The buffer as the rules see it: number of events written, maximum number kept, the rows."""

    count: int
    limit: int
    rows: Any


def log_type(capacity: int) -> np.dtype[Any]:
    """Return the dtype of a buffer for `capacity` events; one per game, so kernels compile once."""
    rows = ("rows", "<i2", (capacity, 1 + PARTS))
    return np.dtype((np.record, [("count", "<i8"), ("limit", "<i8"), rows]))


def empty_log(log: np.dtype[Any], limit: int | None = None) -> Any:
    """Return an empty buffer, shape (1,), of a `log_type`.

    It keeps up to `limit` events (0: none, None: as many as it has rows). Raises ValueError for a
    limit below 0 or above the number of rows.
    """
    buffer: Any = np.zeros(1, log)
    capacity = buffer["rows"].shape[1]
    kept = capacity if limit is None else limit
    if not 0 <= kept <= capacity:
        raise ValueError(f"a buffer of {capacity} rows cannot keep {kept} events")
    buffer["limit"] = kept
    return buffer


@kernel
def emit(  # noqa: PLR0913 - one for each part of a row
    log: Log, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> None:
    """Append an event, unless the buffer is full or keeps none; its kind and parts fit 16 bits."""
    if log.count < log.limit:
        row = log.count
        log.rows[row, 0] = kind
        log.rows[row, 1] = a
        log.rows[row, 2] = b
        log.rows[row, 3] = c
        log.rows[row, 4] = d
        log.rows[row, 5] = e
        log.count += 1


ROW: Final = Struct(f"<{1 + PARTS}h")


def written(log: Any) -> bytes:
    """Return the rows written to a buffer, shape (1,), as bytes: a fraction of the whole buffer."""
    data: bytes = log.tobytes()
    start: int = log.dtype.fields["rows"][1]
    return data[start : start + ROW.size * int.from_bytes(data[:8], "little")]


class LoggedEvents(Sequence[Event]):
    """Events as rows, decoded when they are read: callers that ignore them pay nothing.

    It compares and concatenates like a list.
    """

    __slots__ = ("_read", "_rows")

    def __init__(self, rows: bytes, read: Callable[[bytes], list[Event]]) -> None:
        """Take the rows, and the function that decodes them."""
        self._rows, self._read = rows, read

    def _named(self) -> list[Event]:
        """Decode the events."""
        return self._read(self._rows)

    def __len__(self) -> int:
        return len(self._named())

    def __iter__(self) -> Iterator[Event]:
        return iter(self._named())

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        """Return one event or a slice of them."""
        return self._named()[index]

    def __add__(self, others: Iterable[Event]) -> list[Event]:
        return [*self._named(), *others]

    def __radd__(self, others: Iterable[Event]) -> list[Event]:
        return [*others, *self._named()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._named() == list(other)

    __hash__ = None  # type: ignore[assignment]  # equal to lists, which have none

    def __repr__(self) -> str:
        return repr(self._named())
