"""`polis worker`: computes for the servers of a database, on any machine."""

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import Any, Final

import structlog

from polis.server.thinking import engine
from polis.server.thinking.ask import Ask, Urgency
from polis.server.thinking.engine import BEAT_SECONDS, CHANNEL, GONE_SECONDS, TASK, queue_name
from polis.server.thinking.lanes import Lane
from polis.server.thinking.line import Shares
from polis.server.thinking.pool import Crew
from polis.server.thinking.tasks import ENCODER, TASKS, Failed

NICE: Final = 10
AGAIN_SECONDS: Final = 2.0  # after losing the database
GRACE_SECONDS: Final = 3.0  # for running tasks when the worker is told to stop
MOST_TRIES: Final = 5  # of a task whose worker was told to stop

ANSWER: Final = """
WITH kept AS (INSERT INTO answers (key, answer) VALUES (%(key)s, %(answer)s) ON CONFLICT DO NOTHING)
SELECT pg_notify(%(channel)s, %(key)s)
"""
BEAT: Final = """
INSERT INTO crews (id, queue, threads) VALUES (%(id)s, %(queue)s, %(threads)s)
ON CONFLICT (id) DO UPDATE SET seen = now()
"""
LEAVE: Final = "DELETE FROM crews WHERE id = %(id)s OR seen < now() - interval '1 hour'"


async def work(address: str, threads: int, ready: Callable[[], None]) -> None:
    """Work until Ctrl-C or SIGTERM; ready: called when the first task can arrive.

    threads: the number of tasks at a time, each in its own process. Raises PolisError if the
    database is unusable at the start; if it is lost later, it reconnects.
    """
    await asyncio.to_thread(engine.prepare, address)
    crew = Crew(Lane(TASK, NICE, threads), Shares())
    for _ in range(threads):
        crew.hire()
    try:
        while not await _session(address, crew, threads, ready):
            await asyncio.sleep(AGAIN_SECONDS)
    finally:
        await crew.close()


async def _session(address: str, crew: Crew, threads: int, ready: Callable[[], None]) -> bool:
    """Work as long as the database responds; True if the worker was told to stop."""
    library, app = engine.the_library(), engine.new_app(address)

    @app.task(name=TASK, retry=library.RetryStrategy(max_attempts=MOST_TRIES))  # type: ignore[untyped-decorator]
    async def think(key: str, task: str) -> None:
        """Answer one task."""
        ask = Ask(TASKS.decode(base64.b64decode(task)), TASK, "", lambda: Urgency.WAITING)
        crew.submit(ask)
        try:
            found = await ask.answer
        finally:
            crew.withdraw(ask)  # if it is no longer wanted
        answer = ENCODER.encode(found or Failed(0.0, "withdrawn"))
        await app.connector.execute_query_async(ANSWER, key=key, answer=answer, channel=CHANNEL)

    try:
        async with app.open_async():
            beat = asyncio.create_task(_beat(app, threads))
            ready()
            try:
                await app.run_worker_async(
                    queues=[queue_name()],
                    concurrency=threads,
                    fetch_job_polling_interval=BEAT_SECONDS,
                    abort_job_polling_interval=BEAT_SECONDS,
                    update_heartbeat_interval=BEAT_SECONDS,
                    stalled_worker_timeout=GONE_SECONDS,
                    shutdown_graceful_timeout=GRACE_SECONDS,
                    delete_jobs="always",
                )
            finally:
                beat.cancel()
                await asyncio.gather(beat, return_exceptions=True)
    except library.exceptions.ConnectorException as error:
        structlog.get_logger().warning("no database", reason=str(error))
        return False
    return True


async def _beat(app: Any, threads: int) -> None:
    """Send heartbeats for this worker, and remove it at the end."""
    name = secrets.token_hex(8)
    try:
        while True:
            await app.connector.execute_query_async(
                BEAT, id=name, queue=queue_name(), threads=threads
            )
            await asyncio.sleep(BEAT_SECONDS)
    finally:
        await app.connector.execute_query_async(LEAVE, id=name)
