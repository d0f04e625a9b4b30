"""A fixed piece of Python work, timed while something else is measured.

Processor time depends on the machine and on what else runs on it. A ratio to this piece of work, timed
in the same minutes on the same machine, can be compared across machines and years. The work never
changes: it makes, sorts, writes and reads small things, as a server does.
"""

import json
import statistics
import threading
import time
from typing import Final

ITEMS: Final = 1500  # about 5 ms on a processor of 2024
PAUSE_SECONDS: Final = 0.5


def work() -> int:
    """Do the piece of work; return the length of what it wrote."""
    value, items = 1, list[dict[str, object]]()
    for number in range(ITEMS):
        value = value * 1103515245 % 2147483647
        items.append({"n": number, "name": f"item {value % 97}", "parts": [value % 7, value % 11]})
    items.sort(key=lambda item: str(item["name"]))
    written = json.dumps(items)
    if len(json.loads(written)) != ITEMS:
        raise AssertionError("the piece of work went wrong")
    return len(written)


def spent() -> float:
    """Return the seconds of processor time that one piece of work takes now."""
    began = time.thread_time()
    work()
    return time.thread_time() - began


class Yardstick:
    """Times the piece of work now and then, in a thread, while the block runs."""

    def __init__(self) -> None:
        """Begin without a time."""
        self._times: list[float] = []
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="yardstick", daemon=True)

    def __enter__(self) -> "Yardstick":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()

    def mark(self) -> int:
        """Return how many times have been taken; `seconds` takes it as the beginning."""
        return len(self._times)

    def seconds(self, since: int = 0) -> float:
        """Return the median of the seconds since a mark; at least one time is taken."""
        times = self._times[since:] or [spent()]
        return statistics.median(times)

    def _run(self) -> None:
        while not self._stop.wait(PAUSE_SECONDS):
            self._times.append(spent())
