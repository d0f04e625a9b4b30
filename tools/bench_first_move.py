"""Measure how long a newcomer waits for a first move:  python -m tools.bench_first_move [--json] [--bot adept].

For each game in turn a server is started with nothing compiled. A table against the bot is made as soon as the
server listens, and random actions are played without a pause until the bot has finished its first turn. With --taken
other programs compute without end meanwhile, as many as there are cores.
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
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from polis.bots import check_bot
from polis.games import GAMES
from polis_lab.measuring.machine import machine
from tools.bench_client import Figures, Job
from tools.bench_process import listening
from tools.bench_thinking import Against, Waits

GOAL_SECONDS: Final = 20.0  # from the page to the end of the bot's first turn, two idle cores
TAKEN_GOAL_SECONDS: Final = 60.0  # the same while others take all cores
MOST_SECONDS: Final = 600.0
RATE: Final = 20.0  # actions a second of the newcomer


def main(words: Sequence[str]) -> None:
    """Measure and tell."""
    wanted = parsed(words)
    load = os.getloadavg()[0]
    with cores_taken() if wanted.taken else contextlib.nullcontext():
        found = {game: measured(game, wanted.bot, wanted.seed) for game in wanted.games}
    goal = TAKEN_GOAL_SECONDS if wanted.taken else GOAL_SECONDS
    figures = {"machine": machine(), "busy": load, "bot": wanted.bot, "goal": goal, "games": found}
    sys.stdout.write(json.dumps(figures, indent=2) + "\n" if wanted.json else shown(figures))


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    reader = argparse.ArgumentParser(prog="python -m tools.bench_first_move", description=__doc__)
    reader.add_argument("--json", action="store_true", help="tell the figures as JSON")
    reader.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    reader.add_argument("--bot", default="adept", help="the opponent")
    reader.add_argument("--taken", action="store_true", help="other programs take all cores")
    reader.add_argument("--seed", type=int, default=1, help="of the newcomer's actions")
    wanted = reader.parse_args(words)
    for game in wanted.games:
        check_bot(wanted.bot, game)
    return wanted


@contextlib.contextmanager
def cores_taken() -> Iterator[None]:
    """Let a program compute without end for each core."""
    with contextlib.ExitStack() as stack:
        for _ in range(os.cpu_count() or 1):
            loop = stack.enter_context(subprocess.Popen([sys.executable, "-c", "while True: pass"]))
            stack.callback(loop.kill)
        yield


def measured(game: str, bot: str, seed: int) -> dict[str, float]:
    """Start a server with an empty cache and play until the bot's first turn is done.

    Returns seconds by the clock: until the server listens (`page`), from then until the bot's turn
    is done (`turn`), and how much of that the bot took (`bot`).
    """
    with tempfile.TemporaryDirectory(prefix="polis-first-") as folder:
        place = {"POLIS_CACHE_DIR": str(Path(folder) / "cache"), "POLIS_DATA_DIR": folder}
        began = time.perf_counter()
        with listening(Path(folder) / "server.log", environment=place) as (_, address):
            page = time.perf_counter() - began
            thought = asyncio.run(first_turn(address, game, bot, seed))
            return {"page": page, "turn": time.perf_counter() - began - page, "bot": thought}


async def first_turn(address: str, game: str, bot: str, seed: int) -> float:
    """Play until the bot has finished a turn; return the seconds that it took."""
    waits, figures = Waits(), Figures(RATE)
    figures.is_on = True
    table = Against(Job([address], [game], 1, 1, [RATE], 0, 0, 0, seed, bot), 0, figures, waits)
    await table.open()
    playing = asyncio.create_task(table.play())
    try:
        async with asyncio.timeout(MOST_SECONDS):
            while not waits.done and not playing.done():
                await asyncio.sleep(0.01)
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await table.close()
    if not waits.done:
        raise SystemExit("The server stopped answering.")
    return waits.done[0]


def shown(figures: dict[str, Any]) -> str:
    """The figures for people."""
    where = figures["machine"]
    machine_line = (
        f"{where['processor']}, {where['usable_cores']} of {where['cores']} cores, {where['system']}; "
        f"Python {where['python']}; load average before: {figures['busy']:.1f}"
    )
    lines = [machine_line]
    for game, one in figures["games"].items():
        verdict = "reached" if one["turn"] <= figures["goal"] else "MISSED"
        lines.append(
            f"{game}: the page after {one['page']:.1f} s; {one['turn']:.1f} s later the first turn "
            f"of the {figures['bot']} is done, {one['bot']:.1f} s of that its own "
            f"(at most {figures['goal']:g}): {verdict}"
        )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main(sys.argv[1:])
