"""What a server finds at its own public address, and what stands between it and a browser."""

import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from polis.server.outward.reached import reached
from tests.conftest import Command
from tests.server.serving import served


def met(address: str) -> dict[str, str | None]:
    return {one.tried: one.problem for one in reached(address)}


@contextmanager
def site(tmp_path: Path) -> Iterator[str]:
    """A server with a small client."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_text("0")
    (tmp_path / "index.html").write_text('<head><script src="./assets/a.js"></script></head>')
    with served(str(tmp_path / "polis.sqlite3"), client=tmp_path) as address:
        yield address


def test_all_is_well_at_a_server_s_own_address(tmp_path: Path) -> None:
    with site(tmp_path) as address:
        assert met(address) == dict.fromkeys(("name", "clock", "path", "origin", "socket"))


def test_the_doctor_tells_it(tmp_path: Path, polis: Command) -> None:
    with site(tmp_path) as address:
        code, out, _ = polis(
            "doctor", "--database", tmp_path / "polis.sqlite3", "--address", address
        )
        assert (code, address in out) == (0, False)
        assert out.startswith("0 tables with 0 plies, none of them damaged.\n")
    code, out, _ = polis("doctor", "--database", tmp_path / "polis.sqlite3", "--address", address)
    assert code == 1
    assert f"nothing answers at {address}" in out


class Broken(http.server.BaseHTTPRequestHandler):
    """A proxy that takes no path away, hands on no socket and cuts the port off."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_: object) -> None:
        pass

    def do_GET(self) -> None:
        is_health = self.path.endswith("/health")
        self._answer(200 if is_health else 404, b'{"ok":true}' if is_health else b"nothing here")

    def do_POST(self) -> None:
        self._answer(403, b'{"code":"foreign-page"}')

    def _answer(self, status: int, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def test_what_a_proxy_spoils_is_told_with_its_cure() -> None:
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Broken) as proxy:
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        found = met(f"http://127.0.0.1:{proxy.server_port}/games/polis")
        proxy.shutdown()
    assert found["name"] is None
    assert "page below it" in str(found["path"])
    assert "Host" in str(found["origin"])
    assert "Upgrade" in str(found["socket"])
