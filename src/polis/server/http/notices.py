"""Subscribing to notices: browsers and webhooks."""

from starlette.requests import Request
from starlette.responses import Response

from polis.server.http.answers import answer, body_of, hashes_of, hub_of, token_of, whole
from polis.server.http.tables import check_allowed, hashes_by_table
from polis.server.live.live_table import LiveTable
from polis.server.notices.push import checked_keys
from polis.server.protocol.api.hooks import HookSecret, NewHook, OldHook
from polis.server.protocol.api.notices import Follow, Unfollow
from polis.server.texts import refused


async def follow(request: Request) -> Response:
    """Send this browser notices about its seats, and about those of its account."""
    wanted, hub = await body_of(request, Follow), hub_of(request)
    keys = {"p256dh": wanted.subscription.keys.p256dh, "auth": wanted.subscription.keys.auth}
    try:
        checked_keys(keys)
    except ValueError:
        raise refused("push-keys") from None
    endpoint = wanted.subscription.endpoint
    await hub.notifier.target(endpoint, is_push=True)
    session = token_of(request)
    account = None if session is None else await hub.sessions.accounts.of_session(session)
    seats = await hub.notifier.subscribers.follow(
        endpoint,
        keys,
        wanted.language,
        None if account is None else account.id,
        hashes_by_table(wanted),
        hub.settings.limits.browsers_of_seat,
    )
    return answer({"seats": seats})


async def unfollow(request: Request) -> Response:
    """Send this browser no more notices."""
    wanted = await body_of(request, Unfollow)
    await hub_of(request).notifier.subscribers.unfollow(wanted.endpoint)
    return answer({})


async def hooks(request: Request) -> Response:
    """Answer with the webhooks of a seat."""
    live = await hub_of(request).open(request.path_params["id"])
    seat = await own_seat(request, live, whole(request, "seat"))
    found = await hub_of(request).notifier.subscribers.hooks(live.table.id, seat)
    return answer({"hooks": found})


async def add_hook(request: Request) -> Response:
    """Add a webhook to a seat."""
    wanted, hub = await body_of(request, NewHook), hub_of(request)
    live = await hub.open(request.path_params["id"])
    seat = await own_seat(request, live, wanted.seat)
    check_allowed(request, hub.hooks)
    await hub.notifier.target(wanted.url, is_push=False)
    most = hub.settings.limits.hooks_of_seat
    made = await hub.notifier.subscribers.add_hook(
        live.table.id, seat, wanted.url, wanted.language, most
    )
    if made is None:
        raise refused("hooks", most=str(most))
    return answer(HookSecret(*made), 201)


async def remove_hook(request: Request) -> Response:
    """Remove a webhook."""
    wanted, hub = await body_of(request, OldHook), hub_of(request)
    live = await hub.open(request.path_params["id"])
    held = live.table.held(await hashes_of(request, live.table.id))
    known = hub.notifier.subscribers
    ids = {hook.id for seat in held for hook in await known.hooks(live.table.id, seat)}
    if wanted.id not in ids:
        raise refused("not-yours")
    await known.remove(wanted.id)
    return answer({})


async def own_seat(request: Request, live: LiveTable, seat: int | None) -> int:
    """Return a seat, if the request has its token; raises RequestRefused."""
    if seat is None or seat not in live.table.held(await hashes_of(request, live.table.id)):
        raise refused("not-yours")
    return seat
