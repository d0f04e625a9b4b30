"""What a contest claims must be true: strengths, intervals and answers against known cases."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from polis_lab.contests import ladder as ladder_module
from polis_lab.contests.intervals import mean_interval, share_interval, t_quantile
from polis_lab.contests.ladder import ELO, ladder, strengths_of
from polis_lab.contests.stopping import FEWEST_DEALS, verdict
from polis_lab.contests.stopwatch import Stopwatch

CONTESTS = 1000
Game = tuple[int, Sequence[int], Sequence[int]]


def placed(rng: Any, strengths: Sequence[float], seating: Sequence[int]) -> list[int]:
    """The ranks of a game after Plackett and Luce: strengths with Gumbel noise, the highest first."""
    heights = np.array([strengths[bot] for bot in seating]) + rng.gumbel(size=len(seating))
    return [int((heights > height).sum()) for height in heights]


# ---------------------------------------------------------------------------------------- ladder


def test_bradley_terry_of_two_bots_is_the_logarithm_of_their_odds() -> None:
    games: list[Game] = [(deal, (0, 1), (0, 1)) for deal in range(30)]
    games += [(deal, (1, 0), (0, 1)) for deal in range(30, 40)]
    found = strengths_of(games, 2)
    assert found[0] == 0
    assert found[1] == pytest.approx(math.log(10.5 / 30.5))  # half a game more for each


@pytest.mark.parametrize(
    "seatings",
    [
        [(0, 1), (1, 2), (2, 3), (3, 0), (1, 0), (2, 1), (3, 2), (0, 3)],
        [(0, 1, 2), (1, 2, 3), (2, 3, 0), (3, 0, 1)],
        [(0, 1, 2, 3), (0, 0, 1, 2), (3, 3, 1, 2), (3, 1, 0, 0)],  # a bot at two seats
    ],
)
def test_strengths_are_found_again_in_games_drawn_from_them(
    seatings: list[tuple[int, ...]], seed: int
) -> None:
    rng = np.random.default_rng(seed)
    true = [0.0, 1.0, 0.4, -0.7]
    games = [
        (deal, seating, placed(rng, true, seating)) for deal in range(2500) for seating in seatings
    ]
    assert strengths_of(games, 4).tolist() == pytest.approx(true, abs=0.15)


def test_games_that_all_end_level_show_no_difference() -> None:
    games = [(deal, (0, 1, 2), (0, 0, 0)) for deal in range(20)]
    assert strengths_of(games, 3).tolist() == pytest.approx([0, 0, 0], abs=1e-9)


def test_a_shared_place_lies_between_both_orders() -> None:
    first = strengths_of([(0, (0, 1, 2), (1, 0, 2))], 3)[1]
    shared = strengths_of([(0, (0, 1, 2), (0, 0, 2))], 3)[1]
    second = strengths_of([(0, (0, 1, 2), (0, 1, 2))], 3)[1]
    assert first > shared > second


def test_the_anchor_stands_at_zero_and_the_strongest_on_top(seed: int) -> None:
    rng = np.random.default_rng(seed)
    games = [(deal, (0, 1, 2), placed(rng, [0, 1, 2], (0, 1, 2))) for deal in range(300)]
    rungs = ladder(games, 3, anchor=1)
    assert [rung.bot for rung in rungs] == [2, 1, 0]
    assert (rungs[1].elo, rungs[1].low, rungs[1].high) == (0, 0, 0)
    assert rungs[0].elo > 0 > rungs[2].elo
    for rung in rungs:
        assert rung.limit is None
        assert rung.low is not None
        assert rung.high is not None
        assert rung.low <= rung.elo <= rung.high


def test_who_has_won_everything_has_a_bound_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder_module, "REPLICAS", 50)
    games: list[Game] = [(deal, (0, 1), (1, 0)) for deal in range(50)]
    games += [(deal, (1, 2), (0, 1) if deal % 2 else (1, 0)) for deal in range(50)]
    limits = {rung.bot: rung.limit for rung in ladder(games, 3, anchor=0)}
    assert limits == {0: None, 1: "at least", 2: "at least"}  # 2 has won against 1, 1 against 0
    limits = {rung.bot: rung.limit for rung in ladder(games, 3, anchor=1)}
    assert limits == {0: "at most", 1: None, 2: None}


@pytest.mark.long
@pytest.mark.parametrize(("share", "deals"), [(0.69, 60), (0.95, 20), (0.99, 100)])
def test_ranges_of_the_ladder_hold_the_truth_19_times_in_20(
    share: float, deals: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Intervals, and the bounds where every game went the same way."""
    monkeypatch.setattr(ladder_module, "REPLICAS", 200)
    rng = np.random.default_rng(seed)
    true, held, contests = math.log(share / (1 - share)), 0, 200
    for _ in range(contests):
        games = [
            (deal, seating, placed(rng, [0, true], seating))
            for deal in range(deals)
            for seating in ((0, 1), (1, 0))
        ]
        (rung,) = (rung for rung in ladder(games, 2, 0, int(rng.integers(2**32))) if rung.bot == 1)
        assert rung.low is not None
        assert rung.high is not None
        held += rung.low <= true * ELO and (rung.limit is not None or true * ELO <= rung.high)
    assert held / contests >= 0.88  # more than four standard errors below


