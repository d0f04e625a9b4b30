"""Nobody chooses a shuffle: the commitment stands in a public log before anybody's text is heard."""

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from polis.core.records.commitment_log import checked, digest_of_entropies, read_entry
from polis.server.checking import check_all
from polis.server.storage.engine import closing_engine, open_engine
from polis.server.storage.store import Store
from tests.server.conftest import Command
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


def log_of(address: str, after: int = 0) -> list[dict[str, Any]]:
    """The entries of the log after a number, which are one chain."""
    entries: list[dict[str, Any]] = []
    while page := http(address, "GET", f"/api/commitments?after={after + len(entries)}").body[
        "entries"
    ]:
        entries += page
    if after == 0:
        assert len(list(checked(map(read_entry, entries)))) == len(entries)
    return entries


def about(address: str, answer: Answer) -> list[str]:
    """What the log says of a table that was made."""
    path = f"/api/commitments?commitment={answer.body['commitment']}"
    return [entry["what"] for entry in http(address, "GET", path).body["entries"]]


def test_what_a_client_adds_is_heard_after_the_commitment_alone(any_server: str) -> None:
    early = {"kind": "me", "name": "Eve", "entropy": "chosen"}
    answer = ask(any_server, [early, GREEDY])
    made = Made(any_server, answer.body["id"], keys_of(answer))
    assert about(any_server, answer) == ["made"], "it stands before anything was heard"
    assert answer.body["logged"]["commitment"] == answer.body["commitment"]
    with Player(made) as eve:
        assert (eve.table["status"], eve.position) == ("gathering", None)
        assert eve.table["commitment"] == answer.body["commitment"]
        refused = eve.ask("ready", 0, entropy=None)
        assert (refused["code"], eve.table["status"]) == ("no-entropy", "gathering")
        assert eve.ask("ready", 0, entropy="")["code"] == "no-entropy"
        eve.ask("ready", 0, entropy="chosen")
        eve.begun()
        assert eve.table["commitment"] == answer.body["commitment"]
    dealt = log_of(any_server, answer.body["logged"]["n"])
    (entry,) = [one for one in dealt if one["of"] == answer.body["logged"]["n"]]
    assert entry["digest"] == digest_of_entropies(["chosen", ""])


def test_a_hand_cannot_be_had_by_trying_again_and_again(any_server: str) -> None:
    """Each try has a commitment of its own, and all tries stand in the log for ever."""
    before = http(any_server, "GET", "/api/commitments/head").body["n"]
    answers = [ask(any_server, [ME, GREEDY]) for _ in range(4)]
    assert len({answer.body["commitment"] for answer in answers}) == len(answers)
    for answer in answers:
        assert (
            http(any_server, "GET", f"/api/tables/{answer.body['id']}").body["status"]
            == "gathering"
        )
    chosen = answers[-1]
    be_ready(Made(any_server, chosen.body["id"], keys_of(chosen)), "dice")
    told = [(one["what"], one["commitment"]) for one in log_of(any_server, before)]
    mine = [one for one in told if one[1] in {answer.body["commitment"] for answer in answers}]
    tries = [("made", answer.body["commitment"]) for answer in answers]
    assert mine == [*tries, ("dealt", chosen.body["commitment"])]


def test_what_somebody_has_added_stands(any_server: str) -> None:
    made = make(any_server, [ME, OPEN])
    token = join(made)
    with Player(made) as ada, Player(made, [token]) as ben:
        ada.ask("ready", 0, entropy="first")
        assert ada.ask("ready", 0, entropy="second")["type"] == "update"
        ben.ask("ready", 1, entropy="ben")
        ada.begun()
        commitment = ada.table["commitment"]
    path = f"/api/commitments?commitment={commitment}"
    _, dealt = http(any_server, "GET", path).body["entries"]
    assert dealt["digest"] == digest_of_entropies(["first", "ben"])


def test_one_text_covers_all_seats_of_a_screen(any_server: str) -> None:
    answer = ask(any_server, [ME, ME, GREEDY])
    made = Made(any_server, answer.body["id"], keys_of(answer))
    be_ready(made, "one screen")
    assert http(any_server, "GET", f"/api/tables/{made.id}").body["status"] == "playing"
    other = http(any_server, "POST", f"/api/tables/{made.id}/ready", {"entropy": "x"}, "guessed")
    assert (other.status, other.body["code"]) == (403, "not-yours")


def test_a_game_of_bots_has_a_beginning_a_deal_and_an_end(server: str) -> None:
    made = make(server, [GREEDY, GREEDY])
    with Player(made) as onlooker:
        onlooker.until(lambda m: m["type"] == "update" and m["table"]["status"] == "over", 90)
        commitment = onlooker.table["commitment"]
    path = f"/api/commitments?commitment={commitment}"
    whole = http(server, "GET", path).body["entries"]
    assert [one["what"] for one in whole] == ["made", "dealt", "ended"]
    assert {one["of"] for one in whole} == {whole[0]["n"]}
    again = http(server, "POST", f"/api/tables/{made.id}/branches", {"ply": 3}).body
    assert (again["logged"]["deal"], again["commitment"]) == ("branch", commitment)
    log_of(server)


