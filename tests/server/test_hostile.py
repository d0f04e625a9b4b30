"""Clients that mean no good, or are broken: refused clearly, and the socket stays open."""

import contextlib
import json
import time

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from polis.server.settings import NO_LIMIT, Limits, Rate
from tests.server.conftest import Serve
from tests.server.player import GREEDY, ME, OPEN, Player, http, join, make, seen_at

LANGUAGES = ("en", "fr", "de")


def refused(player: Player) -> dict[str, object]:
    """The refusal that comes next; it says why in every language."""
    message = player.expect("refused")
    assert all(message["text"][language].endswith((".", "!", "?")) for language in LANGUAGES)
    return message


@pytest.mark.parametrize(
    "line",
    [
        "",
        "hello",
        "[]",
        "{}",
        '{"type": "dance"}',
        json.dumps({"type": "x" * 3000}),
        '{"type": "act"}',
        '{"type": "act", "key": "k", "ply": "0", "seat": 0, "actions": [0]}',
        '{"type": "act", "key": "", "ply": 0, "seat": 0, "actions": [0]}',
        '{"type": "act", "key": "k", "ply": 0, "seat": 0, "actions": [1e400]}',
        json.dumps({"type": "act", "key": "k", "ply": 0, "seat": 0, "actions": [0] * 201}),
        json.dumps({"type": "say", "key": "k", "ply": 0, "seat": 0, "line": "x" * 501}),
        '{"type": "hello", "tokens": ' + "[" * 1000,
        '{"type": "act", "key": "k", "ply": 99999999999999999999999, "seat": 0, "actions": []}',
    ],
)
def test_what_cannot_be_read_is_refused(any_server: str, line: str) -> None:
    with Player(make(any_server, [ME, GREEDY])) as ada:
        ada.socket.send(line)
        assert refused(ada)["code"] == "unreadable"
        ada.send(type="ping")
        ada.expect("pong")


def test_bytes_that_are_no_text_are_refused(any_server: str) -> None:
    with Player(make(any_server, [ME, GREEDY])) as ada:
        ada.socket.send(b"\xff\xfe\x00")
        assert refused(ada)["code"] == "unreadable"
        ada.send(type="ping")
        ada.expect("pong")


def test_a_message_that_is_too_long_is_refused_and_a_huge_one_ends_the_socket(
    any_server: str,
) -> None:
    made = make(any_server, [ME, GREEDY])
    with Player(made) as ada:
        ada.socket.send("x" * 20_000)
        assert refused(ada)["code"] == "too-long"
        with contextlib.suppress(ConnectionClosed):
            ada.socket.send("x" * 2_000_000)
        with pytest.raises(ConnectionClosed):
            ada.until(lambda _: False)
    with Player(made) as again:
        assert again.table["id"] == made.id


def test_a_refusal_names_the_key_of_a_message_that_is_wrong_otherwise(any_server: str) -> None:
    with Player(make(any_server, [ME, GREEDY])) as ada:
        ada.send(type="act", key="mine", ply=0, seat=0, actions="all")
        assert refused(ada)["key"] == "mine"


def test_the_first_message_is_a_hello(any_server: str) -> None:
    made = make(any_server, [ME, GREEDY])
    where = f"{any_server.replace('http', 'ws', 1)}/ws/tables/{made.id}"
    with connect(where, proxy=None) as socket:
        socket.send('{"type": "look", "seat": null}')
        assert json.loads(socket.recv(10))["code"] == "hello-first"


def test_another_seat_is_not_played(any_server: str) -> None:
    made = make(any_server, [ME, OPEN])
    token = join(made)
    with Player(made) as ada, Player(made, [token]) as ben:
        ada.ask("ready", 0)
        ben.ask("ready", 1)
        ada.begun()
        for kind, more in (
            ("act", {"ply": 0, "actions": [0]}),
            ("say", {"ply": 0, "line": "pass"}),
            ("undo", {"ply": 0, "to": 0}),
            ("offer", {"kind": "pause", "ply": 0}),
            ("answer", {"yes": True}),
            ("resign", {"bot": "greedy"}),
            ("return", {}),
            ("ready", {}),
        ):
            assert ada.ask(kind, 1, **more)["code"] == "not-yours"
            assert ada.ask(kind, 9, **more)["code"] == "not-yours"
        ada.send(type="look", seat=1)
        assert refused(ada)["code"] == "not-yours"


def test_an_onlooker_plays_nothing(any_server: str) -> None:
    made = make(any_server, [ME, GREEDY])
    with Player(made, ["guessed", "", "x" * 128]) as onlooker:
        assert onlooker.heard[0]["held"] == []
        assert onlooker.heard[0]["viewer"] is None
        assert onlooker.now["legal"] == []
        assert onlooker.ask("act", 0, ply=0, actions=[0])["code"] == "not-yours"


