"""Nobody chooses a shuffle: the commitment is fixed before anybody's text for it is received."""

import asyncio
import json
import time
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from polis.core.seeds import commitment
from polis.server.storage.engine import closing_engine, open_engine
from polis.server.storage.store import Store
from polis.server.storage.verify_stored import check_all
from tests.conftest import Command
from tests.server.player import (
    GREEDY,
    ME,
    OPEN,
    RANDOM,
    SECONDS,
    Answer,
    Made,
    Player,
    be_ready,
    http,
    join,
    keys_of,
    make,
    wanted,
)  # fmt: skip
from tests.server.serving import served

STRONG = {"kind": "bot", "bot": "grandmaster"}
NEVER = 10.0**12  # seconds since 1970


def ask(address: str, seats: list[Any], **more: Any) -> Answer:
    """Ask for a table, like a client that sends its text for the shuffle too early."""
    answer = http(address, "POST", "/api/tables", wanted(seats, **more))
    assert answer.status == 201, answer
    return answer


def test_what_a_client_adds_is_heard_after_the_commitment_alone(any_server: str) -> None:
    early = {"kind": "me", "name": "Eve", "entropy": "chosen"}
    answer = ask(any_server, [early, GREEDY])
    made = Made(any_server, answer.body["id"], keys_of(answer))
    with Player(made) as eve:
        assert (eve.table["status"], eve.position) == ("gathering", None)
        assert eve.table["commitment"] == answer.body["commitment"]
        refused = eve.ask("ready", 0, entropy=None)
        assert (refused["code"], eve.table["status"]) == ("no-entropy", "gathering")
        assert eve.ask("ready", 0, entropy="")["code"] == "no-entropy"
        eve.ask("ready", 0, entropy="chosen")
        eve.begun()
        assert eve.table["commitment"] == answer.body["commitment"]


def test_the_first_text_of_a_seat_stands(any_server: str) -> None:
    made = make(any_server, [ME, OPEN])
    token = join(made)
    with Player(made) as ada, Player(made, [token]) as ben:
        ada.ask("ready", 0, entropy="first")
        assert ada.ask("ready", 0, entropy="second")["type"] == "update"
        ben.ask("ready", 1, entropy="ben")
        ada.begun()
        ada.ask("resign", 0, bot="random")
        ben.ask("resign", 1, bot="random")
        ada.until(lambda m: m["type"] == "update" and m["table"]["status"] == "over", 90)
    seed = http(any_server, "GET", f"/api/tables/{made.id}/record").body["seed"]
    assert seed["entropies"] == ["first", "ben"]
    assert commitment(bytes.fromhex(seed["secret"])) == ada.table["commitment"]


def test_one_text_covers_all_seats_of_a_screen(any_server: str) -> None:
    answer = ask(any_server, [ME, ME, GREEDY])
    made = Made(any_server, answer.body["id"], keys_of(answer))
    be_ready(made, "one screen")
    assert http(any_server, "GET", f"/api/tables/{made.id}").body["status"] == "playing"
    other = http(any_server, "POST", f"/api/tables/{made.id}/ready", {"entropy": "x"}, "guessed")
    assert (other.status, other.body["code"]) == (403, "not-yours")


def test_tables_that_never_began_are_deleted(database: str) -> None:
    with served(database) as address:
        answer = ask(address, [ME, OPEN])
        be_ready(Made(address, answer.body["id"], keys_of(answer)))
        dealt = make(address, [ME, GREEDY])
    store = Store(database)
    assert asyncio.run(store.expire(NEVER, [])) == 1
    store.close()
    with served(database) as address:
        assert http(address, "GET", f"/api/tables/{answer.body['id']}").status == 404
        assert http(address, "GET", f"/api/tables/{dealt.id}").status == 200


@pytest.mark.storage
def test_old_games_of_bots_alone_are_deleted_and_no_others(database: str) -> None:
    bots = [RANDOM, RANDOM]
    with served(database) as address:
        old, left = ask(address, bots), make(address, [ME, RANDOM])
        with Player(left) as ada:
            ada.ask("resign", 0, bot="random")
            if ada.table["status"] != "over":
                ada.until(lambda m: m["type"] == "update" and m["table"]["status"] == "over", 90)
        end = time.monotonic() + SECONDS
        while http(address, "GET", f"/api/tables/{old.body['id']}").body["status"] != "over":
            assert time.monotonic() < end, "the bots' game does not end"
            time.sleep(0.1)
        running = ask(address, [STRONG, STRONG])
    store = Store(database)
    assert asyncio.run(store.expire_bot_games(time.time() - 3600, [])) == 0, "not old enough"
    assert asyncio.run(store.expire_bot_games(NEVER, [old.body["id"]])) == 0, "somebody looks"
    assert asyncio.run(store.expire_bot_games(NEVER, [])) == 1
    assert asyncio.run(store.expire(NEVER, [])) == 0
    store.close()
    with served(database) as address:
        assert http(address, "GET", f"/api/tables/{old.body['id']}").status == 404
        for kept in (left.id, running.body["id"]):
            assert http(address, "GET", f"/api/tables/{kept}").status == 200
    with closing_engine(open_engine(database)) as engine:
        assert [one for one in check_all(engine) if one.problem] == []


def test_the_turns_of_a_servers_bots_are_decided_again(
    any_server: str, tmp_path: Path, polis: Command
) -> None:
    made = make(any_server, [ME, GREEDY])
    with Player(made) as ada:
        ada.ask("resign", 0, bot="random")
        ada.until(lambda m: m["type"] == "update" and m["table"]["status"] == "over", 90)
    record = http(any_server, "GET", f"/api/tables/{made.id}/record").body
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), "utf-8")
    told = json.loads(polis("verify", file, "--bots", "--json")[1])["bots"]
    assert (told["same"], told["other"], told["unknown"]) == (len(record["receipts"]), 0, 0)
    assert {turn["bot"] for turn in told["turns"]} == {"random", "greedy"}
    forged = deepcopy(record)
    for receipt in forged["receipts"][:10]:  # each is searched again
        receipt["bot"] = "apprentice"
    file.write_text(json.dumps(forged), "utf-8")
    code, out, _ = polis("verify", file, "--bots")
    assert code == 1
    assert "decides otherwise at ply" in out
