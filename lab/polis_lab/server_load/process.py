"""A server process that is measured: started as anybody would, asked for what it has used."""

import contextlib
import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path


class Server:
    """A running server. ready: seconds from its start to its first `/ready`."""

    def __init__(self, process: "subprocess.Popen[str]", address: str, ready: float) -> None:
        self.process, self.address, self.ready = process, address, ready

    def memory_mb(self) -> float:
        """Its resident memory, in megabytes; 0 where the system does not report it."""
        status = Path(f"/proc/{self.process.pid}/status")
        lines = status.read_text("utf-8").splitlines() if status.exists() else []
        return sum(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS:"))

    def cpu_seconds(self) -> float:
        """Processor time it has used so far; 0 where the system does not report it."""
        file = Path(f"/proc/{self.process.pid}/stat")
        if not file.exists():
            return 0.0
        fields = file.read_text("utf-8").rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def metric(self, name: str) -> float:
        """One of its own figures."""
        lines = get(f"{self.address}/metrics").splitlines()
        return sum(float(line.split()[-1]) for line in lines if line.split()[0] == name)


@contextlib.contextmanager
def served(database: str, log: Path, options: Sequence[str] = ()) -> Iterator[Server]:
    """A server process that is ready, until the end of the block."""
    began = time.perf_counter()
    options = ["--requests", "0", "--database", database, *options]
    with listening(log, options) as (process, address):
        get(f"{address}/ready")
        yield Server(process, address, time.perf_counter() - began)


@contextlib.contextmanager
def listening(
    log: Path, options: Sequence[str] = (), environment: Mapping[str, str] | None = None
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process and its address as soon as it listens; environment: variables to add."""
    command = [sys.executable, "-m", "polis", "serve", "--port", "0", "--json", *options]
    with (
        log.open("w") as errors,
        subprocess.Popen(
            command,
            env={**os.environ, **(environment or {})},
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        ) as process,
    ):
        try:
            assert process.stdout is not None  # noqa: S101 - for the type checker
            line = process.stdout.readline()
            if not line:
                raise SystemExit(f"The server did not start: {log.read_text('utf-8')}")
            yield process, json.loads(line)["address"].rstrip("/")
        finally:
            process.terminate()
            process.wait(30)


def get(address: str) -> str:
    """The content at an address."""
    with urllib.request.urlopen(address, timeout=60) as answer:  # noqa: S310 - our own server
        text: str = answer.read().decode()
        return text
