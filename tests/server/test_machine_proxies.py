"""A machine that reaches others through a proxy: its pages and sockets go the same way."""

import socket
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socketserver import StreamRequestHandler, ThreadingTCPServer
from urllib.parse import urlsplit

import pytest

from polis.core.texts.errors import PolisError
from polis.server.outward.proxies import proxy_to
from polis.server.outward.reached import reached
from tests.server.serving import served

NAME = "polis.test"  # nobody but the proxy knows where it is
VARIABLES = ("http_proxy", "https_proxy", "all_proxy", "no_proxy")


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)


class Proxy(ThreadingTCPServer):
    """Leads every name to one server. seen: the first lines that it was sent."""

    daemon_threads = False

    def __init__(self, target: str) -> None:
        super().__init__(("127.0.0.1", 0), Visit)
        self.target = (urlsplit(target).hostname, urlsplit(target).port)
        self.seen: list[str] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class Visit(StreamRequestHandler):
    """One connection: a tunnel, or a request to hand on."""

    server: Proxy

    def handle(self) -> None:
        first = self.rfile.readline()
        self.server.seen.append(first.decode().strip())
        with socket.create_connection(self.server.target) as server:
            if first.startswith(b"CONNECT "):
                while self.rfile.readline().strip():
                    pass
                self.wfile.write(b"HTTP/1.1 200 Connected\r\n\r\n")
            else:
                verb, url, version = first.split(b" ")
                server.sendall(b" ".join((verb, url.partition(NAME.encode())[2], version)))
            back = threading.Thread(target=self._back, args=(server,))
            back.start()
            while data := self.rfile.read1(4096):
                server.sendall(data)
            server.shutdown(socket.SHUT_WR)
            back.join()

    def _back(self, server: socket.socket) -> None:
        while data := server.recv(4096):
            self.wfile.write(data)
        self.connection.shutdown(socket.SHUT_WR)


@contextmanager
def proxying(target: str) -> Iterator[Proxy]:
    with Proxy(target) as proxy:
        threading.Thread(target=proxy.serve_forever).start()
        try:
            yield proxy
        finally:
            proxy.shutdown()


def test_pages_and_sockets_go_through_the_same_proxy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.js").write_text("0")
    (tmp_path / "index.html").write_text('<head><script src="./a.js"></script></head>')
    with (
        served(str(tmp_path / "polis.sqlite3"), client=tmp_path, hosts=(NAME,)) as server,
        proxying(server) as proxy,
    ):
        monkeypatch.setenv("http_proxy", proxy.address)
        found = {one.tried: one.problem for one in reached(f"http://{NAME}")}
    assert set(found) == {"name", "clock", "path", "origin", "socket"}
    assert (found["name"], found["origin"], found["socket"]) == (None, None, None)
    assert proxy.seen[0] == f"GET http://{NAME}/health HTTP/1.1"
    assert proxy.seen[-1].startswith(f"CONNECT {NAME}:80 ")


@pytest.mark.parametrize("own", ["127.0.0.1", "localhost", "[::1]", "a.localhost"])
def test_a_machine_reaches_itself_without_a_proxy(
    own: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("http_proxy", "http://proxy.test:3128")
    assert proxy_to(f"http://{own}:8117") is None
    assert proxy_to("http://far.test") == "http://proxy.test:3128"
    assert proxy_to("https://far.test") is None
    monkeypatch.setenv("no_proxy", "far.test")
    assert proxy_to("http://far.test") is None


def test_the_proxy_of_a_registry_has_no_scheme(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(urllib.request, "getproxies", lambda: {"https": "proxy.test:3128"})
    monkeypatch.setattr(urllib.request, "proxy_bypass", lambda host: host == "inside.test")
    assert proxy_to("https://far.test/table/1") == "http://proxy.test:3128"
    assert proxy_to("https://inside.test") is None


def test_a_proxy_of_another_kind_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("https_proxy", "socks5://me:secret@proxy.test:1080")
    with pytest.raises(PolisError, match="through a proxy of the kind socks5") as refused:
        proxy_to("https://far.test")
    assert "secret" not in str(refused.value)
    (met,) = reached("https://far.test")
    assert (met.tried, met.problem) == ("proxy", str(refused.value))
