"""Bots think in a few threads, off the event loop; tables take turns, so that none waits for another."""

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
from polis.search.thinker import Thinker
from polis.server.live.advice import advice
from polis.server.live.live_table import LiveTable
from polis.server.metrics import Metrics
from polis.server.protocol.api import Hint
from polis.server.tables import lessons, playing
from polis.server.tables.course import Course, Step
from polis.server.tables.entries import Draft
from polis.server.tables.table import Table

if TYPE_CHECKING:
    from polis.core.bot import Bot
    from polis.core.game import State

_own = threading.local()  # bots of this thread: they are made for one decision at a time


@dataclass(frozen=True, slots=True)
class Task:
    """A turn to think about, as it was when it came up; script: what a lesson wants to be played."""

    version: int
    seat: int
    bot: str
    course: Course
    stop: threading.Event
    script: Sequence[str] = ()


class Bots:
    """The queue of tables at which a bot is to act, and the threads that serve it."""

    def __init__(self, threads: int, metrics: Metrics) -> None:
        """Start the threads."""
        self._metrics = metrics
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._queue: asyncio.Queue[LiveTable] = asyncio.Queue()
        self._workers = [asyncio.create_task(self._work()) for _ in range(threads)]

    def wake(self, live: LiveTable) -> None:
        """Let the bot of a table think, if one is to act; each table is in the queue once at most."""
        if live.is_thinking or live.table.bot_to_act is None:
            return
        live.is_thinking = True
        self._metrics.bots_waiting.inc()
        self._queue.put_nowait(live)

    async def advise(self, table: Table, seat: int) -> Hint:
        """A hint for a seat that is to act."""
        names = {
            language: [table.name_of(number, language) for number in range(len(table.seats))]
            for language in LANGUAGES
        }
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, advice, table.playing, seat, names)

    async def close(self) -> None:
        """Stop thinking."""
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _work(self) -> None:
        while True:
            live = await self._queue.get()
            try:
                await self._serve(live)
            except Exception:  # noqa: BLE001 - one table's fault must not stop the others
                structlog.get_logger().exception("bot failed", table=live.table.id)
                live.is_thinking = False  # tried again when the table is next found waiting
            else:
                live.is_thinking = False
                self.wake(live)
            finally:
                self._metrics.bots_waiting.dec()

    async def _serve(self, live: LiveTable) -> None:
        """Think about one turn; what comes too late is thrown away."""
        table = live.table
        bot, seat = table.bot_to_act, table.turn
        if bot is None or seat is None:
            return
        live.stop_thinking.clear()
        script = lessons.script_of(table, seat)
        task = Task(table.version, seat, bot, table.playing, live.stop_thinking, script)
        loop = asyncio.get_running_loop()
        with self._metrics.thought.labels(bot).time():
            steps = await loop.run_in_executor(self._pool, think, task)
        if steps:
            await live.do(lambda now: decided(now, task, steps))


def decided(table: Table, task: Task, steps: list[Step]) -> list[Draft]:
    """The entry of a bot's turn; none if the table has moved on meanwhile."""
    if table.version != task.version:
        return []
    return [Draft(playing.acted(table, steps), task.seat)]


def think(task: Task) -> list[Step]:
    """The whole turn of a bot, each decision from its observation alone; empty if told to stop."""
    content = task.course.content
    game, bot = content.game, _bot(content.game, task.bot)
    if isinstance(bot, Thinker):
        bot.stop = task.stop
    steps: list[Step] = []
    state: State = task.course.state
    while not game.is_over(state) and game.turn(state) == task.seat:
        if task.stop.is_set():
            return []
        done = [*task.course.actions, *(step.text for step in steps)]
        move = lessons.scripted(task.script, done)
        if move is not None:
            action = game.parse(state, move)[0]
        else:
            chance = np.random.default_rng(task.course.chance(task.seat, len(done)))
            action = bot.decide(game.observe(state, task.seat), game.legal(state), chance)
        steps.append(task.course.step(state, action))
        state = steps[-1].state
    return steps


def _bot(game: Any, name: str) -> "Bot":
    """A bot of this thread's own."""
    made: dict[tuple[str, str], Bot] = _own.__dict__.setdefault("made", {})
    key = (game.name, name)
    if key not in made:
        made[key] = new_bot(game, name)
    return made[key]
