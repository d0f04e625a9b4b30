"""A fixed piece of Python work, timed while something else is measured.

Processor time depends on the machine and on what else runs on it. A ratio to this piece of work, timed
in the same minutes on the same machine, can be compared across machines and years. The work never
changes: it makes, sorts, writes and reads small things, as a server does.
"""

import json
import statistics
import subprocess
import sys
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


class ReferenceWork:
    """Times the piece of work now and then while the block runs, in a process of its own.

    In a process that does other things as well its memory would decide: the same work took half as long
    again there.
    """

    def __init__(self) -> None:
        """Begin without a time."""
        self._times: list[float] = []

    def __enter__(self) -> "ReferenceWork":
        self._process = subprocess.Popen(
            [sys.executable, "-m", "polis_lab.server_load.reference_work"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self._thread = threading.Thread(target=self._read, name="reference", daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.stdin is not None:
            self._process.stdin.close()  # the end of its input ends it
        self._thread.join()
        self._process.wait()

    def mark(self) -> int:
        """Return how many times have been taken; `seconds` takes it as the beginning."""
        return len(self._times)

    def seconds(self, since: int = 0) -> float:
        """Return the median of the seconds since a mark; at least one time is taken."""
        times = self._times[since:] or [spent()]
        return statistics.median(times)

    def _read(self) -> None:
        if self._process.stdout is not None:
            for line in self._process.stdout:
                self._times.append(float(line))


def main() -> None:
    """Tell a time now and then until the input ends."""
    over = threading.Event()

    def wait() -> None:
        sys.stdin.read()
        over.set()

    threading.Thread(target=wait, daemon=True).start()
    while not over.wait(PAUSE_SECONDS):
        sys.stdout.write(f"{spent()}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
