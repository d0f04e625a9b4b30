"""Creating tables, finding them, taking seats."""

import asyncio
import math
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct, field
from starlette.requests import Request

from polis.core.seeds import new_secret
from polis.server.accounts.attempts import network_of
from polis.server.endpoints.endpoint import TABLE, Done, Endpoint
from polis.server.endpoints.requests import (
    account_of,
    address_of,
    check_allowed,
    hashes_of,
    hub_of,
    live_of,
)
from polis.server.live.bot_tables import is_without_people
from polis.server.protocol.client_messages import Name, Token, Whole
from polis.server.protocol.tables import NewTable, OutsideWish, TableHead
from polis.server.table import joining, new_table
from polis.server.table.commands import decide
from polis.server.table.commands.seating import Ready
from polis.server.table.dealing import deal
from polis.server.table.entries import Created, Draft, Seat, Terms
from polis.server.table.joining import hash_of, new_token
from polis.server.table.table import Table
from polis.server.texts import refused

MOST_LISTED: Final = 100

Entropy: TypeAlias = Annotated[str, Meta(max_length=200)]
TableId: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"^[\w-]*$")]


class SeatKey(Struct, frozen=True):
    """The token that proves the ownership of a seat; secret."""

    seat: int
    token: str


class TakeSeat(Struct, frozen=True):
    """A request for a seat; null for any open one; outside: for a program, where the host allows it."""

    seat: Whole | None
    name: Name
    outside: bool = False


class BeReady(Struct, frozen=True):
    """Consent to dealing the cards.

    entropy: a text for the shuffle; tokens: of further seats for which it counts, besides those of
    the header.
    """

    entropy: Entropy
    tokens: Annotated[list[Token], Meta(max_length=8)] = field(default_factory=list)


class NewTableReply(Struct, frozen=True):
    """The new table.

    commitment: to the secret of its shuffle, fixed before anybody's text for it is received.
    """

    id: str
    keys: Sequence[SeatKey]
    commitment: str


class MyTable(Struct, frozen=True):
    """A table and the token of a seat."""

    id: TableId
    token: Token


class Mine(Struct, frozen=True):
    """A request for the tables of these tokens."""

    tables: Annotated[list[MyTable], Meta(max_length=500)] = field(default_factory=list)


class Listed(Struct, frozen=True):
    """The public tables."""

    tables: Sequence[TableHead]


class MineHead(TableHead):
    """A table with the client's seats."""

    held: Sequence[int] = ()


class MyTables(Struct, frozen=True):
    """The tables of the client's seats, those waiting for it first; account: its name."""

    tables: Sequence[MineHead]
    account: str | None = None


class Keys:
    """The tokens of a new table, by seat."""

    def __init__(self) -> None:
        self.tokens: dict[int, str] = {}

    def new(self, seat: int) -> str:
        """Create a token for a seat and return its hash."""
        self.tokens[seat] = new_token()
        return hash_of(self.tokens[seat])

    def reply(self, table: Table) -> NewTableReply:
        """Return the answer to the maker of the table."""
        keys = [SeatKey(seat, token) for seat, token in self.tokens.items()]
        return NewTableReply(table.id, keys, table.commitment)


async def create(request: Request, wanted: NewTable) -> NewTableReply:
    """Create a table; its tokens are sent only now."""
    keys = Keys()
    hub = hub_of(request)
    if wanted.box is not None:
        if not hub.settings.limits.own_boxes:
            raise refused("no-own-boxes")
        check_allowed(request, hub.boxes, "too-many-boxes")
    if any(isinstance(wish, OutsideWish) for wish in wanted.seats):
        check_outside(request)
    terms = await asyncio.to_thread(new_table.terms_of, wanted)
    starts = new_table.starts_of(wanted.seats, keys.new)
    allow_one_more(request, wanted.listed)
    room = None
    if is_without_people(starts):
        room = hub.bot_tables.take(await owner_of(request))
    made = await make(request, terms, starts, room=room)
    return keys.reply(made)


def check_outside(request: Request) -> None:
    """Raise RequestRefused unless programs may take seats here."""
    if not hub_of(request).settings.limits.outside_bots:
        raise refused("no-outside-bots")


