"""Games that were played in a browser without a server, moved to an account."""

import asyncio
import hashlib
from typing import Any, Final

from msgspec import Struct
from sqlalchemy.exc import IntegrityError
from starlette.requests import Request

from polis.core.records.record import Record
from polis.core.records.record_file import record_from_json
from polis.core.records.replay import verify
from polis.core.texts.errors import PolisError
from polis.server.endpoints.accounts import ACCOUNT, signed_in
from polis.server.endpoints.branches import journal_of, private_terms
from polis.server.endpoints.endpoint import Endpoint
from polis.server.endpoints.requests import hub_of
from polis.server.endpoints.tables import Keys, NewTableReply, allow_one_more
from polis.server.loaded_game import content_of
from polis.server.table.entries import Created, Draft, Seat
from polis.server.table.new_table import check_bot, checked_entropy, checked_name, told_apart
from polis.server.table.table import PERSON
from polis.server.texts import RequestRefused, refused

FILE: Final = "record.json"  # what refusals call the record


class Played(Struct, frozen=True):
    """A request to take in a game. record: as saved records are, the result null if it is not over."""

    record: dict[str, Any]


async def take_in(request: Request, wanted: Played) -> NewTableReply:
    """Make a private table of a game that was played in a browser; the account gets all persons' seats."""
    account, _ = await signed_in(request)
    allow_one_more(request)
    record = await asyncio.to_thread(_checked, wanted.record)
    keys, hub = Keys(), hub_of(request)
    drafts, name = _journal(record, keys), _name(account.id, record)
    if not keys.tokens:
        raise refused("not-yours")
    try:
        table = await hub.create(drafts, account.id, bytes.fromhex(record.secret or ""), name=name)
    except IntegrityError:  # the answer to the first request was lost
        return NewTableReply(name, [], record.commitment)
    made = {name: [seat.token for seat in table.seats if seat.token is not None]}
    await hub.sessions.accounts.claim(account.id, made)
    return keys.reply(table)


def _checked(told: dict[str, Any]) -> Record:
    """Return a record whose game has been played again by the rules; raises RequestRefused."""
    try:
        record = record_from_json(told, FILE)
        wrong: PolisError | None = verify(record, content_of(record.game).game)
    except RequestRefused:
        raise
    except PolisError as error:
        wrong = error
    if wrong is not None:
        raise refused("not-taken-in", reason=wrong)
    return record


def _journal(record: Record, keys: Keys) -> list[Draft]:
    """Return the journal of a table with a checked game; its cards are known, as those of a branch are."""
    content = content_of(record.game)
    seats = list[Seat]()
    for number, (one, text) in enumerate(zip(record.seats, record.entropies, strict=True)):
        entropy = checked_entropy(text)
        if one.kind != PERSON:
            check_bot(one.kind, content.spec.bots)
            seats.append(Seat("bot", "", one.kind, None, entropy, ready=True))
            continue
        name = told_apart(checked_name(one.name), [seat.name for seat in seats])
        if one.name == content.spec.seat_name(number, "en"):  # without a name
            name = ""
        seats.append(Seat("person", name, None, keys.new(number), entropy, ready=True))
    options = content.agreed(record.options)
    made = Created(private_terms(content, options), seats, is_branch=True)
    return journal_of(made, content, record.actions, record.hashes)


def _name(account: str, record: Record) -> str:
    """Return the id of the table, so that a request that is repeated makes no second one."""
    parts = (account, record.commitment, str(record.result), *record.hashes)
    return hashlib.sha256(" ".join(parts).encode()).hexdigest()[:26]


ENDPOINTS: Final = (Endpoint("POST", f"{ACCOUNT}/games", take_in, 201, token=True),)
