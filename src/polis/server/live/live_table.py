"""A table in memory, which applies changes one after another."""

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

import structlog
from sqlalchemy.exc import DisconnectionError, IntegrityError

from polis.core.texts.plain_text import plain
from polis.server.limits import Allowances, Debounce, Memo
from polis.server.live.audience import Audience, Here
from polis.server.live.connection import Connection
from polis.server.live.messages import Entered
from polis.server.logs import Metrics
from polis.server.notices.outbox import enqueue, notices_of
from polis.server.notices.subscribers import let_seat_go
from polis.server.protocol.games import Scores, Verdict
from polis.server.protocol.tables import ChatLine
from polis.server.settings import Settings
from polis.server.storage.store import Store
from polis.server.table.clocks import Gap, now
from polis.server.table.commands.playing import Undone
from polis.server.table.commands.seating import Freed, ran_out
from polis.server.table.dealing import Dealt
from polis.server.table.entries import Draft, Entry, numbered
from polis.server.table.journal import bridged, kind_of
from polis.server.table.seen import may_watch
from polis.server.table.table import Table
from polis.server.texts import RequestRefused, refused, texts

if TYPE_CHECKING:
    from structlog.typing import FilteringBoundLogger

PRESENCE_SECONDS: Final = 0.2  # between two broadcasts of who is connected

Decision = Callable[[Table], Sequence[Draft]]


class Place(Protocol):
    """What a table needs of its process: database, metrics, settings, and whom to notify of changes."""

    store: Store
    metrics: Metrics
    settings: Settings

    def changed(self, live: "LiveTable") -> None:
        """Called after each entry."""

    def outdated(self, live: "LiveTable") -> None:
        """Called when another process has written: the table has to be loaded again."""


class Unloaded(RequestRefused):
    """A table was unloaded before a request was queued; it can be repeated after loading it again."""

    def __init__(self) -> None:
        """Refuse the request as busy, for a caller that does not repeat it."""
        super().__init__("busy", texts("refused-busy"))


@dataclass(slots=True)
class Request:
    """A decision waiting for its turn.

    key: of its entry in the journal; client_key: of the client's message; by: the client.
    """

    decide: Decision
    key: str | None = None
    client_key: str | None = None
    by: Connection | None = None
    done: "asyncio.Future[bool]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def answer(self, outcome: bool | Exception) -> None:
        """Tell the caller what came of it, unless nobody waits any more."""
        if self.done.cancelled():
            return
        if isinstance(outcome, Exception):
            self.done.set_exception(outcome)
            self.done.exception()  # counts as retrieved, as the caller may go before it looks
        else:
            self.done.set_result(outcome)


