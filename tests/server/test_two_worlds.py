"""Over the wire: two servers in two worlds that a seat cannot tell apart send it the same bytes.

The tables, their times and tokens are the same; only what is hidden from the seat differs. The
same script of everything that a client can ask is played at both, while the other seats act.
"""

import asyncio
import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest
from websockets.sync.client import ClientConnection, connect

from polis.server.loaded_game import content_of
from polis.server.storage.store import Store
from polis.server.table import seen
from polis.server.table.dealing import deal
from polis.server.table.entries import Created, Draft, Seat, numbered
from polis.server.table.joining import hash_of
from polis.server.table.table import folded
from tests.server.secrecy.finding import GAMES
from tests.server.secrecy.worlds import NAMES, token_of
from tests.server.serving import served
from tests.server.tables import NOW, terms

TABLE = "the-table"
VIEWER = 0
SECRETS = (bytes(16), bytes([1] * 16))
SECONDS = 30.0
LEAST = 1  # moves, in the shortest game that is compared


class Stopped:
    """The clock of a table: it is always the same time of day."""

    def __getattr__(self, name: str) -> Any:
        return (lambda: NOW) if name == "time" else getattr(time, name)


@contextmanager
def two_worlds(game: str, draw: Random) -> Iterator[None]:
    """The second secret deals what the seat cannot tell from the first one's deal."""
    rules: Any = content_of(game).game
    deals = type(rules).new_game
    seed = draw.getrandbits(64)

    def new_game(self: Any, options: Any, seats: int, secret: bytes, texts: Any = ()) -> Any:
        state, events = deals(self, options, seats, SECRETS[0], texts)
        if secret == SECRETS[1]:
            rng = np.random.default_rng(seed)
            state = self.sample_world(self.observe(state, VIEWER), rng)
        return state, events

    with (
        patch.object(type(rules), "new_game", new_game),
        patch("polis.server.table.table.commitment", lambda _: "the same for both"),
        patch("polis.server.live.live_table.time", Stopped()),
        patch("polis.server.live.live_table.now", lambda: NOW),  # of what is stored
    ):
        yield


def write(database: str, game: str, seats: int, secret: bytes) -> None:
    """A table of people whose cards are dealt, in a new database."""
    starts = [
        Seat("person", NAMES[seat], None, hash_of(token_of(seat)), "", ready=True)
        for seat in range(seats)
    ]
    agreed = terms(game)
    drafts = [
        Draft(Created(agreed, starts)),
        deal(agreed, secret, [""] * seats),
    ]
    entries = numbered(drafts, 0, NOW)
    store = Store(database)
    try:
        table = folded(TABLE, secret, entries)
        asyncio.run(store.create(table, entries))
    finally:
        store.close()


