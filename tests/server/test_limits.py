"""What costs has an end: rematches, empty tables, and what one address may ask of the event loop."""

import asyncio
import json
import time
from contextlib import ExitStack, closing
from pathlib import Path
from threading import Thread

import pytest

from polis.server.limits import Allowance, Allowances, Turns
from polis.server.settings import NO_LIMIT, Limits, Rate
from polis.server.storage.health import HOURS, long_ago, note_hour
from polis.server.storage.store import Store
from tests.server.conftest import Serve
from tests.server.databases import rows
from tests.server.people import mine
from tests.server.player import GREEDY, ME, OPEN, RANDOM, SECONDS, Player, http, join, make
from tests.server.serving import UNLIMITED, served


def test_a_table_has_one_rematch_however_often_it_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "polis.sqlite3"
    with served(str(file)) as address:
        made = make(address, [ME, GREEDY])
        with Player(made) as ada:
            ada.ask("resign", 0, bot="random")
            if ada.table["status"] != "over":
                ada.until(lambda m: m["type"] == "update" and m["table"]["status"] == "over", 90)
        names: list[str] = []

        def once() -> None:
            path = f"/api/tables/{made.id}/rematch"
            names.append(http(address, "POST", path, {}, made.tokens[0]).body["id"])

        threads = [Thread(target=once) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        once()
    assert len(set(names)) == 1
    assert rows(file, "SELECT count(*) FROM game_tables") == [(2,)]


def test_tables_at_which_nothing_began_expire_and_no_others(tmp_path: Path) -> None:
    file = tmp_path / "polis.sqlite3"
    with served(str(file)) as address:
        empty, fresh, begun = (make(address, seats) for seats in ([ME, OPEN], [ME, OPEN], [ME, ME]))
        with Player(empty) as ada:
            ada.send(type="chat", key="1", seat=0, text="is anybody there?")
            ada.expect("chat")
    rows(file, "UPDATE game_tables SET touched = touched - 86400 * 20 WHERE id != ?", fresh.id)
    ran_for(file, 20, time.time())
    with served(str(file), sweep_seconds=0.1) as address:
        end = time.monotonic() + SECONDS
        while mine(address, None, empty):  # which does not load it
            assert time.monotonic() < end, "the empty table is still there"
            time.sleep(0.1)
        assert http(address, "GET", f"/api/tables/{empty.id}").status == 404
        for kept in (fresh, begun):
            assert http(address, "GET", f"/api/tables/{kept.id}").status == 200


def test_games_of_bots_alone_are_deleted_after_a_while_and_those_of_people_never(
    tmp_path: Path,
) -> None:
    file = tmp_path / "polis.sqlite3"
    with served(str(file)) as address:
        bots, mixed = make(address, [RANDOM, RANDOM]), make(address, [ME, RANDOM])
        with Player(mixed) as ada:
            ada.ask("resign", 0, bot="random")
            if ada.table["status"] != "over":
                ada.until(lambda m: m["type"] == "update" and m["table"]["status"] == "over", 90)
        empty = [make(address, [ME, OPEN]) for _ in range(3)]
        end = time.monotonic() + SECONDS
        while http(address, "GET", f"/api/tables/{bots.id}").body["status"] != "over":
            assert time.monotonic() < end, "the bots' game does not end"
            time.sleep(0.1)
    rows(file, "UPDATE game_tables SET touched = touched - 86400 * 91 WHERE status = 'over'")
    ran_for(file, 91, time.time())
    for days, status, gone in zip((0.0, 92.0, 90.0), (200, 200, 404), empty, strict=True):
        rows(file, "UPDATE game_tables SET touched = 0 WHERE id = ?", gone.id)
        limits = UNLIMITED._replace(bot_games_days=days)
        with served(str(file), limits, sweep_seconds=0.1) as address:
            end = time.monotonic() + SECONDS
            while mine(address, None, gone):  # which does not load it
                assert time.monotonic() < end, "nothing was swept"
                time.sleep(0.1)
            time.sleep(0.2)  # what goes together with it may take a moment
            assert http(address, "GET", f"/api/tables/{bots.id}").status == status
            assert http(address, "GET", f"/api/tables/{mixed.id}").status == 200


def ran_for(file: Path, days: int, until: float) -> None:
    """As if a server had run for so many days."""
    hours = [until - 3600 * ago for ago in range(24 * days, 0, -1)]
    rows(file, "DELETE FROM server_keys WHERE name = ?", HOURS)
    rows(file, "INSERT INTO server_keys VALUES (?, ?)", HOURS, json.dumps(hours))


async def test_a_clock_that_jumps_ahead_lets_nothing_expire(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "polis.sqlite3"
    real = time.time()
    with closing(Store(str(file))) as store:
        ran_for(file, 13, real)
        monkeypatch.setattr(time, "time", lambda: real + 20 * 86_400)
        hours = await note_hour(store, time.time(), 24 * 90)
        assert len(hours) == 24 * 13 + 1
        assert long_ago(hours, 14) == 0
        ran_for(file, 20, real)
        monkeypatch.setattr(time, "time", lambda: real + 20 * 86_400)
        assert long_ago(await note_hour(store, time.time(), 24 * 90), 14) < real - 13 * 86_400
        monkeypatch.setattr(time, "time", lambda: real)
        assert long_ago(await note_hour(store, time.time(), 24 * 90), 14) <= real - 14 * 86_400


def test_what_costs_more_counts_more() -> None:
    one = Allowance(0.001, 10)
    assert [one.take(3) for _ in range(4)] == [True, True, True, False]
    assert one.take(1)
    everybody = Allowances(0.001, 5)
    assert everybody.take("a", 5)
    assert not everybody.take("a")
    assert everybody.take("b")


async def test_a_move_goes_before_long_work_that_came_earlier() -> None:
    turns, done = Turns(), list[str]()
    loop = asyncio.get_running_loop()

    async def long() -> None:
        async with turns:
            done.append("welcome")
            if len(done) == 3:  # it arrives while the others wait
                loop.call_soon(done.append, "move")

    await asyncio.gather(*(long() for _ in range(20)))
    assert done.index("move") == 3


def test_a_seat_has_one_allowance_from_however_many_addresses(serve: Serve) -> None:
    unlimited = UNLIMITED._replace(seat_work=Rate(0.1, 20), table_work=Rate(0.1, 40))
    address = serve(unlimited)
    made = make(address, [ME, OPEN])
    ben = join(made)
    with ExitStack() as stack:
        many = [
            stack.enter_context(Player(made, headers={"X-Forwarded-For": f"192.0.2.{number}"}))
            for number in range(6)
        ]
        codes = [told_of(one) for one in many]
        assert "too-fast" in codes
        strangers = [
            stack.enter_context(
                Player(made, [], headers={"X-Forwarded-For": f"198.51.100.{number}"})
            )
            for number in range(12)
        ]
        assert "too-fast" in [told_of(one) for one in strangers]
        with Player(made, [ben]) as player:
            assert player.ask("ready", 1)["type"] == "update", "another seat has its own"


def told_of(player: Player) -> str | None:
    """How the server answers the wish to look again."""
    player.send(type="look", seat=None)
    answer = player.until(lambda m: m["type"] in ("welcome", "refused"))
    return answer.get("code")


def test_several_sockets_of_an_address_share_what_it_may_cost(serve: Serve) -> None:
    address = serve(Limits(requests=NO_LIMIT, work=Rate(0.1, 28)))
    made = make(address, [ME, ME])
    with Player(made) as one, Player(made) as two:
        for _ in range(12):
            for player in (one, two):
                player.send(type="look", seat=0)
        for player in (one, two):
            while sum(m["type"] in ("welcome", "refused") for m in player.heard) < 13:
                player.hear()
        told = [m for player in (one, two) for m in player.heard if m["type"] == "refused"]
        assert {message["code"] for message in told} == {"too-fast"}
        assert len(told) == 12, "as if there were one socket"
