"""Measure a server:  make bench-server  (python -m polis_lab.server_load [--json] [--tables N] …).

The server is a process of its own, as anybody would start it; so is the client. With `--servers 2`
there are two on one database, and the people at a table are at the same one, as `deploy/Caddyfile`
sends them, or with `--apart` at different ones. First the database
is filled with sleeping games: how soon is the server ready, how much memory does it take, how soon
does a game wake? With `--visits` people come to them, move once and leave. Then, unless `--tables` is 0, many tables are played at while the others sleep: how long does a move take
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
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import connect

from polis.games import GAMES
from polis_lab.measuring.machine import machine
from polis_lab.server_load.client import at
from polis_lab.server_load.process import Server, served
from polis_lab.server_load.reference_work import ReferenceWork
from polis_lab.server_load.report import show
from polis_lab.server_load.sleepers import TOKEN, fill, spread
from polis_lab.server_load.visits import my_games, visits

OPENED: Final = 200  # sleeping games that are woken, one after another
STEADY_SECONDS: Final = 6.0  # what is loaded in the background after a start has been loaded
CURVE: Final = (0.5, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0)  # times the first rate, until saturated


def main(words: Sequence[str]) -> None:
    """Measure and tell."""
    wanted = parsed(words)
    with tempfile.TemporaryDirectory(prefix="polis-bench-") as folder:
        database = wanted.database or str(Path(folder) / "polis.sqlite3")
        tell(f"filling a database with {wanted.sleeping} sleeping games")
        names, size = fill(database, wanted.sleeping)
        with contextlib.ExitStack() as stack:
            logs = [Path(folder) / f"server-{number}.log" for number in range(wanted.servers)]
            servers = [stack.enter_context(served(database, log)) for log in logs]
            figures = {
                "machine": machine(),
                "busy": os.getloadavg()[0],
                "database": "postgresql" if "://" in database else "sqlite",
                "servers": wanted.servers,
                "sleeping": asyncio.run(sleeping(servers[0], names)) | {"bytes_a_game": size},
            }
            if names:
                figures["mine_ms"] = my_games(servers[0], names)
            if wanted.visits:
                tell("people come, move and leave")
                figures["visits"] = asyncio.run(
                    visits(servers[0], names, wanted.visits, wanted.seconds)
                )
            if wanted.tables:
                figures["load"], *figures["curve"] = load(servers, wanted)
    if wanted.json or not wanted.tables:
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
    reader.add_argument(
        "--visits", type=float, default=0.0, help="people a second who come to one, move and leave"
    )
    reader.add_argument("--opponent", help="a bot of the server at one seat of each table")
    reader.add_argument(
        "--servers", type=int, default=1, help="processes that serve; more than one on PostgreSQL"
    )
    reader.add_argument(
        "--apart", action="store_true", help="the people at a table are at different servers"
    )
    wanted = reader.parse_args(words)
    if wanted.servers > 1 and "://" not in (wanted.database or ""):
        reader.error("several servers share a PostgreSQL database: name an empty one by --database")
    return wanted


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


def load(servers: Sequence[Server], wanted: argparse.Namespace) -> list[dict[str, Any]]:
    """Let the client process play, and measure the servers' use of resources at each rate."""
    job = {
        "addresses": [server.address for server in servers],
        "games": list(GAMES),
        "tables": wanted.tables,
        "sockets": wanted.sockets,
        "rates": [wanted.rate, *(wanted.rate * factor for factor in CURVE)],
        "warm_seconds": wanted.warm,
        "seconds": wanted.seconds,
        "curve_seconds": wanted.curve,
        "seed": wanted.seed,
        "is_apart": wanted.apart,
        "opponent": wanted.opponent,
    }
    if wanted.curve <= 0:
        job["rates"] = [wanted.rate]
    client = subprocess.Popen(
        [sys.executable, "-m", "polis_lab.server_load.client"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    with client, ReferenceWork() as reference:
        assert client.stdin is not None  # noqa: S101 - for the type checker
        assert client.stdout is not None  # noqa: S101
        assert client.stderr is not None  # noqa: S101
        client.stdin.write(json.dumps(job))
        client.stdin.close()
        spent = list(spent_by(servers, client.stderr, reference))
        told = client.stdout.read()
    if not spent or not told:
        raise SystemExit("The client failed.")
    return [step | cost(step, used) for step, used in zip(json.loads(told), spent, strict=True)]


def spent_by(
    servers: Sequence[Server], lines: Iterable[str], reference: ReferenceWork
) -> Iterator[dict[str, float]]:
    """Pass on the client's progress, and yield the servers' work during each measurement."""
    before, mark = dict[str, float](), 0
    for line in lines:
        tell(line.rstrip())
        if line.startswith("measuring"):
            before, mark = taken(servers), reference.mark()
        elif line.startswith("measured"):
            after = taken(servers)
            used = {name: after[name] - before[name] for name in before}
            memory = sum(server.memory_mb() for server in servers)
            yield used | {"work": reference.seconds(mark), "memory": memory}


def cost(step: dict[str, Any], used: dict[str, float]) -> dict[str, float]:
    """The servers' use; a move's cost in milliseconds and relative to the fixed piece of work."""
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


def taken(servers: Sequence[Server]) -> dict[str, float]:
    """What the servers have done so far."""
    return {
        "cpu": sum(server.cpu_seconds() for server in servers),
        "commits": sum(server.metric("polis_commits") for server in servers),
        "writes": sum(server.metric("polis_handled_seconds_count") for server in servers),
    }


def tell(text: str) -> None:
    """Print progress."""
    sys.stderr.write(f"polis: {text}\n")
    sys.stderr.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
