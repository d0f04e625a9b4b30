"""Taking a seat, and being ready for the deal."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, field

from polis.server.protocol.client_messages import Name, Token, Whole

Entropy: TypeAlias = Annotated[str, Meta(max_length=200)]


class SeatKey(Struct, frozen=True):
    """The token that proves the ownership of a seat; secret."""

    seat: int
    token: str


class TakeSeat(Struct, frozen=True):
    """A request for a seat; null for any open one."""

    seat: Whole | None
    name: Name


class BeReady(Struct, frozen=True):
    """Consent to dealing the cards.

    entropy: a text for the shuffle; tokens: of further seats for which it counts, besides those of
    the header.
    """

    entropy: Entropy
    tokens: Annotated[list[Token], Meta(max_length=8)] = field(default_factory=list)
