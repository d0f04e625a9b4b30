"""Accounts over HTTP. A device sends its account's token like a seat's."""

from starlette.requests import Request
from starlette.responses import Response

from polis.server.accounts.stored import Account
from polis.server.http.answers import address_of, answer, body_of, hub_of, token_of
from polis.server.http.tables import hashes_by_table
from polis.server.protocol.api.accounts import (
    AccountInfo,
    Credentials,
    NewByLink,
    NewPassword,
    OwnPassword,
    Session,
)
from polis.server.protocol.api.lists import Mine
from polis.server.texts import refused


async def sign_up(request: Request) -> Response:
    """Create an account."""
    wanted, sessions = await body_of(request, Credentials), hub_of(request).sessions
    account, token = await sessions.sign_up(wanted.name, wanted.password, address_of(request))
    return answer(Session(account.name, token), 201)


async def sign_in(request: Request) -> Response:
    """Sign this device in."""
    wanted, sessions = await body_of(request, Credentials), hub_of(request).sessions
    account, token = await sessions.sign_in(wanted.name, wanted.password, address_of(request))
    return answer(Session(account.name, token), 201)


async def reset(request: Request) -> Response:
    """Set a new password with a link from the host; all other devices are signed out."""
    wanted, sessions = await body_of(request, NewByLink), hub_of(request).sessions
    account, token = await sessions.reset(wanted.link, wanted.password, address_of(request))
    await hub_of(request).close_signed_out()
    return answer(Session(account.name, token), 201)


async def who(request: Request) -> Response:
    """Answer with the account of this device."""
    account, _ = await signed_in(request)
    keys = await hub_of(request).sessions.accounts.keys(account.id)
    return answer(AccountInfo(account.name, sum(map(len, keys.values()))))


async def claim(request: Request) -> Response:
    """Add the seats whose tokens this device has."""
    wanted = await body_of(request, Mine)
    account, _ = await signed_in(request)
    seats = await hub_of(request).sessions.accounts.claim(account.id, hashes_by_table(wanted))
    return answer(AccountInfo(account.name, seats))


async def sign_out(request: Request) -> Response:
    """Sign this device out."""
    _, session = await signed_in(request)
    await hub_of(request).sessions.accounts.close_session(session)
    return await _left(request)


async def sign_out_everywhere(request: Request) -> Response:
    """Sign all devices out."""
    account, _ = await signed_in(request)
    await hub_of(request).sessions.accounts.close_sessions(account.id)
    return await _left(request)


async def change_password(request: Request) -> Response:
    """Change the password; all other devices are signed out."""
    wanted = await body_of(request, NewPassword)
    account, session = await signed_in(request)
    where = address_of(request)
    await hub_of(request).sessions.change(account, wanted.old, wanted.new, session, where)
    return await _left(request)


async def delete(request: Request) -> Response:
    """Delete the account; browsers with the tokens of its seats can play on."""
    wanted = await body_of(request, OwnPassword)
    account, _ = await signed_in(request)
    sessions = hub_of(request).sessions
    await sessions.check(account, wanted.password, address_of(request))
    await sessions.accounts.remove(account.id)
    return await _left(request)


async def signed_in(request: Request) -> tuple[Account, str]:
    """Return the account of the request's token, and the hash of the token; raises RequestRefused."""
    session = token_of(request)
    found = None if session is None else await hub_of(request).sessions.accounts.of_session(session)
    if session is None or found is None:
        raise refused("signed-out")
    return found, session


async def _left(request: Request) -> Response:
    await hub_of(request).close_signed_out()
    return answer({})
