"""What goes on inside a server: slow clients, bots, the writer, forgotten tables."""

import asyncio
import json
import socket
import threading
import time
from pathlib import Path

import pytest
from websockets.sync.client import connect

from polis.server.limits import Allowance, Allowances
from polis.server.live.audience import Audience
from polis.server.live.bots import turn_of
from polis.server.live.connection import Connection
from polis.server.settings import NO_LIMIT, Limits
from polis.server.storage.engine import open_engine
from polis.server.storage.writer import Writer
from polis.server.thinking.tasks import Moves
from polis.server.thinking.thinker import Thinker
from tests.server.conftest import Serve
from tests.server.player import (
    GREEDY,
    ME,
    OPEN,
    RANDOM,
    SECONDS,
    Made,
    Player,
    http,
    make,
    metric,
    upgrade,
)
from tests.server.serving import UNLIMITED, served
from tests.server.tables import bot, dealt


async def test_a_slow_client_loses_messages_and_gets_the_whole_table_instead() -> None:
    sent: list[bytes] = []
    gate = asyncio.Event()

    async def send(message: bytes) -> None:
        await gate.wait()
        sent.append(message)

    connection = Connection(send, Limits(outbox=5))
    connection.overrun = lambda _: "the whole table"
    running = asyncio.create_task(connection.run())
    connection.send(0)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    for number in range(1, 20):
        connection.send(number)
    gate.set()
    await asyncio.sleep(0.01)
    connection.send("later")
    connection.close()
    await running
    assert connection.dropped >= 5

    assert sent == [b"0", b'"the whole table"', b'"later"']


async def test_what_cannot_be_sent_at_once_waits_and_nothing_overtakes_it() -> None:
    sent: list[bytes] = []
    is_open = True

    async def send(message: bytes) -> None:
        await asyncio.sleep(0)
        sent.append(message)

    def write(message: bytes) -> bool:
        if is_open:
            sent.append(message)
        return is_open

    connection = Connection(send, Limits(), write=write)
    running = asyncio.create_task(connection.run())
    connection.send(0)
    assert sent == [b"0"]  # at once, and not when the task is next
    is_open = False
    connection.send(1)
    is_open = True
    connection.send(2)
    await asyncio.sleep(0)
    connection.send(3)  # while another is under way
    connection.close()
    await running

    assert sent == [b"0", b"1", b"2", b"3"]


async def test_a_client_that_takes_nothing_is_let_go() -> None:
    async def send(_: bytes) -> None:
        await asyncio.sleep(60)

    connection = Connection(send, Limits(send_seconds=0.01))
    connection.send("hello")
    with pytest.raises(TimeoutError):
        await connection.run()


def test_a_client_that_never_reads_holds_nobody_up(serve: Serve) -> None:
    # Those whom it holds up would hear nothing in time.
    patient = UNLIMITED._replace(send_seconds=10 * SECONDS)
    address = serve(patient)
    made = make(address, [ME, GREEDY], "archon")
    with deaf(made), deaf(made), Player(made) as ada:
        for _ in range(20):
            ada.may_act(0)
            ada.act(0, ada.legal[0])


def deaf(made: Made) -> socket.socket:
    """A socket that has said hello and takes nothing."""
    host, _, port = made.address.removeprefix("http://").partition(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.connect((host, int(port)))
    raw.sendall(upgrade(made))
    assert raw.recv(12) == b"HTTP/1.1 101"
    hello = b'{"type":"hello","tokens":[],"since":null}'
    raw.sendall(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
    return raw


def moves_of(answer: object) -> list[str]:
    """The actions of a turn."""
    assert isinstance(answer, Moves)
    return answer.actions


def test_who_was_not_welcomed_gets_no_news(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise OSError("the moon is full")

    address = serve()
    made = make(address, [ME, ME])
    hello = json.dumps({"type": "hello", "tokens": [*made.tokens.values()], "since": None})
    where = f"{address.replace('http', 'ws', 1)}/ws/tables/{made.id}"
    with Player(made) as ada, connect(where, max_size=None, proxy=None) as other:
        with monkeypatch.context() as patched:
            patched.setattr(Audience, "welcome", broken)
            other.send(hello)
            assert json.loads(other.recv(SECONDS))["code"] == "failed"
        ada.act_until(2)
        other.send(hello)
        assert json.loads(other.recv(SECONDS))["type"] == "welcome"


def test_bots_play_alike_from_the_same_secret(seed: int) -> None:
    for name in ("greedy", "random"):
        table = dealt([bot(name), bot(name)], seed=seed)
        task = turn_of(table, table.turn or 0, name)
        turns = [moves_of(Thinker(threading.Event()).think(task)) for _ in range(2)]
        assert turns[0] == turns[1]
        assert turns[0]


def test_a_bot_that_is_told_to_stop_gives_no_answer() -> None:
    table = dealt([bot(), bot()])
    stop = threading.Event()
    stop.set()
    assert moves_of(Thinker(stop).think(turn_of(table, table.turn or 0, "greedy"))) == []


def test_tables_take_turns_with_the_bots(serve: Serve) -> None:
    """With one process for all, no game ends before the others have made progress."""
    address = serve(workers=1)
    made = [make(address, [RANDOM, RANDOM], "archon") for _ in range(4)]
    while True:
        plies = [http(address, "GET", f"/api/tables/{one.id}").body["ply"] for one in made]
        if max(plies) > 60:
            break
    assert min(plies) > 0


async def test_what_is_written_at_once_shares_commits(database: str) -> None:
    engine = open_engine(database)

    writer = Writer(engine)

    def work(number: int) -> int:
        if number == 7:
            raise ValueError("seven")
        return number

    jobs = [writer.write(str(n), lambda _, n=n: work(n)) for n in range(100)]  # type: ignore[misc]
    done = await asyncio.gather(*jobs, return_exceptions=True)
    assert [one for one in done if not isinstance(one, Exception)] == [
        n for n in range(100) if n != 7
    ]
    assert isinstance(done[7], ValueError), "one that fails takes no other with it"
    assert writer.commits < 50
    writer.close()

    engine.dispose()


def test_a_table_that_nobody_looks_at_is_forgotten_and_found_again(tmp_path: Path) -> None:
    limits = Limits(requests=NO_LIMIT, idle_seconds=0.1)
    database = str(tmp_path / "polis.sqlite3")
    with served(database, limits, sweep_seconds=0.05) as address:
        made = make(address, [ME, OPEN])
        with Player(made) as ada:
            time.sleep(0.4)
            assert loaded(address) == 1, "somebody looks at it"
            ada.ask("ready", 0)
        end = time.monotonic() + SECONDS
        while loaded(address):
            assert time.monotonic() < end, "it is kept though nobody looks"
            time.sleep(0.05)
        with Player(made) as again:
            assert again.table["seats"][0]["ready"] is True


def loaded(address: str) -> float:
    """How many tables the server has in memory."""
    return metric(address, "polis_loaded_tables")


def test_an_allowance_is_used_up_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    allowance = Allowance(2.0, 3.0)
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 0.5
    assert [allowance.take() for _ in range(2)] == [True, False]
    now[0] += 100
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_have_allowances_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("polis.server.limits.MOST_KNOWN", 10)
    known = Allowances(0.001, 1.0)
    for number in range(100):
        assert known.take(str(number))
        assert not known.take(str(number))
    unlimited = Allowances(0, 1.0)
    assert all(unlimited.take("one") for _ in range(10))
