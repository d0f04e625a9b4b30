"""The edges of the server, before authentication: no traceback, no foreign page."""

import socket
import stat
import time
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from polis.cli import run
from polis.server.guard import Hosts
from polis.server.logs import write_logs
from polis.server.settings import NO_LIMIT, Limits, NoticeSettings, Rate, per_minute
from tests.server.conftest import Serve
from tests.server.player import (
    GREEDY,
    ME,
    OPEN,
    Made,
    Player,
    http,
    join,
    make,
    metric,
    upgrade,
    wanted,
)
from tests.server.serving import process, served

SCRAPER = "of the one who looks after the server"
PLACES = ("", "/assets", "/api", "/api/tables", "/ws/tables", "/ready")


def raw(address: str, sent: bytes, seconds: float = 20.0) -> bytes:
    """The response to some bytes."""
    place = urlsplit(address)
    with socket.create_connection((place.hostname, place.port), seconds) as line:
        line.sendall(sent)
        line.settimeout(seconds)
        got = b""
        try:
            while part := line.recv(65_536):
                got += part
        except OSError:
            pass
        return got


def posted(body: bytes) -> bytes:
    """A request to make a table."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    return b"%bContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%b" % (
        head,
        len(body),
        body,
    )


CHUNKED = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("name", ["%00", "%00.js", "x" * 300, "x" * 5000, "%ff%fe", "a/" * 400])
def test_no_address_makes_the_server_stumble(any_server: str, place: str, name: str) -> None:
    answer = http(any_server, "GET", f"{place}/{name}")
    assert answer.status in (200, 404), answer
    assert answer.status == 404 or "<" in answer.body


def test_nothing_that_is_sent_makes_a_traceback(tmp_path: Path) -> None:
    with process(str(tmp_path / "polis.sqlite3")) as server:
        for sent in (
            b"GET /%00 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
            b"GET /assets/%00 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
            b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n",
            b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
            b"\x00\xff\r\n\r\n",
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}GET",
            posted(b'{"\xff": 1}'),
            posted(b'{"game": "arkadia", "options": {"\xed\xa0\x80": 1}}'),
            posted(b'{"seats": [{"kind": "' + b"x" * 3000 + b'"}]}'),
            posted(b"[" * 60_000),
        ):
            assert b" 500 " not in raw(server.address, sent)[:20]
        place = urlsplit(server.address)
        for begun in (
            posted(b"{" * 9000)[:5000],
            CHUNKED + b"5\r\n{",
            CHUNKED + b"F" * 16 + b"\r\n",
        ):
            with socket.create_connection((place.hostname, place.port), 20) as line:
                line.sendall(begun)
                time.sleep(0.2)  # it is read as far as it goes; then whoever sent it is gone
        made = make(server.address, [ME, GREEDY])
        with Player(made) as ada:
            ada.socket.send(b"\xff\xfe", text=True)
            assert ada.until(lambda message: message["type"] == "refused")["code"] == "unreadable"
        assert server.stop() == 0
        assert not [line for line in server.errors if "Traceback" in line], server.errors


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("evil.test", 421),
        ("localhost.evil.test", 421),
        ("", 421),
        ("localhost:1", 200),
        ("play.localhost", 200),
        ("192.0.2.7:8117", 200),
        ("[::1]:8117", 200),
    ],
)
def test_a_foreign_name_for_this_server_is_refused(any_server: str, host: str, status: int) -> None:
    for path in ("/", "/api/tables", "/ready"):
        answer = http(any_server, "GET", path, headers={"Host": host})
        assert answer.status == status
        assert status == 200 or answer.body["code"] == "foreign-host"


def test_names_are_allowed_one_by_one_or_all() -> None:
    hosts = Hosts(["Polis.Example.org", ".club.test"])
    answered = ("polis.example.org:80", "club.test", "a.b.club.test", "POLIS.example.org.")
    assert all(hosts.answers_to(one) for one in answered)
    refused = ("example.org", "xclub.test", "polis.example.org.evil.test", "0x7f.1", "")
    assert not any(hosts.answers_to(one) for one in refused)
    assert Hosts(["*"]).answers_to("anything.test")
    assert not Hosts(["::"]).answers_to("")


def test_what_is_no_json_is_not_read_as_json(any_server: str) -> None:
    body = b'{"tables": []}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = http(any_server, "POST", "/api/mine", body, headers={"Content-Type": kind})
        assert (answer.status, answer.body["code"]) == (415, "no-json")
    kind = "application/JSON; charset=utf-8"
    assert http(any_server, "POST", "/api/mine", body, headers={"Content-Type": kind}).status == 200


def test_every_answer_protects_the_browser(any_server: str) -> None:
    made = make(any_server, [ME, GREEDY])
    for path in (
        "/",
        "/api/config",
        f"/api/tables/{made.id}",
        "/ready",
        "/metrics",
        "/api/nothing",
    ):
        headers = http(any_server, "GET", path).headers
        policy = headers["content-security-policy"]
        assert "unsafe-inline" not in policy
        assert "'unsafe-eval'" not in policy
        assert "frame-ancestors 'none'" in policy
        assert policy.startswith("default-src 'self'" if path == "/" else "default-src 'none'")
        assert "camera=()" in headers["permissions-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "strict-transport-security" not in headers, "this was no TLS"
    behind = {"X-Forwarded-Proto": "https"}
    assert (
        "max-age="
        in http(any_server, "GET", "/", headers=behind).headers["strict-transport-security"]
    )


def test_answers_with_cards_in_them_are_not_kept(any_server: str) -> None:
    made = make(any_server, [ME, GREEDY])
    for path in ("", "/positions/0?seat=0", "/positions/0/text?seat=0"):
        answer = http(any_server, "GET", f"/api/tables/{made.id}{path}", token=made.tokens[0])
        assert (answer.status, answer.headers["cache-control"]) == (200, "no-store")


def test_metrics_are_for_this_machine_or_for_who_has_the_token(serve: Serve) -> None:
    away = {"X-Forwarded-For": "192.0.2.1"}
    address = serve(metrics_token=SCRAPER)
    assert http(address, "GET", "/metrics").status == 200
    assert http(address, "GET", "/metrics", headers=away).status == 404
    assert http(address, "GET", "/metrics", token=SCRAPER[:-1], headers=away).status == 404
    assert http(address, "GET", "/metrics", token=SCRAPER, headers=away).status == 200


def test_pages_and_readiness_are_limited_but_never_the_question_whether_it_lives(
    serve: Serve,
) -> None:
    address = serve(Limits(requests=Rate(0.1, 5)))
    paths = ("/", "/ready", "/lobby") * 3
    answers = [http(address, "GET", path).status for path in paths]
    assert answers == [200] * 5 + [429] * 4
    assert http(address, "GET", "/health").status == 200


def test_a_network_of_ipv6_shares_what_it_may_ask(serve: Serve) -> None:
    address = serve(Limits(requests=Rate(0.01, 3)))
    others = [{"X-Forwarded-For": f"2001:db8:0:1::{number}"} for number in range(1, 6)]
    asked = [http(address, "GET", "/api/config", headers=one).status for one in others]
    assert asked == [200] * 3 + [429] * 2
    elsewhere = {"X-Forwarded-For": "2001:db8:0:2::1"}
    assert http(address, "GET", "/api/config", headers=elsewhere).status == 200


def test_onlookers_of_one_network_share_what_they_may_write(serve: Serve) -> None:
    address = serve(Limits(requests=NO_LIMIT, chat=Rate(0.001, 3)))
    made = make(address, [ME, GREEDY])
    told = [wrote(made, {"X-Forwarded-For": f"2001:db8:0:1::{number}"}) for number in range(1, 6)]
    assert told == ["chat"] * 3 + ["refused"] * 2
    assert wrote(made, {"X-Forwarded-For": "2001:db8:0:2::1"}) == "chat", "another network"


def wrote(made: Made, headers: dict[str, str]) -> str:
    """The reply to a spectator who writes a line from an address."""
    (where,) = headers.values()
    with Player(made, [], headers=headers) as onlooker:
        onlooker.send(type="chat", key=where, seat=None, text=where)
        told: str = onlooker.until(lambda m: m["type"] in ("chat", "refused"))["type"]
        return told


def test_pictures_cost_as_much_as_ten_other_requests(serve: Serve) -> None:
    address = serve(Limits(requests=Rate(0.01, 25)))
    paths = ["/pictures/none.png"] * 3 + ["/api/config"] * 3
    assert [http(address, "GET", path).status for path in paths] == [404, 404, 429] + [200] * 3


def test_a_refusal_names_what_it_refuses(any_server: str, tmp_path: Path) -> None:
    made = make(any_server, [ME, GREEDY])
    with Player(made) as ada:
        ada.send(type="act", key="long", seat=0, ply=0, actions=[], line="x" * 20_000)
        told = ada.expect("refused")
        assert (told["code"], told["key"]) == ("too-long", "long")
    limits = Limits(messages=Rate(0.1, 3))
    with (
        served(str(tmp_path / "polis.sqlite3"), limits) as address,
        Player(make(address, [ME, GREEDY])) as ada,
    ):
        for number in range(4):
            ada.send(type="chat", key=str(number), seat=0, text="")
        assert ada.until(lambda m: m.get("code") == "too-fast")["key"] == "2"


def test_the_database_and_its_backup_are_the_owner_s_alone(tmp_path: Path) -> None:
    file, kept = tmp_path / "new" / "polis.sqlite3", tmp_path / "backup.jsonl"
    with served(str(file)) as address:
        make(address, [ME, GREEDY])
        assert run(["backup", str(kept), "--database", str(file)]) == 0
        file.chmod(0o644)
        found = [*file.parent.iterdir(), kept]
        modes = {one.name: stat.S_IMODE(one.stat().st_mode) for one in found if one != file}
    assert set(modes.values()) == {0o600}, modes
    with served(str(file)):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, "an older one is closed at the start"
    write_logs("error", as_json=True)


# ---- too many of something ----------------------------------------------------------------------


def test_silent_sockets_do_not_keep_a_player_out(serve: Serve) -> None:
    address = serve(Limits(requests=NO_LIMIT, sockets_of_address=20, hello_seconds=60))
    made = make(address, [ME, OPEN])
    ben = join(made)
    place = urlsplit(address)
    with Player(made) as ada:
        silent = [socket.create_connection((place.hostname, place.port)) for _ in range(60)]
        for one in silent:
            one.sendall(upgrade(made))
        with Player(made, [ben]) as player:
            player.send(type="ping")
            player.expect("pong")
            ada.send(type="ping")
            ada.expect("pong")
            assert metric(address, "polis_open_sockets") <= 21
        for one in silent:
            one.close()


def test_a_socket_that_never_says_hello_is_closed(serve: Serve) -> None:
    address = serve(Limits(requests=NO_LIMIT, hello_seconds=0.3))
    made = make(address, [ME, GREEDY])
    with Player(made) as ada:
        assert raw(address, upgrade(made)).startswith(b"HTTP/1.1 101"), "and the end came by itself"
        ada.send(type="ping")
        ada.expect("pong")


def test_half_a_request_is_not_waited_for(serve: Serve) -> None:
    address = serve(Limits(requests=NO_LIMIT, head_seconds=0.3, body_seconds=0.3))
    for sent in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\n"):
        began = time.monotonic()
        got = raw(address, sent)
        assert time.monotonic() - began < 10
        assert got.count(b"HTTP/1.1 200") == sent.count(b"\r\n\r\n")
    head = b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    got = raw(address, head + b"Connection: close\r\nContent-Length: 50\r\n\r\n{")
    assert got.startswith(b"HTTP/1.1 408")


def test_one_address_makes_a_few_tables_and_lists_fewer(serve: Serve) -> None:
    address = serve(Limits(requests=NO_LIMIT, tables=per_minute(2, 8), listed=per_minute(0.2, 3)))
    asked = wanted([ME, OPEN], listed=True)
    answers = [http(address, "POST", "/api/tables", asked) for _ in range(5)]
    assert [one.status for one in answers] == [201] * 3 + [429] * 2
    assert answers[-1].body["code"] == "too-many-tables"
    private = wanted([ME, OPEN])
    statuses = [http(address, "POST", "/api/tables", private).status for _ in range(7)]
    assert statuses == [201] * 5 + [429] * 2
    others = {"X-Forwarded-For": "192.0.2.9"}
    assert http(address, "POST", "/api/tables", private, headers=others).status == 201


def test_whom_to_tell_of_a_fault_is_said_if_the_host_says_so(serve: Serve, any_server: str) -> None:
    where = "/.well-known/security.txt"
    assert http(any_server, "GET", where).status == 404
    contact = NoticeSettings(contact="mailto:host@club.example")
    answer = http(serve(notices=contact), "GET", where)
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    lines = dict(line.split(": ") for line in answer.body.splitlines())
    assert lines["Contact"] == "mailto:host@club.example"
    assert datetime.fromisoformat(lines["Expires"]) > datetime.now(UTC)


def test_what_is_done_and_undone_for_ever_has_an_end(any_server: str) -> None:
    made = make(any_server, [ME, OPEN, OPEN])
    with Player(made) as ada:
        rounds = 0
        done = ada.ask("fill", 0, place=1, bot="random")
        while done["type"] != "refused" and rounds < 2000:
            rounds += 1
            ada.ask("free", 0, place=1)
            done = ada.ask("fill", 0, place=1, bot="random")
        assert done["code"] == "too-many-changes"
        assert rounds < 400
