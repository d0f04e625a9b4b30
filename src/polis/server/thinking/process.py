"""One worker process, as seen by its parent."""

import asyncio
import contextlib
import subprocess
import sys
from typing import Any, Final

import msgspec

from polis.server.thinking.tasks import (
    DONE,
    LENGTH_BYTES,
    Answer,
    Done,
    Order,
    Stop,
    Turn,
    framed,
)

LEFT_OVER: Final = 20  # instead of a nice value: only otherwise idle time
START_SECONDS: Final = 180.0  # on a busy machine
PATIENCE: Final = 2.0  # seconds that a process is given to exit by itself
MODULE: Final = "polis.server.thinking.worker"


class Lost(Exception):
    """The process died before it answered."""


class WorkerProcess:
    """A process that runs one task at a time."""

    def __init__(self, process: "asyncio.subprocess.Process") -> None:
        """Take a started process; use `start`."""
        self._process = process
        self._number = 0

    @classmethod
    async def start(cls, nice: int) -> "WorkerProcess":
        """Start one; raises Lost if it does not become ready, OSError if none can be started."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", MODULE, str(nice),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, **apart(),
        )  # fmt: skip
        worker = cls(process)
        try:
            async with asyncio.timeout(START_SECONDS):
                await worker._heard(0)
        except TimeoutError:
            worker.kill()
            await worker.close()
            raise Lost from None
        except BaseException:
            await worker.close()
            raise
        return worker

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    async def run(self, work: Turn) -> Answer | None:
        """Return the answer to a task, None if it was stopped; raises Lost."""
        self._number += 1
        self._send(Order(self._number, work))
        return (await self._heard(self._number)).answer

    def stop(self) -> None:
        """Make the current task end soon; its answer still arrives."""
        self._send(Stop(self._number))

    def kill(self) -> None:
        """End the process at once, also one that is stopped."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def close(self) -> None:
        """End the process."""
        pipe = self._process.stdin
        if pipe is not None:
            pipe.close()
        for end in (None, self._process.terminate, self._process.kill):
            if end is not None:
                with contextlib.suppress(ProcessLookupError):
                    end()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), PATIENCE)
                return

    def _send(self, message: Order | Stop) -> None:
        """Write to a pipe that never fills up: the process reads while it works."""
        pipe = self._process.stdin
        if pipe is not None and not pipe.is_closing():
            pipe.write(framed(message))

    async def _heard(self, number: int) -> Done:
        """Return the process's response to an order."""
        pipe = self._process.stdout
        while pipe is not None:
            try:
                length = await pipe.readexactly(LENGTH_BYTES)
                data = await pipe.readexactly(int.from_bytes(length, "big"))
                done = DONE.decode(data)
            except (asyncio.IncompleteReadError, ConnectionError, msgspec.DecodeError):
                break
            if done.number == number:
                return done
        raise Lost


def apart() -> dict[str, Any]:
    """Return options that shield a process from Ctrl-C in a console of Windows: its parent ends it.

    Elsewhere the process shields itself, as uvloop does not know the option for it.
    """
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    return {}
