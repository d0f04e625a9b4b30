"""What a server process holds in memory: loaded tables, bots, clocks, sessions, notices."""

import asyncio
import contextlib
import heapq
import math
import time
from collections.abc import Coroutine, Sequence
from typing import Any, Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from polis.core.seeds import new_secret
from polis.server.accounts.sessions import Sessions
from polis.server.limits import Allowances, Turns
from polis.server.live.audience import MOST_CHAT, SocketLimits
from polis.server.live.bot_tables import BotTables, Owners
from polis.server.live.bots import Bots, owner_of, waiting_for_room
from polis.server.live.handing import Handing
from polis.server.live.live_table import Decision, LiveTable, Unloaded, stages_of
from polis.server.live.silences import Silences
from polis.server.logs import Metrics
from polis.server.notices.notifier import Notifier
from polis.server.settings import Settings
from polis.server.storage.engine import note_away
from polis.server.storage.health import last_alive, long_ago, note_hour
from polis.server.storage.store import Store
from polis.server.table.clocks import Gap, begin_after, now
from polis.server.table.entries import Created, Draft, numbered
from polis.server.table.joining import new_table_id
from polis.server.table.journal import bridged
from polis.server.table.table import Table, folded
from polis.server.texts import RequestRefused, refused, texts

POLL_SECONDS: Final = 5.0
EMPTY_DAYS: Final = 14.0  # after which a table without a deal is deleted
MOST_LOADED: Final = 1_000  # tables; one takes 100 to 300 kB
EXPIRY_SECONDS: Final = 3600.0
KEPT_DAYS: Final = 90.0  # of hours that are noted, at least
TOLD_SECONDS: Final = 1.0  # by which the machine's clock may be behind without a word


class Elsewhere(RequestRefused):
    """A table belongs to another process; address: of its owner, HOST:PORT."""

    def __init__(self, address: str) -> None:
        """Take the address."""
        super().__init__("busy", texts("refused-busy"))
        self.address = address


