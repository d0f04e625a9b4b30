"""Clocks: whose time runs, what is added, and the bot that takes over."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from polis.server.live.live_table import LiveTable
from polis.server.protocol.tables import Clock
from polis.server.storage.engine import closing_engine, open_engine
from polis.server.storage.health import ALIVE
from polis.server.storage.verify_stored import check_all
from polis.server.table import table_view
from polis.server.table.commands.offers import Answer, MakeOffer
from polis.server.table.commands.seating import Return, ran_out
from polis.server.table.table import Table
from tests.server.conftest import Serve
from tests.server.player import GREEDY, ME, Player, make
from tests.server.serving import served
from tests.server.tables import acted, after, dealt, legal, person, stored, terms

LIVE = Clock("live", 300, 10)
DAYS = Clock("days", 86400, 0)


def begun(clock: Clock) -> Table:
    """A game of two people with a clock."""
    return dealt([person("Ada"), person("Ben")], terms(clock=clock))


def left(table: Table, seat: int, now: float) -> int:
    """The milliseconds a seat has left."""
    shown = table_view.head(table, now).seats[seat].clock_ms
    assert shown is not None
    return shown


def turn_over(table: Table, seconds: float) -> Table:
    """The table after the one to decide has played its turn, the last action so much later."""
    seat, start = table.turn, table.touched
    while table.turn == seat:
        table = acted(table, legal(table)[0], at=start + seconds)
    return table


def test_time_passes_only_for_the_seat_to_decide() -> None:
    table = begun(LIVE)
    seat, now = table.turn or 0, table.touched + 20
    assert left(table, seat, now) == 280_000
    assert left(table, 1 - seat, now) == 300_000


def test_each_turn_adds_the_increment() -> None:
    table = begun(LIVE)
    seat = table.turn or 0
    table = turn_over(table, 20)
    assert left(table, seat, table.touched + 100) == 290_000
    assert left(table, 1 - seat, table.touched + 100) == 200_000


def test_days_are_for_each_turn() -> None:
    table = begun(DAYS)
    seat = table.turn or 0
    table = turn_over(table, 50_000)
    assert left(table, seat, table.touched) == 86_400_000


def test_a_bot_takes_over_when_the_time_has_run_out() -> None:
    table = begun(LIVE)
    seat = table.turn or 0
    assert table.due == table.touched + 300
    assert ran_out(table, table.touched + 299) == []
    late = stored(table, ran_out(table, table.touched + 301), table.touched + 301)
    assert late.seats[seat].bot == "journeyman"
    assert late.due == 0.0
    assert table_view.head(late, late.touched).seats[seat].clock_ms is None
    back = after(late, Return("key", seat), late.touched + 5)
    assert left(back, seat, back.touched) == 30_000


def test_no_time_passes_in_a_pause() -> None:
    table = begun(LIVE)
    seat, start = table.turn or 0, table.touched
    table = after(table, MakeOffer("key", 0, "pause", 0), start + 10)
    table = after(table, Answer("key", 1, True), start + 20)
    assert left(table, seat, start + 10_000) == 280_000
    assert table.due is None
    table = after(table, MakeOffer("key", 0, "resume", 0), start + 10_000)
    table = after(table, Answer("key", 1, True), start + 10_001)
    assert left(table, seat, start + 10_002) == 279_000


def test_without_a_clock_nothing_is_due() -> None:
    table = begun(Clock())
    assert table.due is None
    assert table_view.head(table, 0).seats[0].clock_ms is None


@pytest.mark.parametrize("seats", [[ME, GREEDY]])
def test_a_running_clock_is_shown_and_ends_the_turn(
    any_server: str, seats: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polis.server.table.new_table.CLOCKS", {"live": (1, 9), "days": (1, 9)})
    clock = {"kind": "live", "base_s": 1, "increment_s": 0}
    made = make(any_server, seats, clock=clock)
    with Player(made) as ada:
        ada.may_act(0)
        assert 0 <= ada.table["seats"][0]["clock_ms"] <= 1000
        taken = ada.until(lambda m: m["type"] == "update" and m["table"]["seats"][0]["bot"])
        assert taken["table"]["seats"][0]["kind"] == "bot"
        assert ada.ask("return", 0)["type"] == "update"


HOUR = 3600.0


def as_if_an_hour_ago(file: Path) -> None:
    """Everything in a database happened an hour earlier: so long no server was there."""
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE journal SET at = at - ?", (HOUR,))
        connection.execute(
            "UPDATE game_tables SET touched = touched - ?, due = due - ?", (HOUR, HOUR)
        )
        (alive,) = connection.execute("SELECT value FROM server_keys WHERE name = ?", (ALIVE,))
        earlier = repr(float(alive[0]) - HOUR)
        connection.execute("UPDATE server_keys SET value = ? WHERE name = ?", (earlier, ALIVE))
    connection.close()


def test_a_live_clock_stands_still_while_no_server_is_there(tmp_path: Path) -> None:
    file = tmp_path / "polis.sqlite3"
    clock = {"kind": "live", "base_s": 600, "increment_s": 0}
    with served(str(file)) as address:
        made = make(address, [ME, ME], clock=clock)
    as_if_an_hour_ago(file)
    with served(str(file)) as address, Player(made._replace(address=address)) as ada:
        seat = ada.table["seats"][ada.turn or 0]
        assert seat["kind"] == "person", "no bot has taken over"
        assert 300_000 < seat["clock_ms"] <= 600_000
        ada.send(type="look", seat=ada.turn)
        ada.expect("welcome")
        assert ada.act(ada.turn or 0, ada.legal[0])["type"] == "update"
    with closing_engine(open_engine(str(file))) as engine:
        assert [one.problem for one in check_all(engine)] == [None]


def test_nobody_sees_a_table_before_its_clock_is_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A start loads it, and whoever comes meanwhile waits until that is done."""
    file = tmp_path / "polis.sqlite3"
    with served(str(file)) as address:
        made = make(address, [ME, ME], clock={"kind": "live", "base_s": 600, "increment_s": 0})
    as_if_an_hour_ago(file)
    do = LiveTable.do

    async def slow(self: LiveTable, *what: Any, **how: Any) -> Any:
        await asyncio.sleep(2)
        return await do(self, *what, **how)

    monkeypatch.setattr(LiveTable, "do", slow)
    with served(str(file)) as address, Player(made._replace(address=address)) as ada:
        assert 300_000 < ada.table["seats"][ada.turn or 0]["clock_ms"] <= 600_000


