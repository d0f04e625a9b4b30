"""What the log tells about accounts and about requests that were turned away: enough, and no secrets."""

import time
from pathlib import Path

import pytest

from polis.server.logs import write_logs
from tests.server.conftest import Serve
from tests.server.people import PASSWORD, sign_in, sign_up
from tests.server.player import http
from tests.server.serving import Process, process

PATIENCE = 60.0  # seconds for lines of a log; the machine may be busy


def log_with(server: Process, told: tuple[str, ...]) -> str:
    """The log of a server, once all of this stands in it."""
    end = time.monotonic() + PATIENCE
    while not all(word in "".join(server.errors) for word in told):
        assert time.monotonic() < end, server.errors
        time.sleep(0.02)
    return "".join(server.errors)


def test_a_path_of_a_stranger_gives_a_terminal_no_commands(
    serve: Serve, capfd: pytest.CaptureFixture[str]
) -> None:
    write_logs("warning", as_json=False)
    try:
        evil = http(
            serve(), "GET", "/%1b%5b2J%0aforged=line%c2%9b", headers={"Host": "evil.example"}
        )
        assert evil.body["code"] == "foreign-host"
    finally:
        write_logs("error", as_json=True)
    told = capfd.readouterr().err
    (line,) = [one for one in told.splitlines() if "foreign-host" in one]
    assert "x1b[2J" in line
    assert "forged=line" in line
    assert line.isprintable()


def test_the_log_tells_of_accounts_and_of_what_was_turned_away(tmp_path: Path) -> None:
    with process(str(tmp_path / "polis.sqlite3")) as server:
        token = sign_up(server.address, "Ada Lovelace")
        assert sign_in(server.address, "Ada Lovelace").body["token"]
        wrong = {"name": "Ada Lovelace", "password": "certainly not this one"}
        refused = http(server.address, "POST", "/api/sessions", wrong)
        assert refused.body["code"] == "wrong-password"
        foreign = http(server.address, "GET", "/api/config", headers={"Host": "evil.example"})
        assert foreign.body["code"] == "foreign-host"
        log = log_with(server, ("signed up", "signed in", "wrong password", "foreign-host"))
    for secret in (PASSWORD, wrong["password"], token, "Lovelace"):
        assert secret not in log
