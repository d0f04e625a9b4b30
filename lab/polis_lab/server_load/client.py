"""The client process of `make bench-server`: many tables with a few sockets each, at rising rates.

It is a process of its own so that its work is not taken for the server's. What it has to do comes
as JSON on its input; progress goes to its error output, the figures of each rate as JSON to its output.
"""

import asyncio
import json
import random
import struct
import sys
import time
import urllib.request
import zlib
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
import numpy as np
from websockets.asyncio.client import ClientConnection, connect

from polis.core.kernels.layout import State
from polis.games import load

AT_ONCE: Final = 20  # sockets that are being opened at the same time
LOST_SECONDS: Final = 30.0  # an answer that takes longer is none
CURVE_WARM: Final = 2.0  # seconds before each of the later rates is measured
KEPT_UP: Final = 0.9  # of the moves wanted, at least
SLOW_MS: Final = 1000.0


class Job(msgspec.Struct):
    """What to do.

    addresses: of the servers of one database; is_apart: those at a table use one each, otherwise the
    same one; rates: moves a second at each table, one after the other until the server is saturated;
    seconds: of measuring the first of them, curve_seconds: each of the others; seed: the moves drawn
    are the same again.
    """

    addresses: list[str]
    games: list[str]
    tables: int
    sockets: int
    rates: list[float]
    warm_seconds: float
    seconds: float
    curve_seconds: float
    seed: int
    opponent: str | None = None  # a bot of the server against which all play; else they play alone
    is_apart: bool = False


class Head(msgspec.Struct):
    """The parts of a table that a random player needs; an update has those that have changed."""

    game: str | msgspec.UnsetType = msgspec.UNSET
    ply: int | msgspec.UnsetType = msgspec.UNSET
    turn: int | msgspec.UnsetType | None = msgspec.UNSET
    status: str | msgspec.UnsetType = msgspec.UNSET


class Message(msgspec.Struct):
    """The parts of a server's message that a random player needs."""

    type: str
    key: str | None = None
    table: Head = msgspec.field(default_factory=Head)
    record: bytes | None = None
    change: bytes = b""


