"""The past of a game: its positions, its record, branches and the rematch."""

import asyncio

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response

from polis.core.records.record import record_json
from polis.core.records.replay import verify as verify_record
from polis.core.texts.catalogue import LANGUAGES
from polis.server.http.answers import answer, body_of, hashes_of, hub_of, token_of, whole
from polis.server.http.tables import Keys, allow_one_more, make, owner_of
from polis.server.live.live_table import LiveTable
from polis.server.protocol.api.new_tables import NewTableReply, Rematch
from polis.server.protocol.api.replay import Branch, PositionAt, Scores, Verdict
from polis.server.protocol.api.seats import SeatKey
from polis.server.protocol.tables import Clock
from polis.server.table import table_view
from polis.server.table.commands.playing import Acted
from polis.server.table.dealing import Dealt, edition_of
from polis.server.table.entries import Created, Draft, Start, Terms
from polis.server.table.history import History
from polis.server.table.recording import record_of
from polis.server.table.server_entries import Rematched, start_again
from polis.server.table.table import Table
from polis.server.texts import refused, texts


async def table_of(request: Request) -> Table:
    """Return the table that the address names."""
    return (await hub_of(request).open(request.path_params["id"])).table


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
    if not table_view.may_watch(table, viewer):
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


def language_of(request: Request) -> str:
    """Return the language that the query names, English without one; raises RequestRefused."""
    language = request.query_params.get("language", "en")
    if language not in LANGUAGES:
        raise refused("no-such-language", languages=", ".join(LANGUAGES))
    return language


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
    held = table.held(await hashes_of(request, table.id))
    # After the end a viewer may look through a bot's eyes and still be addressed as themselves.
    to = table.listener(viewer if held == [viewer] else None)
    events = table_view.happened(history, viewer, ply, ply, to=to)
    return answer(PositionAt(shown, events, history.ply))


async def drawing(request: Request) -> Response:
    """Answer with a position drawn as text, for screen readers."""
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
    table = await table_of(request)
    if not table.held(await hashes_of(request, table.id)):
        await viewer_of(request, table)
    begun(table)
    if table.status != "over":
        raise refused("secret")
    response = answer(record_json(record_of(table)))
    response.headers["Content-Disposition"] = f'attachment; filename="polis-{table.id}.json"'
    return response


async def finished(request: Request) -> LiveTable:
    """Return the table that the address names, if its game is over and the client may see it."""
    live = await hub_of(request).open(request.path_params["id"])
    table = live.table
    if not table.held(await hashes_of(request, table.id)):
        await viewer_of(request, table)
    begun(table)
    if table.status != "over":
        raise refused("not-over")
    return live


async def scores(request: Request) -> Response:
    """Answer with what each seat stood at after each ply; only after the end."""
    live = await finished(request)
    return answer(await live.scores.get(lambda: _scored(live.table)))


async def _scored(table: Table) -> Scores:
    """Look at every position of a finished game."""
    content = table.content
    states = tuple(table.history.states)
    points = await asyncio.to_thread(
        lambda: [content.spec.points_in(content.game, state) for state in states]
    )
    return Scores(points)


async def verify(request: Request) -> Response:
    """Answer whether the stored record, replayed, has all its hashes."""
    live = await finished(request)
    return answer(await live.verdict.get(lambda: _judged(live.table)))


async def _judged(table: Table) -> Verdict:
    """Replay the record of a table and compare every hash."""
    stored = record_of(table)
    difference = await asyncio.to_thread(verify_record, stored, table.content.game)
    if difference is None:
        return Verdict(True, texts("verified", plies=str(len(stored.actions))))
    return Verdict(False, texts("differs", reason=difference))


async def branch(request: Request) -> Response:
    """Create a private table from a position of a finished game: the client against the same bots."""
    wanted = await body_of(request, Branch)
    table = await table_of(request)
    await viewer_of(request, table)
    history = begun(table)
    if table.status != "over":
        raise refused("not-over")
    if not 0 <= wanted.ply <= history.ply:
        raise refused("no-such-ply", last=str(history.ply))
    allow_one_more(request)
    keys = Keys()
    owner, drafts = await owner_of(request), branched(table, wanted.ply, keys)
    copied = await hub_of(request).create(drafts, owner, table.secret)
    return answer(keys.reply(copied), 201)


def branched(table: Table, ply: int, keys: Keys) -> list[Draft]:
    """Return the journal of a branch: the same deal and actions, with one person in all people's seats.

    Bots keep their seats and levels; if only bots played, that person gets all seats.
    """
    history, terms = table.history, table.terms
    is_against_bots = any(seat.token is not None for seat in table.seats)
    starts = [
        Start("bot", "", seat.bot, None, seat.entropy, ready=True)
        if is_against_bots and seat.token is None
        else Start("person", seat.name, None, keys.new(number), seat.entropy, ready=True)
        for number, seat in enumerate(table.seats)
    ]
    private = Terms(terms.game, terms.options, Clock(), False, False, False, True, box=terms.box)
    made = Created(private, starts, table.id, is_branch=True)
    drafts = [Draft(made), Draft(Dealt(history.hashes[0], edition_of(history.content.game)))]
    if ply:
        drafts.append(Draft(Acted(history.actions[:ply], history.hashes[1 : ply + 1])))
    return drafts


async def rematch(request: Request) -> Response:
    """Create the same table again; everyone's token opens the same seat there."""
    await body_of(request, Rematch)
    table = await table_of(request)
    held = table.held(await hashes_of(request, table.id))
    if not held:
        raise refused("not-yours")
    if table.status != "over":
        raise refused("not-over")
    live = await hub_of(request).open(table.id)
    async with live.rematching:  # simultaneous requests get the same table
        name = live.table.rematch or await play_again(request, live)
    again = (await hub_of(request).open(name)).table
    return rematched(request, again, table.held([token_of(request) or ""]))


async def play_again(request: Request, live: LiveTable) -> str:
    """Create the rematch of a table and return its id, or that created by another server process."""
    allow_one_more(request)
    table = live.table
    starts = [start_again(table, number) for number in range(len(table.seats))]
    # With other cards a lesson could not be followed.
    terms = structs.replace(table.terms, lesson=False)
    made = await make(request, terms, starts, table.id)
    asked = await hub_of(request).do(
        table.id, lambda now: [] if now.rematch else [Draft(Rematched(made.id))]
    )
    name = asked.table.rematch or made.id
    await hub_of(request).sessions.accounts.follow(table.id, name)
    return name


def rematched(request: Request, again: Table, held: list[int]) -> Response:
    """Return the rematch, the same for all; held: the seats of the given token."""
    _, _, own = request.headers["authorization"].partition(" ")
    keys = [SeatKey(seat, own.strip()) for seat in held]
    return answer(NewTableReply(again.id, keys, again.commitment), 201)
