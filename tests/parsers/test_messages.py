"""What a hostile client sends to a table: answered or refused, and the next one is heard."""

import json
import logging
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.parsers.spoiling import dumped, fuzz, spoiled_json, spoiled_text, written
from tests.server.player import GREEDY, ME, Made, Player, make
from tests.server.serving import served

EXAMPLES = 100
LIFE = 100  # messages to one table
TOKEN = "the token of seat 0"  # stands for it in the messages that are spoiled
FOUND = [b'{"type": "ping", "\xed\xa0\x80": 1}', '{"type": "' + "x" * 3000 + '"}']
TOO_LONG = 1009
UNKNOWN = ("unreadable", "failed")


def messages(token: str) -> list[dict[str, Any]]:
    """One of each kind."""
    mine: dict[str, Any] = {"key": "k", "seat": 0}
    turn = {**mine, "ply": 0}
    return [
        {"type": "hello", "tokens": [token], "since": 0},
        {"type": "look", "seat": 0},
        {"type": "chat", **mine, "text": "hello"},
        {"type": "act", **turn, "actions": [0]},
        {"type": "say", **turn, "line": "site b5 own 1"},
        {"type": "undo", **turn, "to": 0},
        {"type": "offer", **mine, "kind": "take-back", "ply": 0},
        {"type": "answer", **mine, "yes": True},
        {"type": "ready", **mine, "entropy": "dice"},
        {"type": "resign", **mine, "bot": "greedy"},
        {"type": "return", **mine},
        {"type": "fill", **mine, "place": 1, "bot": "greedy"},
        {"type": "free", **mine, "place": 1},
        {"type": "replace", **mine, "place": 1},
    ]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    with served(str(tmp_path_factory.mktemp("messages") / "polis.sqlite3")) as found:
        yield found


@dataclass
class Tables:
    """Tables whose other seat is a bot's; a new one after a while, as the old one may be over."""

    address: str
    used: int = 0
    made: Made | None = None

    def one(self) -> Made:
        """The table of the next message."""
        self.used += 1
        if self.made is None or self.used % LIFE == 0:
            self.made = make(self.address, [ME, GREEDY])
        return self.made


def check(made: Made, sent: str | bytes) -> None:
    """Send it, and check that the server responds; clients that send too much are disconnected."""
    own = made.tokens[0]
    with Player(made) as player:
        player.socket.send(
            sent.replace(TOKEN, own)
            if isinstance(sent, str)
            else sent.replace(TOKEN.encode(), own.encode())
        )
        player.send(type="ping")
        with suppress(ConnectionClosed):
            player.expect("pong")
        assert player.socket.close_code in (None, TOO_LONG)
        assert [one for one in player.heard if one.get("code") == "failed"] == []


def test_a_message_is_answered_or_refused(
    seed: int, address: str, caplog: pytest.LogCaptureFixture
) -> None:
    good, tables = messages(TOKEN), Tables(address)
    text = spoiled_text([json.dumps(one) for one in good])
    whole = text.filter(lambda one: one.isascii() or is_unicode(one))
    what = st.one_of(spoiled_json(good).map(dumped), whole, text.map(written))
    with caplog.at_level(logging.ERROR):
        fuzz(what, lambda sent: check(tables.one(), sent), seed, EXAMPLES, FOUND)
    assert not [one for one in caplog.records if one.exc_info], caplog.text


def is_unicode(text: str) -> bool:
    """Whether a text has no half characters, which no line can carry."""
    with suppress(UnicodeEncodeError):
        text.encode()
        return True
    return False


def test_each_kind_is_one_that_the_server_knows(address: str) -> None:
    table = make(address, [ME, GREEDY])
    with Player(table) as player:
        for one in messages(table.tokens[0]):
            player.send(**one)
            player.send(type="ping")
            player.expect("pong")
    assert [one for one in player.heard if one.get("code") in UNKNOWN] == []
