"""Workers on other machines, as seen by a server: they come and go, and answer via the database."""

import asyncio
import base64
import secrets
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

import structlog

from polis.server.thinking import engine
from polis.server.thinking.engine import BEAT_SECONDS, CHANNEL, GONE_SECONDS, TASK, queue_name
from polis.server.thinking.process import Lost
from polis.server.thinking.tasks import ANSWERS, ENCODER, Answer, Work

AGAIN_SECONDS: Final = 2.0  # after losing the database
MOST: Final = 256  # guests per lane

THREADS: Final = """
SELECT coalesce(sum(threads), 0) AS threads FROM crews
WHERE queue = %(queue)s AND seen > now() - make_interval(secs => %(seconds)s)
"""
TAKE: Final = "DELETE FROM answers WHERE key = ANY(%(keys)s) RETURNING key, answer"
FORGET: Final = "DELETE FROM answers WHERE at < now() - interval '1 minute'"


class Guest:
    """A slot for one task on another machine."""

    pid = 0

    def __init__(self, guests: "Guests") -> None:
        """Take the connection to the queue."""
        self._guests = guests
        self._key = ""

    async def work(self, task: Work, priority: int) -> Answer | None:
        """Return the answer to a task; raises Lost when there are no workers any more."""
        self._key = secrets.token_hex(16)
        return await self._guests.answer(self._key, task, priority)

    def stop(self) -> None:
        """Abandon the current task: nobody waits for its answer."""
        self._guests.drop(self._key)

    async def close(self) -> None:
        """Do nothing: the worker belongs to another machine."""


class Guests:
    """The queue of a server: submits tasks, receives answers, counts workers."""

    def __init__(self, address: str, changed: Callable[[int], None]) -> None:
        """changed: called with the number of tasks that workers elsewhere can run at a time."""
        self._address = address
        self._changed = changed
        self._app: Any = None
        self._jobs: dict[str, int] = {}  # by the key of the answer
        self._waiting: dict[str, asyncio.Future[Answer | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run(self) -> None:
        """Run until cancelled; reconnects when the database is lost."""
        while True:
            try:
                await asyncio.to_thread(engine.prepare, self._address)
                self._app = engine.new_app(self._address)
                async with self._app.open_async(), asyncio.TaskGroup() as group:
                    group.create_task(self._hear())
                    group.create_task(self._watch())
            except* Exception as error:  # noqa: BLE001 - whatever it is, this machine goes on alone
                structlog.get_logger().warning("no queue", reason=repr(error.exceptions[0]))
            self._lose_all()
            await asyncio.sleep(AGAIN_SECONDS)

    async def answer(self, key: str, task: Work, priority: int) -> Answer | None:
        """Return the answer to a task; raises Lost."""
        future: asyncio.Future[Answer | None]
        future = self._waiting[key] = asyncio.get_running_loop().create_future()
        try:
            words = base64.b64encode(ENCODER.encode(task)).decode()
            self._jobs[key] = await self._app.configure_task(
                TASK, queue=queue_name(), priority=priority
            ).defer_async(key=key, task=words)
            return await future
        except engine.the_library().exceptions.ConnectorException:
            raise Lost from None
        finally:
            self._waiting.pop(key, None)
            self._jobs.pop(key, None)

    def drop(self, key: str) -> None:
        """Cancel a task."""
        job, future = self._jobs.get(key), self._waiting.get(key)
        if job is not None:
            cancel = self._app.job_manager.cancel_job_by_id_async
            self._start(cancel(job, abort=True, delete_job=True))
        if future is not None and not future.done():
            future.set_result(None)

    def _lose_all(self) -> None:
        """Report that there are no workers, and fail their tasks."""
        self._changed(0)
        for key, future in list(self._waiting.items()):
            if not future.done():
                future.set_exception(Lost())
            self.drop(key)

    async def _hear(self) -> None:
        """Take each answer when it is announced."""

        async def on_answer(*, channel: str, payload: str) -> None:  # noqa: ARG001 - given by name
            if payload in self._waiting:
                await self._take([payload])

        await self._app.connector.listen_notify(on_answer, [CHANNEL])

    async def _watch(self) -> None:
        """Count workers, reassign the tasks of dead ones, and take answers that were missed."""
        manager, connector, threads = self._app.job_manager, self._app.connector, 0
        while True:
            row = await connector.execute_query_one_async(
                THREADS, queue=queue_name(), seconds=GONE_SECONDS
            )
            if row["threads"] != threads:
                threads = int(row["threads"])
                structlog.get_logger().info("workers elsewhere", threads=threads)
                if threads:
                    self._changed(min(MOST, threads))
                else:
                    self._lose_all()
            stalled = await manager.get_stalled_jobs(
                queue=queue_name(), seconds_since_heartbeat=GONE_SECONDS
            )
            for job in stalled:
                await manager.retry_job(job)
            if self._waiting:
                await self._take(list(self._waiting))
            await connector.execute_query_async(FORGET)
            await asyncio.sleep(BEAT_SECONDS)

    async def _take(self, keys: Sequence[str]) -> None:
        """Deliver answers to those who wait for them."""
        for row in await self._app.connector.execute_query_all_async(TAKE, keys=list(keys)):
            future = self._waiting.get(row["key"])
            if future is not None and not future.done():
                future.set_result(ANSWERS.decode(row["answer"]))

    def _start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
