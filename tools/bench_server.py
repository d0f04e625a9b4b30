"""Measure a server:  make bench-server  (python -m tools.bench_server [--json] [--tables N] …).

The server is a process of its own, as anybody would start it; so is the client. First the database
is filled with sleeping games: how soon is the server ready, how much memory does it take, how soon
does a game wake? Then many tables are played at while the others sleep: how long does a move take
from the message to the acknowledgement, its durable commit included?
"""

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import connect

from polis.arena.machine import machine
from polis.games import GAMES
from tools.bench_client import at
from tools.bench_sleepers import TOKEN, fill, spread
from tools.reference_work import ReferenceWork

OPENED: Final = 200  # sleeping games that are woken, one after another
STEADY_SECONDS: Final = 6.0  # what is loaded in the background after a start has been loaded
CURVE: Final = (0.5, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0)  # times the first rate, until saturated

# The project's goals: name, part of the figures, path in it, unit, maximum
GOALS: Final = (
    ("move to acknowledgement, p95", ("load", "acknowledged_ms", "p95"), "ms", 8.0),
    ("a move, of the fixed piece of work", ("load", "move_in_works"), "", 0.18),
    ("message, on average", ("load", "bytes_a_message"), "bytes", 1500.0),
    ("start to ready", ("sleeping", "ready_seconds"), "s", 3.0),
    ("memory with sleeping games", ("sleeping", "memory_mb"), "MB", 1024.0),
)


def main(words: Sequence[str]) -> None:
    """Measure and tell."""
    wanted = parsed(words)
    with tempfile.TemporaryDirectory(prefix="polis-bench-") as folder:
        database = wanted.database or str(Path(folder) / "polis.sqlite3")
        tell(f"filling a database with {wanted.sleeping} sleeping games")
        names = fill(database, wanted.sleeping)
        with served(database, Path(folder) / "server.log") as server:
            figures = {
                "machine": machine(),
                "busy": os.getloadavg()[0],
                "database": "postgresql" if "://" in database else "sqlite",
                "sleeping": asyncio.run(sleeping(server, names)),
            }
            figures["load"], *figures["curve"] = load(server, wanted)
    if wanted.json:
        sys.stdout.write(json.dumps(figures, indent=2) + "\n")
    else:
        show(figures)


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    reader = argparse.ArgumentParser(prog="make bench-server", description=__doc__)
    load_options(reader, tables=500)
    reader.add_argument("--sockets", type=int, default=2, help="open sockets at each of them")
    reader.add_argument(
        "--curve", type=float, default=8.0, help="seconds at each higher rate; 0: none"
    )
    reader.add_argument("--sleeping", type=int, default=10_000, help="games that nobody plays")
    reader.add_argument("--opponent", help="a bot of the server at one seat of each table")
    return reader.parse_args(words)


def load_options(reader: argparse.ArgumentParser, tables: int) -> None:
    """Add the options of every program that plays at many tables. tables: how many, if not said."""
    reader.add_argument("--json", action="store_true", help="tell the figures as JSON")
    reader.add_argument(
        "--tables", type=int, default=tables, help="tables at which people play each other"
    )
    reader.add_argument("--rate", type=float, default=1.0, help="moves a second at each table")
    reader.add_argument("--warm", type=float, default=15.0, help="seconds before measuring")
    reader.add_argument("--seconds", type=float, default=30.0, help="seconds of measuring")
    reader.add_argument("--database", help="an empty one; default: a new SQLite file")
    reader.add_argument("--seed", type=int, default=1, help="of the moves")


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
        while not is_ready(address):
            time.sleep(0.02)
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


async def sleeping(server: Server, names: Sequence[str]) -> dict[str, Any]:
    """Memory and time to wake."""
    tell("waking some of them")
    await asyncio.sleep(STEADY_SECONDS)
    memory, waits = server.memory_mb(), list[float]()
    for name in spread(names, OPENED):
        began = time.perf_counter()
        await opened(server.address, name)
        waits.append(time.perf_counter() - began)
    waits.sort()
    return {
        "games": len(names),
        "ready_seconds": server.ready,
        "memory_mb": memory,
        "woken": len(waits),
        "memory_then_mb": server.memory_mb(),
        "wake_ms": {f"p{part}": at(waits, part) for part in (50, 95)} | {"max": at(waits, 100)},
    }


async def opened(address: str, name: str) -> None:
    """Open a game once, as a browser does."""
    where = f"{address.replace('http', 'ws', 1)}/ws/tables/{name}"
    async with connect(where, max_size=None, compression=None, proxy=None) as socket:
        await socket.send(json.dumps({"type": "hello", "tokens": [TOKEN], "since": None}))
        while json.loads(await socket.recv())["type"] != "welcome":
            pass


