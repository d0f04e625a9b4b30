"""One thread that writes: what arrives while a commit is on its way shares the next one.

A commit that lasts through a power cut takes milliseconds, whatever is in it. So moves of many
tables go into one, by the same few statements. If one of them is refused, everything of that
commit is written again, each by itself: the one that is refused takes no other with it. Nobody is
told that a move is done before its commit is.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from polis.server.storage.appending import Append, append_all

MOST_IN_ONE: Final = 200

Work = Callable[[Connection], Any]


class Job(NamedTuple):
    """Something to write; order: jobs of one commit go by it, so that two servers never wait for each other."""

    order: str
    work: Work | Append
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[Any]"


Answer: TypeAlias = tuple[Job, Any]


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

    async def write(self, order: str, work: Work | Append) -> Any:
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
        """Write a batch, in one transaction if nothing is refused."""
        try:
            answers = self._together(batch)
        except SQLAlchemyError:
            answers = [self._alone(job) for job in batch]
        self.writes += len(batch)
        for job, answer in answers:
            job.loop.call_soon_threadsafe(_tell, job.done, answer)

    def _together(self, batch: list[Job]) -> list[Answer]:
        """Write all of a batch; raises SQLAlchemyError if that cannot be, and nothing is written."""
        appends = [job.work for job in batch if isinstance(job.work, Append)]
        with self._engine.connect() as connection, connection.begin():
            append_all(connection, appends)
            answers = [
                (job, None if isinstance(job.work, Append) else _result(connection, job.work))
                for job in batch
            ]
        self.commits += 1
        return answers

    def _alone(self, job: Job) -> Answer:
        """Write one job in a transaction of its own."""
        try:
            with self._engine.connect() as connection, connection.begin():
                if isinstance(job.work, Append):
                    append_all(connection, [job.work])
                    result = None
                else:
                    result = job.work(connection)
        except Exception as error:  # noqa: BLE001 - it is handed to whoever waits for the result
            return job, error
        self.commits += 1
        return job, result


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
