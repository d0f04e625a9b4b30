"""A client for tests: what a browser does, without a screen."""

import json
import re
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from typing import Any, NamedTuple, Self

from websockets.sync.client import ClientConnection, connect

from tests.server.reading import Reading, decoded

SECONDS = 60.0  # for an answer; the machine may be busy


class Answer(NamedTuple):
    """What came back over HTTP; body: JSON, or the text if it is none."""

    status: int
    body: Any
    headers: dict[str, str]


def http(
    address: str,
    method: str,
    path: str,
    body: object = None,
    token: str | None = None,
    headers: Mapping[str, str] | None = None,
) -> Answer:
    """Ask the server as its page does; `body` is sent as JSON, bytes as they are."""
    data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, method=method)  # noqa: S310
    if data is not None:
        request.add_header("Content-Type", "application/json")
    for name, value in (headers or {}).items():
        request.add_header(name, value)
    if token is not None:
        request.add_header("Polis-Token", token)
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310 - our own
            return _answer(answer.status, answer.read(), dict(answer.headers))
    except urllib.error.HTTPError as error:
        with error:
            return _answer(error.code, error.read(), dict(error.headers))


def until_ready(address: str, seconds: float = 60.0) -> Answer:
    """What `/ready` answers once the database does."""
    end = time.monotonic() + seconds
    while (answer := http(address, "GET", "/ready")).body != {"ok": True}:
        assert time.monotonic() < end, answer
        time.sleep(0.1)
    return answer


def metric(address: str, name: str) -> float:
    """One of a server's figures, of all its labels together."""
    lines = http(address, "GET", "/metrics").body.splitlines()
    found = [float(one.split()[-1]) for one in lines if re.split(r"[ {]", one)[0] == name]
    assert found, f"the server tells no {name}"
    return sum(found)


def _answer(status: int, data: bytes, headers: dict[str, str]) -> Answer:
    headers = {name.lower(): value for name, value in headers.items()}
    is_json = "json" in headers.get("content-type", "")
    return Answer(status, json.loads(data) if is_json else data.decode(), headers)


class Made(NamedTuple):
    """A new table, the tokens of its maker by seat, and the text of its own box."""

    address: str
    id: str
    tokens: dict[int, str]
    box: str | None = None


DICE = "thrown dice"  # what is added to a shuffle where a test does not care
ME = {"kind": "me", "name": "Ada"}
OPEN = {"kind": "open"}
GREEDY = {"kind": "bot", "bot": "greedy"}
RANDOM = {"kind": "bot", "bot": "random"}


def wanted(seats: Sequence[object], game: str = "arkadia", **terms: object) -> dict[str, object]:
    """The request for a table."""
    clock = {"kind": "none", "base_s": 0, "increment_s": 0}
    rest = {"listed": False, "spectators": True, "chat": True, "take_backs": True}
    return {"game": game, "options": {}, "seats": list(seats), "clock": clock, **rest, **terms}


def make(address: str, seats: Sequence[object], game: str = "arkadia", **terms: object) -> Made:
    """Make a table; if nobody else is expected, cards are dealt, as a browser does it."""
    answer = http(address, "POST", "/api/tables", wanted(seats, game, **terms))
    assert answer.status == 201, answer
    box = terms.get("box")
    made = Made(address, answer.body["id"], keys_of(answer), box if isinstance(box, str) else None)
    if made.tokens and OPEN not in seats:
        be_ready(made)
    return made


def keys_of(answer: Answer) -> dict[int, str]:
    """The tokens of a table that was made, by seat."""
    return {key["seat"]: key["token"] for key in answer.body["keys"]}


