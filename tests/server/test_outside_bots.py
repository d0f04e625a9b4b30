"""Programs at tables: only where the host allows it, named and recorded as bots, by the door of browsers."""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from polis.bots.outside.naming import Outsider
from polis.bots.outside.talk import GameLost
from polis.cli import run
from polis.core.texts.errors import PolisError
from polis.server.outward.visitor import Address, Visitor, sit_down
from tests.server.conftest import Serve
from tests.server.player import ME, OPEN, RANDOM, SECONDS, Made, Player, http, make, wanted
from tests.server.serving import UNLIMITED
from tests.server.test_boxes import corrected

PROGRAM = str(Path(__file__).parents[1] / "bots" / "outside" / "program.py")


@pytest.fixture
def address(serve: Serve) -> str:
    return serve(UNLIMITED._replace(outside_bots=True))


def link(made: Made) -> Address:
    return Address.read(f"{made.address}/table/{made.id}")


def within(look: Callable[[], Any], seconds: float = SECONDS) -> Any:
    """What is found at last, polling."""
    end = time.monotonic() + seconds
    while not (found := look()):
        assert time.monotonic() < end
        time.sleep(0.1)
    return found


def visitor(made: Made, key: str, mode: str = "well", decisions: int = 100_000) -> Visitor:
    words = (sys.executable, PROGRAM, mode, str(decisions))
    return Visitor(link(made), key, Outsider("mine", words), 30.0, None)


def head_of(made: Made) -> dict[str, Any]:
    found: dict[str, Any] = http(made.address, "GET", f"/api/tables/{made.id}").body
    return found


def test_programs_play_only_where_the_host_allows_it(any_server: str) -> None:
    made = make(any_server, [ME, OPEN])
    with pytest.raises(PolisError, match="Bots from outside may not play on this server"):
        sit_down(link(made), "mine")
    wish = {"kind": "outside", "name": "mine"}
    refused = http(any_server, "POST", "/api/tables", wanted([ME, wish]))
    assert (refused.status, refused.body["code"]) == (403, "no-outside-bots")


@pytest.mark.parametrize("game", ["arkadia", "archon"])
def test_a_program_plays_a_game_and_is_named_and_recorded_as_a_bot(address: str, game: str) -> None:
    made = make(address, [OPEN, RANDOM], game)
    command = [sys.executable, PROGRAM, "well", "100000"]
    place = f"{address}/table/{made.id}"
    assert run(["bot", "connect", place, "--name", "mine", "--", *command]) == 0
    head = head_of(made)
    assert head["status"] == "over"
    assert [(seat["kind"], seat["name"]) for seat in head["seats"]] == [
        ("outside", "mine (bot)"),
        ("bot", ""),
    ]
    record = http(address, "GET", f"/api/tables/{made.id}/record").body
    assert [seat["kind"] for seat in record["seats"]] == ["outside", "random"]
    assert record["seats"][0]["name"] == "mine (bot)"
    assert http(address, "POST", f"/api/tables/{made.id}/verify", {}).body["ok"]


def test_the_maker_of_a_table_gets_the_key_of_a_program_and_the_box_goes_along(
    address: str,
) -> None:
    made = make(address, [{"kind": "outside", "name": "mine"}, RANDOM], box=corrected())
    assert visitor(made, made.tokens[0]).play().status == "over"


def test_a_program_comes_back_with_its_key(address: str) -> None:
    made = make(address, [OPEN, RANDOM])
    key = sit_down(link(made), "mine").key

    class Gone(Exception):
        """The connection of a visitor breaks."""

    first = visitor(made, key)
    first._decide = gone_after(first, 5, Gone)  # type: ignore[method-assign]
    with pytest.raises(Gone):
        first.play()
    assert head_of(made)["status"] == "playing"
    assert visitor(made, key).play().status == "over"


def gone_after(one: Visitor, decisions: int, error: type[Exception]) -> Any:
    """What decides, but only so often."""
    decide, left = one._decide, iter(range(decisions))

    def decided(*parts: Any) -> None:
        if next(left, None) is None:
            raise error
        decide(*parts)

    return decided


def test_a_program_that_fails_leaves_its_seat_to_a_bot_of_the_server(address: str) -> None:
    made = make(address, [OPEN, RANDOM])
    key = sit_down(link(made), "mine").key
    with pytest.raises(GameLost, match="mine ended: exit code 3"):
        visitor(made, key, "crash", 2).play()
    seat = within(lambda: (found := head_of(made))["status"] == "over" and found["seats"][0])
    assert (seat["kind"], seat["bot"]) == ("bot", "journeyman")


def test_the_seat_of_a_person_is_not_played_by_a_program(address: str) -> None:
    made = make(address, [ME, RANDOM])
    with pytest.raises(PolisError, match="a person's"):
        visitor(made, made.tokens[0]).play()
    with pytest.raises(PolisError, match="no seat with that key"):
        visitor(made, "another").play()


def test_a_program_is_not_asked_for_its_consent(address: str) -> None:
    made = make(address, [ME, {"kind": "outside", "name": "mine"}])  # ready with both keys
    with Player(made, [made.tokens[0]]) as player:
        player.ask("offer", 0, kind="pause", ply=0)
        player.until(lambda message: message["table"]["status"] == "paused")


def test_what_is_no_link_is_refused() -> None:
    for text in ("localhost:8117", "ftp://localhost/table/x", "http://localhost:8117/"):
        with pytest.raises(PolisError, match="not the link of a table"):
            Address.read(text)
