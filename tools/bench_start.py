"""Measure what a server's start costs:  python -m tools.bench_start [--json] [--times N] [--against FOLDER].

A real server is started again and again on a database of this version, with all rules in the cache. Told is the
processor time of its process until it listens, and until `/ready` answers; the processes for bots are not counted.
Python may keep the sources that it has compiled, as it does for everybody. With another working copy (with its own `.venv`) both are started in turn, so that what else runs on the
machine meets both alike.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from polis_lab.measuring.machine import machine
from tools.bench_process import Server, is_ready

GOAL_SECONDS: Final = 2.0  # of processor time, until it is ready
ASKED_SECONDS: Final = 0.1  # between two questions whether it is ready, which cost it time too
MOST_SECONDS: Final = 600.0


def main(words: Sequence[str]) -> None:
    """Measure and tell."""
    wanted = parsed(words)
    folders = [Path.cwd(), *([wanted.against] if wanted.against else [])]
    starts: list[list[dict[str, float]]] = [[] for _ in folders]
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="polis-start-") as place:
        for folder in folders:  # makes its database, and compiles what is missing
            started(folder, Path(place))
        for _ in range(wanted.times):
            for folder, found in zip(folders, starts, strict=True):
                found.append(started(folder, Path(place)))
    figures = {
        "machine": machine(),
        "busy": load,
        "starts": [
            {"folder": str(folder), **summary(found)}
            for folder, found in zip(folders, starts, strict=True)
        ],
    }
    sys.stdout.write(json.dumps(figures, indent=2) + "\n" if wanted.json else shown(figures))


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    reader = argparse.ArgumentParser(prog="python -m tools.bench_start", description=__doc__)
    reader.add_argument("--json", action="store_true", help="tell the figures as JSON")
    reader.add_argument("--times", type=int, default=7, help="how often to start it")
    reader.add_argument("--against", type=Path, help="another working copy, started in turn")
    return reader.parse_args(words)


def started(folder: Path, place: Path) -> dict[str, float]:
    """Start the server of a working copy once; return the seconds that it took."""
    database = place / f"{folder.name}.sqlite3"
    python = sys.executable if folder == Path.cwd() else str(folder / ".venv/bin/python")
    command = [python, "-m", "polis", "serve", "--port", "0", "--json"]
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    began = time.perf_counter()
    with (place / "server.log").open("w") as log:
        process = subprocess.Popen(
            [*command, "--database", str(database)],
            cwd=folder,
            env=kept,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    try:
        return watched(process, began)
    finally:
        process.terminate()
        process.communicate(timeout=60)


def watched(process: "subprocess.Popen[str]", began: float) -> dict[str, float]:
    """Wait until a server is ready; return processor time and time by the clock until then."""
    assert process.stdout is not None  # noqa: S101 - for the type checker
    line = process.stdout.readline()
    if not line:
        raise SystemExit("The server did not start.")
    server = Server(process, json.loads(line)["address"].rstrip("/"), 0.0)
    listening, clock = server.cpu_seconds(), time.perf_counter() - began
    while not is_ready(server.address):
        if time.perf_counter() - began > MOST_SECONDS:
            raise SystemExit("The server was not ready in time.")
        time.sleep(ASKED_SECONDS)
    return {
        "listening": listening,
        "ready": server.cpu_seconds(),
        "listening_clock": clock,
        "ready_clock": time.perf_counter() - began,
    }


def summary(starts: Sequence[dict[str, float]]) -> dict[str, Any]:
    """The median of each figure, and the least and the most."""
    found = dict[str, Any]()
    for name in starts[0]:
        values = [start[name] for start in starts]
        found[name] = {
            "median": statistics.median(values),
            "least": min(values),
            "most": max(values),
        }
    return found


def shown(figures: dict[str, Any]) -> str:
    """The figures for people."""
    where = figures["machine"]
    machine_line = (
        f"{where['processor']}, {where['usable_cores']} of {where['cores']} cores, {where['system']}; "
        f"Python {where['python']}; load average before: {figures['busy']:.1f}"
    )
    lines = [machine_line]
    for start in figures["starts"]:
        lines += [start["folder"], *map(" ".join, rows(start))]
    ready = figures["starts"][0]["ready"]["median"]
    verdict = "reached" if ready <= GOAL_SECONDS else "MISSED"
    lines.append(f"processor time to ready: {ready:.2f} s (at most {GOAL_SECONDS:g}): {verdict}")
    return "\n".join(lines) + "\n"


def rows(start: dict[str, Any]) -> list[list[str]]:
    """One line for each figure of a working copy."""
    words = {
        "listening": "processor time until it listens",
        "ready": "processor time until it is ready",
        "listening_clock": "until it listens, by the clock",
        "ready_clock": "until it is ready, by the clock",
    }
    return [
        [f"  {text}: {found['median']:.2f} s", f"({found['least']:.2f} to {found['most']:.2f})"]
        for name, text in words.items()
        for found in [start[name]]
    ]


if __name__ == "__main__":
    main(sys.argv[1:])
