"""Garbage collection at moments when nobody waits for it.

Python's own collector starts after so many new objects, in the middle of a move, and goes through what the tables
keep: some twenty objects for each move, none of which is garbage. Nearly all garbage is freed without it, as soon as
nothing refers to it. Only cycles need it, and few are left behind here.
"""

import asyncio
import gc
import time
from typing import Final

STEP_SECONDS: Final = 1.0
STILL: Final = 500  # new objects a step: next to nothing happens
STILL_STEPS: Final = 5  # so long, and it is a quiet moment
WORTH: Final = 10_000  # new objects that are worth looking for cycles in a quiet moment,
MOST: Final = 1_000_000  # in a busy one,
LATEST_SECONDS: Final = 900.0  # after which any number is worth it
REST: Final = 100  # times as long as a collection took, until the next


class Collector:
    """Collects garbage instead of Python's own collector, between `start` and `close`."""

    def __init__(self) -> None:
        """Note how the process collects garbage so far."""
        self._was_on = gc.isenabled()
        self._timer: asyncio.TimerHandle | None = None
        self._new = 0  # about how many objects there are that were not there at the last collection
        self._still = 0  # steps without many more
        self._ended = time.monotonic()  # the last collection
        self._took = 0.0  # its seconds

    def start(self) -> None:
        """Collect garbage from now on in the running loop; what the start has made stays for ever."""
        gc.disable()
        gc.freeze()
        self._step_later(asyncio.get_running_loop())

    def close(self) -> None:
        """Leave it to Python again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            gc.unfreeze()
            if self._was_on:
                gc.enable()

    def step(self) -> None:
        """Collect garbage if it is time."""
        before, self._new = self._new, gc.get_count()[0]
        self._still = self._still + 1 if self._new - before < STILL else 0
        since = time.monotonic() - self._ended
        if since < REST * self._took:
            return
        worth = WORTH if self._still >= STILL_STEPS else MOST
        if self._new >= (worth if since < LATEST_SECONDS else 1):
            self._collect()

    def _collect(self) -> None:
        began = time.monotonic()
        gc.collect()
        self._ended = time.monotonic()
        self._took = self._ended - began
        self._new = self._still = 0

    def _step_later(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer = loop.call_later(STEP_SECONDS, self._next, loop)

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        self.step()
        self._step_later(loop)
