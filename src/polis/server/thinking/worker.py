"""A worker process: `python -m polis.server.thinking.worker NICE`.

Orders arrive on its input, answers go to its output. When the input ends, because its parent has
ended in whatever way, the process exits at once, even during a task.
"""

import os
import queue
import signal
import sys
import threading
import traceback
from typing import BinaryIO, Final

from polis.server.thinking.tasks import LENGTH_BYTES, ORDERS, Done, Failed, Order, framed

MOST_NICE: Final = 19


def main() -> None:
    """Work on orders until the input ends."""
    if sys.platform != "win32":
        # Out of the reach of Ctrl-C, but in the session: Linux may share processors equally between
        # sessions, which makes nice values ineffective between them.
        os.setpgrp()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C, and ends this process
    answers, reader = own_output(), OrderReader(sys.stdin.buffer)
    reader.start()
    from polis.server.thinking.thinker import Thinker  # noqa: PLC0415 - it takes a second

    thinker = Thinker(reader.stop)
    step_back(
        int(sys.argv[1])
    )  # only now: a process that gets only idle time might never become ready
    answers.write(framed(Done(0, None)))
    while True:
        answers.flush()
        order = reader.orders.get()
        try:
            found = Done(order.number, thinker.think(order.task))
        except Exception:  # noqa: BLE001 - whatever a bot does, the parent has to know
            found = Done(order.number, Failed(0.0, traceback.format_exc()))
        answers.write(framed(found))


class OrderReader(threading.Thread):
    """Reads orders while the process works. stop: set when the current one is no longer wanted."""

    def __init__(self, source: BinaryIO) -> None:
        """Take the input."""
        super().__init__(daemon=True)
        self.orders: queue.SimpleQueue[Order] = queue.SimpleQueue()
        self.stop = threading.Event()
        self._source = source

    def run(self) -> None:
        """Read to the end of the input, then end the process."""
        number = 0
        while length := self._source.read(LENGTH_BYTES):
            message = ORDERS.decode(self._source.read(int.from_bytes(length, "big")))
            if isinstance(message, Order):
                # The previous order has been answered, so from now on `stop` refers to this one.
                number = message.number
                self.stop.clear()
                self.orders.put(message)
            elif message.number == number:
                self.stop.set()
        os._exit(0)


def own_output() -> BinaryIO:
    """Return the output reserved for answers: whatever else is printed goes to standard error."""
    kept = os.dup(1)
    os.dup2(2, 1)
    return os.fdopen(kept, "wb")


def step_back(nice: int) -> None:
    """Lower the priority by 0 to 19; 20: use only idle time, where the system supports it."""
    if sys.platform != "win32":
        os.nice(min(nice, MOST_NICE))
    if sys.platform == "linux" and nice > MOST_NICE:
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


if __name__ == "__main__":
    main()
