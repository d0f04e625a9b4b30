"""What was: positions of a game so far, its record, and what is made from it."""

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
from polis.server.tables import table_view as seen
from polis.server.tables.course import Course
from polis.server.tables.entries import Acted, Created, Dealt, Draft, Rematched, Start
from polis.server.tables.recording import record_of
from polis.server.tables.table import Table
from polis.server.texts import texts


async def table_of(request: Request) -> Table:
    """The table that the address names."""
    return (await hub_of(request).open(request.path_params["id"])).table


async def viewer_of(request: Request, table: Table) -> int | None:
    """Whose eyes: those of the seat in the query, if its token came along; else an onlooker's."""
    viewer = None
    if "seat" in request.query_params:
        viewer = whole(request, "seat")
        if viewer is None or viewer not in table.held(await hashes_of(request, table.id)):
            raise refused("not-yours")
    if not seen.may_watch(table, viewer):
        raise refused("no-spectators")
    return viewer


def ply_of(request: Request, course: Course) -> int:
    """The position that the address names."""
    ply = whole(request, "ply")
    if ply is None or ply > course.ply:
        raise refused("no-such-ply", last=str(course.ply))
    return ply


def begun(table: Table) -> Course:
    """The course of the table's game; refuses before the cards are dealt."""
    if table.course is None:
        raise refused("not-begun")
    return table.course


async def position(request: Request) -> Response:
    """A position, and what led to it."""
    table = await table_of(request)
    viewer, course = await viewer_of(request, table), begun(table)
    ply = ply_of(request, course)
    shown = seen.position(table.content, course.states[ply], ply, viewer, with_legal=False)
    return answer(PositionAt(shown, seen.happened(course, viewer, ply, ply), course.ply))


async def drawing(request: Request) -> Response:
    """A position drawn with letters, as a screen reader reads it."""
    table = await table_of(request)
    viewer, course = await viewer_of(request, table), begun(table)
    language = request.query_params.get("language", "en")
    if language not in LANGUAGES:
        raise refused("no-such-language", languages=", ".join(LANGUAGES))
    game = table.content.game
    shown = game.view(course.states[ply_of(request, course)], viewer)
    drawn = game.draw(shown, False, language)
    return Response(drawn, media_type="text/plain; charset=utf-8")


async def record(request: Request) -> Response:
    """The record file, with the secret; not before the end."""
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
    told = record_of(table)
    difference = await asyncio.to_thread(verify_record, told, table.content.game)
    if difference is None:
        return answer(Verdict(True, texts("verified", plies=str(len(told.actions)))))
    return answer(Verdict(False, texts("differs", reason=difference)))


async def branch(request: Request) -> Response:
    """A private copy of a finished game from a position on, for everybody at one screen."""
    wanted = await body_of(request, Branch)
    table = await table_of(request)
    await viewer_of(request, table)
    course = begun(table)
    if table.status != "over":
        raise refused("not-over")
    if not 0 <= wanted.ply <= course.ply:
        raise refused("no-such-ply", last=str(course.ply))
    keys = Keys()
    copied = await hub_of(request).create(branched(table, wanted.ply, keys), table.secret)
    return answer(keys.reply(copied), 201)


def branched(table: Table, ply: int, keys: Keys) -> list[Draft]:
    """The journal of a branch: the same deal and the same actions, with a person on every seat."""
    course, terms = table.playing, table.terms
    starts = [
        Start("person", seat.name or table.content.spec.seat_name(number, "en"), None,
              keys.new(number), seat.entropy, ready=True)
        for number, seat in enumerate(table.seats)
    ]  # fmt: skip
    private = type(terms)(terms.game, terms.options, type(terms.clock)(), False, False, False, True)
    drafts = [Draft(Created(private, starts, table.id)), Draft(Dealt(course.hashes[0]))]
    if ply:
        drafts.append(Draft(Acted(course.actions[:ply], course.hashes[1 : ply + 1])))
    return drafts


async def rematch(request: Request) -> Response:
    """The same table again; everybody's token opens the same seat of it."""
    wanted = await body_of(request, Rematch)
    table = await table_of(request)
    held = table.held(await hashes_of(request, table.id))
    if not held:
        raise refused("not-yours")
    if table.status != "over":
        raise refused("not-over")
    starts = [
        again(table, number, number in held, wanted.entropy) for number in range(len(table.seats))
    ]
    terms = structs.replace(table.terms, lesson=False)  # other cards: nothing could be followed
    made = await make(hub_of(request), terms, starts, table.id)
    live = await hub_of(request).open(table.id)
    await live.do(lambda now: [] if now.rematch else [Draft(Rematched(made.id))])
    name = live.table.rematch or made.id
    await hub_of(request).desk.accounts.follow(table.id, name)
    return rematched(request, name, table.held([token_of(request) or ""]))


def rematched(request: Request, name: str, held: list[int]) -> Response:
    """The address of the next table; whoever asks later gets the same. held: by a seat's own token."""
    _, _, own = request.headers["authorization"].partition(" ")
    return answer(NewTableReply(name, [SeatKey(seat, own.strip()) for seat in held]), 201)


def again(table: Table, number: int, is_ready: bool, entropy: str) -> Start:
    """A seat of a finished game as it is at the next one."""
    seat = table.seats[number]
    if seat.token is None:
        return Start("bot", "", seat.bot, ready=True)
    return Start("person", seat.name, None, seat.token, entropy if is_ready else "", is_ready)
