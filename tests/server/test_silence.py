"""Nobody holds up the others for ever by not answering: who is awaited for a day, a pause without end."""

import pytest

from polis.server.protocol.tables import Clock
from polis.server.table import table_view
from polis.server.table.commands.offers import Answer, MakeOffer
from polis.server.table.commands.playing import Act
from polis.server.table.commands.seating import STAND_IN, Replace, Resign, Return
from polis.server.table.table import ABSENT_SECONDS, Table
from tests.server.tables import (
    acted,
    after,
    bot,
    dealt,
    legal,
    people,
    person,
    refused,
    stored,
    terms,
)

DAY = ABSENT_SECONDS


def at(monkeypatch: pytest.MonkeyPatch, time: float) -> float:
    """Let it be this time."""
    for module in ("offers", "seating"):
        monkeypatch.setattr(f"polis.server.table.commands.{module}.now", lambda: time)
    return time


def awaited(seats: int = 2, returns: bool = False) -> tuple[Table, int, int]:
    """A game without a clock; the seat to act and one of the others."""
    starts = [person(name) for name in ("Ada", "Ben", "Cleo")[:seats]]
    table = dealt(starts, terms(returns=returns))
    assert table.turn is not None
    return table, table.turn, (table.turn + 1) % seats


def test_a_bot_sits_in_for_who_has_been_awaited_for_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    table, gone, other = awaited()
    start = table.touched
    at(monkeypatch, start + DAY - 1)
    with refused("not-yet"):
        after(table, Replace("key", other, gone))
    now = at(monkeypatch, start + DAY)
    assert table_view.head(table, now).replaceable == table_view.iso_time(now)
    with refused("not-awaited"):
        after(table, Replace("key", gone, gone))  # not for oneself
    with refused("not-awaited"):
        after(table, Replace("key", gone, other))
    table = after(table, Replace("key", other, gone), now)
    assert table.bot_to_act == STAND_IN
    assert table.seats[gone].is_away


def test_who_was_replaced_comes_back_whatever_the_bot_has_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They had agreed to no time. Who leaves by themselves afterwards comes back as the table agreed."""
    table, gone, other = awaited()
    now = at(monkeypatch, table.touched + DAY)
    table = after(table, Replace("key", other, gone), now)
    table = played_by_bot(table, gone)
    assert table.may_return(gone)
    table = after(table, Return("key", gone), now + 1)
    assert table.seats[gone].is_person
    table = after(table, Resign("key", gone, "greedy"), now + 2)
    assert not table.may_return(gone)


def played_by_bot(table: Table, seat: int) -> Table:
    """The table after a bot has acted for a seat."""
    return stored(table, Act("key", seat, table.ply, [legal(table)[0]]).decide(table))


def test_each_action_and_each_return_begins_the_day_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    table, gone, other = awaited()
    start = table.touched
    now = at(monkeypatch, start + DAY)
    moved = acted(table, legal(table)[0], at=now - 5)
    assert moved.replaceable_at == now - 5 + DAY
    table = after(table, Replace("key", other, gone), now)
    assert table.replaceable_at is None
    table = after(table, Return("key", gone), now + 1)
    assert table.replaceable_at == now + 1 + DAY


@pytest.mark.parametrize("clock", [Clock("live", 300, 0), Clock("days", 86400, 0)])
def test_with_a_clock_its_end_replaces_and_nobody_else(clock: Clock) -> None:
    assert dealt([person("Ada"), person("Ben")], terms(clock=clock)).replaceable_at is None


def test_where_nobody_waits_nobody_is_replaced() -> None:
    assert dealt([person("Ada"), bot()]).replaceable_at is None


def paused(alone: bool = False) -> Table:
    """A paused game; alone: one had left, and the other paused without being able to ask."""
    table = people("arkadia", 2)
    if alone:
        table = after(table, Resign("key", 1, "greedy"))
        return after(table, MakeOffer("key", 0, "pause", 0))
    return after(after(table, MakeOffer("key", 0, "pause", 0)), Answer("key", 1, True))


def test_a_question_that_stands_open_ends_a_pause_too(monkeypatch: pytest.MonkeyPatch) -> None:
    table = paused()
    at(monkeypatch, table.paused_at)
    table = after(table, MakeOffer("key", 0, "resume", 0))
    at(monkeypatch, table.paused_at + 3599)
    with refused("offer-open"):
        after(table, MakeOffer("key", 0, "resume", 0))
    at(monkeypatch, table.paused_at + 3600)
    assert after(table, MakeOffer("key", 0, "resume", 0)).status == "playing"


def test_who_was_away_when_it_began_ends_a_pause_too(monkeypatch: pytest.MonkeyPatch) -> None:
    table = paused(alone=True)
    assert table.status == "paused"
    at(monkeypatch, table.paused_at + 3599)
    with refused("played-by-bot"):
        after(table, MakeOffer("key", 1, "resume", 0))
    at(monkeypatch, table.paused_at + 3600)
    assert after(table, MakeOffer("key", 1, "resume", 0)).status == "playing"
