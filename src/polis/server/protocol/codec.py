"""JSON from types and types from JSON."""

from typing import Final, TypeVar

import msgspec

from polis.server.protocol.said import ClientMessage

T = TypeVar("T")

InvalidJson = msgspec.DecodeError  # its heir ValidationError: JSON, but not what it should be

_ENCODER: Final = msgspec.json.Encoder()
_CLIENT: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


def encode(thing: object) -> bytes:
    """A message or an answer as JSON."""
    return _ENCODER.encode(thing)


def read_message(data: str | bytes) -> ClientMessage:
    """What a client said; raises InvalidJson."""
    return _CLIENT.decode(data)


def read(data: bytes, kind: type[T]) -> T:
    """The body of a request; raises InvalidJson."""
    return msgspec.json.decode(data, type=kind)
