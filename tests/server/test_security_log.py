"""What the log tells about accounts and about requests that were turned away: enough, and no secrets."""

from pathlib import Path

from tests.server.people import PASSWORD, sign_in, sign_up
from tests.server.player import http
from tests.server.serving import process


def test_the_log_tells_of_accounts_and_of_what_was_turned_away(tmp_path: Path) -> None:
    with process(str(tmp_path / "polis.sqlite3")) as server:
        token = sign_up(server.address, "Ada Lovelace")
        assert sign_in(server.address, "Ada Lovelace").body["token"]
        wrong = {"name": "Ada Lovelace", "password": "certainly not this one"}
        assert http(server.address, "POST", "/api/sessions", wrong).body["code"] == "wrong-password"
        headers = {"Host": "evil.example"}
        refused = http(server.address, "GET", "/api/config", headers=headers)
        assert refused.body["code"] == "foreign-host"
        assert server.stop() == 0
        log = "".join(server.errors)
    for told in ("signed up", "signed in", "wrong password", "foreign-host"):
        assert told in log, told
    for secret in (PASSWORD, wrong["password"], token, "Lovelace"):
        assert secret not in log