class Seen:
    """What a socket was shown last."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.head = Head()
        self.record = bytearray()

    def note(self, message: Message) -> None:
        """Take what a message brings."""
        for name in Head.__struct_fields__:
            value = getattr(message.table, name)
            if value is not msgspec.UNSET:
                setattr(self.head, name, value)
        if message.record is not None:
            self.record = bytearray(message.record)
        for place, word in struct.iter_unpack("<HH", message.change):
            struct.pack_into("<H", self.record, 2 * place, word)

    def legal(self, game: Any) -> list[int]:
        """Return the legal actions of the seat to act, whose socket it is."""
        found: list[int] = game.legal(np.frombuffer(self.record, game.layout.record).view(State))
        return list(found)


DECODER: Final = msgspec.json.Decoder(Message)


class Figures:
    """The measurements at one rate, after its warm-up."""

    def __init__(self, rate: float) -> None:
        """Start empty; rate: moves per second started at each table."""
        self.rate = rate
        self.is_on = False
        self.waits: list[float] = []  # seconds from a message to its acknowledgement
        self.refused = 0
        self.heard = 0
        self.bytes = 0
        self.games = 0
        self.late = 0  # moves that were due while the one before was not answered


class Table:
    """A table where random games are played endlessly; sockets of seats, then spectators."""

    def __init__(self, job: Job, number: int, figures: Figures) -> None:
        """Nothing is made yet."""
        self.job = job
        self.number = number
        self.game = job.games[number % len(job.games)]
        self.rules = rules_of(self.game)
        self.draw = random.Random(f"{job.seed} {number}")
        self.figures = figures
        self.seen: dict[int, Seen] = {}  # by the number of the socket, which is that of its seat
        self.sent: dict[str, float] = {}
        self.moves = 0
        self.id = ""
        self._tokens: list[str] = []
        self._sockets: list[ClientConnection] = []
        self._readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Make a table and sit down at it; leave the previous table."""
        await self.close()
        self.seen.clear()
        any_server = self.job.addresses[self.number % len(self.job.addresses)]
        made = await asyncio.to_thread(post, f"{any_server}/api/tables", self._wish())
        self.id, self._tokens = made["id"], [key["token"] for key in made["keys"]]
        ready = {"entropy": f"{self.job.seed} {self.id}", "tokens": self._tokens}
        await asyncio.to_thread(post, f"{self._server(0)}/api/tables/{self.id}/ready", ready)
        for number in range(self.job.sockets):
            await self._sit(number)

    def _server(self, number: int) -> str:
        """The address at which socket `number` is; a proxy would choose it by the table's name."""
        first = zlib.crc32(self.id.encode())
        apart = number if self.job.is_apart else 0
        return self.job.addresses[(first + apart) % len(self.job.addresses)]

    def _wish(self) -> dict[str, Any]:
        me = {"kind": "me", "name": "Ada"}
        other = me if self.job.opponent is None else {"kind": "bot", "bot": self.job.opponent}
        return {
            "game": self.game,
            "options": {},
            "seats": [me, other],
            "clock": {"kind": "none", "base_s": 0, "increment_s": 0},
            "listed": False,
            "spectators": True,
            "chat": True,
            "take_backs": True,
        }

    async def _sit(self, number: int) -> None:
        """First a socket for each seat, then spectators."""
        where = f"{self._server(number).replace('http', 'ws', 1)}/ws/tables/{self.id}"
        socket = await connect(where, max_size=None, compression=None, proxy=None)
        tokens = self._tokens[number : number + 1]
        hello = {"type": "hello", "tokens": tokens, "since": None}
        await socket.send(json.dumps(hello))
        self._sockets.append(socket)
        self._readers.append(asyncio.create_task(self._hear(number, socket, bool(tokens))))

    async def _hear(self, number: int, socket: ClientConnection, plays: bool) -> None:
        async for data in socket:
            self.figures.heard += self.figures.is_on
            self.figures.bytes += len(data) if self.figures.is_on else 0
            if plays:
                self._note(number, DECODER.decode(data))

    def _note(self, number: int, message: Message) -> None:
        """Handle a reply."""
        began = self.sent.pop(message.key, None) if message.key is not None else None
        if began is not None and self.figures.is_on:
            if message.type == "update":
                self.figures.waits.append(time.perf_counter() - began)
            else:
                self.figures.refused += 1
        if message.type in ("welcome", "update"):
            self.seen.setdefault(number, Seen()).note(message)

    async def play(self) -> None:
        """Move at the rate of the job until cancelled."""
        due = time.perf_counter() + self.draw.random() / self.figures.rate
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += 1 / self.figures.rate
            if self.sent:
                self.figures.late += self.figures.is_on
                self._check_answered()
            else:
                await self._move()

    async def _move(self) -> None:
        """Play one action for the deciding seat, if it is one of ours."""
        for number, seen in self.seen.items():
            head = seen.head
            if head.status == "over":
                self.figures.games += self.figures.is_on
                await self.open()
                return
            if head.status == "playing" and head.turn == number:
                self.moves += 1
                key, action = f"{self.moves}", int(self.draw.choice(seen.legal(self.rules)))
                self.sent[key] = time.perf_counter()
                await self._sockets[number].send(
                    json.dumps({"type": "act", "key": key, "ply": head.ply,
                                "seat": head.turn, "actions": [action]})
                )  # fmt: skip
                return

    def _check_answered(self) -> None:
        """A reply that never comes is a fault of the server."""
        old = time.perf_counter() - LOST_SECONDS
        for key, began in self.sent.items():
            if began < old:
                raise RuntimeError(f"no answer to move {key} at {self.id}")

    async def close(self) -> None:
        """Leave."""
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        for socket in self._sockets:
            await socket.close()
        self._sockets, self._readers = [], []


@cache
def rules_of(game: str) -> Any:
    """Return the rules of a game."""
    return load(game)


