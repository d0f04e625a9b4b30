"""Sends the notices of the outbox to browsers and webhooks, in the background."""

import asyncio
import contextlib
import hashlib
import hmac
import time
from collections.abc import Callable
from typing import Final

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from polis.server.notices import push, wording
from polis.server.notices.outbox import Outbox, Parcel
from polis.server.notices.push import Vapid
from polis.server.notices.sending import Answer, Target, Unreachable, checked, post
from polis.server.notices.subscribers import Subscribers
from polis.server.settings import NoticeSettings
from polis.server.storage.store import Store
from polis.server.texts import RequestRefused

AT_ONCE: Final = 64
MOST_TRIES: Final = 6
MOST_SECONDS: Final = 24 * 3600.0  # an older notice is dropped
MOST_FAILURES: Final = 10  # consecutive ones, after which a subscriber is removed
GONE: Final = (404, 410)
AGAIN: Final = (408, 425, 429)
UNANSWERED: Final = 0  # in place of a status
NOTHING: Final = Answer(UNANSWERED, 0.0)


class Notifier:
    """The sender of one process. Of several on one database, each row is leased to one at a time."""

    def __init__(
        self, store: Store, settings: NoticeSettings, is_online: Callable[[str, int], bool]
    ) -> None:
        """is_online: whether a seat of a table is connected, and so gets no notice."""
        self.subscribers = Subscribers(store)
        self.settings = settings
        self._outbox = Outbox(store)
        self._is_online = is_online
        self._vapid: Vapid | None = None
        self._under_way: set[asyncio.Task[None]] = set()

    async def prepare(self) -> None:
        """Load the Web Push key, from the settings or otherwise from the database."""
        pem = self.settings.vapid or await self.subscribers.server_key("vapid", push.new_key())
        self._vapid = Vapid(pem)

    @property
    def push_key(self) -> str | None:
        """The public key for Web Push, which browsers need to subscribe."""
        return None if self._vapid is None else self._vapid.public

    async def target(self, url: str, is_push: bool) -> Target:
        """Return the target of a URL; raises RequestRefused."""
        is_strict = is_push and not self.settings.allows_private
        schemes = ("https",) if is_strict else ("https", "http")
        return await checked(url, self.settings.allows_private, schemes)

    async def run(self) -> None:
        """Send what is due, until cancelled."""
        try:
            while True:
                await asyncio.sleep(self.settings.poll_seconds)
                with contextlib.suppress(
                    SQLAlchemyError
                ):  # the database is unreachable; /ready reports it
                    await self._round()
        finally:
            for task in self._under_way:
                task.cancel()
            await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _round(self) -> None:
        """Start sending what is due, AT_ONCE at a time, so that slow receivers delay no others."""
        now, places = time.time(), AT_ONCE - len(self._under_way)
        if places > 0 and await self._outbox.is_due(now):
            for parcel in await self._outbox.lease(now, self.settings.lease_seconds, places):
                task = asyncio.create_task(self._guarded(parcel))
                self._under_way.add(task)
                task.add_done_callback(self._under_way.discard)

    async def _guarded(self, parcel: Parcel) -> None:
        try:
            await self._deliver(parcel)
        except SQLAlchemyError as error:  # retried when the lease is over
            structlog.get_logger().warning("notice delayed", table=parcel.table, reason=str(error))
        except Exception:  # noqa: BLE001 - a failed parcel must not stop the others
            structlog.get_logger().exception("notice failed", table=parcel.table)
            await self._outbox.failed(parcel, MOST_FAILURES, UNANSWERED)

    async def _deliver(self, parcel: Parcel) -> None:
        """Send a notice, and store the outcome."""
        if self._is_here(parcel) or wording.is_stale(parcel):
            await self._outbox.done(parcel)
            return
        try:
            answer = await self._send(parcel)
        except RequestRefused as why:
            await self._undelivered(parcel, why.code)
        except Unreachable as why:
            await self._undelivered(parcel, str(why))
        else:
            await self._answered(parcel, answer)

    def _is_here(self, parcel: Parcel) -> bool:
        """Whether the seat is connected by now."""
        return parcel.kind != "hello" and self._is_online(parcel.table, parcel.seat)

    async def _send(self, parcel: Parcel) -> Answer:
        """Send a notice and return the answer; raises RequestRefused and Unreachable."""
        keys = msgspec.json.decode(parcel.keys, type=dict[str, str])
        if parcel.sort == "hook":
            target = await self.target(parcel.target, is_push=False)
            is_chat = wording.is_discord(target.host, target.path)
            message = wording.discord_message if is_chat else wording.hook_message
            body = message(parcel, self.settings.address)
            return await post(target, signed(keys["secret"], body), body)
        target = await self.target(parcel.target, is_push=True)
        body = push.encrypted(wording.push_message(parcel), keys)
        topic = hashlib.sha256(parcel.table.encode()).hexdigest()[:32]
        origin = f"{target.scheme}://{target.authority}"
        if self._vapid is None:
            raise Unreachable("there is no key for Web Push")
        return await post(target, self._vapid.headers(origin, self.settings.contact, topic), body)

    async def _answered(self, parcel: Parcel, answer: Answer) -> None:
        status = answer.status
        if 200 <= status < 300:
            await self._outbox.done(parcel, status)
            structlog.get_logger().info("notice sent", kind=parcel.kind, table=parcel.table)
        elif status in GONE:
            await self.subscribers.remove(parcel.subscriber)
            await self._outbox.done(parcel)
        elif status in AGAIN or status >= 500:
            await self._undelivered(parcel, str(status), answer)
        else:
            await self._outbox.failed(parcel, MOST_FAILURES, status)

    async def _undelivered(self, parcel: Parcel, reason: str, answer: Answer = NOTHING) -> None:
        """Schedule another try, not before the receiver asks for it, or give up."""
        wait = max(self.settings.retry_seconds * 4 ** (parcel.tries - 1), answer.wait)
        now = time.time()
        is_late = now + wait > parcel.at + MOST_SECONDS
        structlog.get_logger().info("notice delayed", table=parcel.table, reason=reason)
        if parcel.tries >= MOST_TRIES or is_late:
            await self._outbox.failed(parcel, MOST_FAILURES, answer.status)
        else:
            await self._outbox.later(parcel, now + wait, answer.status)


def signed(secret: str, body: bytes, now: int | None = None) -> dict[str, str]:
    """Return the headers of a webhook, with a signature that proves its origin and time."""
    at = int(time.time()) if now is None else now
    mark = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return {"Content-Type": "application/json", "Polis-Signature": f"t={at},v1={mark}"}
