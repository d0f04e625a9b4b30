"""WebKitGTK by WebDriver, which Debian's `webkit2gtk-driver` speaks, on a screen that nobody sees."""

import base64
import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final

from tests.browser.engines.actions import Actions
from tests.server.serving import free_port

SCREEN: Final = "2200x1500x24"  # wider than any window here
START_SECONDS: Final = 60.0
ANSWER_SECONDS: Final = 120.0
STILL: Final = "[Settings]\ngtk-enable-animations=0\n"


class WebKit:
    """One WebKit with its own screen and settings; none of it is kept."""

    def __init__(self, program: str, folder: Path, dark: bool) -> None:
        settings = folder / "gtk-3.0"
        settings.mkdir()
        (settings / "settings.ini").write_text(STILL, encoding="utf-8")
        self.port = free_port()
        with ExitStack() as begun:
            surroundings = {
                "DISPLAY": begun.enter_context(screen()),
                "GDK_BACKEND": "x11",
                "GTK_THEME": "Adwaita:dark" if dark else "Adwaita",
                "LC_ALL": "C.UTF-8",
                "XDG_CONFIG_HOME": str(folder),
            }
            begun.enter_context(
                running([program, f"--port={self.port}"], env={**os.environ, **surroundings})
            )
            self._line = begun.enter_context(closing(self._connected()))
            made = self._send("POST", "/session", {"capabilities": {}})
            self._session = f"/session/{made['sessionId']}"
            begun.callback(self._send, "DELETE", self._session)
            self._ending = begun.pop_all()

    def _connected(self) -> HTTPConnection:
        """A line to the driver, as soon as it listens."""
        end = time.monotonic() + START_SECONDS
        while True:
            line = HTTPConnection("127.0.0.1", self.port, timeout=ANSWER_SECONDS)
            try:
                line.connect()
            except ConnectionRefusedError:
                assert time.monotonic() < end, "WebKitWebDriver did not start"
                time.sleep(0.05)
            else:
                return line

    def _send(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """The value of an answer."""
        text = None if body is None else json.dumps(body)
        self._line.request(method, path, text, {"Content-Type": "application/json"})
        answer = self._line.getresponse()
        value = json.loads(answer.read())["value"]
        assert answer.status == 200, f"{method} {path}: {value}"
        return value

    def _post(self, command: str, **body: Any) -> Any:
        return self._send("POST", f"{self._session}/{command}", body)

    def go(self, url: str) -> None:
        """Load a page, and come back when it is loaded."""
        self._post("url", url=url)

    def call(self, script: str) -> str:
        """The text that an expression's promise is kept with."""
        waiting = f"const told = arguments[0]; {script}.then(told, (fault) => told('!' + fault));"
        answer = str(self._post("execute/async", script=waiting, args=[]))
        assert not answer.startswith("!"), answer
        return answer

    def act(self, actions: Actions) -> None:
        """Do what a mouse or keyboard would."""
        self._post("actions", actions=actions)

    def resize(self, width: int, height: int) -> None:
        """Give the window's interior this size in pixels, whatever its frame takes."""
        asked = width, height
        for _ in range(2):
            self._post("window/rect", width=asked[0], height=asked[1])
            inside = json.loads(self.call("Promise.resolve(`[${innerWidth},${innerHeight}]`)"))
            asked = asked[0] + width - inside[0], asked[1] + height - inside[1]

    def picture(self) -> bytes:
        """What is seen, as PNG."""
        return base64.b64decode(self._send("GET", f"{self._session}/screenshot"))

    def told(self) -> list[str]:
        """Nothing: this protocol knows no faults of pages."""
        return []

    def close(self) -> None:
        """End it, and its screen."""
        self._ending.close()


@contextmanager
def running(words: list[str], **how: Any) -> Iterator[None]:
    """A program that is ended afterwards."""
    quiet = subprocess.DEVNULL
    with subprocess.Popen(words, stdout=quiet, stderr=quiet, **how) as process:
        try:
            yield
        finally:
            process.terminate()


@contextmanager
def screen() -> Iterator[str]:
    """The name of a screen in memory; its server finds a number that is free."""
    told, tell = os.pipe()
    words = ["Xvfb", "-displayfd", str(tell), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    with running(words, pass_fds=[tell]), os.fdopen(told) as line:
        os.close(tell)
        number = line.readline().strip()
        assert number, "Xvfb did not start"
        yield f":{number}"