def load(server: Server, wanted: argparse.Namespace) -> list[dict[str, Any]]:
    """Let the client process play, and measure the server's use of resources at each rate."""
    job = {
        "address": server.address,
        "games": list(GAMES),
        "tables": wanted.tables,
        "sockets": wanted.sockets,
        "rates": [wanted.rate, *(wanted.rate * factor for factor in CURVE)],
        "warm_seconds": wanted.warm,
        "seconds": wanted.seconds,
        "curve_seconds": wanted.curve,
        "seed": wanted.seed,
        "opponent": wanted.opponent,
    }
    if wanted.curve <= 0:
        job["rates"] = [wanted.rate]
    client = subprocess.Popen(
        [sys.executable, "-m", "tools.bench_client"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    with client, ReferenceWork() as reference:
        assert client.stdin is not None  # noqa: S101 - for the type checker
        assert client.stdout is not None  # noqa: S101
        assert client.stderr is not None  # noqa: S101
        client.stdin.write(json.dumps(job))
        client.stdin.close()
        spent = list(spent_by(server, client.stderr, reference))
        told = client.stdout.read()
    if not spent or not told:
        raise SystemExit("The client failed.")
    return [step | cost(step, used) for step, used in zip(json.loads(told), spent, strict=True)]


def spent_by(
    server: Server, lines: Iterable[str], reference: ReferenceWork
) -> Iterator[dict[str, float]]:
    """Pass on the client's progress, and yield the server's work during each measurement."""
    before, mark = dict[str, float](), 0
    for line in lines:
        tell(line.rstrip())
        if line.startswith("measuring"):
            before, mark = taken(server), reference.mark()
        elif line.startswith("measured"):
            after = taken(server)
            used = {name: after[name] - before[name] for name in before}
            yield used | {"work": reference.seconds(mark), "memory": server.memory_mb()}


def cost(step: dict[str, Any], used: dict[str, float]) -> dict[str, float]:
    """The server's use; a move's cost in milliseconds and relative to the fixed piece of work."""
    move = used["cpu"] / max(1, step["moves"])
    return {
        "server_cpu": used["cpu"] / step["seconds"],
        "move_ms": move * 1e3,
        "work_ms": used["work"] * 1e3,
        "move_in_works": move / used["work"],
        "commits_a_second": used["commits"] / step["seconds"],
        "entries_a_commit": used["writes"] / max(1.0, used["commits"]),
        "memory_mb": used["memory"],
    }


def taken(server: Server) -> dict[str, float]:
    """What the server has done so far."""
    return {
        "cpu": server.cpu_seconds(),
        "commits": server.metric("polis_commits"),
        "writes": server.metric("polis_handled_seconds_count"),
    }


def is_ready(address: str) -> bool:
    """Whether the rules run compiled; the server answers before."""
    try:
        get(f"{address}/ready")
    except urllib.error.HTTPError:
        return False
    return True


def get(address: str) -> str:
    """The content at an address."""
    with urllib.request.urlopen(address, timeout=60) as answer:  # noqa: S310 - our own server
        text: str = answer.read().decode()
        return text


def tell(text: str) -> None:
    """Print progress."""
    sys.stderr.write(f"polis: {text}\n")
    sys.stderr.flush()


def show(figures: dict[str, Any]) -> None:
    """The figures for people."""
    where, asleep, busy = figures["machine"], figures["sleeping"], figures["load"]
    waits, wakes = busy["acknowledged_ms"], asleep["wake_ms"]
    machine_line = (
        f"{where['processor']}, {where['usable_cores']} of {where['cores']} cores, "
        f"{where['system']}; Python {where['python']}; {figures['database']}; "
        f"load average before: {figures['busy']:.1f}"
    )
    asleep_line = (
        f"{asleep['games']:,} sleeping games: ready after {asleep['ready_seconds']:.2f} s, "
        f"{asleep['memory_mb']:.0f} MB; {asleep['woken']} woken in p50 {wakes['p50']:.1f}, "
        f"p95 {wakes['p95']:.1f} ms, then {asleep['memory_then_mb']:.0f} MB"
    )
    busy_line = (
        f"{busy['tables']} tables, {busy['sockets']} sockets, {busy['moves_a_second']:.0f} moves/s "
        f"for {busy['seconds']:.0f} s: acknowledged in p50 {waits['p50']:.1f}, "
        f"p95 {waits['p95']:.1f}, p99 {waits['p99']:.1f}, max {waits['max']:.1f} ms"
    )
    more_line = (
        f"{busy['messages_a_second']:.0f} messages/s of {busy['bytes_a_message']:.0f} bytes; "
        f"{busy['commits_a_second']:.0f} commits/s, {busy['entries_a_commit']:.1f} moves each; "
        f"{busy['refused']} refused, {busy['late']} late, {busy['games_ended']} games ended"
    )
    cost_line = (
        f"server {busy['server_cpu']:.2f} and client {busy['client_cpu']:.2f} of a core, "
        f"server {busy['memory_mb']:.0f} MB; a move takes {busy['move_ms']:.2f} ms of processor time, "
        f"{busy['move_in_works']:.3f} of a fixed piece of work ({busy['work_ms']:.2f} ms)"
    )
    lines = [machine_line, asleep_line, busy_line, more_line, cost_line, "", *curve(figures), ""]
    for name, path, unit, most in GOALS:
        value: Any = figures
        for part in path:
            value = value[part]
        verdict = "reached" if value <= most else "MISSED"
        lines.append(f"{name}: {value:.2f} {unit} (at most {most:g}): {verdict}")
    sys.stdout.write("\n".join(lines) + "\n")


def curve(figures: dict[str, Any]) -> Iterator[str]:
    """The time to an acknowledgement by moves per second, as a table."""
    yield "moves/s  wanted   p50 ms   p95 ms  of a core  ms a move  in works"
    steps = sorted([figures["load"], *figures["curve"]], key=lambda step: step["rate"])
    for step in steps:
        waits, wanted = step["acknowledged_ms"], step["rate"] * step["tables"]
        yield (
            f"{step['moves_a_second']:7.0f} {wanted:7.0f} {waits['p50']:8.1f} {waits['p95']:8.1f} "
            f"{step['server_cpu']:10.2f} {step['move_ms']:10.2f} {step['move_in_works']:9.3f}"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
