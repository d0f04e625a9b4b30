"""Handing a seat from one device to another: a code that works once, within five minutes.

The code is in a link, or in a picture of it, so it must not be the key of the seat: who sees the picture later has
nothing. Codes are kept in memory by the process that has the table; a restart forgets them.
"""

from typing import Annotated, Final

from msgspec import Meta, Struct
from starlette.requests import Request

from polis.server.endpoints.endpoint import TABLE, Endpoint
from polis.server.endpoints.requests import hub_of, live_of
from polis.server.endpoints.tables import SeatKey
from polis.server.live.handing import SECONDS
from polis.server.protocol.client_messages import Token
from polis.server.table.joining import hash_of
from polis.server.texts import refused


class HandOn(Struct, frozen=True):
    """A request for a code; token: of the seat, which the other device is to have."""

    token: Token


class Handed(Struct, frozen=True):
    """The code; seconds: for how long it works."""

    code: str
    seconds: int


class TakeOver(Struct, frozen=True):
    """A request for the key of a seat with a code."""

    code: Annotated[str, Meta(max_length=80)]


async def hand_on(request: Request, wanted: HandOn) -> Handed:
    """Make a code with which another device gets a seat; an earlier one of the seat is void."""
    live = await live_of(request)
    held = live.table.held([hash_of(wanted.token)])
    if not held:
        raise refused("not-yours")
    return Handed(hub_of(request).handing.new(live.table.id, held[0], wanted.token), SECONDS)


async def take_over(request: Request, wanted: TakeOver) -> SeatKey:
    """Get the key of a seat with a code, which works no second time."""
    live = await live_of(request)
    found = hub_of(request).handing.use(live.table.id, wanted.code)
    if found is None:
        raise refused("code-used")
    return SeatKey(*found)


ENDPOINTS: Final = (
    Endpoint("POST", f"{TABLE}/hand-on", hand_on, 201),
    Endpoint("POST", f"{TABLE}/take-over", take_over, 201),
)
