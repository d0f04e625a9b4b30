"""JSON from types, and types from JSON."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar, Union

import msgspec

from polis.core.reading import repeatable

T = TypeVar("T")

# No JSON or JSON of another form than wanted, nested too deep, no UTF-8 in the name of a field.
InvalidJson: Final = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)
LONGEST_FAULT: Final = 200  # signs; it may repeat what somebody sent

BUCKET: Final = 1024  # bytes, of which the length of what has private parts is a multiple
FIRST_FIELDS: Final = 64  # bytes, in which a version and a key of null have room

_ENCODER: Final = msgspec.json.Encoder()


def encode(value: object) -> bytes:
    """Return a message or an answer as JSON."""
    return _ENCODER.encode(value)


def with_key(message: bytes, key: str) -> bytes:
    """Return an encoded message with a key; before, it has none or null.

    Its type comes first, and a key of null before anything that people write.
    """
    start = message.index(b",") + 1
    end = message.find(b'"key":null,', start, start + FIRST_FIELDS)
    rest = message[start:] if end < 0 else message[start:end] + message[end + len(b'"key":null,') :]
    return b'%b"key":%b,%b' % (message[:start], encode(key), rest)


def padded(message: bytes) -> bytes:
    """Return a message with blanks at its end, so that its length tells next to nothing of it.

    Whoever sees the line sees the length of what is encrypted, and the longest hand made the
    longest message.
    """
    return message.ljust(-(-len(message) // BUCKET) * BUCKET)


def builtins(value: object) -> Any:
    """Return a message or a part of one as dicts and lists."""
    return msgspec.to_builtins(value)


def reader(kinds: Sequence[type[T]]) -> Callable[[str | bytes], T]:
    """Return a function that reads one of several types; it raises InvalidJson.

    The tag in the JSON says which type it is.
    """
    union: Any = Union[tuple(kinds)]  # noqa: UP007 - of a tuple that is known only at run time
    decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(union)
    return decoder.decode


def fault(error: Exception) -> str:
    """Return what an InvalidJson finds wrong, as a part of a sentence and in one line."""
    if isinstance(error, RecursionError):
        return "it is nested too deep"
    if isinstance(error, UnicodeDecodeError):
        return "it is not UTF-8"
    return repeatable(str(error).rstrip("."), LONGEST_FAULT)


class Named(msgspec.Struct):
    """The key or the number of a message, whatever else is in it."""

    key: str | None = None
    id: int | None = None


def name_in(data: str | bytes) -> Named:
    """Return the key of a message that may be invalid otherwise, so that its sender knows which it was."""
    try:
        return msgspec.json.decode(data, type=Named)
    except InvalidJson:
        return Named()


def read(data: bytes, kind: type[T]) -> T:
    """Return the body of a request; raises InvalidJson."""
    return msgspec.json.decode(data, type=kind)
