"""Compiles parts of a game for a server that keeps serving meanwhile.

    python -m polis.bots.compile_worker GAME

reads the names of parts, one per line, compiles one after another and repeatedly reports the CPU
time spent on a part, as lines of JSON: `{"part": "search", "seconds": 3.2, "done": false}`. It
yields to other processes, and exits when its input ends, however its parent ended. After the line
`pause` it waits before the next kernel until the line `continue`.
"""

import contextlib
import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from numba.core.event import Listener, install_listener


class _Gate(Listener):  # type: ignore[misc]
    """Waits before each kernel is compiled."""

    def __init__(self, may_go_on: threading.Event) -> None:
        super().__init__()
        self._may_go_on = may_go_on

    def on_start(self, event: Any) -> None:  # noqa: ARG002 - that something begins is enough
        """Wait until it may go on."""
        self._may_go_on.wait()

    def on_end(self, event: Any) -> None:
        """Nothing waits for the end of a kernel."""


@contextmanager
def waiting_for(may_go_on: threading.Event) -> Iterator[None]:
    """Compile kernels in this block only while the event is set."""
    with install_listener("numba:compile", _Gate(may_go_on)):
        yield


TELL_SECONDS: Final = 0.5
PAUSE: Final = "pause"
CONTINUE: Final = "continue"
NICE: Final = 2  # of 19: yields to people who play, but not to every other program


def main(words: Sequence[str]) -> None:
    """Compile the requested parts until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C
    if sys.platform != "win32":
        os.nice(NICE)
    asked: queue.SimpleQueue[str] = queue.SimpleQueue()
    may_go_on = threading.Event()
    may_go_on.set()
    threading.Thread(target=_read, args=(asked, may_go_on), daemon=True).start()
    from polis.bots.compile_parts import compile_part  # noqa: PLC0415 - the thread above must start first
    from polis.bots.compile_worker import waiting_for  # noqa: PLC0415 - as below
    from polis.core.kernels import kernel  # noqa: PLC0415
    from polis.games import load  # noqa: PLC0415

    kernel.hold_all()  # what a part needs of other parts runs interpreted
    game = load(words[0])
    while True:
        part = asked.get()
        with _telling(part), waiting_for(may_go_on):
            compile_part(game, part)


def _read(asked: "queue.SimpleQueue[str]", may_go_on: threading.Event) -> None:
    """Pass on requests; the process exits at the end of the input."""
    for line in sys.stdin:
        word = line.strip()
        if word == PAUSE:
            may_go_on.clear()
        elif word == CONTINUE:
            may_go_on.set()
        else:
            asked.put(word)
    os._exit(0)


@contextlib.contextmanager
def _telling(part: str) -> Iterator[None]:
    """Report progress during a block."""
    begun, over = time.process_time(), threading.Event()

    def tell(is_done: bool) -> None:
        progress = {"part": part, "seconds": time.process_time() - begun, "done": is_done}
        sys.stdout.write(msgspec.json.encode(progress).decode() + "\n")
        sys.stdout.flush()

    def go_on() -> None:
        while not over.wait(TELL_SECONDS):
            tell(False)

    teller = threading.Thread(target=go_on, daemon=True)
    teller.start()
    try:
        yield
    finally:
        over.set()
        teller.join()
    tell(True)


if __name__ == "__main__":
    main(sys.argv[1:])
