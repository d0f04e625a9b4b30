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
MOST: Final = 1_000_000  # in a busy one, where each takes some tenths of a second
LATEST_SECONDS: Final = 900.0  # after which all are looked at in a busy one, too
REST: Final = 100  # times as long as a collection took, until the next


class Collector:
    """Collects garbage instead of Python's own collector, between `start` and `close`."""

    def __init__(self) -> None:
        """Note how the process collects garbage so far."""
        self._was_on = gc.isenabled()
        self._timer: asyncio.TimerHandle | None = None
        self._new = 0  # about how many more objects there are than after the last collection
        self._aside = 0  # the same of those looked at and set aside since the last whole collection
        self._still = 0  # steps without many more
        self._ended = self._whole = time.monotonic()  # the last collection, the last whole one
        self._took = 0.0  # seconds of the last collection

    def start(self) -> None:
        """Collect garbage from now on in the running loop; what the start has made is set aside."""
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
        now = time.monotonic()
        if now - self._ended < REST * self._took:
            return
        unsearched = self._aside + self._new
        is_quiet = self._still >= STILL_STEPS and unsearched >= WORTH
        is_late = now - self._whole >= LATEST_SECONDS and unsearched > 0
        if is_quiet or is_late:
            self._collect(whole=True)
        elif self._new >= MOST:
            self._collect(whole=False)

    def _collect(self, *, whole: bool) -> None:
        """Find garbage among all objects, or the new ones alone; what is none is set aside."""
        began = time.monotonic()
        if whole:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._ended = time.monotonic()
        self._took = self._ended - began
        self._aside += self._new
        self._new = self._still = 0
        if whole:
            self._whole, self._aside = self._ended, 0

    def _step_later(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer = loop.call_later(STEP_SECONDS, self._next, loop)

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        self.step()
        self._step_later(loop)
