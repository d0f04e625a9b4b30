"""Servers for tests: one in a thread of this process, or a real process that can be killed."""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from polis.server.serving import Server, configuration, listening
from polis.server.settings import NO_LIMIT, Limits, Rate, Settings
from polis.server.storage.store import Store

POLIS = (sys.executable, "-m", "polis")
DATA = str(Path(tempfile.gettempdir(), "polis-test-data"))  # where servers keep their engines
SECONDS = 120.0  # for a start on a busy machine
UNLIMITED = Limits(
    requests=NO_LIMIT,
    messages=Rate(100_000, 100_000),
    attempts=NO_LIMIT,
    work=NO_LIMIT,
    seat_work=NO_LIMIT,
    table_work=NO_LIMIT,
    sockets_of_address=0,
    tables=NO_LIMIT,
    listed=NO_LIMIT,
    seats=NO_LIMIT,
    hooks=NO_LIMIT,
    boxes=NO_LIMIT,
    bot_tables=0,
)


@contextmanager
def served(database: str, limits: Limits = UNLIMITED, **settings: Any) -> Iterator[str]:
    """A server in a thread; its address."""
    listener = listening("127.0.0.1", 0)
    begun = threading.Event()
    store = Store(database, serves=True, port=listener.getsockname()[1])
    wanted = replace(Settings(database, limits=limits, workers=2), **settings)
    server = Server(configuration(wanted, store), begun.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    try:
        assert begun.wait(SECONDS), "the server did not start"
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(SECONDS)
        store.close()
        listener.close()
        assert not thread.is_alive(), "the server did not stop"


def free_port() -> int:
    """A free port, for a server that comes back at the same address."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Process:
    """`polis serve` in a separate process."""

    def __init__(
        self,
        database: str,
        *options: str,
        command: Sequence[str] = POLIS,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        words = [*command, "serve", "--port", "0", "--json", "--requests", "0"]
        self.process = subprocess.Popen(
            [*words, "--database", database, *options],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={"POLIS_DATA_DIR": DATA, **(os.environ if environment is None else environment)},
        )  # fmt: skip
        assert self.process.stdout is not None
        alarm = threading.Timer(SECONDS, self.process.kill)
        alarm.start()
        line = self.process.stdout.readline()
        alarm.cancel()
        assert line, f"the server did not start: {self.process.communicate()[1]}"
        self.address: str = json.loads(line)["address"].rstrip("/")
        self._drain = threading.Thread(target=self._read_errors, daemon=True)
        self.errors: list[str] = []
        self._drain.start()

    def _read_errors(self) -> None:
        """A full pipe would stop the server."""
        assert self.process.stderr is not None
        self.errors.extend(self.process.stderr)

    def kill(self) -> None:
        """End it like a power cut."""
        self.process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> int:
        """Tell it to stop; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        code = self.process.wait(SECONDS)
        self._drain.join(SECONDS)
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()
        return code


@contextmanager
def process(database: str, *options: str, **how: Any) -> Iterator[Process]:
    """A server process that is gone afterwards; how: its command and environment."""
    one = Process(database, *options, **how)
    try:
        yield one
    finally:
        if one.process.poll() is None:
            one.kill()