def post(address: str, body: object) -> Any:
    """Ask the server for something."""
    data, kind = json.dumps(body).encode(), {"Content-Type": "application/json"}
    request = urllib.request.Request(address, data, kind, method="POST")  # noqa: S310 - our own
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310 - our own server
        return json.load(answer)


def tell(text: str) -> None:
    """Print progress."""
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


async def run(job: Job) -> list[dict[str, Any]]:
    """Open everything, play at each rate, leave."""
    figures = Figures(job.rates[0])
    tables = [Table(job, number, figures) for number in range(job.tables)]
    await open_all(tables)
    players = [asyncio.create_task(table.play()) for table in tables]
    steps = list[dict[str, Any]]()
    for rate in job.rates:
        if not any(is_saturated(step) and step["rate"] < rate for step in steps):
            steps.append(await measured(job, rate, tables, players, is_first=not steps))
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    await asyncio.gather(*(table.close() for table in tables))
    return steps


async def measured(
    job: Job,
    rate: float,
    tables: Sequence[Table],
    players: Sequence["asyncio.Task[None]"],
    is_first: bool,
) -> dict[str, Any]:
    """Play at a rate: warm up, then measure."""
    figures = Figures(rate)
    for table in tables:
        table.figures = figures
    warm, seconds = (job.warm_seconds, job.seconds) if is_first else (CURVE_WARM, job.curve_seconds)
    tell(f"warming up at {rate:g} moves a second and table, {warm:g} s")
    await watched(players, warm)
    figures.is_on, began, spent = True, time.perf_counter(), time.process_time()
    tell(f"measuring, {seconds:g} s")
    await watched(players, seconds)
    figures.is_on = False
    lasted, client = time.perf_counter() - began, time.process_time() - spent
    if not figures.waits:
        raise RuntimeError(f"no move was acknowledged in {lasted:.0f} s; nothing was measured")
    tell("measured")
    return found(job, figures, lasted, client)


def is_saturated(step: dict[str, Any]) -> bool:
    """Whether a higher rate is pointless because the server does not keep up with this one.

    A lower one is measured all the same.
    """
    wanted = step["rate"] * step["tables"]
    keeps_up = step["moves_a_second"] >= KEPT_UP * wanted
    return not keeps_up or bool(step["acknowledged_ms"]["p95"] > SLOW_MS)


async def open_all(tables: Sequence[Table]) -> None:
    """Make all tables, some at a time."""
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(number: int, table: Table) -> None:
        async with turn:
            await table.open()
        if (number + 1) % 100 == 0:
            tell(f"{number + 1} of {len(tables)} tables are open")

    await asyncio.gather(*(one(number, table) for number, table in enumerate(tables)))


async def watched(players: Sequence["asyncio.Task[None]"], seconds: float) -> None:
    """Let them play; the first failure ends everything."""
    done, _ = await asyncio.wait(players, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for player in done:
        player.result()


def found(job: Job, figures: Figures, seconds: float, client: float) -> dict[str, Any]:
    """The figures as JSON values; times in milliseconds."""
    waits = sorted(figures.waits)
    return {
        "tables": job.tables,
        "rate": figures.rate,
        "sockets": job.tables * job.sockets,
        "opponent": job.opponent,
        "seconds": seconds,
        "moves": len(waits),
        "moves_a_second": len(waits) / seconds,
        "acknowledged_ms": {f"p{part}": at(waits, part) for part in (50, 95, 99)}
        | {"max": waits[-1] * 1e3 if waits else 0.0},
        "refused": figures.refused,
        "late": figures.late,
        "messages_a_second": figures.heard / seconds,
        "bytes_a_message": figures.bytes / max(1, figures.heard),
        "games_ended": figures.games,
        "client_cpu": client / seconds,
    }


def at(waits: Sequence[float], part: int) -> float:
    """The time, in milliseconds, in which `part` percent were answered."""
    return waits[min(len(waits) - 1, len(waits) * part // 100)] * 1e3 if waits else 0.0


if __name__ == "__main__":
    wanted = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    sys.stdout.write(json.dumps(asyncio.run(run(wanted))))
