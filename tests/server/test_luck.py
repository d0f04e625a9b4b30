"""After the end, and not before, anybody who may see the game can compare its deal with others."""

from typing import Any

import pytest

from polis.bots.deals import luck_of
from polis.core.records.record import record_from_json
from polis.core.records.replay import start
from polis.games import load
from tests.server.player import ME, RANDOM, Answer, Made, Player, http, make

PATIENCE = 120.0  # seconds for bots to play a game to its end; the machine may be busy


def luck(made: Made, token: str | None = None) -> Answer:
    """The luck of a table's deal."""
    return http(made.address, "GET", f"/api/tables/{made.id}/luck", token=token)


def finished(address: str, game: str, **more: Any) -> Made:
    """A table at which a person gave up and bots played on to the end."""
    made = make(address, [ME, RANDOM], game, **more)
    with Player(made) as ada:
        assert luck(made, made.tokens[0]).body["code"] == "not-over"
        ada.ask("resign", 0, bot="random")
        if ada.table["status"] != "over":
            ada.until(lambda m: m.get("table", {}).get("status") == "over", PATIENCE)
    return made


def test_each_seat_is_compared_as_its_record_says(any_server: str) -> None:
    made = finished(any_server, "archon", spectators=False)
    told = luck(made, made.tokens[0]).body
    record = http(any_server, "GET", f"/api/tables/{made.id}/record", token=made.tokens[0])
    game = load("archon")
    first, _ = start(record_from_json(record.body), game)
    known = luck_of(game, first, 2)
    assert known is not None
    assert told["seats"] == [dict(seat._asdict()) for seat in known]
    assert 0 < told["settled"] < 1
    assert luck(made).body["code"] == "no-spectators", "a stranger at a closed table"
    path = f"/api/tables/{made.id}/verify"
    assert http(any_server, "POST", path).body["code"] == "no-spectators"
    assert http(any_server, "POST", path, token=made.tokens[0]).body["ok"]
    assert luck(made, made.tokens[0]).body == told


@pytest.mark.long
def test_where_the_deal_settles_nothing_no_seat_is_compared(any_server: str) -> None:
    made = finished(any_server, "arkadia")
    assert luck(made).body == {"seats": None, "settled": 0.0}


@pytest.mark.long
@pytest.mark.parametrize("options", [{"box": "original-even"}])
def test_unusual_tables_are_not_compared(any_server: str, options: dict[str, Any]) -> None:
    made = finished(any_server, "archon", options=options)
    assert luck(made).body == {"seats": None, "settled": None}
