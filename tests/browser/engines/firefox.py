"""Firefox ESR by WebDriver BiDi, which it speaks itself; Debian has no other driver for it."""

import base64
import json
import os
import re
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import connect

from tests.browser.engines.actions import Actions

STARTED: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
START_SECONDS: Final = 60.0
ANSWER_SECONDS: Final = 120.0
MAX_BYTES: Final = 2**26  # of a picture


class Firefox:
    """One Firefox with its own profile."""

    def __init__(self, program: str, folder: Path, dark: bool) -> None:
        profile = folder / "firefox"
        profile.mkdir()
        (profile / "user.js").write_text(preferences(dark), encoding="utf-8")
        words = [
            "--headless",
            "--no-remote",
            "--profile",
            str(profile),
            "--remote-debugging-port=0",
        ]
        self._faults: list[str] = []
        self._number = 0
        said = folder / "firefox.log"
        with ExitStack() as begun:
            with said.open("wb") as file:
                process = subprocess.Popen(
                    [program, *words], stdout=file, stderr=file,
                    env={**os.environ, "MOZ_CRASHREPORTER_DISABLE": "1"},
                )  # fmt: skip
            begun.enter_context(process)
            begun.callback(process.terminate)
            address = f"{listening(said)}/session"
            self._line = begun.enter_context(connect(address, max_size=MAX_BYTES, proxy=None))
            self._send("session.new", {"capabilities": {}})
            self._send("session.subscribe", {"events": ["log.entryAdded"]})
            tree = self._send("browsingContext.getTree", {})
            self._context = {"context": tree["contexts"][0]["context"]}
            self._ending = begun.pop_all()

    def _send(self, method: str, params: dict[str, Any]) -> Any:
        """The result of a command; events that arrive meanwhile are kept."""
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._line.recv(ANSWER_SECONDS))
            if answer.get("type") == "event":
                self._keep(answer["params"])
            elif answer.get("id") == self._number:
                assert answer["type"] == "success", f"{method}: {answer.get('message')}"
                return answer["result"]

    def _keep(self, entry: dict[str, Any]) -> None:
        if entry.get("level") == "error":
            self._faults.append(f"{entry['type']}: {entry['text']}")

    def go(self, url: str) -> None:
        """Load a page, and come back when it is loaded."""
        self._send("browsingContext.navigate", {**self._context, "url": url, "wait": "complete"})

    def call(self, script: str) -> str:
        """The text that an expression's promise is kept with."""
        asked = {"expression": script, "target": self._context, "awaitPromise": True}
        answer = self._send("script.evaluate", asked)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return str(answer["result"]["value"])

    def act(self, actions: Actions) -> None:
        """Do what a mouse or keyboard would."""
        self._send("input.performActions", {**self._context, "actions": actions})

    def resize(self, width: int, height: int) -> None:
        """Make the inside of the window so large, in pixels."""
        size = {"width": width, "height": height}
        self._send("browsingContext.setViewport", {**self._context, "viewport": size})

    def picture(self) -> bytes:
        """What is seen, as PNG."""
        seen = self._send("browsingContext.captureScreenshot", self._context)
        return base64.b64decode(seen["data"])

    def told(self) -> list[str]:
        """The errors that were thrown or written to the console so far, on any page."""
        self._send("session.status", {})  # all that happened before is told before the answer
        return self._faults

    def close(self) -> None:
        """End it."""
        self._ending.close()


def listening(log: Path) -> str:
    """Where it listens, as soon as its log says so."""
    end = time.monotonic() + START_SECONDS
    while not (found := STARTED.search(said := log.read_text(encoding="utf-8", errors="replace"))):
        assert time.monotonic() < end, f"Firefox did not start: {said}"
        time.sleep(0.05)
    return found[1]


def preferences(dark: bool) -> str:
    """A profile for tests: no animations, this light, nothing asked and nothing fetched."""
    wanted: dict[str, bool | int | str] = {
        "ui.prefersReducedMotion": 1,
        "ui.systemUsesDarkTheme": int(dark),
        "browser.shell.checkDefaultBrowser": False,
        "browser.startup.homepage": "about:blank",
        "browser.startup.page": 0,
        "datareporting.policy.dataSubmissionEnabled": False,
        "toolkit.telemetry.enabled": False,
        "app.update.disabledForTesting": True,
        "intl.locale.requested": "en-US",
    }
    lines = (f'user_pref("{name}", {json.dumps(value)});' for name, value in wanted.items())
    return "\n".join(lines)
