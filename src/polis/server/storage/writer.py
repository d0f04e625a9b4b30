"""One thread that writes: what arrives while a commit is on its way shares the next one.

A commit that lasts through a power cut takes milliseconds, whatever is in it. So moves of many
tables go into one, each in a savepoint of its own: one that is refused takes no other with it.
Nobody is told that a move is done before its commit is.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

MOST_IN_ONE: Final = 200

Work = Callable[[Connection], Any]


class Job(NamedTuple):
    """Something to write; order: jobs of one commit go by it, so that two servers never wait for each other."""

    order: str
    work: Work
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[Any]"


class Writer:
    """The thread and its queue."""

    def __init__(self, engine: Engine) -> None:
        """Start the thread."""
        self._engine = engine.execution_options(writes=True)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()
        self.commits = 0
        self.writes = 0

    async def write(self, order: str, work: Work) -> Any:
        """Do a piece of work in a transaction; back when it is committed. Raises what it raises."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(Job(order, work, loop, done))
        return await done

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch, is_last = self._next()
            if batch:
                self._commit(sorted(batch, key=lambda job: job.order))
            if is_last:
                return

    def _next(self) -> tuple[list[Job], bool]:
        """Wait for a job, then take all that have come; the second part says that none follows."""
        batch: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) >= MOST_IN_ONE:
                return batch, False
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def _commit(self, batch: list[Job]) -> None:
        """Write a batch; if the commit itself fails, nothing of it is written."""
        answers: list[tuple[Job, Any]] = []
        try:
            with self._engine.connect() as connection, connection.begin():
                answers = [(job, _result(connection, job.work)) for job in batch]
        except SQLAlchemyError as error:
            answers = [(job, error) for job in batch]
        self.commits += 1
        self.writes += len(batch)
        for job, answer in answers:
            job.loop.call_soon_threadsafe(_tell, job.done, answer)


def _result(connection: Connection, work: Work) -> Any:
    """What a piece of work gives, or the error that undid it alone."""
    try:
        with connection.begin_nested():
            return work(connection)
    except Exception as error:  # noqa: BLE001 - it is handed to whoever waits for the result
        return error


def _tell(done: "asyncio.Future[Any]", answer: Any) -> None:
    if done.cancelled():
        return
    if isinstance(answer, Exception):
        done.set_exception(answer)
    else:
        done.set_result(answer)
