"""Clocks: whose time runs, what is added, and the bot that takes over."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Literal

import pytest
from structlog.testing import capture_logs

from polis.server.live.live_table import LiveTable
from polis.server.logs import write_logs
from polis.server.protocol.tables import Clock
from polis.server.storage.engine import closing_engine, open_engine
from polis.server.storage.health import ALIVE
from polis.server.storage.verify_stored import check_all
from polis.server.table import clocks, table_view
from polis.server.table.commands.offers import Answer, MakeOffer
from polis.server.table.commands.playing import Act, Undo
from polis.server.table.commands.playing import acted as acted_by
from polis.server.table.commands.seating import Resign, Return, ran_out
from polis.server.table.table import Table
from polis.server.texts import RequestRefused
from tests.server.conftest import Serve
from tests.server.player import GREEDY, ME, Player, make
from tests.server.serving import served
from tests.server.tables import acted, after, dealt, legal, person, refused, stored, terms

if TYPE_CHECKING:
    from polis.server.table.commands.base import Command

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


def test_coming_back_adds_no_time() -> None:
    table = begun(LIVE)
    seat, start = table.turn or 0, table.touched
    for second in range(1, 300):
        table = after(table, Resign("key", seat, "random"), start + second - 0.9)
        table = after(table, Return("key", seat), start + second)
    assert left(table, seat, start + 299) == 1000
    table = after(table, Resign("key", seat, "random"), start + 299)
    assert ran_out(table, start + 400) == []
    step = table.history.step(table.history.state, legal(table)[0])
    acted = stored(table, [acted_by([step], seat)], start + 299.5)
    assert acted.clocks.left[seat] == 1, "what a bot uses is not the person's"


def test_a_seat_whose_time_has_run_out_is_got_back_as_the_table_agreed_and_once() -> None:
    strict = dealt([person("Ada"), person("Ben")], terms(clock=LIVE, returns=False))
    seat = strict.turn or 0
    with refused("no-time-left"):
        after(late(strict), Return("key", seat))
    table = after(late(begun(LIVE)), Return("key", seat))
    assert left(table, seat, table.touched) == 30_000
    again = late(table)
    assert not table_view.head(again, again.touched).seats[seat].may_return
    with refused("no-time-left"):
        after(again, Return("key", seat))


def late(table: Table) -> Table:
    """The table after the clock of the seat to decide has run out."""
    ends = table.clocks.ends_at
    assert ends is not None
    return stored(table, ran_out(table, ends), ends)


@pytest.mark.parametrize("returns", [True, False])
@pytest.mark.parametrize("kind", ["live", "days"])
def test_whatever_a_seat_sends_its_clock_ends(
    kind: Literal["live", "days"], returns: bool, seed: int
) -> None:
    """At most the clock, the increments and one minimum, for correspondence in each turn."""
    draw = Random(f"{seed} {kind} {returns}")
    clock = Clock(kind, 3600, 7 if kind == "live" else 0)
    table = dealt([person("Ada"), person("Ben")], terms(clock=clock, returns=returns))
    used, given, now = [0.0, 0.0], [0.0, 0.0], table.touched
    for _ in range(1500):
        ends, seat = table.clocks.ends_at, table.clocks.running
        then = now + draw.choice((0.001, 1, 30, 100, 1000))
        is_late = bool(ran_out(table, then))
        now = ends if is_late and ends is not None else then
        before, since = table, table.touched
        table = late(table) if is_late else tried(table, draw, now)
        now = max(now, table.touched)
        by_bot = table.ply > before.ply and seat is not None and before.seats[seat].is_away
        if seat is not None and table is not before and not by_bot:
            took = table.touched - since  # also while a bot thinks for who has left
            used[seat] += (
                took if before.seats[seat].is_person else min(took, before.clocks.left[seat])
            )
            if table.ply > before.ply and table.turn != seat:
                given[seat] += clock.increment_s
        if kind == "days" and table.ply > before.ply and table.turn != before.turn:
            used[before.turn or 0] = 0.0
        for one in range(2):
            assert used[one] <= 3600 + given[one] + 360 + 1e-3, (one, used, given)
        if table.status == "over":
            break


def tried(table: Table, draw: Random, now: float) -> Table:
    """The table after one seat has sent something, or a bot has acted."""
    seat, turn = draw.randrange(2), table.turn or 0
    if table.bot_to_act is not None and draw.random() < 0.03:
        step = table.history.step(table.history.state, draw.choice(legal(table)))
        return stored(table, [acted_by([step], turn)], now)
    asked: list[Command] = [
        Resign("key", seat, "random"), *(Return("key", seat) for _ in range(4)),
        MakeOffer("key", seat, "pause", 0), MakeOffer("key", seat, "resume", 0), MakeOffer("key", seat, "take-back", max(0, table.ply - 1)),
        Answer("key", seat, draw.random() < 0.5), Undo("key", turn, table.ply, max(0, table.ply - 1)),
        Act("key", turn, table.ply, [draw.choice(legal(table))]),
    ]  # fmt: skip
    try:
        return after(table, draw.choice(asked), now)
    except RequestRefused:
        return table


def test_what_comes_after_the_end_of_a_clock_is_too_late(
    any_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the server has not noticed that end yet."""
    monkeypatch.setattr("polis.server.table.new_table.CLOCKS", {"live": (1, 9), "days": (1, 9)})
    monkeypatch.setattr("polis.server.live.hub.Hub._run_out", ignored)
    made = make(any_server, [ME, ME], clock={"kind": "live", "base_s": 1, "increment_s": 0})
    with Player(made) as both:
        seat = both.turn or 0
        time.sleep(1.1)
        assert both.act(seat, both.legal[0])["code"] == "played-by-bot"


