"""JSON from types, and types from JSON."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar, Union

import msgspec

T = TypeVar("T")

# No JSON, JSON of another form than wanted, JSON that is nested too deep.
InvalidJson: Final = (msgspec.DecodeError, RecursionError)

_ENCODER: Final = msgspec.json.Encoder()


def encode(value: object) -> bytes:
    """Return a message or an answer as JSON."""
    return _ENCODER.encode(value)


def reader(kinds: Sequence[type[T]]) -> Callable[[str | bytes], T]:
    """Return a function that reads one of several types; it raises InvalidJson.

    The tag in the JSON says which type it is.
    """
    union: Any = Union[tuple(kinds)]  # noqa: UP007 - of a tuple that is known only at run time
    decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(union)
    return decoder.decode


class _Keyed(msgspec.Struct):
    """The key of a message, whatever else is in it."""

    key: str | None = None


def key_in(data: str | bytes) -> str | None:
    """Return the key of a message that may be invalid otherwise, so that its sender knows which it was."""
    try:
        return msgspec.json.decode(data, type=_Keyed).key
    except InvalidJson:
        return None


def read(data: bytes, kind: type[T]) -> T:
    """Return the body of a request; raises InvalidJson."""
    return msgspec.json.decode(data, type=kind)
