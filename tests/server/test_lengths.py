"""How long a message to a seat is, which whoever sees the line can see, tells nothing of its cards."""

import json
import secrets
import urllib.request
from random import Random
from typing import Any

import pytest

from polis.server.live.connection import Connection
from polis.server.protocol import codec
from polis.server.protocol.codec import BUCKET
from polis.server.protocol.server_messages import PRIVATE, Pong
from tests.server.player import GREEDY, ME, SECONDS, Made, Player, make
from tests.server.secrecy.finding import GAMES
from tests.server.secrecy.lengths import bits, bits_beyond, measure
from tests.server.serving import UNLIMITED

KINDS = {str(kind.__struct_config__.tag) for kind in PRIVATE}


class Raw(Player):
    """A client that notes how many bytes each message has."""

    lengths: list[tuple[str, int]]

    def hear(self, seconds: float = SECONDS) -> dict[str, Any]:
        text = self.socket.recv(seconds)
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        self.lengths = [*getattr(self, "lengths", []), (message["type"], len(text.encode()))]
        if message["type"] in ("welcome", "update"):
            self.table, self.position = message["table"], message["position"]
        return message


def test_messages_to_a_seat_have_the_length_of_a_bucket(any_server: str) -> None:
    made = make(any_server, [ME, GREEDY], "archon")
    with Raw(made) as player:
        for _ in range(4):
            while player.turn != 0:
                player.expect("update")
            here = {"ply": player.ply, "seat": 0}
            player.send(type="preview", id=1, actions=player.legal[:1], **here)
            player.expect("preview")
            player.send(type="why", id=2, actions=[], line="pass", **here)
            player.until(lambda message: message["type"] in ("reason", "refused"))
            player.ask(
                "act", 0, ply=player.ply, actions=[player.legal[0]], key=secrets.token_hex(10)
            )
        player.ask("act", 0, ply=-1, actions=[])
        kinds = {kind for kind, _ in player.lengths if kind in KINDS}
        assert kinds >= {"welcome", "update", "preview", "refused"}
        for kind, length in player.lengths:
            if kind in KINDS:
                assert length % BUCKET == 0, (kind, length)


def test_a_spectator_is_not_sent_blanks(any_server: str) -> None:
    made = make(any_server, [ME, GREEDY])
    with Raw(made, tokens=[]) as watcher:
        assert [text for kind, text in watcher.lengths if kind == "welcome" and text % BUCKET]


def fetched(made: Made, path: str, token: str | None) -> tuple[bytes, str | None]:
    """The body of an answer as it came, and how it is packed."""
    request = urllib.request.Request(made.address + path)  # noqa: S310 - our own
    request.add_header("Accept-Encoding", "gzip")
    if token is not None:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310 - our own
        return answer.read(), answer.headers["content-encoding"]


@pytest.mark.parametrize("path", ["positions/0?seat=0", "positions/0/text?seat=0"])
def test_answers_to_a_seat_are_padded_and_not_compressed(any_server: str, path: str) -> None:
    made = make(any_server, [ME, GREEDY])
    body, packing = fetched(made, f"/api/tables/{made.id}/{path}", made.tokens[0])
    assert packing is None
    assert len(body) % BUCKET == 0


def test_what_everybody_may_read_is_compressed(any_server: str) -> None:
    made = make(any_server, [ME, GREEDY])
    assert fetched(made, "/api/games/archon", None)[1] == "gzip"


def test_padding_adds_blanks_alone() -> None:
    for length in (0, 1, BUCKET - 1, BUCKET, BUCKET + 1):
        message = b"x" * length
        padded = codec.padded(message)
        assert padded.rstrip(b" ") == message
        assert len(padded) % BUCKET == 0
        assert len(padded) - length < BUCKET


def test_a_seat_that_falls_behind_is_told_all_in_a_bucket() -> None:
    async def nowhere(_: bytes) -> None: ...

    seat = Connection(nowhere, UNLIMITED)
    seat.held = [0]
    seat.send(Pong())
    assert [len(one) for one in seat._waiting] == [len(codec.encode(Pong()))]
    seat._waiting.clear()
    seat.overrun = lambda _: Pong()
    seat._resynchronise()
    assert [len(one) for one in seat._waiting] == [BUCKET]


def test_the_measure_is_in_bits() -> None:
    assert bits([1, 1, 1, 1]) == 0
    assert bits([1, 2, 1, 2]) == 1
    assert bits(range(8)) == 3
    assert bits_beyond("aabb", [1, 1, 2, 2]) == 0  # what everybody knows tells the length
    assert bits_beyond("aabb", [1, 2, 2, 2]) == 0.5


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_lengths_tell_a_twentieth_of_a_bit_at_most(game: str, seed: int) -> None:
    """On average of the states; without padding Arkadia's tell more than two bits."""
    for name, (before, after, _) in measure(game, Random(seed), 60, 30).items():
        assert after < 0.05, (name, before, after)
        if game == "arkadia":
            assert before > 1, name