async def ignored(*_: object) -> None:
    """Do nothing."""


def test_no_time_passes_in_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun(LIVE)
    seat, start = table.turn or 0, table.touched
    monkeypatch.setattr("polis.server.table.commands.offers.now", lambda: start)
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
    as_if_earlier(file, HOUR)


def as_if_earlier(file: Path, seconds: float) -> None:
    """Everything in a database happened so much earlier."""
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE journal SET at = at - ?", (seconds,))
        connection.execute(
            "UPDATE game_tables SET touched = touched - ?, due = due - ?", (seconds, seconds)
        )
        connection.execute(
            "UPDATE server_keys SET value = value - ? WHERE name LIKE ?", (seconds, f"{ALIVE}%")
        )
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


def test_a_live_clock_stands_still_while_no_move_can_be_stored(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first move that cannot be stored; also at a table where nobody tries."""
    monkeypatch.setattr("polis.server.table.new_table.CLOCKS", {"live": (1, 9), "days": (1, 9)})
    monkeypatch.setattr("polis.server.storage.engine.BUSY_SECONDS", 0.1)
    monkeypatch.setattr("polis.server.live.hub.POLL_SECONDS", 0.2)
    address, clock = serve(), {"kind": "live", "base_s": 3, "increment_s": 0}
    made, other = (make(address, [ME, ME], clock=clock) for _ in range(2))
    with Player(made) as both, Player(other) as others:
        seat = both.turn or 0
        with closing(sqlite3.connect(tmp_path / "polis.sqlite3")) as lock:
            lock.execute("BEGIN IMMEDIATE")
            assert both.act(seat, both.legal[0])["code"] == "no-storage"
            time.sleep(4)
            lock.rollback()
        assert both.act(seat, both.legal[0])["type"] == "update"
        found = others.until(lambda m: m["type"] == "update" and bool(m.get("clocks")))
        for player in (both, others):
            assert [one["kind"] for one in player.table["seats"]] == ["person", "person"]
        assert found["clocks"][others.turn or 0] > 1000
        late = others.until(lambda m: m["type"] == "update" and "away" in str(m["table"]))
        assert late["table"]["seats"][others.turn or 0]["kind"] == "bot", "then it runs again"


def test_a_start_with_a_clock_that_is_behind_goes_on_from_what_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polis.server.table.new_table.CLOCKS", {"live": (1, 9), "days": (1, 9)})
    monkeypatch.setattr(clocks, "_start", clocks._start)  # is set back after the test
    file, clock = tmp_path / "polis.sqlite3", {"kind": "live", "base_s": 2, "increment_s": 0}
    with served(str(file)) as address:
        made = make(address, [ME, ME], clock=clock)
    as_if_earlier(file, -HOUR)
    write_logs("warning", as_json=True)
    with (
        capture_logs() as told,
        served(str(file)) as address,
        Player(made._replace(address=address)) as both,
    ):
        seat = both.turn or 0
        both.until(lambda m: m["type"] == "update" and m["table"]["seats"][seat]["away"])
    write_logs("error", as_json=True)
    (behind,) = [one["seconds"] for one in told if "is behind" in one["event"]]
    assert HOUR - 10 < behind <= HOUR


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


def test_a_pause_that_nobody_ends_is_ended_by_one_after_an_hour(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = begun(LIVE)
    start = table.touched
    table = after(table, MakeOffer("key", 0, "pause", 0), start + 1)
    table = after(table, Answer("key", 1, True), start + 2)
    monkeypatch.setattr("polis.server.table.commands.offers.now", lambda: start + 3600)
    asked = after(table, MakeOffer("key", 0, "resume", 0), start + 3600)
    assert (asked.status, asked.offer is None) == ("paused", False)
    monkeypatch.setattr("polis.server.table.commands.offers.now", lambda: start + 3602)
    assert after(table, MakeOffer("key", 0, "resume", 0), start + 3602).status == "playing"