def upgrade(made: Made) -> bytes:
    """The request that opens a socket to a table, for clients that misbehave afterwards."""
    return (
        f"GET /ws/tables/{made.id} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def be_ready(made: Made, entropy: str = DICE) -> None:
    """Add a text to the shuffle for all seats of the maker."""
    body = {"entropy": entropy, "tokens": list(made.tokens.values())}
    answer = http(made.address, "POST", f"/api/tables/{made.id}/ready", body)
    assert answer.status == 200, answer


def join(made: Made, name: str = "Ben", seat: int | None = None) -> str:
    """Take a seat; its token."""
    body = {"seat": seat, "name": name}
    answer = http(made.address, "POST", f"/api/tables/{made.id}/seats", body)
    assert answer.status == 201, answer
    token: str = answer.body["token"]
    return token


def seen_at(
    address: str, table: str, ply: int, viewer: int | None, token: str | None
) -> dict[str, Any]:
    """A past position with its events, as the seat saw it."""
    reading = Reading()
    reading.table = {
        **http(address, "GET", f"/api/tables/{table}").body,
        "ply": ply,
        "status": "past",
    }
    seat = "" if viewer is None else f"?seat={viewer}"
    path = f"/api/tables/{table}/positions/{ply}{seat}"
    body: dict[str, Any] = http(address, "GET", path, token=token).body
    record = decoded(body["record"]) or b""
    happened = reading.happened(decoded(body["rows"]) or b"", viewer)
    return {**body, "position": reading.position(record, viewer), "happened": happened}


class Player:
    """A connection to a table that remembers what it has been sent."""

    def __init__(
        self,
        made: Made,
        tokens: Sequence[str] | None = None,
        since: int | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Say hello with tokens (default: those of the table's maker)."""
        self.tokens = list(made.tokens.values()) if tokens is None else list(tokens)
        where = f"{made.address.replace('http', 'ws', 1)}/ws/tables/{made.id}"
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(where, max_size=None, max_queue=None, proxy=None, additional_headers=headers)
        )
        self.heard: list[dict[str, Any]] = []
        self.reading = Reading(made.box)
        self.version = 0
        self.table: dict[str, Any] = {}
        self.position: dict[str, Any] | None = None
        self.happened: list[dict[str, Any]] = []
        try:
            self.hello(since)
        except BaseException:
            self._open.close()
            raise

    def hello(self, since: int | None = None) -> dict[str, Any]:
        """Say hello (again)."""
        self.send(type="hello", tokens=self.tokens, since=since)
        return self.expect("welcome")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def hear(self, seconds: float = SECONDS) -> dict[str, Any]:
        """The next message, noted."""
        message: dict[str, Any] = json.loads(self.socket.recv(seconds))
        self.heard.append(message)
        if message["type"] in ("welcome", "update"):
            self.reading.read(message)
            if message["type"] == "update" and message["version"] != self.version:
                assert message["version"] == self.version + 1, f"missing: {self._last_heard()}"
            self.version, self.table = message["version"], message["table"]
            self.position = message["position"]
            self._note(message)
        return message

    def _last_heard(self) -> list[dict[str, Any]]:
        """The last messages without what is long in them."""
        long = ("table", "position", "happened", "record", "change", "rows", "chat")
        return [{k: v for k, v in one.items() if k not in long} for one in self.heard[-5:]]

    def _note(self, message: dict[str, Any]) -> None:
        if message["type"] == "welcome":
            self.happened = []
        if message.get("rewound"):
            ply = message["table"]["ply"]
            self.happened = [one for one in self.happened if one["ply"] <= ply]
        self.happened += message["happened"]

    def expect(self, kind: str, seconds: float = SECONDS) -> dict[str, Any]:
        """The next message of a kind; others are noted."""
        return self.until(lambda message: message["type"] == kind, seconds)

    def until(
        self, wanted: Callable[[dict[str, Any]], bool], seconds: float = SECONDS
    ) -> dict[str, Any]:
        """The next message that fits; others are noted."""
        end = time.monotonic() + seconds
        while not wanted(message := self.hear(max(0.01, end - time.monotonic()))):
            pass
        return message

    def ask(self, what: str, seat: int, /, **more: Any) -> dict[str, Any]:
        """Ask for something; the update that acknowledges it, or the refusal."""
        if what == "ready":
            more.setdefault("entropy", DICE)
        key = more.pop("key", None) or secrets.token_hex(8)
        self.send(type=what, key=key, seat=seat, **more)
        return self.until(lambda m: m["type"] in ("update", "refused") and m["key"] == key)

    @property
    def now(self) -> dict[str, Any]:
        """The position, when there is one."""
        assert self.position is not None
        return self.position

    @property
    def ply(self) -> int:
        """How many actions have been done."""
        ply: int = self.table["ply"]
        return ply

    @property
    def turn(self) -> int | None:
        """The seat that decides."""
        turn: int | None = self.table["turn"]
        return turn

    @property
    def legal(self) -> list[int]:
        """The numbers of the legal actions."""
        return list(self.now["legal"])

    def act(self, seat: int, *actions: int, **more: Any) -> dict[str, Any]:
        """Do actions."""
        return self.ask("act", seat, ply=more.pop("ply", self.ply), actions=list(actions), **more)

    def act_once(self) -> int:
        """Do the first thing that is allowed, for whichever held seat decides; the version then."""
        seat = self.turn or 0
        self.send(type="look", seat=seat)
        self.expect("welcome")
        done = self.act(seat, self.legal[0])
        assert done["type"] == "update", done
        return int(done["version"])

    def act_until(self, ply: int) -> None:
        """Do the first thing that is allowed, again and again, for all seats that are held."""
        while self.ply < ply:
            self.act_once()

    def begun(self) -> None:
        """Wait until cards are dealt."""
        while self.position is None:
            self.hear()

    def may_act(self, seat: int) -> None:
        """Wait until a seat is to decide, or the game is over."""
        while self.turn != seat and self.table["status"] == "playing":
            self.hear()
