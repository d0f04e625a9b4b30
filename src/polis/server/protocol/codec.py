"""Conversion between types and JSON."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar, Union

import msgspec

from polis.core.json_reader import repeatable

T = TypeVar("T")

# Not JSON, JSON of another type than expected, nested too deeply, or a field name that is not
# UTF-8.
InvalidJson: Final = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)
LONGEST_FAULT: Final = 200  # characters; it may quote what somebody sent


_ENCODER: Final = msgspec.json.Encoder()


def encode(value: object) -> bytes:
    """Return a message or a response as JSON."""
    return _ENCODER.encode(value)


def reader(kinds: Sequence[type[T]]) -> Callable[[str | bytes], T]:
    """Return a function that parses one of several types; it raises InvalidJson.

    The tag in the JSON selects the type.
    """
    union: Any = Union[tuple(kinds)]  # noqa: UP007 - of a tuple known only at run time
    decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(union)
    return decoder.decode


def fault(error: Exception) -> str:
    """Return the fault that an InvalidJson reports, as part of a sentence on one line."""
    if isinstance(error, RecursionError):
        return "it is nested too deep"
    if isinstance(error, UnicodeDecodeError):
        return "it is not UTF-8"
    return repeatable(str(error).rstrip("."), LONGEST_FAULT)


class Keyed(msgspec.Struct):
    """The key of a message, whatever else it contains."""

    key: str | None = None


def key_in(data: str | bytes) -> str | None:
    """Return the key of a possibly invalid message, so that its sender can tell which one it was."""
    try:
        return msgspec.json.decode(data, type=Keyed).key
    except InvalidJson:
        return None


def read(data: bytes, kind: type[T]) -> T:
    """Return the body of a request; raises InvalidJson."""
    return msgspec.json.decode(data, type=kind)