def test_a_clean_sweep_is_told_as_what_would_happen_once_in_40_times() -> None:
    """Deals are the unit: of 200 the loser wins each with a chance of 1.8 % at most."""
    games = [
        (deal, seating, (seating[0], seating[1]))
        for deal in range(200)
        for seating in ((0, 1), (1, 0))
    ]
    (rung,) = (rung for rung in ladder(games, 2, 1) if rung.bot == 0)
    assert rung.limit == "at least"
    chance = 1 - 0.025 ** (1 / 200)
    assert rung.low == pytest.approx(math.log((1 - chance) / chance) * ELO, abs=25)


def test_a_few_deals_give_no_interval() -> None:
    games = [(deal, (0, 1), (deal % 2, 1 - deal % 2)) for deal in range(9)]
    (rung,) = (rung for rung in ladder(games, 2, 0) if rung.bot == 1)
    assert (rung.low, rung.high, rung.limit) == (None, None, None)


def test_a_bot_that_no_game_ties_has_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder_module, "REPLICAS", 50)
    games = [(deal, (0, 1), (deal % 2, 1 - deal % 2)) for deal in range(20)]
    games += [(deal, (2, 3), (deal % 2, 1 - deal % 2)) for deal in range(20)]
    assert {rung.bot for rung in ladder(games, 5, 0)} == {0, 1}
    assert {rung.bot for rung in ladder(games, 5, 3)} == {2, 3}


# ------------------------------------------------------------------------------------- intervals


