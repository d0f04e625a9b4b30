"""People who play by correspondence: they come to a sleeping table, move once and leave."""

import asyncio
import json
import random
import time
from collections.abc import Sequence
from typing import Any, Final

from websockets.asyncio.client import connect

from polis_lab.server_load.client import DECODER, Seen, at, post, rules_of
from polis_lab.server_load.process import Server
from polis_lab.server_load.sleepers import TOKEN

LISTED: Final = 60  # tables in somebody's My games
ASKED: Final = 40  # times that it is asked for


async def visits(server: Server, names: Sequence[str], rate: float, seconds: float) -> Any:
    """Return how soon moves are acknowledged, from opening a socket on, and the memory they leave."""
    draw, waits, running = random.Random(1), list[float](), set[asyncio.Task[None]]()
    before, began = server.cpu_seconds(), time.perf_counter()
    most = server.memory_mb()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        task = asyncio.create_task(visit(server.address, draw.choice(names), draw, waits))
        running.add(task)
        task.add_done_callback(running.discard)
        if not number % 50:
            most = max(most, server.memory_mb())
    await asyncio.gather(*running)
    waits.sort()
    return {
        "moves": len(waits),
        "moves_a_second": len(waits) / (time.perf_counter() - began),
        "acknowledged_ms": {f"p{part}": at(waits, part) for part in (50, 95)},
        "visit_ms": (server.cpu_seconds() - before) / max(1, len(waits)) * 1e3,
        "memory_mb": max(most, server.memory_mb()),
    }


async def visit(address: str, name: str, draw: random.Random, waits: list[float]) -> None:
    """Come to a table with the keys of both seats, move for the one to act, and leave."""
    began, seen = time.perf_counter(), Seen()
    where = f"{address.replace('http', 'ws', 1)}/ws/tables/{name}"
    async with connect(where, max_size=None, compression=None, proxy=None) as socket:
        await socket.send(json.dumps({"type": "hello", "tokens": [TOKEN], "since": None}))
        key = f"{draw.getrandbits(60):x}"
        async for data in socket:
            message = DECODER.decode(data)
            if message.type in ("welcome", "update"):
                seen.note(message)
            if message.type == "welcome":
                head = seen.head
                if head.status != "playing":
                    return
                actions = [int(draw.choice(seen.legal(rules_of(str(head.game)))))]
                act = {"type": "act", "key": key, "ply": head.ply, "seat": head.turn}
                await socket.send(json.dumps(act | {"actions": actions}))
            elif message.key == key:  # a refusal, too, is an answer: somebody else was faster
                waits.append(time.perf_counter() - began)
                return


def my_games(server: Server, names: Sequence[str]) -> dict[str, float]:
    """Return how long the list of somebody's games takes, in milliseconds."""
    draw, waits = random.Random(2), list[float]()
    for _ in range(ASKED):
        mine = [
            {"id": name, "token": TOKEN} for name in draw.sample(names, min(LISTED, len(names)))
        ]
        began = time.perf_counter()
        post(f"{server.address}/api/mine", {"tables": mine})
        waits.append(time.perf_counter() - began)
    waits.sort()
    return {f"p{part}": at(waits, part) for part in (50, 95)}
