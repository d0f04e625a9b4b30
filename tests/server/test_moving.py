"""Games that were played in a browser without a server, moved to an account: the rules lead through them."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import polis
from polis.core.records.record import Record, Seat
from polis.core.records.record_file import record_json
from polis.server.settings import Rate
from tests.server.conftest import Serve
from tests.server.people import Device, mine, sign_in, sign_up
from tests.server.player import GREEDY, ME, Answer, Made, Player, http, make
from tests.server.serving import UNLIMITED

Change = Callable[[dict[str, Any]], object]


@cache
def played(name: str = "arkadia") -> Record:
    """A whole game: a person has the first seat, bots the others."""
    game: Any = polis.load(name)
    bots = [polis.new_bot(game, "random"), *[polis.new_bot(game, "greedy")] * 2]
    record = polis.arena.play_game(game, bots, seed=3)
    return replace(record, seats=(Seat("Zoë", "human"), *record.seats[1:]))


def running() -> Record:
    """The same game up to the person's second turn, or the first one if others have begun."""
    whole = played()
    game: Any = polis.load("arkadia")
    plies = [ply for ply in polis.replay(whole, game) if ply.action is not None]
    return whole.shortened(
        next(
            ply.number
            for ply in plies[8:]
            if not game.turn(ply.state) and not game.is_over(ply.state)
        )
    )


def move(address: str, token: str | None, record: Record | dict[str, Any]) -> Answer:
    """Ask for a game to be taken in."""
    told = record if isinstance(record, dict) else record_json(record)
    return http(address, "POST", "/api/account/games", {"record": told}, token)


@pytest.mark.parametrize("name", ["arkadia", "archon"])
def test_a_finished_game_is_kept_whole_and_the_account_has_its_seats(
    any_server: str, name: str
) -> None:
    token = sign_up(any_server, f"Mover {name}")
    answer = move(any_server, token, played(name))
    assert answer.status == 201, answer
    assert [key["seat"] for key in answer.body["keys"]] == [0]
    place = answer.body["id"]
    assert mine(any_server, sign_in(any_server, f"mover {name}").body["token"]) == [(place, [0])]
    told = http(any_server, "GET", f"/api/tables/{place}/record", None, token).body
    assert told == record_json(played(name)) | {"seats": told["seats"]}
    assert told["seats"][0] == {"name": "Zoë", "kind": "human"}
    assert http(any_server, "POST", f"/api/tables/{place}/verify", {}, token).body["ok"]
    assert http(any_server, "GET", f"/api/tables/{place}").body["deal"] == "branch"


def test_a_running_game_goes_on_where_it_was_left(server: str) -> None:
    token = sign_up(server, "Goes On")
    made = move(server, token, running())
    assert made.status == 201, made
    place = Made(server, made.body["id"], {})
    with Device(place, token) as device:
        assert device.heard[0]["held"] == [0]
        assert device.heard[0]["table"]["ply"] == len(running().actions)
        device.may_act(0)
        assert device.act(0, device.legal[0])["type"] == "update"


def test_a_request_that_is_repeated_makes_no_second_table(server: str) -> None:
    token, other = sign_up(server, "Twice"), sign_up(server, "Another")
    first, second = (move(server, token, played()) for _ in range(2))
    assert second.status == 201
    assert second.body["id"] == first.body["id"]
    assert second.body["keys"] == []
    assert move(server, other, played()).body["id"] != first.body["id"]
    assert len(mine(server, token)) == 1


def test_the_record_of_somebody_elses_game_brings_none_of_its_seats(any_server: str) -> None:
    theirs = make(any_server, [ME, GREEDY], spectators=False)
    with Player(theirs) as ada:
        ada.ask("resign", 0, bot="random")
        ada.until(lambda m: m["type"] == "update" and m["table"]["status"] == "over", 60)
    path = f"/api/tables/{theirs.id}/record"
    token = sign_up(any_server, "Collector")
    copy = move(any_server, token, http(any_server, "GET", path, None, theirs.tokens[0]).body)
    assert mine(any_server, token) == [(copy.body["id"], [0])]
    assert copy.body["id"] != theirs.id
    assert http(any_server, "GET", path, None, token).status == 403


def of(**changes: object) -> Change:
    """A change of fields."""
    return lambda told: told.update(changes)


HOSTILE: dict[str, Change] = {
    "another position": lambda told: told["hashes"].__setitem__(3, "0" * 16),
    "a move left out": lambda told: (told["actions"].pop(5), told["hashes"].pop(6)),
    "other points": lambda told: told["result"]["scores"].__setitem__(0, 99),
    "no end": of(result=None),
    "another secret": lambda told: told["seed"].update(secret="0" * 32),
    "no secret": lambda told: told["seed"].update(secret=None),
    "another box": lambda told: told["components"].update(sha256="0" * 64),
    "other rules": of(rules_version=99),
    "another game": of(game="chess"),
    "options that there are none": of(options={"nothing": True}),
    "a bot that there is none": lambda told: told["seats"][1].update(kind="nobody"),
    "a hidden sign": lambda told: told["seats"][0].update(name="\u202e\u200b"),
    "no person": lambda told: told["seats"][0].update(kind="greedy"),
    "no record": lambda told: told.clear(),
    "a field more": of(owner="me"),
    "depth": of(options=json.loads("[" * 200 + "]" * 200)),
}


def test_what_the_rules_do_not_lead_through_is_refused_in_a_sentence(server: str) -> None:
    token = sign_up(server, "Hostile")
    for what, change in HOSTILE.items():
        told = json.loads(json.dumps(record_json(played())))
        change(told)
        answer = move(server, token, told)
        assert 400 <= answer.status < 500, (what, answer)
        assert all(len(text) > 10 for text in answer.body["text"].values()), what
    assert mine(server, token) == []


def test_it_takes_an_account_and_a_record_of_some_size(server: str) -> None:
    assert move(server, None, played()).body["code"] == "signed-out"
    assert move(server, "a seat's token", played()).body["code"] == "signed-out"
    long = record_json(played()) | {"actions": ["x" * 70] * 1000}
    assert move(server, sign_up(server, "Long"), long).body["code"] == "too-long"


def test_only_so_many_are_taken_in_at_once(serve: Serve) -> None:
    address = serve(limits=UNLIMITED._replace(tables=Rate(0.01, 1)))
    token = sign_up(address, "Many")
    assert move(address, token, played()).status == 201
    assert move(address, token, running()).body["code"] == "too-many-tables"
