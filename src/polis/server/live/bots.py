"""Bots decide in a few threads, off the event loop; a queue serves the tables in turn."""

import asyncio
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import structlog

from polis.bots import new_bot
from polis.core.text import LANGUAGES
from polis.search.searcher import Searcher
from polis.server.live.advice import advice
from polis.server.live.live_table import LiveTable
from polis.server.metrics import Metrics
from polis.server.protocol.api import Hint
from polis.server.tables import lessons
from polis.server.tables.commands.playing import acted
from polis.server.tables.entries import Draft
from polis.server.tables.history import History, Step
from polis.server.tables.table import Table

if TYPE_CHECKING:
    from polis.core.bot import Bot
    from polis.core.game import State

_own = threading.local()  # this thread's bots: a bot decides one thing at a time


@dataclass(frozen=True, slots=True)
class Task:
    """A turn to decide; script: the moves of a lesson.

    version: of the table when the turn came up; stop: set when the turn is no longer wanted.
    """

    version: int
    seat: int
    bot: str
    history: History
    stop: threading.Event
    script: Sequence[str] = ()


class Bots:
    """The queue of tables at which a bot is to decide, and the threads that serve it."""

    def __init__(self, threads: int, metrics: Metrics) -> None:
        """Start the threads."""
        self._metrics = metrics
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._queue: asyncio.Queue[LiveTable] = asyncio.Queue()
        self._workers = [asyncio.create_task(self._work()) for _ in range(threads)]

    def wake(self, live: LiveTable) -> None:
        """Put a table at which a bot is to decide into the queue, unless it is in it already."""
        if live.is_thinking or live.table.bot_to_act is None:
            return
        live.is_thinking = True
        self._metrics.bots_waiting.inc()
        self._queue.put_nowait(live)

    async def advise(self, table: Table, seat: int) -> Hint:
        """Return a hint for the seat to decide."""
        names = {
            language: [table.name_of(number, language) for number in range(len(table.seats))]
            for language in LANGUAGES
        }
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, advice, table.history, seat, names)

    async def close(self) -> None:
        """Stop the threads."""
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _work(self) -> None:
        while True:
            live = await self._queue.get()
            try:
                await self._serve(live)
            except Exception:  # noqa: BLE001 - the bug of one table must not stop the others
                structlog.get_logger().exception("bot failed", table=live.table.id)
                live.is_thinking = False  # the next poll of the hub tries again
            else:
                live.is_thinking = False
                self.wake(live)
            finally:
                self._metrics.bots_waiting.dec()

    async def _serve(self, live: LiveTable) -> None:
        """Play one turn; if the table has changed meanwhile, nothing is done."""
        table = live.table
        bot, seat = table.bot_to_act, table.turn
        if bot is None or seat is None:
            return
        live.stop_thinking.clear()
        script = lessons.script_of(table, seat)
        task = Task(table.version, seat, bot, table.history, live.stop_thinking, script)
        loop = asyncio.get_running_loop()
        with self._metrics.thought.labels(bot).time():
            steps = await loop.run_in_executor(self._pool, think, task)
        if steps:
            await live.do(lambda now: decided(now, task, steps))


def decided(table: Table, task: Task, steps: list[Step]) -> list[Draft]:
    """Return the entry of a bot's turn; none if the table has changed meanwhile."""
    return [acted(steps, task.seat)] if table.version == task.version else []


def think(task: Task) -> list[Step]:
    """Return a bot's whole turn, each decision from its observation alone; empty if stopped."""
    content = task.history.content
    game, bot = content.game, _bot(content.game, task.bot)
    if isinstance(bot, Searcher):
        bot.stop = task.stop
    steps: list[Step] = []
    state: State = task.history.state
    while not game.is_over(state) and game.turn(state) == task.seat:
        if task.stop.is_set():
            return []
        done = [*task.history.actions, *(step.text for step in steps)]
        move = lessons.scripted(task.script, done)
        if move is not None:
            action = game.parse(state, move)[0]
        else:
            chance = np.random.default_rng(task.history.chance(task.seat, len(done)))
            action = bot.decide(game.observe(state, task.seat), game.legal(state), chance)
        steps.append(task.history.step(state, action))
        state = steps[-1].state
    return steps


def _bot(game: Any, name: str) -> "Bot":
    """Return this thread's bot of a name."""
    made: dict[tuple[str, str], Bot] = _own.__dict__.setdefault("made", {})
    key = (game.name, name)
    if key not in made:
        made[key] = new_bot(game, name)
    return made[key]
