"""The server is told to end while much is half done: it ends soon, and well, and without a traceback."""

import contextlib
import json
import signal
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.player import GREEDY, ME, Made, make, wanted
from tests.server.serving import Process, process

EACH = 20  # connections of each kind
SOON = 10.0  # seconds to the end; the documented eight, and what a busy machine adds
APART = 0.2  # seconds between signals that are repeated
HANDSHAKE = (
    "GET /ws/tables/{} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def post(path: str, token: str, body: object) -> str:
    """A request with a body."""
    data = json.dumps(body)
    return (
        f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        f"Authorization: Bearer {token}\r\nContent-Length: {len(data)}\r\n\r\n{data}"
    )


def hanging(token: str) -> str:
    """A request whose last bytes never come."""
    return post("/api/mine", token, {"tables": []})[:-5]


def requests(made: Made, number: int) -> Iterator[str]:
    """What clients have sent when the end comes; number: of the round."""
    table, token = f"/api/tables/{made.id}", made.tokens[0]
    credentials = {"name": f"Ada {number}", "password": "a password that is long enough"}
    handshake = HANDSHAKE.format(made.id)
    yield "GET / HTTP/1.1\r\nHost: loc"
    yield handshake[:-30]
    yield handshake
    yield f"{handshake}\r\n"
    yield f"{HANDSHAKE.format('nowhere')}\r\n"
    yield hanging(token)
    yield "GET /api/games/archon HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20  # answers nobody reads
    yield post("/api/accounts", token, credentials)
    yield post("/api/tables", token, wanted([GREEDY, GREEDY]))
    yield post(f"{table}/verify", token, {})
    yield f"GET {table}/positions/0 HTTP/1.1\r\nHost: localhost\r\n\r\n"
    yield f"GET /pictures/{made.id}.png HTTP/1.1\r\nHost: localhost\r\n\r\n"


@contextlib.contextmanager
def crowding(made: Made) -> Iterator[None]:
    """Clients connect, send what they have to send, and read nothing."""
    place, gone, opened = urlsplit(made.address), threading.Event(), contextlib.ExitStack()

    def come() -> None:
        for number in range(EACH):
            for request in requests(made, number):
                if gone.is_set():
                    return
                with contextlib.suppress(OSError):  # the server has ended
                    where = (place.hostname, place.port)
                    line = opened.enter_context(socket.create_connection(where, 5))
                    line.sendall(request.encode())

    crowd = threading.Thread(target=come)
    crowd.start()
    try:
        yield
    finally:
        gone.set()
        crowd.join()
        opened.close()


def told_to_end(server: Process, number: signal.Signals, again: bool) -> float:
    """Send a signal, again and again if wished until the process has ended; the seconds it takes."""
    began = time.monotonic()
    server.process.send_signal(number)
    while server.process.poll() is None and time.monotonic() < began + 3 * SOON:
        time.sleep(APART)
        if again:
            server.process.send_signal(number)  # nothing, once it has ended
    return time.monotonic() - began


def check_end(server: Process) -> None:
    """It has ended well, and its log tells that in lines."""
    assert server.stop() == 0
    log = "".join(server.errors)
    assert "Traceback" not in log, log
    assert all(line.startswith("{") for line in server.errors), log


@pytest.mark.long
@pytest.mark.parametrize("moment", [0.0, 0.2, 1.0, 3.0])
@pytest.mark.parametrize("again", [False, True])
def test_the_end_comes_soon_with_hundreds_of_things_half_done(
    tmp_path: Path, moment: float, again: bool
) -> None:
    with process(str(tmp_path / "polis.sqlite3"), "--bot-tables", "0") as server:
        with crowding(make(server.address, [ME, GREEDY])):
            time.sleep(moment)
            seconds = told_to_end(server, signal.SIGTERM, again)
        check_end(server)
        assert seconds < SOON


@pytest.mark.long
def test_a_second_ctrl_c_ends_at_once(tmp_path: Path) -> None:
    with process(str(tmp_path / "polis.sqlite3")) as server:
        with crowding(make(server.address, [ME, GREEDY])):
            time.sleep(1.0)
            seconds = told_to_end(server, signal.SIGINT, again=True)
        check_end(server)
        assert seconds < 2.0


@pytest.mark.long
def test_a_request_that_hangs_is_told_that_the_server_ends(tmp_path: Path) -> None:
    with process(str(tmp_path / "polis.sqlite3")) as server:
        made = make(server.address, [ME, GREEDY])
        place = urlsplit(made.address)
        with socket.create_connection((place.hostname, place.port)) as line:
            line.sendall(hanging(made.tokens[0]).encode())
            time.sleep(0.3)
            assert told_to_end(server, signal.SIGTERM, again=False) < SOON
            answer = b"".join(iter(lambda: line.recv(65_536), b""))
        assert answer.startswith(b"HTTP/1.1 503 "), answer
        assert b'"code":"stopping"' in answer
        check_end(server)