def test_a_correspondence_clock_runs_while_no_server_is_there(tmp_path: Path) -> None:
    file = tmp_path / "polis.sqlite3"
    with served(str(file)) as address:
        make(address, [ME, ME], clock={"kind": "live", "base_s": 600, "increment_s": 0})
        made = make(address, [ME, ME], clock={"kind": "days", "base_s": 7200, "increment_s": 0})
    as_if_an_hour_ago(file)
    with served(str(file)) as address, Player(made._replace(address=address)) as ada:
        assert 3_000_000 < ada.table["seats"][ada.turn or 0]["clock_ms"] <= 3_600_000


@pytest.mark.parametrize("jump", [-2 * HOUR, 2 * HOUR])
def test_a_jump_of_the_machine_s_clock_changes_nothing(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    clock = {"kind": "live", "base_s": 600, "increment_s": 0}
    address = serve()
    made = make(address, [ME, ME], clock=clock)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + jump)
    with Player(made) as ada:
        ada.send(type="look", seat=ada.turn)
        ada.expect("welcome")
        assert ada.act(ada.turn or 0, ada.legal[0])["type"] == "update"
        seat = ada.table["seats"][ada.turn or 0]
        assert seat["kind"] == "person"
        assert 300_000 < seat["clock_ms"] <= 600_000