def test_the_eyes_of_a_seat_need_its_token(any_server: str) -> None:
    made = make(any_server, [ME, GREEDY])
    path = f"/api/tables/{made.id}/positions/0"
    for query, token in (
        ("?seat=0", None), ("?seat=0", "guessed"), ("?seat=1", made.tokens[0]),
        ("?seat=-1", made.tokens[0]), ("?seat=99", made.tokens[0]), ("?seat=x", made.tokens[0]),
    ):  # fmt: skip
        answer = http(any_server, "GET", path + query, token=token)
        assert (answer.status, answer.body["code"]) == (403, "not-yours")
    spectator = seen_at(any_server, made.id, 0, None, None)["position"]["view"]
    own = seen_at(any_server, made.id, 0, 0, made.tokens[0])["position"]["view"]
    assert None in spectator["hands"][0]
    assert None not in own["hands"][0]
    assert None in own["hands"][1]


def test_stale_and_foreign_positions_are_refused(any_server: str) -> None:
    made = make(any_server, [ME, ME])
    with Player(made) as both:
        seat = both.turn or 0
        assert both.act(seat, 0, ply=5)["code"] == "stale"
        assert both.act(1 - seat, 0, ply=0)["code"] == "not-your-turn"
        assert both.act(seat, ply=0)["code"] == "no-actions"
        assert both.act(seat, -1, ply=0)["code"] == "no-such-action"
        assert both.act(seat, 10**6, ply=0)["code"] == "no-such-action"
        assert both.act(seat, 221, ply=0)["clause"].startswith("ARK-")
        for to in (-1, 0, 1, 10**9):
            assert both.ask("undo", seat, ply=0, to=to)["code"] == "nothing-to-undo"


def test_an_unknown_table_is_told_and_closed(any_server: str) -> None:
    for name in ("no-such-table", "x" * 300, "%00"):
        where = f"{any_server.replace('http', 'ws', 1)}/ws/tables/{name}"
        with connect(where, proxy=None) as socket:
            assert json.loads(socket.recv(10))["code"] == "no-such-table"
            with pytest.raises(ConnectionClosed) as caught:
                socket.recv(10)
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 4404
        assert http(any_server, "GET", f"/api/tables/{name}").status == 404


def test_a_page_of_another_server_cannot_speak_for_a_browser(any_server: str) -> None:
    made = make(any_server, [ME, GREEDY])
    where = f"{any_server.replace('http', 'ws', 1)}/ws/tables/{made.id}"
    with pytest.raises(InvalidStatus) as caught, connect(where, origin=Origin("http://evil.test")):
        pass
    assert caught.value.response.status_code == 403
    with connect(where, origin=Origin(any_server)) as socket:
        socket.send('{"type": "ping"}')
        assert json.loads(socket.recv(10))["type"] == "pong"


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/nothing", None, 404),
        ("GET", "/api/games/go", None, 404),
        ("GET", "/api/games/arkadia/text/xx", None, 404),
        ("GET", "/engines/arkadia/of-another-version/engine.json", None, 404),
        ("PUT", "/api/tables", {}, 405),
        ("POST", "/api/tables", b"{", 400),
        ("POST", "/api/tables", b"\xff", 400),
        ("POST", "/api/tables", b"x" * 100_000, 413),
        ("POST", "/api/mine", [], 400),
        ("POST", "/api/mine", {"tables": [{"id": "x"}]}, 400),
        ("GET", "/api/tables/none/record", None, 404),
        ("POST", "/api/tables/none/verify", None, 404),
        ("POST", "/api/tables/none/branches", {"ply": 0}, 404),
        ("POST", "/api/tables/none/rematch", {}, 404),
    ],
)
def test_requests_that_cannot_be_are_refused(
    any_server: str, method: str, path: str, body: object, status: int
) -> None:
    answer = http(any_server, method, path, body)
    assert answer.status == status
    assert set(answer.body) == {"code", "text", "clause"}


@pytest.mark.parametrize("ply", ["-1", "1.5", "99999999999999999999", "x", "1000000"])
def test_positions_that_are_not_there_are_refused(any_server: str, ply: str) -> None:
    made = make(any_server, [ME, GREEDY])
    for tail in ("", "/text"):
        answer = http(any_server, "GET", f"/api/tables/{made.id}/positions/{ply}{tail}")
        assert (answer.status, answer.body["code"]) == (404, "no-such-ply")


def test_a_game_that_goes_on_gives_no_record(any_server: str) -> None:
    made = make(any_server, [ME, GREEDY])
    for token in (None, made.tokens[0]):
        answer = http(any_server, "GET", f"/api/tables/{made.id}/record", token=token)
        assert (answer.status, answer.body["code"]) == (403, "secret")
    assert http(any_server, "POST", f"/api/tables/{made.id}/verify").body["code"] == "not-over"


