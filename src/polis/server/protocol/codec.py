"""JSON from types and types from JSON."""

from typing import Final, TypeVar

import msgspec

from polis.server.protocol.said import ClientMessage

T = TypeVar("T")

# No JSON, JSON that is not what it should be, JSON nested without end.
InvalidJson: Final = (msgspec.DecodeError, RecursionError)

_ENCODER: Final = msgspec.json.Encoder()
_CLIENT: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


def encode(thing: object) -> bytes:
    """A message or an answer as JSON."""
    return _ENCODER.encode(thing)


def read_message(data: str | bytes) -> ClientMessage:
    """What a client said; raises InvalidJson."""
    return _CLIENT.decode(data)


class _Keyed(msgspec.Struct):
    """Of a message that is wrong otherwise."""

    key: str | None = None


def key_in(data: str | bytes) -> str | None:
    """The key of a message that cannot be read as a whole, so that its sender knows which it was."""
    try:
        return msgspec.json.decode(data, type=_Keyed).key
    except InvalidJson:
        return None


def read(data: bytes, kind: type[T]) -> T:
    """The body of a request; raises InvalidJson."""
    return msgspec.json.decode(data, type=kind)
