"""Many clients together cost no more than one: being present, arriving, not reading."""

import asyncio
import contextlib
import resource
import socket
import time
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest

from polis.server.connections import EACH, KEPT_FREE, most_connections
from polis.server.limits import Debounce
from polis.server.live.hub import Hub
from polis.server.live.live_table import PRESENCE_SECONDS, LiveTable
from polis.server.settings import NO_LIMIT, Limits, Rate, per_minute
from polis.server.table.entries import Draft
from polis.server.table.table import Table
from tests.server.conftest import Serve
from tests.server.databases import rows
from tests.server.player import ME, OPEN, SECONDS, Made, Player, be_ready, http, join, make, upgrade
from tests.server.serving import served
from tests.server.tables import gathered, person, refused

ASKED = 60


async def test_what_is_asked_for_often_is_done_at_once_and_once_more() -> None:
    done = list[float]()
    one = Debounce(0.05)

    def do() -> None:
        done.append(time.monotonic())

    for _ in range(20):
        one.ask(do)
    assert len(done) == 1
    while len(done) < 2:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.1)
    assert len(done) == 2
    one.ask(do)
    one.ask(do)
    one.stop()
    await asyncio.sleep(0.1)
    assert len(done) == 3, "and nothing after it was stopped"

    assert done[1] - done[0] >= 0.04


EMPTY_PIECE = b"\x00\x80\x00\x00\x00\x00"  # a frame that goes on, masked with zeros
FIRST_PIECE = b"\x01\x81\x00\x00\x00\x00{"


def in_pieces(made: Made) -> socket.socket:
    """A socket whose first message has begun."""
    place = urlsplit(made.address)
    line = socket.create_connection((place.hostname, place.port), SECONDS)
    line.sendall(upgrade(made) + FIRST_PIECE)
    assert line.recv(4096).startswith(b"HTTP/1.1 101")
    return line


def test_a_message_in_endless_pieces_is_cut_off(any_server: str) -> None:
    with in_pieces(make(any_server, [ME, OPEN])) as line:
        pieces = 0
        with contextlib.suppress(ConnectionError):
            while pieces < 10_000:
                line.sendall(EMPTY_PIECE * 10)
                pieces += 10
                time.sleep(0.01)
        assert pieces < 10_000


