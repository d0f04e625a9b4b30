"""Hints: what a strong bot would do, for a person who plays alone against bots."""

from starlette.requests import Request
from starlette.responses import Response

from polis.bots.compile_parts import GREEDY, HINTS, RULES, SEARCH
from polis.server.http.answers import answer, body_of, hashes_of, hub_of
from polis.server.protocol.api.hints import AskHint
from polis.server.table.commands.base import check_turn
from polis.server.table.table import Table
from polis.server.texts import refused


async def hint(request: Request) -> Response:
    """Answer with a hint for the seat to act, found by the workers."""
    wanted = await body_of(request, AskHint)
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
        return answer(await hub.bots.advise(live, wanted.seat))
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