@pytest.mark.parametrize(
    ("freedom", "known"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_quantiles_of_student(freedom: int, known: float) -> None:
    assert t_quantile(freedom) == pytest.approx(known, abs=0.005)


@pytest.mark.parametrize(("share", "deals"), [(0.5, 20), (0.6, 100), (0.9, 50), (0.97, 200)])
def test_intervals_of_shares_hold_the_truth_19_times_in_20(
    share: float, deals: int, seed: int
) -> None:
    """The two games of a deal are alike: as games alone they would give too narrow an interval."""
    rng = np.random.default_rng(seed)
    numbers = np.repeat(np.arange(deals), 2)
    held = 0
    for _ in range(CONTESTS):
        alike = rng.random(deals) < 0.5
        first, second = rng.random((2, deals)) < share
        won = np.column_stack([first, np.where(alike, first, second)]).ravel().astype(float)
        found = share_interval(numbers, won, np.ones(2 * deals))
        assert found.low is not None
        assert found.high is not None
        held += found.low <= share <= found.high
    assert 0.92 <= held / CONTESTS <= 0.985


def test_intervals_of_means_hold_the_truth_19_times_in_20(seed: int) -> None:
    rng = np.random.default_rng(seed)
    deals, held = 15, 0
    numbers = np.repeat(np.arange(deals), 2)
    for _ in range(CONTESTS):
        margins = np.repeat(rng.normal(3, 10, deals), 2) + rng.normal(0, 5, 2 * deals)
        found = mean_interval(numbers, margins, np.ones(2 * deals))
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 3 <= found.high
    assert 0.92 <= held / CONTESTS <= 0.98


def test_a_clean_sweep_is_as_sure_as_its_deals() -> None:
    deals = np.repeat(np.arange(50), 2)
    found = share_interval(deals, np.ones(100), np.ones(100))
    assert (found.value, found.high) == (1, 1)
    assert found.low == pytest.approx(50 / (50 + t_quantile(49) ** 2))


def test_one_deal_tells_nothing() -> None:
    one = np.zeros(2, int)
    share = share_interval(one, np.array([1.0, 0.0]), np.ones(2))
    assert (share.value, share.low, share.high) == (0.5, 0, 1)
    margin = mean_interval(one, np.array([4.0, 2.0]), np.ones(2))
    assert (margin.value, margin.low, margin.high) == (3, None, None)


def test_games_without_the_bot_do_not_count() -> None:
    deals = np.arange(4)
    parts, wholes = np.array([1.0, 0, 0, 0]), np.array([1.0, 1, 0, 0])
    assert share_interval(deals, parts, wholes) == share_interval(deals[:2], parts[:2], wholes[:2])


# -------------------------------------------------------------------------------------- stopping


@pytest.mark.parametrize(("share", "wrong"), [(0.5, "better"), (0.6, "not better")])
def test_the_sequential_test_errs_in_one_contest_of_twenty(
    share: float, wrong: str, seed: int
) -> None:
    rng = np.random.default_rng(seed)
    answers = [
        verdict((rng.random((3000, 2)) < share).mean(axis=1).tolist(), 0.6).answer
        for _ in range(CONTESTS)
    ]
    assert None not in answers
    assert answers.count(wrong) / CONTESTS <= 0.08  # 0.05, and four standard errors


def test_the_sequential_test_waits_until_it_knows_how_much_deals_differ() -> None:
    assert verdict([1.0] * (FEWEST_DEALS - 1), 0.6).answer is None
    assert verdict([1.0] * FEWEST_DEALS, 0.6).answer == "better"
    assert verdict([0.0] * FEWEST_DEALS, 0.6).answer == "not better"
    assert verdict([], 0.6).answer is None


def test_what_comes_after_the_answer_does_not_change_it() -> None:
    shares = [1.0] * 40
    found = verdict(shares, 0.6)
    assert verdict([*shares, *[0.0] * 500], 0.6) == found
    assert found.deals == FEWEST_DEALS


# ------------------------------------------------------------------------------------- stopwatch


def test_a_stopwatch_tells_mean_percentile_and_longest(seed: int) -> None:
    times = np.random.default_rng(seed).lognormal(-8, 1.5, 5000)
    watch = Stopwatch()
    for time in times:
        watch.add(float(time))
    found = Stopwatch.from_json(watch.json()).summary()
    assert found["count"] == 5000
    assert found["mean"] == pytest.approx(times.mean(), rel=1e-3)
    assert found["p95"] == pytest.approx(np.percentile(times, 95), rel=0.06)
    assert found["p99"] == pytest.approx(np.percentile(times, 99), rel=0.06)
    assert found["max"] == pytest.approx(times.max(), abs=1e-8)


def test_stopwatches_add_up() -> None:
    first, second = Stopwatch(), Stopwatch()
    first.add(1.0)
    second.add(3.0)
    second.add(0.0)
    whole = Stopwatch.sum([first, second])
    assert (whole.count, whole.total, whole.longest) == (3, 4.0, 3.0)
    assert whole.percentile(1.0) == pytest.approx(3.0, rel=0.025)
    assert Stopwatch().summary() == {"count": 0, "mean": 0.0, "p95": 0.0, "p99": 0.0, "max": 0.0}
