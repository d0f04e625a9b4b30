"""The worker processes of one machine, by lane: started on demand, replaced when they die."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final

import structlog

from polis.server.thinking.ask import Ask
from polis.server.thinking.lanes import Lane
from polis.server.thinking.line import Line, Shares
from polis.server.thinking.process import Lost, Worker, WorkerProcess
from polis.server.thinking.tasks import Failed

MOST_LOSSES: Final = 3  # of processes over the same task
AGAIN_SECONDS: Final = 1.0  # until the next try if no process can be started


class Pool:
    """All workers. It belongs to one event loop."""

    def __init__(self, lanes: list[Lane]) -> None:
        """Begin without a process."""
        shares = Shares()
        self._crews = {lane.name: Crew(lane, shares) for lane in lanes}

    def prepare(self, name: str) -> None:
        """Start a process of a lane before it is needed."""
        self._crews[name].hire()

    def submit(self, ask: Ask) -> None:
        """Queue a task."""
        self._crews[ask.lane].submit(ask)

    def withdraw(self, ask: Ask) -> None:
        """Withdraw a task that is no longer wanted."""
        ask.finish(None)
        self._crews[ask.lane].withdraw(ask)

    def ahead(self) -> dict[Ask, int]:
        """Return the number of tasks taken before each waiting task, including the running one."""
        return {
            ask: place
            for crew in self._crews.values()
            for place, ask in enumerate(crew.line.order(), start=1)
        }

    def invite(self, lanes: Iterable[str], new_worker: Callable[[], Worker], count: int) -> None:
        """Have `count` workers elsewhere in each of some lanes."""
        for name in lanes:
            self._crews[name].invite(new_worker, count)

    def pids(self) -> list[int]:
        """Return the ids of the processes."""
        return [
            worker.pid for crew in self._crews.values() for worker in crew.workers if worker.pid
        ]

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(crew.close() for crew in self._crews.values()))


class Crew:
    """The workers of a lane."""

    def __init__(self, lane: Lane, shares: Shares) -> None:
        """Begin without a process."""
        self.line = Line(shares)
        self.workers: list[WorkerProcess] = []
        self._guests: list[Worker] = []
        self._lane = lane
        self._shares = shares
        self._idle: list[Worker] = []
        self._running: dict[Ask, Worker] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._hiring = False
        self._is_closed = False

    def submit(self, ask: Ask) -> None:
        """Queue a task for a worker."""
        self.line.add(ask)
        self._go_on()

    def withdraw(self, ask: Ask) -> None:
        """Withdraw a task."""
        if not self.line.remove(ask) and ask in self._running:
            self._running[ask].stop()

    def hire(self) -> None:
        """Start a process, one at a time."""
        if not self._hiring and not self._is_closed and len(self.workers) < self._lane.most:
            self._hiring = True
            self._start(self._hire())

    def invite(self, new_worker: Callable[[], Worker], count: int) -> None:
        """Have `count` workers elsewhere; dismissed ones may answer once more."""
        while len(self._guests) < count:
            self._guests.append(new_worker())
            self._idle.append(self._guests[-1])
        for guest in self._guests[count:]:
            if guest in self._idle:
                self._idle.remove(guest)
        del self._guests[count:]
        self._go_on()

    async def close(self) -> None:
        """End the processes."""
        self._is_closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.close() for worker in self.workers))

    def _go_on(self) -> None:
        """Give the next tasks to idle workers, and start a process if there are too few."""
        while not self._is_closed:
            ask = self.line.first(self._running)
            if ask is None:
                return
            if not self._idle:
                self.hire()
                return
            self.line.remove(ask)
            worker = self._idle.pop()  # guests are last in the list, so they are taken first
            self._running[ask] = worker
            ask.begun = time.monotonic()
            self._start(self._work(worker, ask))

    async def _work(self, worker: Worker, ask: Ask) -> None:
        """Let a worker answer; if it dies, the task waits for another one."""
        began = time.monotonic()
        try:
            answer = await worker.work(ask.task, -ask.urgency())
        except Lost:
            self._lose(worker, ask)
            await worker.close()
        else:
            self._rest(worker)
            ask.finish(answer)
        del self._running[ask]
        self._shares.charge(ask.owner, time.monotonic() - began)
        self._go_on()

    def _rest(self, worker: Worker) -> None:
        """Mark a worker as idle; a dismissed one is forgotten."""
        if worker in self._guests:
            self._idle.append(worker)
        elif worker in self.workers:
            self._idle.insert(0, worker)

    def _lose(self, worker: Worker, ask: Ask) -> None:
        if isinstance(worker, WorkerProcess):
            self.workers.remove(worker)
        else:
            self._rest(worker)
        structlog.get_logger().warning("worker lost", pid=worker.pid, lane=self._lane.name)
        ask.losses += 1
        if ask.answer.done():
            return
        if ask.losses >= MOST_LOSSES:
            ask.finish(Failed(0.0, f"{MOST_LOSSES} processes ended over the task"))
        else:
            ask.begun = None
            self.line.add(ask)

    async def _hire(self) -> None:
        try:
            worker = await WorkerProcess.start(self._lane.nice)
        except (Lost, OSError) as error:
            structlog.get_logger().error("no worker", lane=self._lane.name, reason=str(error))
            await asyncio.sleep(AGAIN_SECONDS)
        else:
            self.workers.append(worker)
            self._rest(worker)
        self._hiring = False
        self._go_on()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