def test_the_log_names_no_table_and_no_secret(any_server: str) -> None:
    made = make(any_server, [ME, GREEDY])
    answer = http(any_server, "GET", "/api/commitments")
    assert made.id not in json.dumps(answer.body)
    assert set(answer.body["entries"][0]) == {
        "n", "at", "what", "of", "game", "deal", "commitment", "digest", "previous", "hash",
    }  # fmt: skip
    assert answer.headers["cache-control"].startswith("public")
    assert http(any_server, "GET", "/api/commitments?after=x").status == 404
    assert http(any_server, "GET", "/api/commitments?commitment=x").status == 404


def test_tables_that_never_began_are_dropped_in_the_open(database: str) -> None:
    with served(database) as address:
        answer = ask(address, [ME, OPEN])
        be_ready(Made(address, answer.body["id"], keys_of(answer)))
        dealt = make(address, [ME, GREEDY])
    store = Store(database)
    assert asyncio.run(store.expire(NEVER, [])) == 1
    store.close()
    with served(database) as address:
        assert about(address, answer) == ["made", "dropped"]
        assert http(address, "GET", f"/api/tables/{dealt.id}").status == 200
        log_of(address)


@pytest.mark.storage
def test_old_games_of_bots_alone_are_dropped_in_the_open_and_no_others(database: str) -> None:
    bots = [RANDOM, RANDOM]
    with served(database) as address:
        old, left = ask(address, bots), make(address, [ME, RANDOM])
        with Player(left) as ada:
            ada.ask("resign", 0, bot="random")
            if ada.table["status"] != "over":
                ada.until(lambda m: m["type"] == "update" and m["table"]["status"] == "over", 90)
        end = time.monotonic() + SECONDS
        while about(address, old) != ["made", "dealt", "ended"]:
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
        assert about(address, old) == ["made", "dealt", "ended", "dropped"]
        assert http(address, "GET", f"/api/tables/{old.body['id']}").status == 404
        for kept in (left.id, running.body["id"]):
            assert http(address, "GET", f"/api/tables/{kept}").status == 200
        log_of(address)
    with closing_engine(open_engine(database)) as engine:
        assert [one for one in check_all(engine) if one.problem] == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("UPDATE commitments SET at = at - 1 WHERE n = 1", "Entry 1 of the log was changed"),
        ("DELETE FROM commitments WHERE n = 1", "Entry 1 of the log is missing"),
        ("DELETE FROM commitments WHERE what = 'dealt'", "says something else of it"),
        ("UPDATE commitments SET table_id = 'other' WHERE n = 2", "says something else of it"),
    ],
)
def test_the_doctor_reads_the_log(tmp_path: Path, polis: Command, change: str, said: str) -> None:
    database = tmp_path / "polis.sqlite3"
    with served(str(database)) as address:
        make(address, [ME, GREEDY])
    with closing(sqlite3.connect(database)) as connection, connection:
        assert connection.execute(change).rowcount
    code, out, _ = polis("doctor", "--database", database)
    assert code == 1
    assert said in out


def test_a_record_is_found_in_the_log_of_its_server(
    any_server: str, tmp_path: Path, polis: Command
) -> None:
    made = make(any_server, [ME, GREEDY])
    with Player(made) as ada:
        ada.ask("resign", 0, bot="random")
        ada.until(lambda m: m["type"] == "update" and m["table"]["status"] == "over", 90)
    record = http(any_server, "GET", f"/api/tables/{made.id}/record").body
    file, log = tmp_path / "game.json", tmp_path / "log.jsonl"
    file.write_text(json.dumps(record), "utf-8")
    code, out, err = polis("verify", file, "--log", any_server)
    assert (code, err) == (0, "")
    assert "It has the commitment of game.json at entry" in out

    told = json.loads(polis("verify", file, "--bots", "--json")[1])["bots"]
    assert (told["same"], told["other"], told["unknown"]) == (len(record["receipts"]), 0, 0)
    assert {turn["bot"] for turn in told["turns"]} == {"random", "greedy"}
    forged = deepcopy(record)
    for receipt in forged["receipts"][:10]:  # each is searched again
        receipt["bot"] = "apprentice"
    other = tmp_path / "forged.json"
    other.write_text(json.dumps(forged), "utf-8")
    code, out, _ = polis("verify", other, "--bots")
    assert code == 1
    assert "decides otherwise at ply" in out

    entries = log_of(any_server)
    log.write_text("\n".join(map(json.dumps, entries)), "utf-8")
    told = json.loads(polis("verify", "--log", log, "--json")[1])
    assert told["log"]["length"] == len(entries)
    record["seed"]["entropies"][0] = "chosen afterwards"
    file.write_text(json.dumps(record), "utf-8")
    code, out, _ = polis("verify", file, "--log", log)
    assert code == 1
    assert "with other texts of the seats" in out
    assert polis("verify")[0] == 2
    assert polis("verify", "--log", tmp_path / "none")[0] == 2
