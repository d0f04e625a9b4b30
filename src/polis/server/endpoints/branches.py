"""Tables that continue a finished game: a branch from one of its positions, and the rematch."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct, structs
from starlette.requests import Request

from polis.server.endpoints.endpoint import SEAT, TABLE, Endpoint
from polis.server.endpoints.positions import begun, table_of, viewer_of
from polis.server.endpoints.requests import hashes_of, hub_of, own_token, token_of
from polis.server.endpoints.tables import (
    Keys,
    NewTableReply,
    SeatKey,
    allow_one_more,
    make,
    owner_of,
)
from polis.server.live.live_table import LiveTable
from polis.server.loaded_game import Content
from polis.server.protocol.client_messages import Whole
from polis.server.protocol.tables import Clock
from polis.server.table.commands.playing import Acted
from polis.server.table.dealing import Dealt, edition_of
from polis.server.table.entries import Created, Draft, Seat, Terms
from polis.server.table.journal import Rematched
from polis.server.table.table import Table
from polis.server.texts import refused


class Branch(Struct, frozen=True):
    """A request for a new table that branches from a position."""

    ply: Whole


class Rematch(Struct, frozen=True):
    """A request to play the same table again; it has no fields."""


async def branch(request: Request, wanted: Branch) -> NewTableReply:
    """Create a private table from a position of a finished game: the client against the same bots."""
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
    return keys.reply(copied)


def branched(table: Table, ply: int, keys: Keys) -> list[Draft]:
    """Return the journal of a branch: the same deal and actions, with one person in all people's seats.

    Bots keep their seats and levels; if only bots played, that person gets all seats.
    """
    history = table.history
    is_against_bots = any(seat.token is not None for seat in table.seats)
    starts = [
        Seat("bot", "", seat.bot, None, seat.entropy, ready=True)
        if is_against_bots and seat.token is None
        else Seat("person", seat.name, None, keys.new(number), seat.entropy, ready=True)
        for number, seat in enumerate(table.seats)
    ]
    private = private_terms(history.content, table.terms.options)
    made = Created(private, starts, table.id, is_branch=True)
    return journal_of(made, history.content, history.actions[:ply], history.hashes[: ply + 1])


def private_terms(content: Content, options: dict[str, Any]) -> Terms:
    """Return the terms of a table that nobody else finds."""
    game, box = content.game.name, content.box
    return Terms(game, options, Clock(), False, False, False, True, box=box)


def journal_of(
    made: Created, content: Content, actions: Sequence[str], hashes: Sequence[str]
) -> list[Draft]:
    """Return the journal of a table with a known deal and the actions after it."""
    drafts = [Draft(made), Draft(Dealt(hashes[0], edition_of(content.game)))]
    if actions:
        drafts.append(Draft(Acted(list(actions), list(hashes[1:]))))
    return drafts


async def rematch(request: Request, _: Rematch) -> NewTableReply:
    """Create the same table again; everyone's token opens the same seat there."""
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


def start_again(table: Table, number: int) -> Seat:
    """Return a seat of a finished game for its rematch; no person is ready yet."""
    seat = table.seats[number]
    if seat.token is None:
        return Seat("bot", "", seat.bot, ready=True)
    return Seat("person", seat.name, None, seat.token, outside=seat.outside)


def rematched(request: Request, again: Table, held: list[int]) -> NewTableReply:
    """Return the rematch, the same for all; held: the seats of the given token."""
    keys = [SeatKey(seat, own_token(request)) for seat in held]
    return NewTableReply(again.id, keys, again.commitment)


ENDPOINTS: Final = (
    Endpoint("POST", f"{TABLE}/branches", branch, 201, query=SEAT, token=True),
    Endpoint("POST", f"{TABLE}/rematch", rematch, 201, token=True),
)
