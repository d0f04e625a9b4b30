"""Clocks: whose time passes, what is added, and the bot that takes over."""

import pytest

from polis.server.protocol.tables import Clock
from polis.server.tables import table_view
from polis.server.tables.commands.offers import Answer, MakeOffer
from polis.server.tables.commands.seating import Return, ran_out
from polis.server.tables.table import Table
from tests.server.player import GREEDY, ME, Player, make
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
    monkeypatch.setattr("polis.server.tables.making.CLOCKS", {"live": (1, 9), "days": (1, 9)})
    clock = {"kind": "live", "base_s": 1, "increment_s": 0}
    made = make(any_server, seats, clock=clock)
    with Player(made) as ada:
        ada.may_act(0)
        assert 0 <= ada.table["seats"][0]["clock_ms"] <= 1000
        taken = ada.until(lambda m: m["type"] == "update" and m["table"]["seats"][0]["bot"])
        assert taken["table"]["seats"][0]["kind"] == "bot"
        assert ada.ask("return", 0)["type"] == "update"
