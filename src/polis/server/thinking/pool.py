"""The worker processes of this machine, by queue: started on demand, replaced when they die."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Final

import structlog

from polis.games.levels import LEVELS, split_style
from polis.server.thinking.process import Lost, WorkerProcess
from polis.server.thinking.task_queue import ALONE, QueuedTask, QueueSettings, Shares, TaskQueue
from polis.server.thinking.tasks import Failed

MOST_LOSSES: Final = 3  # of processes over the same task
MANY_TIMES: Final = 10  # the time of a level
DECISIONS: Final = 8  # of a long turn
SHORTEST_SECONDS: Final = 30.0
AGAIN_SECONDS: Final = 1.0  # until the next try if no process can be started


class Pool:
    """All workers. It belongs to one event loop."""

    def __init__(self, queues: list[QueueSettings]) -> None:
        """Begin without a process."""
        shares = Shares()
        self._groups = {queue.name: WorkerGroup(queue, shares) for queue in queues}

    def submit(self, task: QueuedTask) -> None:
        """Queue a task."""
        self._groups[task.queue].submit(task)

    def withdraw(self, task: QueuedTask) -> None:
        """Withdraw a task that is no longer wanted."""
        task.finish(None)
        self._groups[task.queue].withdraw(task)

    def ahead(self) -> dict[QueuedTask, int]:
        """Return the number of tasks taken before each waiting task, including the running one."""
        return {
            task: number
            for group in self._groups.values()
            for number, task in enumerate(group.queue.order(), start=1)
        }

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(group.close() for group in self._groups.values()))


def patience(task: QueuedTask) -> float:
    """Return the seconds after which a worker is held to hang: ten times what the level may take.

    What only gets idle time may wait for it; a task that was killed gets twice as long.
    """
    level = LEVELS.get(split_style(task.work.bot)[0])
    seconds = max(SHORTEST_SECONDS, MANY_TIMES * DECISIONS * (level.seconds if level else 0.0))
    return float(seconds * (MANY_TIMES if task.queue == ALONE else 1) * 2**task.losses)


class WorkerGroup:
    """The workers of a queue."""

    def __init__(self, settings: QueueSettings, shares: Shares) -> None:
        """Begin without a process."""
        self.queue = TaskQueue(shares)
        self.workers: list[WorkerProcess] = []
        self._settings = settings
        self._shares = shares
        self._idle: list[WorkerProcess] = []
        self._running: dict[QueuedTask, WorkerProcess] = {}
        self._coroutines: set[asyncio.Task[None]] = set()
        self._is_starting = False
        self._is_closed = False

    def submit(self, task: QueuedTask) -> None:
        """Queue a task for a worker."""
        self.queue.add(task)
        self._assign()

    def withdraw(self, task: QueuedTask) -> None:
        """Withdraw a task."""
        if not self.queue.remove(task) and task in self._running:
            self._running[task].stop()

    def start(self) -> None:
        """Start a process, one at a time."""
        is_full = len(self.workers) >= self._settings.most
        if not (self._is_starting or self._is_closed or is_full):
            self._is_starting = True
            self._spawn(self._start_process())

    async def close(self) -> None:
        """End the processes."""
        self._is_closed = True
        for coroutine in list(self._coroutines):
            coroutine.cancel()
        await asyncio.gather(*self._coroutines, return_exceptions=True)
        await asyncio.gather(*(worker.close() for worker in self.workers))

    def _assign(self) -> None:
        """Give the next tasks to idle workers, and start a process if there are too few."""
        while not self._is_closed:
            task = self.queue.first(self._running)
            if task is None:
                return
            if not self._idle:
                self.start()
                return
            self.queue.remove(task)
            worker = self._running[task] = self._idle.pop()
            task.begun = time.monotonic()
            self._spawn(self._run(worker, task))

    async def _run(self, worker: WorkerProcess, task: QueuedTask) -> None:
        """Let a worker answer; if it dies or hangs, the task waits for another worker."""
        began = time.monotonic()
        try:
            async with asyncio.timeout(patience(task)):
                answer = await worker.run(task.work)
        except (Lost, TimeoutError) as error:
            if isinstance(error, TimeoutError):
                worker.kill()  # it may be stopped, and would never end by itself
            self._replace(worker, task, hangs=isinstance(error, TimeoutError))
            await worker.close()
        else:
            self._idle.append(worker)
            task.finish(answer)
        del self._running[task]
        self._shares.charge(task.owner, time.monotonic() - began)
        self._assign()

    def _replace(self, worker: WorkerProcess, task: QueuedTask, hangs: bool) -> None:
        """Forget a worker that died or hung over a task, and queue the task again."""
        self.workers.remove(worker)
        what = "worker hangs" if hangs else "worker lost"
        structlog.get_logger().warning(what, pid=worker.pid, queue=self._settings.name)
        task.losses += 1
        if task.answer.done():
            return
        if task.losses >= MOST_LOSSES:
            task.finish(Failed(0.0, f"{MOST_LOSSES} processes ended over the task"))
        else:
            task.begun = None
            self.queue.add(task)

    async def _start_process(self) -> None:
        try:
            worker = await WorkerProcess.start(self._settings.nice)
        except (Lost, OSError) as error:
            structlog.get_logger().error("no worker", queue=self._settings.name, reason=str(error))
            await asyncio.sleep(AGAIN_SECONDS)
        else:
            self.workers.append(worker)
            self._idle.append(worker)
        self._is_starting = False
        self._assign()

    def _spawn(self, coroutine: Coroutine[Any, Any, None]) -> None:
        running = asyncio.create_task(coroutine)
        self._coroutines.add(running)
        running.add_done_callback(self._coroutines.discard)
