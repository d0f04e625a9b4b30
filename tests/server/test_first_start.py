"""A server that has just started: it is ready as soon as it listens, and its strongest bots answer."""

from collections.abc import Iterator

import pytest

from polis.games import NAMES
from tests.server.player import ME, Player, http, make
from tests.server.serving import Process, process

GRANDMASTER = {"kind": "bot", "bot": "grandmaster"}


@pytest.fixture
def new_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A process that has answered nothing yet."""
    with process(str(tmp_path_factory.mktemp("first") / "polis.sqlite3")) as server:
        yield server


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", NAMES)
def test_it_is_ready_at_once_and_gives_a_turn_of_a_grandmaster(
    new_server: Process, game: str
) -> None:
    address = new_server.address
    ready = http(address, "GET", "/ready")
    assert (ready.status, ready.body) == (200, {"ok": True})
    made = make(address, [ME, GRANDMASTER], game)
    with Player(made) as ada:
        ada.may_act(0)
        while ada.turn == 0:
            ada.act(0, ada.legal[0])
        ada.may_act(0)