class LiveTable:
    """A loaded table with its clients."""

    def __init__(self, table: Table, chat: Sequence[ChatLine], place: Place) -> None:
        """Take a table as stored."""
        self.table = table
        self.owner = ""  # whom its bots' thinking is charged to while no seat is held
        self.audience = Audience(chat)
        self.used = time.monotonic()
        self.is_thinking = False
        self.silence: Gap | None = None  # in which no process had it, before this one
        self.rematching = asyncio.Lock()
        self.scores = Memo[Scores]()  # of the finished game, ply by ply
        self.verdict = Memo[Verdict]()  # whether the finished game agrees with the rules
        self._place = place
        limits = place.settings.limits
        self._talk = Allowances(*limits.chat)
        self._shown: Here = (set(), 0)  # who was connected at the last broadcast
        self._presence = Debounce(PRESENCE_SECONDS)
        self._is_closed = False
        self._waiting: deque[Request] = deque()  # for what is being stored
        self._is_storing = False
        self._ended: asyncio.Future[None] | None = None
        self._log: FilteringBoundLogger = structlog.get_logger().bind(table=table.id)

    @property
    def is_idle(self) -> bool:
        """Whether it can be unloaded."""
        return not (self.is_thinking or self._is_storing or self.audience.connections)

    def is_behind(self, stored: int) -> bool:
        """Whether somebody else has written; stored: the version in the database a moment ago."""
        return stored > self.table.version and not self._is_storing

    @property
    def gaps(self) -> list[Gap]:
        """The times in which nobody could play here."""
        gaps = self._place.store.gaps
        return gaps if self.silence is None else [self.silence, *gaps]

    async def close(self) -> None:
        """Finish what was asked for, then stop; later requests raise Unloaded."""
        self._is_closed = True
        self._presence.stop()
        if self._is_storing:
            self._ended = asyncio.get_running_loop().create_future()
            await self._ended

    async def do(self, decide: Decision) -> bool:
        """Decide, store, commit, then send; False if there was nothing new.

        Raises RequestRefused, and Unloaded (see `Hub.do`). If the caller is cancelled, the request
        is still carried out.
        """
        request = Request(decide)
        self.ask(request)
        return await request.done

    def ask(self, request: Request) -> None:
        """Begin with a request, which is answered in its turn; raises Unloaded."""
        self.used = time.monotonic()
        if self._is_closed:
            raise Unloaded
        self._waiting.append(request)
        self._go_on()

    async def say(self, seat: int | None, words: str, key: str, by: str) -> None:
        """Store and send a chat line; by: whose rate limit it uses. Raises RequestRefused."""
        table, text = self.table, plain(words)
        if not table.terms.chat:
            raise refused("no-chat")
        if not may_watch(table, seat):
            raise refused("no-spectators")
        if not text:
            raise refused("empty-chat")
        if not self._talk.take(by):
            raise refused("chat-too-fast", seconds=math.ceil(self._talk.wait(by)))
        name = "" if seat is None else table.seats[seat].name
        line = await self._place.store.add_chat(table.id, time.time(), seat, name, text, key)
        if line is not None:
            self.audience.send_chat(table, line)

    def presence_changes(self, newcomer: Connection | None = None) -> None:
        """Broadcast who is connected if it has changed, at a limited rate.

        newcomer: gets it in any case.
        """
        here = self.audience.here()
        if here != self._shown:
            self._shown = here
            self._presence.ask(self._send_presence)
        elif newcomer is not None:
            newcomer.send(self.audience.presence(self.table))

    def _send_presence(self) -> None:
        self.audience.send(self.audience.presence(self.table))

    def _go_on(self) -> None:
        """Decide on what waits, in order, until something has to be stored."""
        while self._waiting and not self._is_storing:
            request = self._waiting.popleft()
            try:
                if not self._begin(request):
                    request.answer(False)
            except Exception as error:  # noqa: BLE001 - the caller gets it
                request.answer(error)
        if self._ended is not None and not self._is_storing:
            self._ended.set_result(None)

    def _begin(self, request: Request) -> bool:
        """Begin to store what a request leads to; False if that is nothing.

        What the clock demands is stored first, so that nothing is decided too late.
        """
        if request.key is not None and request.key in self.table.keys:
            return False
        if not self._place.store.ownership.holds(self.table.id):
            raise DisconnectionError("the table may belong to another process by now")
        at = max(now(), self.table.touched)
        owed = bridged(self.table, self.gaps) or ran_out(self.table, at)
        drafts = owed or request.decide(self.table)
        if not drafts:
            return False
        began = time.perf_counter()
        entries = numbered(drafts, self.table.version, at)
        stages = stages_of(self.table, entries)
        stored = self._place.store.append(stages[-1], entries, self._notices(entries, stages[-1]))
        answer = self._waiting.appendleft if owed else partial(Request.answer, outcome=True)
        stored.add_done_callback(partial(self._stored, request, entries, stages, began, answer))
        self._is_storing = True
        return True

    def _notices(self, entries: Sequence[Entry], after: Table) -> Callable[[Any], None] | None:
        """Return what stores the notices about entries, if there are any."""
        here = self.audience.online(self.table)
        notices = notices_of(self.table, after, entries, here)
        later = time.time() + self._place.settings.notices.delay_seconds
        freed = [entry.body.place for entry in entries if isinstance(entry.body, Freed)]
        if not notices and not freed:
            return None
        return partial(_tell, table=after.id, notices=notices, due=later, freed=freed)

    def _stored(
        self,
        request: Request,
        entries: Sequence[Entry],
        stages: Sequence[Table],
        began: float,
        then: Callable[[Request], None],
        done: "asyncio.Future[None]",
    ) -> None:
        """Make what was stored the current state, send it, and go on."""
        try:
            done.result()
            self._place.metrics.handled.observe(time.perf_counter() - began)
            for entry, stage in zip(entries, stages, strict=True):
                self._advance(entry, stage, request)
            then(request)
        except IntegrityError:  # another process has written, although the table is this one's
            self._place.outdated(self)
            request.answer(Unloaded())
        except Exception as error:  # noqa: BLE001 - the caller gets it
            request.answer(error)
        self._is_storing = False
        self._go_on()

    def _advance(self, entry: Entry, stage: Table, request: Request) -> None:
        """Make a stored stage the current one, and send the update."""
        before, self.table = self.table, stage
        first = 0 if isinstance(entry.body, Dealt) else before.ply + 1
        rewound = isinstance(entry.body, Undone)
        by, key = (request.by, request.client_key) if entry.key == request.key else (None, None)
        self.audience.send_news(Entered(before, stage, now(), first, rewound), by, key)
        if isinstance(entry.body, Freed):
            self.audience.unseat(stage)
        kind = kind_of(entry.body)
        self._log.debug("stored", kind=kind, seat=entry.seat, ply=stage.ply, version=entry.version)
        self._place.metrics.entries.labels(kind).inc()
        self._place.changed(self)


def _tell(
    connection: Any, *, table: str, notices: Sequence[Any], due: float, freed: Sequence[int]
) -> None:
    """Store the notices, and let go what followed seats that are free now."""
    enqueue(connection, table=table, notices=notices, due=due)
    for seat in freed:
        let_seat_go(connection, table, seat)


def stages_of(table: Table, entries: Sequence[Entry]) -> list[Table]:
    """Return the table after each of the entries; the given table is not modified."""
    stages = []
    for entry in entries:
        table = table.copy()
        table.take(entry)
        stages.append(table)
    return stages
