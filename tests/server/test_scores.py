"""After the end, and not before, anybody who may see the game is told what the seats stood at, by ply."""

from collections.abc import Mapping
from typing import Any

import pytest

from polis.core.records.record_file import record_from_json
from polis.core.records.replay import start
from polis.games import load
from tests.server.player import ME, RANDOM, Answer, Made, Player, http, make

PATIENCE = 120.0  # seconds for bots to play a game to its end; the machine may be busy


def scores(made: Made, token: str | None = None) -> Answer:
    """What the seats of a table stood at."""
    return http(made.address, "GET", f"/api/tables/{made.id}/scores", token=token)


def seen(game: str, view: Mapping[str, Any], seat: int) -> int:
    """What a seat itself is shown that it stands at."""
    shown = view["derived"]["worth"][seat] if game == "arkadia" else view["players"][seat]["points"]
    return int(shown)


@pytest.mark.parametrize("name", ["arkadia", "archon"])
def test_the_chart_has_what_each_seat_was_shown_at_each_ply(any_server: str, name: str) -> None:
    made = make(any_server, [ME, RANDOM], name, spectators=False)
    with Player(made) as ada:
        assert scores(made, made.tokens[0]).body["code"] == "not-over"
        ada.ask("resign", 0, bot="random")
        if ada.table["status"] != "over":
            ada.until(lambda m: m.get("table", {}).get("status") == "over", PATIENCE)
    assert scores(made).body["code"] == "no-spectators", "a stranger at a closed table"
    plies = scores(made, made.tokens[0]).body["plies"]
    kept = http(any_server, "GET", f"/api/tables/{made.id}/record", token=made.tokens[0])
    record, game = record_from_json(kept.body), load(name)
    state, _ = start(record, game)
    expected = [[seen(name, game.view(state, seat), seat) for seat in range(2)]]
    for action in record.actions:
        for number in game.parse(state, action):
            game.apply(state, number)
        expected.append([seen(name, game.view(state, seat), seat) for seat in range(2)])
    assert plies == expected
    assert record.result is not None
    assert plies[-1] == list(record.result.scores)