def test_a_text_with_a_null_in_it_breaks_nothing(server: str) -> None:
    made = make(server, [ME, OPEN])
    tables = {"tables": [{"id": "\x00", "token": "x"}]}
    for method, path, body in (
        ("GET", "/api/tables/%00", None),
        ("POST", "/api/mine", tables),
        ("POST", "/api/sessions", {"name": "a\x00b", "password": "x\x00" * 5}),
        ("POST", f"/api/tables/{made.id}/hooks", {"seat": 0, "url": "https://example.org/#\x00"}),
        ("POST", f"/api/tables/{made.id}/seats", {"seat": 1, "name": "\x00", "entropy": "\x00"}),
    ):
        assert 400 <= http(server, method, path, body, made.tokens[0]).status < 500, path
    with Player(made) as ada:
        ada.send(type="chat", key="\x00", seat=0, text="hello")
        assert refused(ada)["code"] == "unreadable"
        ada.send(type="chat", key="1", seat=0, text="hel\x00lo")
        assert ada.expect("chat")["line"]["text"] == "hello"


def test_a_closed_table_shows_nothing_to_onlookers(any_server: str) -> None:
    made = make(any_server, [ME, GREEDY], spectators=False)
    with Player(made, []) as onlooker:
        assert onlooker.position is None
        assert onlooker.happened == []
    for tail in ("positions/0", "positions/0/text", "record"):
        answer = http(any_server, "GET", f"/api/tables/{made.id}/{tail}")
        assert (answer.status, answer.body["code"]) == (403, "no-spectators")
    verdict = http(any_server, "POST", f"/api/tables/{made.id}/verify")
    assert (verdict.status, verdict.body["code"]) == (403, "no-spectators")
    with Player(made) as ada:
        assert ada.position is not None


def test_chat_is_for_tables_that_have_one_and_is_told_as_it_is(server: str) -> None:
    made = make(server, [ME, OPEN])
    shown = "<script>alert(1)</script> & **bold**"
    markup = f"{shown} \u202e"
    with Player(made) as ada, Player(made, []) as onlooker:
        ada.send(type="chat", key="1", seat=0, text=f"  {markup}  ")
        onlooker.send(type="chat", key="1", seat=None, text="hello")
        heard = [ada.expect("chat")["line"] for _ in range(2)]
        assert {(line["name"], line["text"]) for line in heard} == {("Ada", shown), ("", "hello")}
        ada.send(type="chat", key="1", seat=0, text="once more with the same key")
        ada.send(type="chat", key="2", seat=0, text="  ")
        assert refused(ada)["code"] == "empty-chat"
        onlooker.send(type="chat", key="2", seat=0, text="as Ada")
        assert refused(onlooker)["code"] == "not-yours"
    with Player(made) as again:
        assert [line["text"] for line in again.heard[0]["chat"]] == [x["text"] for x in heard]
    with Player(make(server, [ME, OPEN], chat=False)) as quiet:
        quiet.send(type="chat", key="1", seat=0, text="hello")
        assert refused(quiet)["code"] == "no-chat"


def test_floods_are_refused_and_others_are_served(serve: Serve) -> None:
    address = serve(Limits(messages=Rate(5, 20), requests=NO_LIMIT))
    made = make(address, [ME, OPEN])
    with Player(made) as flood, Player(made, []) as other:
        for _ in range(60):
            flood.send(type="ping")
        assert refused(flood)["code"] == "too-fast"
        other.send(type="ping")
        other.expect("pong")


def ping_without_end(player: Player) -> None:
    """Far more often than anybody may."""
    for _ in range(100_000):
        player.send(type="ping")


def test_who_goes_on_flooding_is_let_go_and_may_come_again(serve: Serve) -> None:
    address = serve(Limits(messages=Rate(1, 20), requests=NO_LIMIT))
    made = make(address, [ME, GREEDY])
    with Player(made) as patient, Player(made) as flood:
        for _ in range(100):
            patient.send(type="ping")
        with pytest.raises(ConnectionClosed) as closed:
            ping_without_end(flood)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        time.sleep(1.5)
        patient.heard.clear()
        patient.send(type="ping")
        patient.until(lambda message: message["type"] == "pong")
    with Player(made) as again:
        assert again.table["id"] == made.id


def test_a_text_that_is_no_utf_8_is_refused(any_server: str) -> None:
    with Player(make(any_server, [ME, GREEDY])) as ada:
        ada.socket.send(b'{"type": "chat", "text": "\xff"}', text=True)
        assert refused(ada)["code"] == "unreadable"
        ada.send(type="ping")
        ada.until(lambda message: message["type"] == "pong")


def test_floods_of_requests_are_refused(serve: Serve) -> None:
    address = serve(Limits(requests=Rate(1, 10)))
    answers = [http(address, "GET", "/api/tables") for _ in range(15)]
    assert answers[0].status == 200
    assert answers[-1].status == 429
    assert answers[-1].body["code"] == "too-fast"
    assert http(address, "GET", "/health").status == 200
