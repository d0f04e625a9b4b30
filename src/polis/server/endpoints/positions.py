"""The past of a game: its positions, its record and its scores."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from polis.core.records.record_file import record_json
from polis.core.records.replay import verify as verify_record
from polis.core.texts.catalogue import LANGUAGES
from polis.server.endpoints.endpoint import SEAT, TABLE, Endpoint, Schema
from polis.server.endpoints.requests import hashes_of, language_of, live_of, whole
from polis.server.endpoints.responses import answer
from polis.server.live.live_table import LiveTable
from polis.server.protocol.games import Scores, Verdict
from polis.server.protocol.position import Happened, Position
from polis.server.table import seen
from polis.server.table.history import History
from polis.server.table.table import Table
from polis.server.texts import refused, texts


class PositionAt(Struct, frozen=True):
    """A past position and the events that led to it, as in `server_messages.Seen`.

    plies: the current number of plies of the game.
    """

    plies: int
    record: bytes | None
    rows: bytes
    position: Position | None
    happened: Sequence[Happened]


async def table_of(request: Request) -> Table:
    """Return the table that the address names."""
    return (await live_of(request)).table


async def viewer_of(request: Request, table: Table) -> int | None:
    """Return the seat in the query, which needs its token; without one None, a spectator.

    After the end the view of a bot's seat needs no token: anyone who may see the game may see it.
    """
    viewer = None
    if "seat" in request.query_params:
        viewer = whole(request, "seat")
        held = table.held(await hashes_of(request, table.id))
        is_a_bots = bool(held or table.terms.spectators) and was_a_bots(table, viewer)
        if viewer is None or not (viewer in held or is_a_bots):
            raise refused("not-yours")
    if not seen.may_watch(table, viewer):
        raise refused("no-spectators")
    return viewer


def was_a_bots(table: Table, seat: int | None) -> bool:
    """Whether a seat of a finished game never had a person."""
    if table.status != "over" or seat is None or not 0 <= seat < len(table.seats):
        return False
    return table.seats[seat].kind == "bot" and table.seats[seat].token is None


def ply_of(request: Request, history: History) -> int:
    """Return the ply that the address names; raises RequestRefused."""
    ply = whole(request, "ply")
    if ply is None or ply > history.ply:
        raise refused("no-such-ply", last=str(history.ply))
    return ply


def begun(table: Table) -> History:
    """Return the history of the table's game; raises RequestRefused before cards are dealt."""
    if not table.has_begun:
        raise refused("not-begun")
    return table.history


async def position(request: Request) -> PositionAt:
    """Answer with a position and the events that led to it."""
    table = await table_of(request)
    viewer, history = await viewer_of(request, table), begun(table)
    ply = ply_of(request, history)
    return PositionAt(history.ply, *seen.at(table, ply, viewer))


async def drawing(request: Request) -> Response:
    """Answer with a position drawn as text."""
    table = await table_of(request)
    viewer, history = await viewer_of(request, table), begun(table)
    language = language_of(request)
    game = table.content.game
    shown = game.view(history.states[ply_of(request, history)], viewer)
    drawn = game.draw(shown, False, language)
    headers = {"Cache-Control": "no-store"}  # it may show the cards of a seat
    return Response(drawn, media_type="text/plain; charset=utf-8", headers=headers)


async def record(request: Request) -> Response:
    """Answer with the record, which contains the secret; only after the end."""
    table = (await finished(request, "secret")).table
    response = answer(record_json(table.record()))
    response.headers["Content-Disposition"] = f'attachment; filename="polis-{table.id}.json"'
    return response


async def finished(request: Request, refusal: str = "not-over") -> LiveTable:
    """Return the table that the address names, if its game is over and the client may see it.

    refusal: the code if the game is not over.
    """
    live = await live_of(request)
    table = live.table
    if not table.held(await hashes_of(request, table.id)):
        await viewer_of(request, table)
    begun(table)
    if table.status != "over":
        raise refused(refusal)
    return live


async def scores(request: Request) -> Scores:
    """Answer with what each seat stood at after each ply; only after the end."""
    live = await finished(request)
    return await live.scores.get(lambda: _scored(live.table))


async def _scored(table: Table) -> Scores:
    """Look at every position of a finished game."""
    content = table.content
    states = tuple(table.history.states)
    points = await asyncio.to_thread(
        lambda: [content.spec.points_in(content.game, state) for state in states]
    )
    return Scores(points)


async def verify(request: Request) -> Verdict:
    """Answer whether the stored record, replayed, has all its hashes."""
    live = await finished(request)
    return await live.verdict.get(lambda: _judged(live.table))


async def _judged(table: Table) -> Verdict:
    """Replay the record of a table and compare every hash."""
    stored = table.record()
    difference = await asyncio.to_thread(verify_record, stored, table.content.game)
    if difference is None:
        return Verdict(True, texts("verified", plies=str(len(stored.actions))))
    return Verdict(False, texts("differs", reason=difference))


AT: Final = f"{TABLE}/positions/{{ply}}"
LANGUAGE: Final[Mapping[str, Schema]] = {"language": {"enum": list(LANGUAGES)}}
ENDPOINTS: Final = (
    Endpoint("GET", AT, position, query=SEAT, token=True),
    Endpoint("GET", f"{AT}/text", drawing, query={**SEAT, **LANGUAGE}, token=True),
    Endpoint("GET", f"{TABLE}/record", record, returns=dict[str, Any], token=True),
    Endpoint("POST", f"{TABLE}/verify", verify, token=True),
    Endpoint("GET", f"{TABLE}/scores", scores, token=True),
)