class Side:
    """One of the servers: the sockets of the viewer and of the others, and what the viewer got."""

    def __init__(self, address: str, seats: int, opened: ExitStack) -> None:
        self.address = address
        self.got = list[bytes]()
        self.version = 0
        where = f"{address.replace('http', 'ws', 1)}/ws/tables/{TABLE}"
        self.others = self._open(where, range(1, seats), opened)
        self.viewer = self._open(where, [VIEWER], opened)
        self.until("presence")

    def _open(self, where: str, seats: Sequence[int], opened: ExitStack) -> ClientConnection:
        """A socket that has said hello and been greeted."""
        made = opened.enter_context(connect(where, max_size=None, max_queue=None, proxy=None))
        tokens = [token_of(seat) for seat in seats]
        made.send(json.dumps({"type": "hello", "tokens": tokens, "since": None}))
        while json.loads(text := made.recv(SECONDS))["type"] != "welcome":
            pass
        if VIEWER in seats:
            self.got.append(text if isinstance(text, bytes) else text.encode())
        return made

    def until(self, *kinds: str) -> None:
        """Note what the viewer is sent up to a message of one of these kinds."""
        while True:
            text = self.viewer.recv(SECONDS)
            assert isinstance(text, str)
            self.got.append(text.encode())
            message = json.loads(text)
            self.version = message.get("version", self.version)
            if message["type"] in kinds:
                return

    def ask(self, expected: Sequence[str], **message: Any) -> None:
        """A message from the viewer, and everything that arrives up to its reply."""
        self.viewer.send(json.dumps(message))
        self.until(*expected)

    def happen(self, seat: int, ply: int, action: int) -> None:
        """An action of a seat, as the viewer hears of it."""
        sender = self.viewer if seat == VIEWER else self.others
        act = {"type": "act", "key": f"{seat}/{ply}", "seat": seat, "ply": ply, "actions": [action]}
        sender.send(json.dumps(act))
        self.until("update", "refused")

    def fetch(self, method: str, path: str, body: object = None) -> None:
        """A request of the viewer: status, headers but the time of day, body."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(  # noqa: S310 - our own
            f"{self.address}/api/tables/{TABLE}{path}", data, method=method
        )
        request.add_header("Authorization", f"Bearer {token_of(VIEWER)}")
        request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
                self._note(answer, answer.read())
        except urllib.error.HTTPError as error:
            with error:
                self._note(error, error.read())

    def _note(self, answer: Any, body: bytes) -> None:
        headers = [one for one in answer.headers.items() if one[0].lower() != "date"]
        self.got.append(repr((answer.status, headers, body)).encode())


def everything(side: Side, ply: int, strange: int) -> None:
    """Ask for all that may be asked in a position, some of it wrongly."""
    here = {"seat": VIEWER, "ply": ply}
    side.ask(["refused"], type="act", key=f"wrong {ply}", actions=[strange, strange], **here)
    side.ask(["refused"], type="nonsense")
    side.ask(["pong"], type="ping")
    side.ask(["welcome"], type="look", seat=None)
    side.ask(["welcome"], type="look", seat=VIEWER)
    if ply < 4:
        side.ask(["chat"], type="chat", key=f"chat {ply}", seat=VIEWER, text=f"at {ply}")
    for path in ("", f"/positions/{ply}?seat=0", f"/positions/{ply}/text?seat=0", "/record"):
        side.fetch("GET", path)
    side.fetch("POST", "/verify")


def common(game: Any, states: Sequence[Any], draw: Random) -> int | None:
    """An action after which the viewer still cannot tell the worlds apart; None: there is none."""
    legal = [set(game.legal(state).tolist()) for state in states]
    both = sorted(legal[0] & legal[1])
    draw.shuffle(both)
    for action in both:
        moved = [state.copy() for state in states]
        for state in moved:
            game.apply(state, action)
        seen = {game.observe(state, VIEWER).tobytes() for state in moved}
        if len(seen) == 1 and not game.is_over(moved[0]):
            return int(action)
    return None


def play(sides: Sequence[Side], game: Any, states: Sequence[Any], draw: Random, most: int) -> int:
    """Play the same script at both servers; how many moves were made."""
    ply = 0
    while (action := common(game, states, draw)) is not None:
        seat = game.turn(states[0])
        strange = draw.randrange(200)
        for side, state in zip(sides, states, strict=True):
            everything(side, ply, strange)
            side.happen(seat, ply, action)
            game.apply(state, action)
        ply += 1
        if ply == most:
            break
    return ply


def transcripts(game: str, folder: Path, seed: int, most: int) -> list[list[bytes]]:
    """What the viewer gets from both servers during one script."""
    draw = Random(seed)
    with two_worlds(game, draw), ExitStack() as opened:
        rules: Any = content_of(game).game
        seats = draw.randint(2, 3)
        sides, states = [], []
        for number, secret in enumerate(SECRETS):
            database = str(folder / f"{number}.sqlite3")
            write(database, game, seats, secret)
            sides.append(Side(opened.enter_context(served(database)), seats, opened))
            states.append(rules.new_game(rules.new_options({}), seats, secret)[0])
        assert states[0].tobytes() != states[1].tobytes()
        assert play(sides, rules, states, draw, most) >= min(LEAST, most)
        return [side.got for side in sides]


@pytest.mark.parametrize("game", GAMES)
def test_two_servers_in_two_worlds_send_a_seat_the_same_bytes(
    game: str, tmp_path: Path, seed: int
) -> None:
    one, other = transcripts(game, tmp_path, seed, 12)
    for number, (here, there) in enumerate(zip(one, other, strict=True)):
        assert here == there, f"message {number} of {len(one)}"


def test_a_leak_planted_in_the_servers_is_found(tmp_path: Path, seed: int) -> None:
    """The last byte of the observation, changed by the hash of the position."""
    real = seen.record

    def leaky(content: Any, state: Any, viewer: int | None) -> bytes:
        made = real(content, state, viewer)
        return made[:-1] + bytes([made[-1] ^ int(content.game.hash(state)[:2], 16)])

    with patch.object(seen, "record", leaky):
        one, other = transcripts("arkadia", tmp_path, seed, 2)
    assert one != other
