"""Seatings are balanced, plans repeatable, and what cannot be played is refused in a sentence."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from polis.core.records.record_file import record_from_json
from polis.core.records.replay import verify
from polis.core.texts.errors import PolisError
from polis.games import load
from polis.search.bots import Budget
from polis_lab.contests import entrants as entrants_module
from polis_lab.contests.entrants import read_entrants
from polis_lab.contests.match import Table, ranks
from polis_lab.contests.pairing import Pairing
from polis_lab.contests.plan import Plan, deal_secret, new_plan, with_games

GAMES = {name: load(name) for name in ("arkadia", "archon")}
ARKADIA = GAMES["arkadia"]
SIZES = [(entrants, seats) for entrants in range(1, 6) for seats in (2, 3, 4)]


@pytest.mark.parametrize(("entrants", "seats"), SIZES)
def test_on_each_deal_each_bot_plays_each_seat_equally_often(entrants: int, seats: int) -> None:
    pairing = Pairing(entrants, seats)
    for deal in range(pairing.round):
        seatings = pairing.seatings(deal)
        for bot in range(entrants):
            held = [sum(row[seat] == bot for row in seatings) for seat in range(seats)]
            assert len(set(held)) == 1
        assert len(set(seatings)) == len(seatings)


@pytest.mark.parametrize(("entrants", "seats"), SIZES)
def test_in_a_round_every_bot_and_every_two_bots_meet_equally_often(
    entrants: int, seats: int
) -> None:
    pairing = Pairing(entrants, seats)
    seatings = [job.seating for job in pairing.jobs(pairing.round)]
    held = Counter(bot for row in seatings for bot in row)
    assert len(set(held.values())) == 1
    met = Counter(frozenset((a, b)) for row in seatings for a, b in combinations(row, 2) if a != b)
    assert len(met) == entrants * (entrants - 1) // 2
    assert len(set(met.values())) <= 1
    after = Counter(
        (row[seat], row[(seat + 1) % seats]) for row in seatings for seat in range(seats)
    )
    assert len({count for (a, b), count in after.items() if a != b}) <= 1


@pytest.mark.parametrize(
    ("entrants", "seats", "block", "deals"),
    [(1, 4, 1, 1), (2, 2, 2, 1), (2, 3, 6, 1), (2, 4, 6, 1), (3, 2, 2, 3), (3, 3, 3, 2),
     (4, 4, 4, 6), (5, 4, 4, 30)],
)  # fmt: skip
def test_the_size_of_a_deal_and_of_a_round(
    entrants: int, seats: int, block: int, deals: int
) -> None:
    pairing = Pairing(entrants, seats)
    assert (pairing.block, pairing.round) == (block, deals)


def test_two_bots_at_four_seats_have_two_each() -> None:
    assert all(sorted(row) == [0, 0, 1, 1] for row in Pairing(2, 4).seatings(0))
    assert sorted(map(sum, Pairing(2, 3).seatings(0))) == [1, 1, 1, 2, 2, 2]


def test_games_are_rounded_up_to_whole_deals() -> None:
    plan = new_plan(ARKADIA, "random,greedy", 4, 100, "1")
    assert (plan.games, plan.deals, len(plan.jobs())) == (102, 17, 102)
    assert [job.number for job in plan.jobs()] == list(range(102))
    assert with_games(plan, 103).games == 108
    assert with_games(plan, 103).jobs()[:102] == plan.jobs()


def test_a_plan_survives_being_written_down() -> None:
    plan = new_plan(ARKADIA, "random,greedy", 3, 12, "77", stop_at=0.55)
    assert Plan.from_json(plan.json()) == plan


def test_the_games_of_a_deal_hide_the_same_things_and_those_of_another_do_not() -> None:
    plan = new_plan(ARKADIA, "random", 2, 10, "1")
    assert len({deal_secret(plan, deal) for deal in range(10)}) == 10
    assert deal_secret(plan, 3) == deal_secret(with_games(plan, 500), 3)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_kept_as_a_record_that_verifies_and_repeats(name: str) -> None:
    game = GAMES[name]
    plan = new_plan(game, "random,greedy", 2, 2, "5")
    table = Table(plan)
    played = [table.play(job) for job in plan.jobs()]
    again = Table(plan).play(plan.jobs()[1])
    assert again.record == played[1].record
    records = [record_from_json(each.record) for each in played]
    assert [verify(record, game) for record in records] == [None, None]
    assert records[0].hashes[0] == records[1].hashes[0]  # the same deal
    assert records[0].actions != records[1].actions
    assert [seat.name for seat in records[1].seats] == ["greedy", "random"]
    line = played[0].line
    assert sum(watch["count"] for watch in line["decisions"]) == line["plies"]
    assert sum(watch["count"] for watch in line["turns"]) < line["plies"]
    assert sorted(line["order"]) == [0, 1]


def test_ranks_put_winners_first_and_let_equal_points_share_a_place() -> None:
    assert ranks((10, 30, 20), (1,)) == [2, 0, 1]
    assert ranks((30, 30, 20, 20), (0,)) == [0, 1, 2, 2]  # a tie that a rule has broken
    assert ranks((5, 5), (0, 1)) == [0, 0]


def test_a_table_with_other_code_refuses_to_play() -> None:
    plan = new_plan(ARKADIA, "random", 2, 1, "1")
    other = Plan.from_json({**plan.json(), "code": "0" * 16})
    with pytest.raises(PolisError, match=r"not those of the contest .* install the same version"):
        Table(other)


# --------------------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"bots": "random,clever"}, "no bot 'clever'; the bots are random, greedy"),
        ({"bots": "random,"}, "no bot ''"),
        ({"bots": "random,adept-warden"}, "no bot 'adept-warden'; the bots are random, greedy"),
        ({"bots": "random,adept:warden"}, "no bot 'adept:warden'; the styles of the bots"),
        ({"bots": "random,random"}, "'random' is named twice; name each bot once"),
        ({"bots": "greedy@1s"}, "'greedy' takes no budget; name it without '@1s'"),
        ({"seats": 5}, "Arkadia is for 2 to 4 seats, not 5"),
        ({"games": 0}, "number of games is 0; it must be 1 to 1000000"),
        ({"seed": "seven"}, "seven"),
        ({"stop_at": 0.5}, "above 0.5 and below 1"),
        ({"stop_at": float("nan")}, "above 0.5 and below 1"),
        ({"bots": "random", "stop_at": 0.6}, "compares two bots; 1 are named"),
        ({"budget": Budget(seconds=1)}, "None of random, greedy takes a budget; these do: artisan, foreman, adept"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused(wish: dict[str, Any], sentence: str) -> None:
    wishes: dict[str, Any] = {"bots": "random,greedy", "seats": 2, "games": 10, "seed": "1", **wish}
    names = ("bots", "seats", "games", "seed")
    with pytest.raises(PolisError, match=sentence):
        new_plan(
            ARKADIA,
            *(wishes[name] for name in names),
            **{name: value for name, value in wishes.items() if name not in names},
        )


def test_a_bot_with_two_budgets_is_two_entrants(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrants_module, "is_searching", lambda bot: bot == "random")
    found = read_entrants("random@0.5s,random, greedy", Budget(simulations=40))
    assert [entrant.label for entrant in found] == ["random@0.5s", "random@40", "greedy"]
    assert [entrant.budget for entrant in found] == [Budget(0.5), Budget(simulations=40), None]
    plan = new_plan(ARKADIA, "random@0.5s,random@800", 2, 2, "1")
    line = Table(plan).play(plan.jobs()[0])
    assert [seat["name"] for seat in line.record["seats"]] == ["random@0.5s", "random@800"]
    assert [seat["kind"] for seat in line.record["seats"]] == ["random", "random"]


def test_too_many_bots_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrants_module, "is_searching", lambda bot: bot == "random")
    with pytest.raises(PolisError, match="There are 13 bots; at most 12"):
        read_entrants(",".join(f"random@{n}" for n in range(1, 14)))
