"""Webhooks: how the last delivery went, and channels at Discord."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from polis.server.notices import wording
from tests.server.player import http
from tests.server.receiving import SECONDS, Receiver, receiver
from tests.server.serving import served
from tests.server.test_notices import QUICK, Pair, hook, pair


@pytest.fixture
def telling(tmp_path: Path) -> Iterator[str]:
    """A server that tells without delay, to this machine too."""
    with served(str(tmp_path / "polis.sqlite3"), notices=QUICK) as address:
        yield address


@pytest.fixture
def service() -> Iterator[Receiver]:
    """What is told."""
    with receiver() as one:
        yield one


def hooks_of(game: Pair, seat: int) -> list[dict[str, Any]]:
    """The webhooks of a seat, as its holder sees them."""
    path = f"/api/tables/{game.made.id}/hooks?seat={seat}"
    found = http(game.made.address, "GET", path, token=game.made.tokens[seat])
    return list(found.body["hooks"])


def until_status(game: Pair, seat: int, status: int) -> dict[str, Any]:
    """The seat's webhook, once its last delivery was answered so."""
    end = time.monotonic() + SECONDS
    while (found := hooks_of(game, seat)[0])["status"] != status:
        assert time.monotonic() < end, found
        time.sleep(0.02)
    return found


def test_a_webhook_says_how_its_last_delivery_went(telling: str, service: Receiver) -> None:
    game = pair(telling)
    other = 1 - game.first
    service.answers = [500, 204]
    assert hook(game, other, f"{service.address}/hook").status == 201
    assert until_status(game, other, 500)["tried"]
    assert until_status(game, other, 204)["tried"]
    assert hook(game, other, "http://127.0.0.1:9/nobody").status == 201
    end = time.monotonic() + SECONDS
    while hooks_of(game, other)[1]["status"] != 0:
        assert time.monotonic() < end, "nobody says that nobody answers"
        time.sleep(0.02)


def test_a_channel_at_discord_gets_what_it_takes(
    telling: str, service: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A receiver that answers as Discord does when it is busy and then takes a message: 429 with the time to wait, 204."""
    monkeypatch.setattr(wording, "DISCORD", {"127.0.0.1"})
    game = pair(telling)
    other = 1 - game.first
    service.answers, service.wait_seconds = [429, 204], 2
    begun = time.monotonic()
    assert hook(game, other, f"{service.address}/api/webhooks/1/token").status == 201
    for got in service.wait(2):
        told = json.loads(got.body)
        assert set(told) == {"content", "allowed_mentions"}
        assert 0 < len(told["content"]) <= 2000
        assert told["allowed_mentions"] == {"parse": []}
        assert told["content"].endswith(f"\nhttps://polis.example.org/table/{game.made.id}")
    assert time.monotonic() - begun >= 2
    assert until_status(game, other, 204)
    assert service.got[0].body == service.got[1].body


@pytest.mark.parametrize(
    ("host", "path", "is_discord"),
    [
        ("discord.com", "/api/webhooks/1/x", True), ("canary.discord.com", "/api/webhooks/1/x?wait=true", True),
        ("discord.com", "/else", False), ("discord.com.example.org", "/api/webhooks/1/x", False),
    ],
)  # fmt: skip
def test_discord_is_known_by_its_address(host: str, path: str, is_discord: bool) -> None:
    assert wording.is_discord(host, path) is is_discord


def test_a_name_at_discord_writes_nothing_bold() -> None:
    assert wording.escaped("**Ada** [x](y)") == r"\*\*Ada\*\* \[x\]\(y\)"
