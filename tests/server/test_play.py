"""Whole games over a socket, and what remains of them."""

from random import Random

import pytest

from polis.core.records.record_file import record_from_json
from polis.core.records.replay import verify
from polis.games import load
from tests.server.player import GREEDY, ME, RANDOM, Player, http, make, seen_at


@pytest.mark.parametrize("game", ["arkadia", "archon"])
def test_a_whole_game_is_played_against_bots(server: str, game: str, seed: int) -> None:
    made = make(server, [ME, GREEDY, RANDOM], game)
    draw = Random(seed)
    with Player(made) as ada:
        while ada.table["status"] == "playing":
            if ada.turn == 0:
                done = ada.act(0, draw.choice(ada.legal))
                assert done["type"] == "update", done
            else:
                ada.hear()
        final = ada.table
        assert final["result"]["winners"]
        assert final["secret"] is not None
        plies = final["ply"]

    verdict = http(server, "POST", f"/api/tables/{made.id}/verify")
    assert verdict.body["ok"] is True
    file = http(server, "GET", f"/api/tables/{made.id}/record").body
    record = record_from_json(file)
    assert len(record.actions) == plies
    assert verify(record, load(game)) is None
    assert record.commitment == final["commitment"]


def test_every_position_can_be_looked_at_again(any_server: str) -> None:
    made = make(any_server, [ME, GREEDY], "archon")
    with Player(made) as ada:
        for _ in range(3):
            ada.may_act(0)
            ada.act(0, ada.legal[0])
        ada.may_act(0)
        happened, now, plies = ada.happened, ada.now, ada.ply
    token, found = made.tokens[0], []
    for ply in range(plies + 1):
        path = f"/api/tables/{made.id}/positions/{ply}"
        own = seen_at(any_server, made.id, ply, 0, token)
        found += own["happened"]
        assert own["position"]["ply"] == ply
        assert own["plies"] == plies
        drawn = http(any_server, "GET", f"{path}/text?seat=0&language=fr", token=token)
        assert drawn.headers["content-type"] == "text/plain; charset=utf-8"
        assert len(drawn.body.splitlines()) > 10
    assert found == happened
    assert {**own["position"], "legal": []} == {**now, "legal": []}


def test_a_step_of_several_actions_is_done_whole_or_not_at_all(any_server: str) -> None:
    made = make(any_server, [ME, {**ME, "name": "Ben"}], "archon")
    with Player(made) as both:
        seat = both.turn
        assert seat is not None
        both.send(type="look", seat=seat)
        both.expect("welcome")
        first = both.legal[0]
        refused = both.act(seat, first, 1352)
        assert refused["type"] == "refused"
        assert both.hello()["table"]["ply"] == 0
        done = both.act(seat, first)
        assert done["table"]["ply"] == 1


def test_the_same_key_again_does_nothing_more(server: str) -> None:
    made = make(server, [ME, {**ME, "name": "Ben"}])
    with Player(made) as both:
        seat = both.turn or 0
        both.send(type="look", seat=seat)
        both.expect("welcome")
        action = both.legal[0]
        first = both.act(seat, action, key="once", ply=0)
        again = both.act(seat, action, key="once", ply=0)
        assert first["version"] == again["version"]
        assert again["table"]["ply"] == 1


def test_a_line_of_notation_is_played(any_server: str) -> None:
    made = make(any_server, [ME, {**ME, "name": "Ben"}])
    with Player(made) as both:
        seat = both.turn or 0
        both.send(type="look", seat=seat)
        both.expect("welcome")
        text = load("arkadia").text(both.legal[0])
        done = both.ask("say", seat, ply=0, line=text)
        assert done["table"]["ply"] == 1
        unread = both.ask("say", seat, ply=1, line="dance")
        assert unread["code"] == "unread"
        assert "dance" in unread["text"]["en"]


def test_a_reconnect_brings_what_happened_since(any_server: str) -> None:
    made = make(any_server, [ME, GREEDY])
    with Player(made) as ada:
        ada.may_act(0)
        ada.act(0, ada.legal[0])
        ply, everything = ada.ply, ada.happened
    with Player(made, since=ply - 1) as again:
        assert again.happened == [one for one in everything if one["ply"] == ply]
        assert again.ply == ply
        assert again.heard[0]["held"] == [0]