class Hub:
    """The tables of this process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        """Take an open database; `start` starts the tasks."""
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.tables: dict[str, LiveTable] = {}
        self.is_closing = False
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._clocks: list[tuple[float, str]] = []
        self._clock_set = asyncio.Event()
        self._next_expiry = 0.0
        self._tasks: list[asyncio.Task[None]] = []
        self._closing: set[asyncio.Task[None]] = set()  # tables that are being unloaded
        self._silences = Silences(store)
        limits = settings.limits
        self.crowd = SocketLimits(limits)
        self.work = Allowances(*limits.work)
        self.seat_work = Allowances(*limits.seat_work)
        self.table_work = Allowances(*limits.table_work)
        self.turns = Turns()
        self.handing = Handing()
        self.tables_made = Allowances(*limits.tables)
        self.tables_listed = Allowances(*limits.listed)
        self.seats_taken = Allowances(*limits.seats)
        self.hooks = Allowances(*limits.hooks)
        self.boxes = Allowances(*limits.boxes)
        self.sessions = Sessions(store, settings.limits)
        self.owners = Owners()
        self.bot_tables = BotTables(settings.limits, self.tables)
        self.notifier = Notifier(store, settings.notices, self.is_online)

    async def start(self) -> None:
        """Start the bots, the clocks and the tasks."""
        self.bots = Bots(self.settings, self.metrics)
        gone = await last_alive(self.store)
        behind = begin_after(max(gone, await self.store.last_touched()))
        if behind > TOLD_SECONDS:
            structlog.get_logger().warning(
                "the machine's clock is behind what is stored", seconds=round(behind)
            )
        self.store.gaps.append(Gap(gone, now()))
        await self.notifier.prepare()
        tasks = [self._poll(), self._sweep(), self._watch(), self.notifier.run()]
        tasks.append(self.store.ownership.watch(self._lose_all))
        self._tasks = [asyncio.create_task(task) for task in tasks]

    async def close(self) -> None:
        """Finish what was begun, then stop."""
        self.is_closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(SQLAlchemyError):
            await self._silences.note(live.table for live in self.tables.values())
        await self.bots.close()
        self.sessions.passwords.close()
        for live in list(self.tables.values()):
            for connection in live.audience.connections:
                connection.close()
            await live.close()

    async def create(
        self,
        drafts: Sequence[Draft],
        owner: str,
        secret: bytes | None = None,
        room: str | None = None,
        name: str | None = None,
    ) -> Table:
        """Create and store a table; the first draft creates it.

        owner: whom it is charged to; room: in `bot_tables`, if bots have all seats; name: its id, a new one without.
        """
        made = drafts[0].body
        beside = made.origin if isinstance(made, Created) else None
        name, secret = name or new_table_id(beside), secret or new_secret()
        entries = numbered(drafts, 0, now())
        first = Table(name, secret, entries[0])
        stages = [first, *stages_of(first, entries[1:])]
        await self.store.create(stages[-1], entries)
        structlog.get_logger().info("created", table=name, game=first.terms.game)
        self.owners.note(name, owner)
        if room is not None:
            self.bot_tables.fill(room, name)
        if stages[-1].due is not None:
            with contextlib.suppress(Elsewhere):  # its owner finds it
                await self.open(name)
        return stages[-1]

    async def open(self, name: str) -> LiveTable:
        """Return the table of an id, loaded if necessary; raises RequestRefused, and Elsewhere."""
        if "\x00" in name:  # PostgreSQL refuses such text
            raise refused("no-such-table")
        if name in self.tables and name not in self._loading:
            live = self.tables[name]
        else:  # one that is listed while it is being loaded may have a wrong clock
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
            live = await asyncio.shield(self._loading[name])
        live.used = time.monotonic()
        return live

    async def do(self, name: str, decide: Decision) -> LiveTable:
        """Have a decision carried out at a table, and return the table; raises RequestRefused.

        A table without clients may be unloaded between being opened and the decision; it is then
        loaded again.
        """
        while True:
            try:
                live = await self.open(name)
                await live.do(decide)
            except Unloaded:
                if self.is_closing:
                    raise
            else:
                return live

    async def _load(self, name: str) -> LiveTable:
        try:
            owner = await self.store.ownership.owner(name)
            if owner is not None:
                raise Elsewhere(owner)
            stored = await self.store.load(name)
            if stored is None:
                raise refused("no-such-table")
            table = await asyncio.to_thread(folded, name, stored.secret, stored.journal)
            chat = await self.store.chat(name, MOST_CHAT)
            silence = await self._silences.before(name)
            await self._silences.begin(table)
            live = self.tables[name] = LiveTable(table, chat, self)
            live.owner, live.silence = self.owners.of(name), silence
            try:
                await live.do(nothing)  # but what its clock demands
            except BaseException:
                self.tables.pop(name, None)  # a sweep may have unloaded it meanwhile
                await live.close()
                raise
            self.changed(live)
            return live
        finally:
            del self._loading[name]

    def is_online(self, name: str, seat: int) -> bool:
        """Whether a seat of a table is connected to this process."""
        live = self.tables.get(name)
        return live is not None and seat in live.audience.seats_online()

    async def close_signed_out(self) -> None:
        """Close the sockets of devices that are no longer signed in, at this server or another."""
        sockets = [one for live in self.tables.values() for one in live.audience.connections]
        sessions = {one.session for one in sockets if one.session is not None and one.account}
        ended = await self.sessions.accounts.ended(list(sessions)) if sessions else ()
        for one in sockets:
            if one.session in ended:
                one.close()

    def outdated(self, live: LiveTable) -> None:
        """Unload a table, so that it is loaded again; its clients reconnect by themselves."""
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
        for one in live.audience.connections:
            one.close()
        closing = asyncio.create_task(live.close())
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)

    def _lose_all(self) -> None:
        """Unload all tables: they may belong to other processes now."""
        structlog.get_logger().warning("the tables are lost", tables=len(self.tables))
        for live in list(self.tables.values()):
            self.outdated(live)

    def changed(self, live: LiveTable) -> None:
        """Wake the bot that is to decide and schedule the running clock; called after each entry."""
        self._wake(live)
        ends_at = live.table.clocks.ends_at
        if ends_at is not None:
            heapq.heappush(self._clocks, (ends_at, live.table.id))
            self._clock_set.set()

    def _wake(self, live: LiveTable) -> None:
        """Wake the bot that is to decide, unless it has to wait for a slot."""
        self._note_owner(live)
        if live.table.bot_to_act is not None and not self.bot_tables.admits(live, live.owner):
            live.audience.send(waiting_for_room(live.table, now()))
            return  # the poll tries again when there is room
        self.bots.wake(live)

    def _note_owner(self, live: LiveTable) -> None:
        """Remember whom a table is charged to while nobody is connected or it is unloaded."""
        live.owner = owner_of(live)
        if live.table.status == "over":
            self.owners.forget(live.table.id)
        else:
            self.owners.note(live.table.id, live.owner)

    async def _watch(self) -> None:
        """Let a bot take over whenever a clock runs out."""
        while True:
            wait = self._clocks[0][0] - now() if self._clocks else None
            if wait is None or wait > 0:
                self._clock_set.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._clock_set.wait(), wait)
                continue
            _, name = heapq.heappop(self._clocks)
            await guarded(self._run_out(name), name)

    async def _run_out(self, name: str) -> None:
        await self.do(name, nothing)

    async def _poll(self) -> None:
        """Find tables with work that no process does: after a start or a crash."""
        while True:
            with contextlib.suppress(Exception):  # the database is unreachable; /ready reports it
                await self._silences.note(live.table for live in self.tables.values())
                await self._end_gaps()
                await self._catch_up()
                for name in (*await self._silences.left(), *await self.store.due(now())):
                    if self._waits_for_room(name):
                        continue
                    await guarded(self._resume(name), name)
            await asyncio.sleep(POLL_SECONDS)

    async def _catch_up(self) -> None:
        """Load again what is behind the database.

        The last entry before this process, or another one, lost a table may be stored after the table was loaded
        here: its line was dead when it was first sent. Nobody at the table would know.
        """
        if self.store.file is not None:  # which only this process writes to
            return
        stored = await self.store.versions(list(self.tables))
        for live in list(self.tables.values()):
            if live.is_behind(stored.get(live.table.id, 0)):
                self.outdated(live)

    async def _end_gaps(self) -> None:
        """Set the clocks that have run while nothing could be stored."""
        for name, live in list(self.tables.items()):
            if bridged(live.table, live.gaps):
                await guarded(self._run_out(name), name)

    def _waits_for_room(self, name: str) -> bool:
        """Whether the bots of a table wait for room; tells those who look, and never loads it."""
        waits = self.bot_tables.must_wait(name)
        live = self.tables.get(name)
        if waits and live is not None:
            live.audience.send(waiting_for_room(live.table, now()))
        return waits

    async def _resume(self, name: str) -> None:
        with contextlib.suppress(Elsewhere):
            self.changed(await self.open(name))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            await self._unload()
            noted = self._silences.note(live.table for live in self.tables.values())
            await guarded(noted, "live clocks")
            await guarded(
                self.store.ownership.keep(lambda: [*self.tables, *self._loading]), "shares"
            )
            await guarded(self.close_signed_out(), "devices")
            await guarded(self._expire(), "empty tables")

    async def _unload(self) -> None:
        """Unload tables without clients."""
        for live in self._unloadable():
            if live.is_idle:  # still idle, as closing the ones before took time
                del self.tables[live.table.id]
                await live.close()

    async def _expire(self) -> None:
        """Delete tables long without a deal, and old games of bots alone."""
        if time.monotonic() < self._next_expiry:
            return
        self._next_expiry = time.monotonic() + EXPIRY_SECONDS
        days, loaded = self.settings.limits.bot_games_days, list(self.tables)
        hours = await note_hour(self.store, time.time(), math.ceil(24 * max(days, KEPT_DAYS)))
        gone = await self.store.expire(long_ago(hours, EMPTY_DAYS), loaded)
        if days:
            gone += await self.store.expire_bot_games(long_ago(hours, days), loaded)
        if gone:
            structlog.get_logger().info("expired", tables=gone)

    def _unloadable(self) -> list[LiveTable]:
        """Return tables idle for long and, if too many are loaded, those idle longest."""
        limits, now = self.settings.limits, time.monotonic()
        idle = sorted((one for one in self.tables.values() if one.is_idle), key=lambda it: it.used)
        surplus = max(0, len(self.tables) - MOST_LOADED)
        return [
            live
            for number, live in enumerate(idle)
            if number < surplus or now - live.used > limits.idle_seconds
        ]


async def guarded(work: Coroutine[Any, Any, None], name: str) -> None:
    """Log exceptions, so that a bug at one table does not stop the others."""
    try:
        await work
    except RequestRefused as why:  # it was begun under other rules
        structlog.get_logger().warning("could not be served", table=name, why=str(why))
    except SQLAlchemyError as error:
        note_away(error)
    except Exception:  # noqa: BLE001 - logged, and tried again at the next poll
        structlog.get_logger().exception("could not be served", table=name)


def nothing(_: Table) -> list[Draft]:
    """Decide nothing: only what the clock of a table demands is stored."""
    return []
