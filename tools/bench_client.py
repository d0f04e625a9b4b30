"""The client process of `make bench-server`: many tables, a few sockets at each, a move a second.

It is a process of its own so that its work is not taken for the server's. What it has to do comes
as JSON on its input; progress goes to its error output, the figures as JSON to its output.
"""

import asyncio
import json
import random
import sys
import time
import urllib.request
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

AT_ONCE: Final = 20  # sockets that are being opened at the same time
LOST_SECONDS: Final = 30.0  # an answer that takes longer is none


class Job(msgspec.Struct):
    """What to do. rate: moves a second at each table; seed: the moves drawn are the same again."""

    address: str
    games: list[str]
    tables: int
    sockets: int
    rate: float
    warm_seconds: float
    seconds: float
    seed: int
    opponent: str | None = None  # a bot of the server against which all play; else they play alone


class Legal(msgspec.Struct):
    """A legal action."""

    n: int


class Position(msgspec.Struct):
    """Of a position what somebody needs who plays at random."""

    ply: int
    turn: int | None
    legal: list[Legal]


class Message(msgspec.Struct):
    """Of a message of the server what somebody needs who plays at random."""

    type: str
    key: str | None = None
    code: str | None = None
    position: Position | None = None


DECODER: Final = msgspec.json.Decoder(Message)


class Figures:
    """What is measured, from the end of the warm-up on."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.is_on = False
        self.waits: list[float] = []  # seconds from a message to its acknowledgement
        self.refused = 0
        self.heard = 0
        self.bytes = 0
        self.games = 0
        self.late = 0  # moves that were due while the one before was not answered


class Table:
    """A game that is played at random, on and on; the sockets are the seats', then onlookers'."""

    def __init__(self, job: Job, number: int, figures: Figures) -> None:
        """Nothing is made yet."""
        self.job = job
        self.game = job.games[number % len(job.games)]
        self.draw = random.Random(f"{job.seed} {number}")
        self.figures = figures
        self.positions: dict[int, Position] = {}  # what each socket was shown last
        self.sent: dict[str, float] = {}
        self.moves = 0
        self.id = ""
        self._tokens: list[str] = []
        self._sockets: list[ClientConnection] = []
        self._readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Make a table and sit down at it; the table before is left."""
        await self.close()
        self.positions.clear()
        made = await asyncio.to_thread(post, f"{self.job.address}/api/tables", self._wish())
        self.id, self._tokens = made["id"], [key["token"] for key in made["keys"]]
        for number in range(self.job.sockets):
            await self._sit(number)

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
        """A socket for each seat first, then onlookers."""
        where = f"{self.job.address.replace('http', 'ws', 1)}/ws/tables/{self.id}"
        socket = await connect(where, max_size=None, compression=None, proxy=None)
        tokens = self._tokens[number : number + 1]
        await socket.send(json.dumps({"type": "hello", "tokens": tokens, "since": None}))
        self._sockets.append(socket)
        self._readers.append(asyncio.create_task(self._hear(number, socket, bool(tokens))))

    async def _hear(self, number: int, socket: ClientConnection, plays: bool) -> None:
        async for data in socket:
            self.figures.heard += self.figures.is_on
            self.figures.bytes += len(data) if self.figures.is_on else 0
            if plays:
                self._note(number, DECODER.decode(data))

    def _note(self, number: int, message: Message) -> None:
        """Take an answer in."""
        began = self.sent.pop(message.key, None) if message.key is not None else None
        if began is not None and self.figures.is_on:
            if message.type == "update":
                self.figures.waits.append(time.perf_counter() - began)
            else:
                self.figures.refused += 1
        if message.type in ("welcome", "update") and message.position is not None:
            self.positions[number] = message.position

    async def play(self) -> None:
        """Move at the rate of the job until cancelled."""
        pause = 1 / self.job.rate
        due = time.perf_counter() + self.draw.random() * pause
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += pause
            if self.sent:
                self.figures.late += self.figures.is_on
                self._check_answered()
            else:
                await self._move()

    async def _move(self) -> None:
        """Do one action for whoever is to decide, if that is one of ours."""
        for number, position in self.positions.items():
            if position.turn is None:
                self.figures.games += self.figures.is_on
                await self.open()
                return
            if position.legal:
                self.moves += 1
                key, action = f"{self.moves}", self.draw.choice(position.legal).n
                self.sent[key] = time.perf_counter()
                await self._sockets[number].send(
                    json.dumps({"type": "act", "key": key, "ply": position.ply,
                                "seat": position.turn, "actions": [action]})
                )  # fmt: skip
                return

    def _check_answered(self) -> None:
        """An answer that does not come any more is a fault of the server."""
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


def post(address: str, body: object) -> Any:
    """Ask the server for something."""
    request = urllib.request.Request(address, json.dumps(body).encode(), method="POST")  # noqa: S310
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310 - our own server
        return json.load(answer)


def tell(text: str) -> None:
    """Progress, for whoever waits."""
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


async def run(job: Job) -> dict[str, Any]:
    """Open everything, warm up, measure, leave."""
    figures = Figures()
    tables = [Table(job, number, figures) for number in range(job.tables)]
    await open_all(tables)
    players = [asyncio.create_task(table.play()) for table in tables]
    tell(f"warming up, {job.warm_seconds:g} s")
    await watched(players, job.warm_seconds)
    figures.is_on, began, spent = True, time.perf_counter(), time.process_time()
    tell(f"measuring, {job.seconds:g} s")
    await watched(players, job.seconds)
    figures.is_on = False
    seconds, client = time.perf_counter() - began, time.process_time() - spent
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    await asyncio.gather(*(table.close() for table in tables))
    return found(job, figures, seconds, client)


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
    """Let them play; a fault of one ends everything."""
    done, _ = await asyncio.wait(players, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for player in done:
        player.result()


def found(job: Job, figures: Figures, seconds: float, client: float) -> dict[str, Any]:
    """The figures as JSON values; times in milliseconds."""
    waits = sorted(figures.waits)
    return {
        "tables": job.tables,
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
