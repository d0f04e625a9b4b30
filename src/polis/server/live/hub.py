"""What a server process has in memory: loaded tables, bots, clocks, sessions, notices."""

import asyncio
import contextlib
import heapq
import time
from collections.abc import Coroutine, Sequence
from typing import Any, Final

import structlog

from polis.core.seeds import new_secret
from polis.server.accounts.sessions import Sessions
from polis.server.live.bots import Bots
from polis.server.live.live_table import LiveTable, stages_of, summary_of
from polis.server.live.neighbours import Neighbours
from polis.server.metrics import Metrics
from polis.server.notices.notifier import Notifier
from polis.server.refusal import refused
from polis.server.settings import Settings
from polis.server.storage.store import Store
from polis.server.tables.commands.seating import ran_out
from polis.server.tables.entries import Draft, numbered
from polis.server.tables.table import Table, folded
from polis.server.tokens import new_table_id
from polis.server.warming import warm

POLL_SECONDS: Final = 5.0
SWEEP_SECONDS: Final = 15.0
LEFT_ALONE: Final = 4.0  # seconds after which another process, whose work it was, is taken for dead


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
        self._tasks: list[asyncio.Task[None]] = []
        self.sessions = Sessions(store, settings.limits)
        self.notifier = Notifier(store, settings.notices, self.tables)

    async def start(self) -> None:
        """Start the bots, the clocks and the tasks."""
        self.bots = Bots(self.settings.bot_threads, self.metrics)
        await self.notifier.prepare()
        tasks = [asyncio.to_thread(warm), self._poll(), self._sweep(), self._watch()]
        tasks.append(self.notifier.run())
        if self.store.is_shared:
            neighbours = Neighbours(self.store, self.tables, self.metrics, self.recheck)
            tasks += neighbours.tasks()
        self._tasks = [asyncio.create_task(task) for task in tasks]

    async def close(self) -> None:
        """Finish what was begun, and stop."""
        self.is_closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        self.sessions.passwords.close()
        for live in list(self.tables.values()):
            for connection in live.audience.connections:
                connection.close()
            await live.close()

    async def create(self, drafts: Sequence[Draft], secret: bytes | None = None) -> Table:
        """Make and store a table; the first draft is its making."""
        name, secret = new_table_id(), secret or new_secret()
        entries = numbered(drafts, 0, time.time())
        first = Table(name, secret, entries[0])
        stages = [first, *stages_of(first, entries[1:])]
        await self.store.create(name, secret, entries, summary_of(stages[-1]))
        structlog.get_logger().info("created", table=name, game=first.terms.game)
        if stages[-1].due is not None:
            await self.open(name)
        return stages[-1]

    async def open(self, name: str) -> LiveTable:
        """Return the table of a name, loaded if need be; raises RequestRefused if there is none."""
        live = self.tables.get(name)
        if "\x00" in name:  # PostgreSQL refuses such text
            raise refused("no-such-table")
        if live is None:
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
            live = await asyncio.shield(self._loading[name])
        live.used = time.monotonic()
        return live

    async def _load(self, name: str) -> LiveTable:
        try:
            stored = await self.store.load(name)
            if stored is None:
                raise refused("no-such-table")
            table = await asyncio.to_thread(folded, name, stored.secret, stored.journal)
            chat = await self.store.chat(name, self.settings.limits.chat_lines)
            live = self.tables[name] = LiveTable(table, chat, self)
            self.changed(live)
            if self.store.is_shared:  # what was written while it was being read
                await live.catch_up()
            return live
        finally:
            del self._loading[name]

    @property
    def notice_delay(self) -> float:
        """Seconds until a notice is sent: its receiver may come back before."""
        return self.settings.notices.delay_seconds

    async def recheck(self, account: str) -> None:
        """Close the sockets of an account's devices that are no longer signed in."""
        for live in list(self.tables.values()):
            for one in list(live.audience.connections):
                is_its = one.account == account and one.session is not None
                if is_its and not (await self.sessions.keys(one.session, live.table.id)).account:
                    one.close()

    def changed(self, live: LiveTable) -> None:
        """Wake the bot that is to decide, and note the clock that runs; called after each entry."""
        self.bots.wake(live)
        ends_at = live.table.clocks.ends_at
        if ends_at is not None:
            heapq.heappush(self._clocks, (ends_at, live.table.id))
            self._clock_set.set()

    async def _watch(self) -> None:
        """Let a bot take over whenever a clock has run out."""
        while True:
            wait = self._clocks[0][0] - time.time() if self._clocks else None
            if wait is None or wait > 0:
                self._clock_set.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._clock_set.wait(), wait)
                continue
            _, name = heapq.heappop(self._clocks)
            await guarded(self._run_out(name), name)

    async def _run_out(self, name: str) -> None:
        live = await self.open(name)
        if late(live.table):
            await live.do(late)

    async def _poll(self) -> None:
        """Find tables at which something is due that nobody does: after a start, or a crash."""
        quiet = LEFT_ALONE if self.store.is_shared else 0.0
        while True:
            now = time.time()
            with contextlib.suppress(Exception):  # the database is away; /ready reports it
                for name in await self.store.due(now, now - quiet):
                    await guarded(self._resume(name), name)
            await asyncio.sleep(POLL_SECONDS)

    async def _resume(self, name: str) -> None:
        self.changed(await self.open(name))

    async def _sweep(self) -> None:
        """Unload tables without clients."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for live in self._unloadable():
                del self.tables[live.table.id]
                await live.close()

    def _unloadable(self) -> list[LiveTable]:
        """Return tables that have been idle for long, and the longest idle ones of too many."""
        limits, now = self.settings.limits, time.monotonic()
        idle = sorted((one for one in self.tables.values() if one.is_idle), key=lambda it: it.used)
        surplus = max(0, len(self.tables) - limits.loaded_tables)
        return [
            live
            for number, live in enumerate(idle)
            if number < surplus or now - live.used > limits.idle_seconds
        ]


async def guarded(work: Coroutine[Any, Any, None], name: str) -> None:
    """Log an exception: the bug of one table must not stop the others."""
    try:
        await work
    except Exception:  # noqa: BLE001 - logged, and tried again at the next poll
        structlog.get_logger().exception("could not be served", table=name)


def late(table: Table) -> list[Draft]:
    """Return the entry of a clock that has run out, if one has."""
    return ran_out(table, time.time())
