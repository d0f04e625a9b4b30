"""The figures of a few games counted by hand."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from polis_lab.contests.contest import conclude, facts
from polis_lab.contests.ledger import begin
from polis_lab.contests.match import ranks
from polis_lab.contests.plan import Plan
from polis_lab.contests.standings import Games, standings, whole_deals
from polis_lab.contests.stopwatch import Stopwatch
from tests.arena.contests import plan_of, played


def line(
    plan: Plan, number: int, scores: tuple[int, ...], first: int = 0, ms: float = 1.0
) -> dict[str, Any]:
    """A game with these points; every seat has decided twice, in a turn, for `ms` each."""
    job = plan.jobs()[number]
    seats = len(scores)
    winners = tuple(seat for seat in range(seats) if scores[seat] == max(scores))
    decisions, turns = Stopwatch(), Stopwatch()
    decisions.add(ms / 1e3)
    decisions.add(ms / 1e3)
    turns.add(2 * ms / 1e3)
    return {
        "game": number,
        "deal": job.deal,
        "seating": list(job.seating),
        "scores": list(scores),
        "winners": list(winners),
        "ranks": ranks(scores, winners),
        "ending": "castle",
        "order": [(first + step) % seats for step in range(seats)],
        "plies": 2 * seats,
        "decisions": [decisions.json()] * seats,
        "turns": [turns.json()] * seats,
        "seconds": 0.5,
    }


@pytest.fixture
def counted() -> dict[str, Any]:
    """Two deals between two bots: random wins one game of four and shares one."""
    plan = plan_of(4)
    lines = [
        line(plan, 0, (60, 50)),  # random at seat 1 wins by 10
        line(plan, 1, (80, 50), first=1),  # greedy at seat 1 wins by 30
        line(plan, 2, (70, 70)),  # shared
        line(plan, 3, (90, 60), first=1),  # greedy wins by 30
    ]
    return standings(plan, lines)


def test_shares_and_margins_are_those_counted_by_hand(counted: dict[str, Any]) -> None:
    (pair,) = counted["pairs"]
    assert (counted["games"], counted["deals"], pair["games"], pair["deals"]) == (4, 2, 4, 2)
    assert pair["win_share"]["value"] == 1.5 / 4
    assert pair["ahead"]["value"] == 1.5 / 4
    assert pair["margin"]["value"] == (10 - 30 + 0 - 30) / 4
    # the deals have -20 and -30 points for two games each: -12.5, and 2.5 as its error
    assert pair["margin"]["low"] == pytest.approx(-12.5 - 12.706 * 2.5, abs=0.01)
    assert [bot["win_share"]["value"] for bot in counted["bots"]] == [1.5 / 4, 2.5 / 4]
    assert [bot["score"]["value"] for bot in counted["bots"]] == [60, 72.5]


def test_seats_and_order_are_counted_apart(counted: dict[str, Any]) -> None:
    seats = counted["seats"]
    assert [share["value"] for share in seats["by_seat"]] == [3.5 / 4, 0.5 / 4]
    assert [share["value"] for share in seats["by_order"]] == [1.5 / 4, 2.5 / 4]
    random = counted["bots"][0]["by_seat"]
    assert [share["value"] for share in random] == [0.75, 0]


def test_points_and_times_are_those_of_the_bot(counted: dict[str, Any]) -> None:
    random, greedy = counted["bots"]
    assert random["games_to_see"]["most_points"] == {"game": 2, "seat": 0, "points": 70}
    assert greedy["games_to_see"]["fewest_points"] == {"game": 0, "seat": 1, "points": 50}
    assert sum(random["scores"]["counts"]) == 4
    assert random["scores"]["edges"] == greedy["scores"]["edges"]
    assert random["think"]["decisions"]["count"] == 8
    assert random["think"]["turns"]["mean"] == pytest.approx(2e-3)


def test_equal_bots_have_half_of_the_wins_however_many_seats_each_has() -> None:
    plan = plan_of(6, seats=3)
    lines = [
        line(plan, number, tuple(30 if seat == number % 3 else 0 for seat in range(3)))
        for number in range(6)
    ]
    found = standings(plan, lines)
    assert found["pairs"][0]["win_share"]["value"] == 0.5
    assert found["fair_share"] == 1 / 3
    assert found["ladder"]["rungs"][0]["elo"] == pytest.approx(0, abs=1e-6)


def test_the_order_in_which_games_end_changes_no_figure() -> None:
    plan = plan_of(6)
    lines = [line(plan, n, (n * 7 % 5, n * 3 % 4)) for n in range(6)]
    assert standings(plan, lines) == standings(plan, lines[::-1])


def test_the_sequential_test_hears_whole_deals_in_their_order() -> None:
    plan = replace(plan_of(8), stop_at=0.6)
    lines = [line(plan, n, (1, 0)) for n in (0, 1, 2, 3, 4, 6, 7)]  # game 5 is still played
    assert whole_deals(Games(plan, lines)) == [0.5, 0.5]
    assert whole_deals(Games(plan, [*lines, line(plan, 5, (1, 0))])) == [0.5] * 4
    assert standings(plan, lines)["stop"]["answer"] is None
    assert whole_deals(Games(plan, [])) == []


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A contest that is over."""
    folder = tmp_path_factory.mktemp("arena") / "contest"
    plan = plan_of(8)
    with begin(folder, plan, facts()) as ledger:
        for game in played(plan):
            ledger.add(game)
        conclude(ledger, "polis arena arkadia --bots random")
    return folder


def test_the_figures_are_json_and_say_what_they_were_made_with(folder: Path) -> None:
    result = json.loads((folder / "result.json").read_text("utf-8"))
    assert result["is_complete"]
    assert result["machine"]["polis"]
    assert result["plan"]["rules_version"] >= 1
    assert "revision" in result
    assert result["ladder"]["anchor"] == "random"


def test_one_bot_against_itself_has_no_ladder() -> None:
    plan = plan_of(4, bots="greedy")
    found = standings(plan, [line(plan, n, (n, 2)) for n in range(4)])
    assert found["ladder"] is None
    assert found["pairs"] == []
    assert [share["value"] for share in found["seats"]["by_seat"]] == [0.375, 0.625]
