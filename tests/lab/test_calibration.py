"""The calibration of chances: Brier score and slope of known shares, and a game played for it."""

import numpy as np
import pytest

from polis_lab.measuring import calibration


def test_shares_that_come_true_need_no_correction() -> None:
    rng = np.random.default_rng(1)
    first = rng.uniform(0.1, 0.9, 20_000)
    predicted = np.stack([first, 1 - first], axis=1)
    won = rng.uniform(size=len(first)) < first
    actual = np.stack([won, ~won], axis=1).astype(float)
    assert calibration.slope(predicted, actual) == pytest.approx(1, abs=0.05)
    assert calibration.brier(predicted, actual) == pytest.approx(
        (first * (1 - first)).mean(), abs=0.01
    )


def test_shares_that_are_too_sure_have_a_slope_below_one() -> None:
    predicted = np.tile([[0.9, 0.1]], (100, 1))
    actual = np.zeros((100, 2))
    actual[:70, 0], actual[70:, 1] = 1, 1
    slope = calibration.slope(predicted, actual)
    assert slope == pytest.approx(np.log(7 / 3) / np.log(9), abs=1e-6)


def test_games_are_played_and_judged(capsys: pytest.CaptureFixture[str]) -> None:
    calibration.main(["archon", "--games", "2", "--seed", "3"])
    assert capsys.readouterr().out.startswith("Brier 0.")
