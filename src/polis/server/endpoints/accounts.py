"""Accounts and signed-in devices. A device sends its token like that of a seat."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct
from starlette.requests import Request

from polis.server.accounts import own_data
from polis.server.accounts.forgetting import forget
from polis.server.accounts.stored import Account
from polis.server.endpoints.endpoint import Done, Endpoint
from polis.server.endpoints.requests import account_of, address_of, hub_of, token_of
from polis.server.endpoints.tables import Mine, hashes_by_table
from polis.server.protocol.accounts import Device, OwnData
from polis.server.protocol.client_messages import Token
from polis.server.texts import refused

Password: TypeAlias = Annotated[str, Meta(max_length=1000)]


class Credentials(Struct, frozen=True):
    """A request to sign up or in."""

    name: Annotated[str, Meta(max_length=400)]
    password: Password


class NewPassword(Struct, frozen=True):
    """A request to change the password."""

    old: Password
    new: Password


class NewByLink(Struct, frozen=True):
    """A request for a new password with the token of a link from the host, or a recovery code."""

    link: Token
    password: Password


class OwnPassword(Struct, frozen=True):
    """The password, to confirm a request."""

    password: Password


class RecoveryCode(Struct, frozen=True):
    """The code with which a new password can be chosen; secret, and sent only now."""

    code: str


class OneDevice(Struct, frozen=True):
    """A request about one device, by the id that the list of devices has."""

    id: Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]


class Session(Struct, frozen=True):
    """A signed-in device; token: secret."""

    name: str
    token: str


class AccountInfo(Struct, frozen=True):
    """An account and the number of its seats."""

    name: str
    seats: int


async def sign_up(request: Request, wanted: Credentials) -> Session:
    """Create an account."""
    sessions = hub_of(request).sessions
    account, token = await sessions.sign_up(wanted.name, wanted.password, address_of(request))
    return Session(account.name, token)


async def sign_in(request: Request, wanted: Credentials) -> Session:
    """Sign this device in."""
    sessions = hub_of(request).sessions
    account, token = await sessions.sign_in(wanted.name, wanted.password, address_of(request))
    return Session(account.name, token)


async def reset(request: Request, wanted: NewByLink) -> Session:
    """Set a new password with a link from the host or a recovery code; all other devices are signed out."""
    sessions = hub_of(request).sessions
    account, token = await sessions.reset(wanted.link, wanted.password, address_of(request))
    await hub_of(request).close_signed_out()
    return Session(account.name, token)


async def recovery(request: Request, wanted: OwnPassword) -> RecoveryCode:
    """Make a recovery code; an earlier one becomes void."""
    account, _ = await signed_in(request)
    sessions = hub_of(request).sessions
    return RecoveryCode(await sessions.new_code(account, wanted.password, address_of(request)))


async def who(request: Request) -> AccountInfo:
    """Answer with the account of a device."""
    account, _ = await signed_in(request)
    keys = await hub_of(request).sessions.accounts.keys(account.id)
    return AccountInfo(account.name, sum(map(len, keys.values())))


async def claim(request: Request, wanted: Mine) -> AccountInfo:
    """Add the seats whose tokens this device has to its account."""
    account, _ = await signed_in(request)
    seats = await hub_of(request).sessions.accounts.claim(account.id, hashes_by_table(wanted))
    return AccountInfo(account.name, seats)


async def sign_out(request: Request) -> Done:
    """Sign this device out."""
    _, session = await signed_in(request)
    await hub_of(request).sessions.accounts.close_session(session)
    return await _left(request)


async def sign_out_everywhere(request: Request) -> Done:
    """Sign all devices out."""
    account, _ = await signed_in(request)
    await hub_of(request).sessions.accounts.close_sessions(account.id)
    return await _left(request)


async def devices(request: Request) -> list[Device]:
    """Answer with the signed-in devices of the account."""
    account, session = await signed_in(request)
    return await own_data.devices(hub_of(request).store, account, session)


async def sign_out_device(request: Request, wanted: OneDevice) -> Done:
    """Sign one device of the account out."""
    account, _ = await signed_in(request)
    if not await own_data.sign_out(hub_of(request).store, account, wanted.id):
        raise refused("no-such-device")
    return await _left(request)


async def export(request: Request) -> OwnData:
    """Answer with all that the server keeps of the account."""
    account, session = await signed_in(request)
    return await own_data.data_of(hub_of(request).store, account, session)


async def change_password(request: Request, wanted: NewPassword) -> Done:
    """Change the password; all other devices are signed out."""
    account, session = await signed_in(request)
    where = address_of(request)
    await hub_of(request).sessions.change(account, wanted.old, wanted.new, session, where)
    return await _left(request)


async def delete(request: Request, wanted: OwnPassword) -> Done:
    """Delete the account, its name and its lines; browsers with the tokens of its seats can play on."""
    account, _ = await signed_in(request)
    hub = hub_of(request)
    await hub.sessions.check(account, wanted.password, address_of(request))
    keys = await hub.sessions.accounts.keys(account.id)
    await forget(hub.store, keys)
    for live in [hub.tables[table] for table in keys if table in hub.tables]:
        hub.outdated(live)
    await hub.sessions.accounts.remove(account.id)
    return await _left(request)


async def signed_in(request: Request) -> tuple[Account, str]:
    """Return the account of the request's token, and the hash of the token; raises RequestRefused."""
    session, found = token_of(request), await account_of(request)
    if session is None or found is None:
        raise refused("signed-out")
    return found, session


async def _left(request: Request) -> Done:
    """Close the sockets of the devices that are no longer signed in."""
    await hub_of(request).close_signed_out()
    return Done()


ACCOUNT: Final = "/api/account"
ENDPOINTS: Final = (
    Endpoint("POST", "/api/accounts", sign_up, 201),
    Endpoint("POST", "/api/sessions", sign_in, 201),
    Endpoint("POST", "/api/sessions/reset", reset, 201),
    Endpoint("GET", ACCOUNT, who, token=True),
    Endpoint("POST", f"{ACCOUNT}/claim", claim, token=True),
    Endpoint("GET", f"{ACCOUNT}/devices", devices, token=True),
    Endpoint("POST", f"{ACCOUNT}/devices/sign-out", sign_out_device, token=True),
    Endpoint("GET", f"{ACCOUNT}/data", export, token=True),
    Endpoint("POST", f"{ACCOUNT}/recovery", recovery, 201, token=True),
    Endpoint("POST", f"{ACCOUNT}/password", change_password, token=True),
    Endpoint("POST", f"{ACCOUNT}/sign-out", sign_out, token=True),
    Endpoint("POST", f"{ACCOUNT}/sign-out-everywhere", sign_out_everywhere, token=True),
    Endpoint("POST", f"{ACCOUNT}/delete", delete, token=True),
)
