"""Threads that wait for the next call, so that handing one over takes microseconds."""

from collections.abc import Callable, Sequence
from threading import Lock, Thread
from typing import Any


class Crew:
    """Runs one call of a list in each thread, the first in the thread that asks."""

    def __init__(self, helpers: int) -> None:
        """helpers: threads besides the one that asks; they end with `close`."""
        self._helpers = [_Helper() for _ in range(helpers)]

    def run(self, calls: Sequence[Callable[[], Any]]) -> list[Any]:
        """Run the calls at once and return their results in order; raises what one of them raises."""
        first, *others = calls
        for helper, call in zip(self._helpers, others, strict=True):
            helper.begin(call)
        try:
            results = [first()]
        finally:
            ended = [helper.wait() for helper in self._helpers]
        for helper in self._helpers:
            if helper.error is not None:
                raise helper.error
        return results + ended

    def close(self) -> None:
        """End the threads; closing twice does nothing."""
        for helper in self._helpers:
            helper.begin(None)
        self._helpers = []


class _Helper:
    """A thread that waits for a call."""

    def __init__(self) -> None:
        self._ready, self._ended = Lock(), Lock()
        self._ready.acquire()
        self._ended.acquire()
        self._call: Callable[[], Any] | None = None
        self._result: Any = None
        self.error: BaseException | None = None
        Thread(target=self._work, name="polis batch", daemon=True).start()

    def begin(self, call: Callable[[], Any] | None) -> None:
        """Hand over a call; None ends the thread."""
        self._call, self.error = call, None
        self._ready.release()

    def wait(self) -> Any:
        """Wait for the end of the call, also when Ctrl-C comes meanwhile, and return its result."""
        try:
            self._ended.acquire()
        except KeyboardInterrupt:
            self._ended.acquire()
            raise
        return self._result

    def _work(self) -> None:
        while True:
            self._ready.acquire()
            if self._call is None:
                return
            try:
                self._result = self._call()
            except BaseException as error:  # noqa: BLE001 - the thread that asked raises it
                self.error = error
            self._call = None
            self._ended.release()
