"""The past of a game: its positions, its record, branches and the rematch."""

import asyncio

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response

from polis.core.record import record_json
from polis.core.replay import verify as verify_record
from polis.core.text import LANGUAGES
from polis.server.http.answers import answer, body_of, hashes_of, hub_of, token_of, whole
from polis.server.http.tables import Keys, make
from polis.server.protocol.api import Branch, NewTableReply, PositionAt, Rematch, SeatKey, Verdict
from polis.server.refusal import refused
from polis.server.tables import table_view
from polis.server.tables.commands.playing import Acted
from polis.server.tables.dealing import Dealt
from polis.server.tables.entries import Created, Draft, Start
from polis.server.tables.history import History
from polis.server.tables.recording import record_of
from polis.server.tables.rematching import Rematched, start_again
from polis.server.tables.table import Table
from polis.server.texts import texts


async def table_of(request: Request) -> Table:
    """Return the table that the address names."""
    return (await hub_of(request).open(request.path_params["id"])).table


async def viewer_of(request: Request, table: Table) -> int | None:
    """Return the seat of the query, whose token has to be given; None, a spectator, without it."""
    viewer = None
    if "seat" in request.query_params:
        viewer = whole(request, "seat")
        if viewer is None or viewer not in table.held(await hashes_of(request, table.id)):
            raise refused("not-yours")
    if not table_view.may_watch(table, viewer):
        raise refused("no-spectators")
    return viewer


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


async def position(request: Request) -> Response:
    """Answer with a position and the events that led to it."""
    table = await table_of(request)
    viewer, history = await viewer_of(request, table), begun(table)
    ply = ply_of(request, history)
    shown = table_view.position(table.content, history.states[ply], ply, viewer)
    events = table_view.happened(history, viewer, ply, ply)
    return answer(PositionAt(shown, events, history.ply))


async def drawing(request: Request) -> Response:
    """Answer with a position drawn in text, for screen readers."""
    table = await table_of(request)
    viewer, history = await viewer_of(request, table), begun(table)
    language = request.query_params.get("language", "en")
    if language not in LANGUAGES:
        raise refused("no-such-language", languages=", ".join(LANGUAGES))
    game = table.content.game
    shown = game.view(history.states[ply_of(request, history)], viewer)
    drawn = game.draw(shown, False, language)
    return Response(drawn, media_type="text/plain; charset=utf-8")


async def record(request: Request) -> Response:
    """Answer with the record, which has the secret; not before the end."""
    table = await table_of(request)
    if not table.held(await hashes_of(request, table.id)):
        await viewer_of(request, table)
    begun(table)
    if table.status != "over":
        raise refused("secret")
    response = answer(record_json(record_of(table)))
    response.headers["Content-Disposition"] = f'attachment; filename="polis-{table.id}.json"'
    return response


async def verify(request: Request) -> Response:
    """Play the stored record again and compare every hash."""
    table = await table_of(request)
    begun(table)
    if table.status != "over":
        raise refused("not-over")
    stored = record_of(table)
    difference = await asyncio.to_thread(verify_record, stored, table.content.game)
    if difference is None:
        return answer(Verdict(True, texts("verified", plies=str(len(stored.actions)))))
    return answer(Verdict(False, texts("differs", reason=difference)))


async def branch(request: Request) -> Response:
    """Make a private table from a position of a finished game, with all seats the client's."""
    wanted = await body_of(request, Branch)
    table = await table_of(request)
    await viewer_of(request, table)
    history = begun(table)
    if table.status != "over":
        raise refused("not-over")
    if not 0 <= wanted.ply <= history.ply:
        raise refused("no-such-ply", last=str(history.ply))
    keys = Keys()
    copied = await hub_of(request).create(branched(table, wanted.ply, keys), table.secret)
    return answer(keys.reply(copied), 201)


def branched(table: Table, ply: int, keys: Keys) -> list[Draft]:
    """Return the journal of a branch: the same deal and actions, with a person at every seat."""
    history, terms = table.history, table.terms
    starts = [
        Start("person", seat.name or table.content.spec.seat_name(number, "en"), None,
              keys.new(number), seat.entropy, ready=True)
        for number, seat in enumerate(table.seats)
    ]  # fmt: skip
    private = type(terms)(terms.game, terms.options, type(terms.clock)(), False, False, False, True)
    drafts = [Draft(Created(private, starts, table.id)), Draft(Dealt(history.hashes[0]))]
    if ply:
        drafts.append(Draft(Acted(history.actions[:ply], history.hashes[1 : ply + 1])))
    return drafts


async def rematch(request: Request) -> Response:
    """Make the same table again; everybody's token opens the same seat there."""
    wanted = await body_of(request, Rematch)
    table = await table_of(request)
    held = table.held(await hashes_of(request, table.id))
    if not held:
        raise refused("not-yours")
    if table.status != "over":
        raise refused("not-over")
    starts = [
        start_again(table, number, number in held, wanted.entropy)
        for number in range(len(table.seats))
    ]
    terms = structs.replace(table.terms, lesson=False)  # other cards: nothing could be followed
    made = await make(hub_of(request), terms, starts, table.id)
    live = await hub_of(request).open(table.id)
    await live.do(lambda now: [] if now.rematch else [Draft(Rematched(made.id))])
    name = live.table.rematch or made.id
    await hub_of(request).sessions.accounts.follow(table.id, name)
    return rematched(request, name, table.held([token_of(request) or ""]))


def rematched(request: Request, name: str, held: list[int]) -> Response:
    """Return the id of the rematch, the same for all; held: the seats of the token that was given."""
    _, _, own = request.headers["authorization"].partition(" ")
    return answer(NewTableReply(name, [SeatKey(seat, own.strip()) for seat in held]), 201)
