"""Measure how soon bots answer people while other bots think: `python -m tools.bench_thinking`.

A server has three kinds of tables at once: grandmasters among themselves, people among themselves, and
people against bots of several levels. How long does a person wait for the bot's turn, from the
acknowledgement of their own move to the update with the bot's?
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from polis.games import GAMES
from polis_lab.measuring.machine import machine
from tools.bench_client import Figures, Job, Message, Table, at, open_all, post, watched
from tools.bench_process import Server, served
from tools.bench_server import load_options, tell

# The levels that people play against, and the goal for the 95th percentile of their answers
GOALS: Final = {"greedy": 0.3, "adept": 1.5}
BOT_SEAT: Final = 1


@dataclass
class Waits:
    """Seconds that people waited for a level; longest: of those that still wait at the end."""

    done: list[float] = field(default_factory=list)


class Against(Table):
    """A table at which a person plays against a bot."""

    def __init__(self, job: Job, number: int, figures: Figures, waits: Waits) -> None:
        """Take the list to which measurements are added."""
        super().__init__(job, number, figures)
        self.waits = waits
        self.since: float | None = None

    def _note(self, number: int, message: Message) -> None:
        """Note when the bot's turn began and when it ended."""
        super()._note(number, message)
        position = self.positions.get(number)
        if message.type not in ("change", "welcome") or position is None:
            return
        now = time.perf_counter()
        if position["turn"] == BOT_SEAT:
            self.since = self.since or now
        elif self.since is not None:
            if self.figures.is_on:
                self.waits.done.append(now - self.since)
            self.since = None


def main(words: Sequence[str]) -> None:
    """Measure and tell."""
    wanted = parsed(words)
    with tempfile.TemporaryDirectory(prefix="polis-bench-") as folder:
        options = ["--bot-tables", "0", *(["--workers", wanted.workers] if wanted.workers else [])]
        database = wanted.database or str(Path(folder) / "polis.sqlite3")
        busy = os.getloadavg()[0]
        with served(database, Path(folder) / "server.log", options) as server:
            figures = asyncio.run(measured(server, wanted))
    figures |= {"machine": machine(), "busy": busy}
    if wanted.json:
        sys.stdout.write(json.dumps(figures, indent=2) + "\n")
    else:
        show(figures)


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    reader = argparse.ArgumentParser(prog="python -m tools.bench_thinking", description=__doc__)
    load_options(reader, tables=400)
    reader.add_argument("--alone", type=int, default=150, help="tables of grandmasters alone")
    reader.add_argument("--against", type=int, default=50, help="tables against each of the levels")
    reader.add_argument("--workers", help="of the server; default: its own")
    return reader.parse_args(words)


async def measured(server: Server, wanted: argparse.Namespace) -> dict[str, Any]:
    """Play, and measure how long people wait."""
    figures, waits = Figures(wanted.rate), {level: Waits() for level in GOALS}
    tables: list[Table] = [
        Against(job_of(server, wanted, 1, level), number, figures, waits[level])
        for level in GOALS
        for number in range(wanted.against)
    ]
    people = job_of(server, wanted, 2, None)
    tables += [Table(people, number, figures) for number in range(wanted.tables)]
    await open_all(tables)
    await asyncio.to_thread(alone, server.address, wanted.alone)
    players = [asyncio.create_task(table.play()) for table in tables]
    tell(f"warming up, {wanted.warm:g} s")
    await watched(players, wanted.warm)
    tell(f"measuring, {wanted.seconds:g} s")
    before, began, figures.is_on = server.cpu_seconds(), time.perf_counter(), True
    await watched(players, wanted.seconds)
    figures.is_on, seconds = False, time.perf_counter() - began
    own = server.cpu_seconds() - before
    waiting = server.metric("polis_bots_waiting")
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    await asyncio.gather(*(table.close() for table in tables))
    acknowledged = sorted(figures.waits)
    return {
        "alone": wanted.alone,
        "tables": len(tables),
        "seconds": seconds,
        "moves_a_second": len(acknowledged) / seconds,
        "late": figures.late,
        "acknowledged_ms": {"p50": at(acknowledged, 50), "p95": at(acknowledged, 95)},
        "answers": {level: found(one, goal) for (level, one), goal in zip(
            waits.items(), GOALS.values(), strict=True)},
        "bots_waiting": waiting,
        "server_cpu": own / seconds,
    }  # fmt: skip


def job_of(server: Server, wanted: argparse.Namespace, sockets: int, bot: str | None) -> Job:
    """What the tables of a kind do."""
    return Job(
        [server.address], list(GAMES), 0, sockets, [wanted.rate], wanted.warm, wanted.seconds,
        0.0, wanted.seed, bot,
    )  # fmt: skip


def alone(address: str, tables: int) -> None:
    """Make tables of grandmasters only, of both games alternately."""
    bot = {"kind": "bot", "bot": "grandmaster"}
    clock = {"kind": "none", "base_s": 0, "increment_s": 0}
    terms = {"clock": clock, "listed": False, "spectators": True, "chat": True, "take_backs": True}
    games = list(GAMES)
    for number in range(tables):
        wish = {"game": games[number % len(games)], "options": {}, "seats": [bot, bot], **terms}
        post(f"{address}/api/tables", wish)


def found(waits: Waits, goal: float) -> dict[str, Any]:
    """The figures of a level."""
    done = sorted(waits.done)
    answers = {f"p{part}_ms": at(done, part) for part in (50, 95, 99)} | {"max_ms": at(done, 100)}
    return {"turns": len(done), **answers, "goal_ms": goal * 1e3}


def show(figures: dict[str, Any]) -> None:
    """The figures for people."""
    where, waits = figures["machine"], figures["acknowledged_ms"]
    machine_line = (
        f"{where['processor']}, {where['usable_cores']} of {where['cores']} cores; "
        f"load average before: {figures['busy']:.1f}"
    )
    people_line = (
        f"{figures['alone']} tables of grandmasters, {figures['tables']} tables with people, "
        f"{figures['moves_a_second']:.0f} moves/s ({figures['late']} late) acknowledged in p50 "
        f"{waits['p50']:.0f}, p95 {waits['p95']:.0f} ms; {figures['bots_waiting']:.0f} bots "
        f"waiting; server {figures['server_cpu']:.2f} of a core"
    )
    lines = [machine_line, people_line]
    for level, one in figures["answers"].items():
        verdict = "reached" if one["turns"] and one["p95_ms"] <= one["goal_ms"] else "MISSED"
        lines.append(
            f"{level}: {one['turns']} turns, answered in p50 {one['p50_ms']:.0f}, "
            f"p95 {one['p95_ms']:.0f}, p99 {one['p99_ms']:.0f}, max {one['max_ms']:.0f} ms "
            f"(p95 at most {one['goal_ms']:.0f}: {verdict})"
        )
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
