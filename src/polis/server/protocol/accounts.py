"""What the owner of an account is sent about it."""

from msgspec import Struct


class Device(Struct, frozen=True):
    """A signed-in device. id: names it in a request; created, used: ISO 8601; is_this: it is asking."""

    id: str
    created: str
    used: str
    is_this: bool


class OwnSeat(Struct, frozen=True):
    """A seat of the account."""

    table: str
    seat: int


class Line(Struct, frozen=True):
    """A line of a chat, written from a seat of the account; at: ISO 8601; name: that of the seat then."""

    table: str
    at: str
    name: str
    text: str


class OwnData(Struct, frozen=True):
    """All that the server keeps of an account, without secrets; notices: addresses of browsers and webhooks.

    The games are at `/api/tables/TABLE/record` once they are over.
    """

    name: str
    devices: list[Device]
    seats: list[OwnSeat]
    lines: list[Line]
    notices: list[str]
