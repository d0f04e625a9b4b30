"""Bots at the tables of this process: each turn is a task for the workers."""

import asyncio
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import structlog

from polis.server.accounts.attempts import network_of
from polis.server.live.live_table import LiveTable, Unloaded
from polis.server.logs import Metrics
from polis.server.protocol.server_messages import Thinking
from polis.server.settings import Settings
from polis.server.storage.engine import until_answered
from polis.server.table.commands.playing import Proof, acted
from polis.server.table.table import Table
from polis.server.thinking.pool import Pool
from polis.server.thinking.task_queue import QueuedTask, Urgency, queue_of, queues
from polis.server.thinking.tasks import Failed, Moves, Turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from polis.server.table.entries import Draft

TELL_SECONDS: Final = 1.0  # until those who wait are notified, and between two notices


@dataclass(slots=True, eq=False)
class Thought:
    """A bot's turn that is being decided. version: of the table when the turn began."""

    live: LiveTable
    version: int
    seat: int
    bot: str
    task: QueuedTask


class Bots:
    """The turns of bots that are being decided, at most one per table."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        """Begin without a turn."""
        self._metrics = metrics
        self._pool = Pool(queues(settings.workers))
        self._thoughts: dict[str, Thought] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._start(self._tell())

    def wake(self, live: LiveTable) -> None:
        """Have the turn of a table decided if it is a bot's; earlier work on it is discarded.

        So is work on the same turn from before the table was loaded again: what comes of it is for nobody.
        """
        table = live.table
        thought = self._thoughts.get(table.id)
        if thought is not None:
            if thought.live is live and thought.version == table.version:
                return
            self._pool.withdraw(thought.task)
        bot, seat = table.bot_to_act, table.turn
        if bot is None or seat is None:
            return
        work = turn_of(table, seat, bot)
        queue = queue_of(work, alone=not table.persons())
        task = QueuedTask(work, queue, owner_of(live), partial(urgency_of, live))
        thought = self._thoughts[table.id] = Thought(live, table.version, seat, bot, task)
        live.is_thinking = True
        self._metrics.bots_waiting.inc()
        self._pool.submit(task)
        self._start(self._see_through(thought))

    async def close(self) -> None:
        """Stop thinking, and end the processes."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.close()

    async def _tell(self) -> None:
        """Tell those who wait for a bot about its progress."""
        while True:
            await asyncio.sleep(TELL_SECONDS)
            now, ahead = time.monotonic(), self._pool.ahead()
            for thought in self._thoughts.values():
                waited = now - thought.task.since
                if waited >= TELL_SECONDS and thought.live.audience.connections:
                    first = ahead.get(thought.task, 0)
                    thought.live.audience.send(thinking_of(thought, first, waited))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _see_through(self, thought: Thought) -> None:
        """Wait for a turn and play it."""
        live = thought.live
        try:
            with self._metrics.thought.labels(thought.bot).time():
                answer = await thought.task.answer
            if isinstance(answer, Failed):
                structlog.get_logger().error("bot failed", table=live.table.id, why=answer.trace)
            elif isinstance(answer, Moves) and answer.actions:
                entry = partial(decided, thought=thought, moves=answer)
                await until_answered(lambda: live.do(entry))
        except Unloaded:
            pass  # its bot begins anew where the table is loaded again
        except Exception:  # noqa: BLE001 - the bug of one table must not stop the others
            structlog.get_logger().exception("bot failed", table=live.table.id)
        finally:
            self._metrics.bots_waiting.dec()
            # The hub's poll retries failed turns.
            if self._thoughts.get(live.table.id) is thought:
                del self._thoughts[live.table.id]
                live.is_thinking = False


def decided(table: Table, thought: Thought, moves: Moves) -> "Sequence[Draft]":
    """Return the entry of a bot's turn; none if the table has changed meanwhile."""
    if table.version != thought.version:
        return []
    steps = table.history.replay(moves.actions, moves.hashes)
    is_scripted = bool(thought.task.work.script)
    proof = None if is_scripted else Proof(thought.bot, moves.print, moves.budgets)
    return [acted(steps, thought.seat, proof)]


def thinking_of(thought: Thought, ahead: int, waited: float) -> Thinking:
    """Return a bot's progress; waited: the seconds since its turn began."""
    return Thinking(thought.seat, thought.bot, ahead, int(waited))


def waiting_for_room(table: Table, now: float) -> Thinking:
    """Return the notice that the bots of a table wait for another table of its owner to end."""
    seconds = int(max(0.0, now - table.touched))
    return Thinking(table.turn or 0, table.bot_to_act or "", 0, seconds, waits_for_room=True)


def turn_of(table: Table, seat: int, bot: str) -> Turn:
    """Return the turn of a bot as a task."""
    history = table.history
    script, done = table.script(seat), history.actions
    follows = list(script[: len(done)]) == done
    return Turn(
        table.content.game.name,
        history.state.tobytes(),
        seat,
        history.chance(seat, history.ply),
        bot,
        script[len(done) :] if follows else (),
        table.content.box,
        None if table.content.kept is None else str(table.content.kept),
    )


def urgency_of(live: LiveTable) -> Urgency:
    """Return who waits at a table."""
    persons = live.table.persons()
    if not persons:
        return Urgency.ALONE
    online = live.audience.seats_online()
    return Urgency.WAITING if any(seat in online for seat in persons) else Urgency.AWAY


def owner_of(live: LiveTable) -> str:
    """Return the account to which the thinking at a table is charged."""
    for one in live.audience.connections:
        if one.held:
            return one.account or network_of(one.address)
    return live.owner or live.table.id
