"""Compiles parts of a game for a server that goes on serving meanwhile.

    python -m polis.bots.compile_worker GAME

reads the names of parts, one a line, compiles one after another and tells the processor time it has
taken for a part, again and again, as lines of JSON: `{"part": "search", "seconds": 3.2, "done":
false}`. It gives way to others, and ends when its input ends, however its parent ended.
"""

import contextlib
import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

TELL_SECONDS: Final = 0.5
NICE: Final = 2  # of 19: people who play come first, but other programs not before all of this


def main(words: Sequence[str]) -> None:
    """Compile what is asked for until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    if sys.platform != "win32":
        os.nice(NICE)
    asked: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(asked,), daemon=True).start()
    from polis.bots.parts import compile_part  # noqa: PLC0415 - the thread above comes first
    from polis.core import kernel  # noqa: PLC0415
    from polis.games import load  # noqa: PLC0415

    kernel.hold_all()  # what a part needs of other parts runs interpreted
    game = load(words[0])
    while True:
        part = asked.get()
        with _telling(part):
            compile_part(game, part)


def _read(asked: "queue.SimpleQueue[str]") -> None:
    """Pass on what is asked for; the end of the input is the end of the process."""
    for line in sys.stdin:
        asked.put(line.strip())
    os._exit(0)


@contextlib.contextmanager
def _telling(part: str) -> Iterator[None]:
    """Tell how much has been done while it is being done."""
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
