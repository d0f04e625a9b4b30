"""Notices of what happens at a table: to browsers, and to programs by webhooks."""

from collections.abc import Sequence
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct
from starlette.requests import Request

from polis.server.endpoints.endpoint import SEAT, TABLE, Done, Endpoint
from polis.server.endpoints.requests import (
    account_of,
    check_allowed,
    hashes_of,
    hub_of,
    live_of,
    whole,
)
from polis.server.endpoints.tables import Mine, hashes_by_table
from polis.server.live.live_table import LiveTable
from polis.server.notices.push import checked_keys
from polis.server.protocol.client_messages import Whole
from polis.server.protocol.position import Language
from polis.server.protocol.tables import HookInfo
from polis.server.texts import refused

Address: TypeAlias = Annotated[str, Meta(max_length=1000)]


class PushKeys(Struct, frozen=True):
    """The keys for encrypting messages to a browser, as the browser gives them."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushAddress(Struct, frozen=True):
    """The address of a browser, as the browser gives it."""

    endpoint: Address
    keys: PushKeys


class Follow(Mine, kw_only=True, frozen=True):
    """A request for notices about these tables, and about those of the account."""

    subscription: PushAddress
    language: Language


class Unfollow(Struct, frozen=True):
    """A request to stop notices to a browser."""

    endpoint: Address


class NewHook(Struct, frozen=True):
    """A request for a webhook of a seat."""

    seat: Whole
    url: Address
    language: Language = "en"


class HookSecret(Struct, frozen=True):
    """A new webhook; secret: the key of its signatures, sent only once."""

    id: str
    secret: str


class OldHook(Struct, frozen=True):
    """A request to remove a webhook."""

    id: Annotated[str, Meta(max_length=40)]


class Followed(Struct, frozen=True):
    """The number of seats of which a browser gets notices."""

    seats: int


class Hooks(Struct, frozen=True):
    """The webhooks of a seat."""

    hooks: Sequence[HookInfo]


async def follow(request: Request, wanted: Follow) -> Followed:
    """Send this browser notices about its seats, and about those of its account."""
    hub = hub_of(request)
    keys = {"p256dh": wanted.subscription.keys.p256dh, "auth": wanted.subscription.keys.auth}
    try:
        checked_keys(keys)
    except ValueError:
        raise refused("push-keys") from None
    endpoint = wanted.subscription.endpoint
    await hub.notifier.target(endpoint, is_push=True)
    account = await account_of(request)
    seats = await hub.notifier.subscribers.follow(
        endpoint,
        keys,
        wanted.language,
        None if account is None else account.id,
        hashes_by_table(wanted),
        hub.settings.limits.browsers_of_seat,
    )
    return Followed(seats)


async def unfollow(request: Request, wanted: Unfollow) -> Done:
    """Send this browser no more notices."""
    await hub_of(request).notifier.subscribers.unfollow(wanted.endpoint)
    return Done()


async def hooks(request: Request) -> Hooks:
    """Answer with the webhooks of a seat."""
    live = await live_of(request)
    seat = await own_seat(request, live, whole(request, "seat"))
    found = await hub_of(request).notifier.subscribers.hooks(live.table.id, seat)
    return Hooks(found)


async def add_hook(request: Request, wanted: NewHook) -> HookSecret:
    """Add a webhook to a seat."""
    hub = hub_of(request)
    live = await live_of(request)
    seat = await own_seat(request, live, wanted.seat)
    check_allowed(request, hub.hooks)
    await hub.notifier.target(wanted.url, is_push=False)
    most = hub.settings.limits.hooks_of_seat
    made = await hub.notifier.subscribers.add_hook(
        live.table.id, seat, wanted.url, wanted.language, most
    )
    if made is None:
        raise refused("hooks", most=str(most))
    return HookSecret(*made)


async def remove_hook(request: Request, wanted: OldHook) -> Done:
    """Remove a webhook."""
    hub = hub_of(request)
    live = await live_of(request)
    held = live.table.held(await hashes_of(request, live.table.id))
    known = hub.notifier.subscribers
    ids = {hook.id for seat in held for hook in await known.hooks(live.table.id, seat)}
    if wanted.id not in ids:
        raise refused("not-yours")
    await known.remove(wanted.id)
    return Done()


async def own_seat(request: Request, live: LiveTable, seat: int | None) -> int:
    """Return a seat, if the request has its token; raises RequestRefused."""
    if seat is None or seat not in live.table.held(await hashes_of(request, live.table.id)):
        raise refused("not-yours")
    return seat


ENDPOINTS: Final = (
    Endpoint("GET", f"{TABLE}/hooks", hooks, query=SEAT, token=True),
    Endpoint("POST", f"{TABLE}/hooks", add_hook, 201, token=True),
    Endpoint("POST", f"{TABLE}/hooks/remove", remove_hook, token=True),
    Endpoint("POST", "/api/notices/follow", follow, token=True),
    Endpoint("POST", "/api/notices/unfollow", unfollow),
)
