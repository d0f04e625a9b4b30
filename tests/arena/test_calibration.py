"""Whether chances come true: the arithmetic, and a game."""

import json

import numpy as np
import pytest

from polis.bots.hints.calibration import sharpened
from tools.calibration import (
    Sample,
    brier,
    draw_of_games,
    fitted,
    main,
    quarters,
    shares_at_end,
    slope_in,
)


def test_winners_share_the_victory() -> None:
    assert shares_at_end(3, [0, 2]).tolist() == [0.5, 0, 0.5]


def test_the_brier_score_is_of_the_seat_to_act() -> None:
    told = np.array([[0.8, 0.2], [0.5, 0.5]])
    assert brier(told, np.array([[1.0, 0.0], [0.0, 1.0]])) == pytest.approx((0.04 + 0.25) / 2)


@pytest.mark.parametrize("slope", [0.0, 0.6, 1.0, 1.7])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_slope_that_made_results_is_found(slope: float, seats: int) -> None:
    """Results that are as likely as shares of that slope say."""
    rng = np.random.default_rng(seats)
    told = rng.dirichlet(np.full(seats, 2.0), 300)
    assert slope_in(told, sharpened(told, slope)) == pytest.approx(slope, abs=1e-6)


def test_shares_that_tell_nothing_have_a_slope_all_the_same() -> None:
    assert slope_in(np.full((4, 2), 0.5), np.array([[1.0, 0.0]] * 4)) == 1


def test_whole_games_are_drawn() -> None:
    number = np.array([0, 0, 0, 1, 2, 2])
    found = draw_of_games(number, np.random.default_rng(3))
    sizes = {0: 3, 1: 1, 2: 2}
    drawn = {game: int((number[found] == game).sum()) for game in sizes}
    assert all(count % sizes[game] == 0 for game, count in drawn.items())
    assert sum(count // sizes[game] for game, count in drawn.items()) == 3


def test_quarters_part_the_positions_by_what_came_before() -> None:
    found = quarters(sample_of(8))
    assert [len(each.came) for each in found] == [16, 16, 16, 16]
    assert [each.part.max() for each in found] == [0.125, 0.375, 0.625, 0.875]


def test_what_half_of_the_games_fit_is_judged_by_the_others() -> None:
    found = fitted(sample_of(200), np.random.default_rng(1))
    plain, better = found["others"]
    assert found["slope"] == pytest.approx(2, abs=1e-3)
    assert plain["positions"] == better["positions"] == 800
    assert better["slope"][0] == pytest.approx(1, abs=1e-3)
    assert better["brier"][0] < plain["brier"][0]


def sample_of(games: int) -> Sample:
    """Games of eight positions each, in which the shares shown should have been squared."""
    number = np.repeat(np.arange(games), 8)
    told = np.random.default_rng(5).dirichlet([2.0, 2.0], len(number))
    came = sharpened(told, 2.0)
    return Sample(number, np.tile(np.arange(8) / 8, games), {"search": told}, came)


@pytest.mark.long  # a kernel that only this tool calls from Python is compiled first
def test_a_game_is_told_about(capsys: pytest.CaptureFixture[str]) -> None:
    main(["archon", "--games", "2", "--simulations", "2", "--every", "3", "--seed", "1", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert [each["who"] for each in found["all"]] == ["search", "network", "told"]
    assert len(found["quarters"]) == 4
    assert found["constant"] == pytest.approx(0.25)
    main(["archon", "--games", "2", "--seed", "1"])
    assert "slope of every second game" in capsys.readouterr().out
