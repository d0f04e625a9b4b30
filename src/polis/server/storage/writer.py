"""One thread that writes: what arrives during a commit, or soon after it, shares the next one.

A commit that survives a power failure takes milliseconds, whatever its size, so the moves of many
tables share one. If one of them is refused, each is written again in its own commit. No move is
acknowledged before its commit.
"""

import asyncio
import contextlib
import math
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import (
    DisconnectionError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as NoConnection

from polis.server.storage.journal_rows import Append, append_all
from polis.server.table.clocks import Gap, now

MOST_IN_ONE: Final = 200
APART_SECONDS: Final = 0.008  # from the beginning of a commit to the next, at least

QUIET_SECONDS = 1.0
DOWN: Final = (OperationalError, InterfaceError, DisconnectionError, NoConnection)

Work = Callable[[Connection], Any]


class Job(NamedTuple):
    """Something to write; order: sorts the jobs of a commit, which prevents deadlocks."""

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
        self._connection: Connection | None = None  # reused between commits
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.gaps: list[Gap] = []  # in which nothing could be stored
        self.commits = 0
        self._is_in_file = False  # all that was written, and not only beside it
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, order: str, work: Work | Append) -> "asyncio.Future[Any]":
        """Run work in a transaction; the future has its result, or its error, after the commit."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(Job(order, work, loop, done))
        return done

    def close(self) -> None:
        """Write what is queued, and stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch, is_last = self._next()
            began = time.monotonic()
            if batch:
                self._commit(sorted(batch, key=lambda job: job.order))
            if is_last:
                self._let_go()
                return
            time.sleep(max(0.0, began + APART_SECONDS - time.monotonic()))

    def _next(self) -> tuple[list[Job], bool]:
        """Return the next jobs, and whether they are the last."""
        batch: list[Job] = []
        job = self._first()
        while job is not None:
            batch.append(job)
            if len(batch) >= MOST_IN_ONE:
                return batch, False
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def _first(self) -> Job | None:
        """Return the next job; in a quiet moment what was written goes into the file itself."""
        if self._is_in_file or self._engine.dialect.name != "sqlite":
            return self._jobs.get()
        with contextlib.suppress(queue.Empty):
            return self._jobs.get(timeout=QUIET_SECONDS)
        connection, self._is_in_file = self._connection, True
        if connection is not None:  # outside a transaction, and without waiting for who reads
            with contextlib.suppress(sqlite3.Error):
                driver: Any = connection.connection.dbapi_connection
                driver.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        return self._jobs.get()

    def _commit(self, batch: list[Job]) -> None:
        """Write a batch, in one transaction unless something is refused."""
        began = now()
        try:
            answers = self._together(batch)
        except Exception:  # noqa: BLE001 - whatever it is: without this thread nothing is stored any more
            self._let_go()
            answers = self._one_by_one(batch)
        self._note(began, answers)
        for loop in {job.loop for job, _ in answers}:  # waking a loop takes system calls: once
            with contextlib.suppress(RuntimeError):  # it is closed: nobody waits any more
                loop.call_soon_threadsafe(_resolve, [one for one in answers if one[0].loop is loop])

    def _note(self, began: float, answers: Sequence[Answer]) -> None:
        """Note when storing begins to fail, and when it succeeds again."""
        is_down = all(isinstance(answer, DOWN) for _, answer in answers)
        is_noted = bool(self.gaps) and math.isinf(self.gaps[-1].back)
        if is_down and not is_noted:
            self.gaps.append(Gap(began, math.inf))
        elif is_noted and not is_down:
            self.gaps[-1] = Gap(self.gaps[-1].gone, now())

    def _together(self, batch: list[Job]) -> list[Answer]:
        """Write all of a batch or, raising an error, nothing."""
        appends = [job.work for job in batch if isinstance(job.work, Append)]
        connection = self._connection = self._connection or self._engine.connect()
        with connection.begin():
            append_all(connection, appends)
            answers = [
                (job, None if isinstance(job.work, Append) else _result(connection, job.work))
                for job in batch
            ]
        self.commits += 1
        self._is_in_file = False
        return answers

    def _let_go(self) -> None:
        """Return the connection: it is broken, or no longer needed."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                connection.close()

    def _one_by_one(self, batch: Sequence[Job]) -> list[Answer]:
        """Write each job in its own transaction, until the database is found to be away."""
        answers: list[Answer] = []
        for job in batch:
            is_away = bool(answers) and isinstance(answers[-1][1], DOWN)
            answers.append((job, answers[-1][1]) if is_away else self._alone(job))
        return answers

    def _alone(self, job: Job) -> Answer:
        """Write one job in its own transaction."""
        try:
            with self._engine.connect() as connection, connection.begin():
                if isinstance(job.work, Append):
                    append_all(connection, [job.work])
                    result = None
                else:
                    result = job.work(connection)
        except Exception as error:  # noqa: BLE001 - the caller gets it
            return job, error
        self.commits += 1
        return job, result


def _result(connection: Connection, work: Work) -> Any:
    """Return the result of a piece of work, or the error for which only it was rolled back."""
    try:
        with connection.begin_nested():
            return work(connection)
    except Exception as error:  # noqa: BLE001 - the caller gets it
        return error


def _resolve(answers: Sequence[Answer]) -> None:
    for job, answer in answers:
        if job.done.cancelled():
            continue
        if isinstance(answer, Exception):
            job.done.set_exception(answer)
        else:
            job.done.set_result(answer)
