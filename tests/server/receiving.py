"""A program that receives notices: a real HTTP server that records what it gets."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

SECONDS = 60.0  # for what is told; the machine may be busy


class Got(NamedTuple):
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """Answers with `status`, or with the next of `answers`; location: where a redirect leads;
    wait_seconds: what 429 asks for, in the header and in the body, as Discord does.

    At /slow it answers when it is released.
    """

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status = 201
        self.answers: list[int] = []
        self.location = ""
        self.wait_seconds = 0
        self.released = threading.Event()
        self.address = ""

    def wait(self, count: int, seconds: float = SECONDS) -> list[Got]:
        """All requests, once there are this many."""
        end = time.monotonic() + seconds
        while len(self.got) < count:
            assert time.monotonic() < end, f"{len(self.got)} requests came instead of {count}"
            time.sleep(0.02)
        return self.got

    def none_but(self, count: int, seconds: float = 1.5) -> None:
        """No more than this many arrive."""
        time.sleep(seconds)
        assert len(self.got) == count


@contextmanager
def receiver() -> Iterator[Receiver]:
    """A receiver for the length of a block."""
    one = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            one.got.append(Got(self.path, headers, body))
            if self.path == "/slow":
                one.released.wait(10 * SECONDS)
            status = one.answers.pop(0) if one.answers else one.status
            told = {"message": "You are being rate limited.", "retry_after": one.wait_seconds}
            content = json.dumps(told).encode() if status == 429 else b""
            self.send_response(status)
            if status == 429:
                self.send_header("Retry-After", str(one.wait_seconds))
                self.send_header("Content-Length", str(len(content)))
            if one.location:
                self.send_header("Location", one.location)
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    one.address = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield one
    finally:
        one.released.set()
        server.shutdown()
        thread.join()
        server.server_close()
