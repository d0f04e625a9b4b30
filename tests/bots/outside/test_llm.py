"""The seat for a language model, at an address that answers like one."""

import json
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest

from polis.games import load
from polis_lab.contests.match import Table
from polis_lab.contests.plan import new_plan

PROGRAM = Path(__file__).parents[3] / "examples" / "bots" / "llm.py"


class Model(BaseHTTPRequestHandler):
    """Says nonsense first, then the first of the actions that it was shown."""

    asked: ClassVar[list[Any]] = []

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        type(self).asked.append((self.path, body, self.headers.get("Authorization")))
        shown = body["messages"][1]["content"].rpartition("Allowed: ")[2]
        is_first = len(body["messages"]) == 2
        action = "fly home" if is_first and len(self.asked) == 1 else shown.split(", ")[0]
        said = {"role": "assistant", "content": f"Let me think.\n\n`{action}`\n"}
        answer = json.dumps({"choices": [{"message": said}]}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture
def model() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Model)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}/v1"
    server.shutdown()
    server.server_close()
    thread.join()


def test_a_model_plays_a_game_and_its_illegal_answers_are_counted(model: str) -> None:
    Model.asked.clear()
    bots = f"{sys.executable} {PROGRAM} {model} some-model list,random"
    plan = new_plan(load("arkadia"), bots, 2, 1, "1", forgive=1, clock=300.0)
    table = Table(plan)
    line = table.play(plan.jobs()[0]).line
    table.close()
    assert line["failure"] is None
    assert line["illegal"] == [1, 0]
    path, body, key = Model.asked[1]
    assert (path, body["model"], key) == ("/v1/chat/completions", "some-model", None)
    assert [one["role"] for one in body["messages"]] == ["system", "user", "assistant", "user"]
    assert "There is no action 'fly home'" in body["messages"][3]["content"]


def test_a_model_that_is_not_there_loses_its_game(model: str) -> None:
    bots = f"{sys.executable} {PROGRAM} {model.replace('/v1', 'x')} some-model,random"
    plan = new_plan(load("arkadia"), bots, 2, 1, "1", clock=300.0)
    table = Table(plan)
    failure = table.play(plan.jobs()[0]).line["failure"]
    table.close()
    assert failure["kind"] == "crash"
    assert "URLError" in failure["text"] or "InvalidURL" in failure["text"]