def test_a_message_that_is_never_whole_is_cut_off(
    any_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polis.server.connections.MESSAGE_SECONDS", 0.3)
    made = make(any_server, [ME, OPEN])
    with in_pieces(made) as line, contextlib.suppress(ConnectionResetError):
        line.sendall(EMPTY_PIECE)
        while line.recv(4096):
            pass
    with Player(made) as ada:
        time.sleep(0.5)
        ada.send(type="ping")
        ada.expect("pong")


def test_who_says_hello_again_and_again_is_not_told_to_everybody(any_server: str) -> None:
    made = make(any_server, [ME, OPEN])
    with Player(made) as ada, Player(made, []) as onlooker:
        for _ in range(20):
            onlooker.hello()
        time.sleep(2 * PRESENCE_SECONDS)
        ada.send(type="ping")
        ada.until(lambda message: message["type"] == "pong")
        told = [message for message in ada.heard if message["type"] == "presence"]
        assert told[-1]["onlookers"] == 1
        assert len(told) <= 3, "Ada, the onlooker, and no more"
        assert sum(message["type"] == "presence" for message in onlooker.heard) >= 19


def test_the_whole_table_counts_as_two_messages(serve: Serve) -> None:
    address = serve(Limits(requests=NO_LIMIT, work=Rate(0.01, 10)))
    made = make(address, [ME, OPEN])
    with Player(made) as ada:
        for _ in range(6):
            ada.send(type="hello", tokens=ada.tokens, since=None)
            ada.send(type="look", seat=0)
        ada.send(type="ping")
        time.sleep(1)
        ada.send(type="ping")
        ada.until(lambda _: sum(one["type"] == "refused" for one in ada.heard) == 10)
        assert sum(one["type"] == "welcome" for one in ada.heard) == 5


def test_who_does_not_read_the_answer_is_let_go(serve: Serve) -> None:
    address = serve(Limits(requests=NO_LIMIT, send_seconds=0.5))
    place = urlsplit(address)
    asked = b"GET /api/games/archon HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect((place.hostname, place.port))
        line.sendall(asked * ASKED)
        time.sleep(3)
        got = b""
        try:
            line.settimeout(20)
            while part := line.recv(1 << 20):
                got += part
        except ConnectionResetError:
            pass
    assert 0 < got.count(b"HTTP/1.1 200") < ASKED, "all of it would have come to who reads"
    assert http(address, "GET", "/health").status == 200


def test_silent_connections_do_not_keep_others_out(tmp_path: Path) -> None:
    limits = Limits(requests=NO_LIMIT, head_seconds=1)
    with served(str(tmp_path / "polis.sqlite3"), limits) as address, contextlib.ExitStack() as held:
        place = urlsplit(address)
        where = (place.hostname, place.port)
        lines = [held.enter_context(socket.create_connection(where, SECONDS)) for _ in range(200)]
        lines[0].sendall(b"GET / HTTP/1.1\r\n")
        assert http(address, "GET", "/health").status == 200
        for line in lines:
            with contextlib.suppress(ConnectionResetError):
                assert line.recv(1) == b"", "closed after a second"


def test_two_hundred_sockets_of_one_address_leave_room_for_players(serve: Serve) -> None:
    address = serve(Limits(requests=NO_LIMIT, work=NO_LIMIT, sockets_of_address=10))
    made = make(address, [ME, OPEN])
    with contextlib.ExitStack() as held:
        for _ in range(200):
            held.enter_context(Player(made, []))
        with Player(made) as ada:
            ada.send(type="ping")
            ada.expect("pong")


def test_a_socket_whose_close_is_not_answered_ends_all_the_same(
    any_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polis.server.connections.END_SECONDS", 0.5)
    place = urlsplit(any_server)
    with socket.create_connection((place.hostname, place.port), SECONDS) as line:
        line.sendall(upgrade(Made(any_server, "none", {})))
        assert b"101" in line.recv(1 << 16)
        began = time.monotonic()
        with contextlib.suppress(ConnectionResetError):
            while line.recv(1 << 16):
                pass
        assert time.monotonic() - began < 8, "uvicorn would wait ten seconds, or for ever"


def test_each_connection_has_room_for_a_file() -> None:
    most = most_connections()
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert most * EACH + KEPT_FREE <= soft


def test_one_address_takes_a_few_seats_and_adds_a_few_webhooks(serve: Serve) -> None:
    address = serve(
        Limits(
            requests=NO_LIMIT, seats=per_minute(0.01, 2), hooks=per_minute(0.01, 2), hooks_of_seat=9
        )
    )
    made = [make(address, [ME, OPEN]) for _ in range(3)]
    for one in made[:2]:
        join(one)
    path, body = f"/api/tables/{made[2].id}/seats", {"seat": None, "name": "Ben"}
    answer = http(address, "POST", path, body)
    assert (answer.status, answer.body["code"]) == (429, "too-often")
    elsewhere = {"X-Forwarded-For": "192.0.2.9"}
    assert http(address, "POST", path, body, headers=elsewhere).status == 201
    hook = {"seat": 0, "url": "http://127.0.0.1/", "language": "en"}
    where = f"/api/tables/{made[0].id}/hooks"
    told = [http(address, "POST", where, hook, made[0].tokens[0]) for _ in range(3)]
    assert [one.body["code"] for one in told] == ["target-private"] * 2 + ["too-often"]


def test_of_a_chat_the_last_lines_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("polis.server.storage.store.CHAT_KEPT", 3)
    file = tmp_path / "polis.sqlite3"
    limits = Limits(requests=NO_LIMIT, chat=Rate(100, 100))
    with served(str(file), limits) as address:
        made, other = make(address, [ME, OPEN]), make(address, [ME, OPEN])
        for one, lines in ((made, 6), (other, 2)):
            with Player(one) as ada:
                for number in range(lines):
                    ada.send(type="chat", key=str(number), seat=0, text=f"line {number}")
                    ada.expect("chat")
    kept = "SELECT text FROM chat WHERE table_id = ? ORDER BY number"
    found = [rows(file, kept, one.id) for one in (made, other)]
    assert [len(lines) for lines in found] == [3, 2]
    assert found[0] == [("line 3",), ("line 4",), ("line 5",)]


async def test_a_table_that_was_unloaded_refuses_and_lets_nobody_wait_for_ever() -> None:
    place: Any = SimpleNamespace(settings=SimpleNamespace(limits=Limits()))
    live = LiveTable(gathered([person()]), [], place)
    await live.close()
    with refused("busy"):
        await asyncio.wait_for(live.do(lambda _: ()), 5)


def test_a_request_whose_table_is_unloaded_on_the_way_loads_it_again(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, unloads = Hub.open, list[str]()

    async def open_and_unload(self: Hub, name: str) -> LiveTable:
        live = await opened(self, name)
        if unloads:
            unloads.pop()
            del self.tables[name]
            await live.close()
        return live

    monkeypatch.setattr(Hub, "open", open_and_unload)
    address = serve()
    made = make(address, [ME, OPEN])
    unloads += ["when it is found", "before a seat is taken", "and once more"]
    token = join(made)
    assert not unloads
    unloads += ["when it is found", "before Ada is ready", "before Ben is"]
    be_ready(made._replace(tokens={**made.tokens, 1: token}))
    assert not unloads
    assert http(address, "GET", f"/api/tables/{made.id}").body["status"] == "playing"


async def test_a_request_at_a_server_that_is_closing_is_refused() -> None:
    place: Any = SimpleNamespace(settings=SimpleNamespace(limits=Limits()), is_closing=True)
    live = LiveTable(gathered([person()]), [], place)
    await live.close()

    async def opened(_: str) -> LiveTable:
        return live

    place.open = opened
    with refused("busy"):
        await asyncio.wait_for(Hub.do(place, live.table.id, lambda _: ()), 5)


async def test_what_somebody_asked_for_who_is_gone_is_done_and_holds_nobody_up() -> None:
    decided: list[str] = []
    ownership = SimpleNamespace(holds=lambda _: True)
    place: Any = SimpleNamespace(
        settings=SimpleNamespace(limits=Limits()),
        store=SimpleNamespace(ownership=ownership, gaps=[]),
    )

    live = LiveTable(gathered([person(), person("Ben")]), [], place)

    def ask(name: str) -> "asyncio.Task[bool]":
        def decide(_table: Table) -> Sequence[Draft]:
            decided.append(name)
            return ()

        return asyncio.create_task(live.do(decide))

    gone = [ask("Ada"), ask("Ben")]
    await asyncio.sleep(0)
    for task in gone:
        task.cancel()
    assert await ask("Cleo") is False
    await live.close()

    assert decided == ["Ada", "Ben", "Cleo"]
