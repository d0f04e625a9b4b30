"""Hints: what a strong bot would do, for a person who plays alone against bots."""

from typing import Final

from msgspec import Struct
from starlette.requests import Request

from polis.bots.compile_parts import GREEDY, HINTS, RULES, SEARCH
from polis.server.endpoints.endpoint import TABLE, Endpoint
from polis.server.endpoints.requests import hashes_of, hub_of
from polis.server.protocol.client_messages import Whole
from polis.server.protocol.games import Hint
from polis.server.table.commands.base import check_turn
from polis.server.table.table import Table
from polis.server.texts import refused


class AskHint(Struct, frozen=True):
    """A request for what a strong bot would do."""

    seat: Whole
    ply: Whole


async def hint(request: Request, wanted: AskHint) -> Hint:
    """Answer with a hint for the seat to act, found by the workers."""
    hub = hub_of(request)
    live = await hub.open(request.path_params["id"])
    held = live.table.held(await hashes_of(request, live.table.id))
    check_alone(live.table, wanted.seat, held)
    check_turn(live.table, wanted.seat, wanted.ply)
    game = live.table.terms.game
    if not hub.readiness.is_done(game, HINTS):
        hub.readiness.want(game, SEARCH, RULES, GREEDY, HINTS)
        raise refused("hint-preparing")
    if live.is_advising:
        raise refused("hint-soon")
    live.is_advising = True
    try:
        return await hub.bots.advise(live, wanted.seat)
    finally:
        live.is_advising = False


def check_alone(table: Table, seat: int, held: list[int]) -> None:
    """Raise RequestRefused unless the seat is held and no seat is another person's.

    People who are away may come back, and a bot would have helped to play against them.
    """
    if seat not in held:
        raise refused("not-yours")
    if any(person != seat for person in table.owners()):
        raise refused("hint-others")


ENDPOINTS: Final = (Endpoint("POST", f"{TABLE}/hint", hint, token=True),)