def allow_one_more(request: Request, listed: bool = False) -> None:
    """Raise RequestRefused if the address of a request has created too many tables."""
    hub, network = hub_of(request), network_of(address_of(request))
    for allowances in (hub.tables_listed, hub.tables_made) if listed else (hub.tables_made,):
        if not allowances.take(network):
            raise refused("too-many-tables", minutes=math.ceil(allowances.wait(network) / 60))


async def make(
    request: Request,
    terms: Terms,
    starts: list[Seat],
    origin: str | None = None,
    secret: bytes | None = None,
    room: str | None = None,
) -> Table:
    """Store a new table; if nobody has to add to the shuffle, deal the cards at once.

    room: for a table without people. The requester is charged for its bots.
    """
    secret = secret or new_secret()
    drafts = [Draft(Created(terms, starts, origin))]
    if all(start.ready for start in starts):
        entropies = [start.entropy for start in starts]
        drafts.append(deal(terms, secret, entropies))
    return await hub_of(request).create(drafts, await owner_of(request), secret, room)


async def owner_of(request: Request) -> str:
    """Return the account of a request, or the address that it comes from."""
    account = await account_of(request)
    return network_of(address_of(request)) if account is None else account.id


async def listed(request: Request) -> Listed:
    """Answer with the public tables."""
    heads = await hub_of(request).store.listed(MOST_LISTED)
    return Listed([msgspec.json.decode(stored, type=TableHead) for stored in heads])


async def head(request: Request) -> TableHead:
    """Answer with one table."""
    live = await live_of(request)
    return live.audience.head(live.table)


async def take_seat(request: Request, wanted: TakeSeat) -> SeatKey:
    """Take an open seat."""
    hub, name = hub_of(request), request.path_params["id"]
    await hub.open(name)  # only what exists is charged for
    new_table.checked_name(wanted.name)
    if wanted.outside:
        check_outside(request)
    check_allowed(request, hub.seats_taken)
    token, taken = new_token(), list[int]()

    def seated(table: Table) -> list[Draft]:
        seat = joining.seat_to_join(table, wanted.seat)
        taken[:] = [seat]
        entry = joining.joined(table, wanted.name, hash_of(token), wanted.outside)
        return [Draft(entry, seat)]

    await hub.do(name, seated)
    return SeatKey(taken[0], token)


async def ready(request: Request, wanted: BeReady) -> Done:
    """Mark seats as ready, with a text for the shuffle, before there is a socket."""
    hub = hub_of(request)
    live = await live_of(request)
    shown = [hash_of(token) for token in wanted.tokens]
    held = live.table.held([*shown, *await hashes_of(request, live.table.id)])
    if not held:
        raise refused("not-yours")
    for seat in held:
        asked = Ready(new_token(), seat, wanted.entropy)
        await hub.do(live.table.id, partial(decide, command=asked))
    return Done()


async def mine(request: Request, wanted: Mine) -> MyTables:
    """Answer with the tables of the client's seats, those waiting for it first."""
    hub, found = hub_of(request), list[MineHead]()
    hashes, account = hashes_by_table(wanted), await account_of(request)
    if account is not None:
        hashes = await hub.sessions.all_keys(account, hashes)
    for stored, held in await hub.store.mine(hashes):
        head = msgspec.json.decode(stored, type=MineHead)
        head.held = held
        found.append(head)
    name = None if account is None else account.name
    return MyTables(sorted(found, key=_urgency), name)


def hashes_by_table(shown: Mine) -> dict[str, list[str]]:
    """Return the hashes of the tokens that a client has sent, by table."""
    hashes: dict[str, list[str]] = {}
    for one in shown.tables:
        hashes.setdefault(one.id, []).append(hash_of(one.token))
    return hashes


def _urgency(table: MineHead) -> tuple[bool, bool]:
    """Sort the tables that wait for the client first, finished ones last."""
    waits = table.status == "playing" and table.turn in table.held
    return (not waits, table.status == "over")


ENDPOINTS: Final = (
    Endpoint("POST", "/api/tables", create, 201),
    Endpoint("GET", "/api/tables", listed),
    Endpoint("GET", TABLE, head),
    Endpoint("POST", f"{TABLE}/seats", take_seat, 201),
    Endpoint("POST", f"{TABLE}/ready", ready, token=True),
    Endpoint("POST", "/api/mine", mine, token=True),
)
