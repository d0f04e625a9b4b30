"""The Brier score that nobody can beat: the arithmetic, and a game."""

import json

import numpy as np
import pytest

from tools.brier_floor import Position, main, scores_of


def test_the_floor_is_what_perfect_predictions_score() -> None:
    """Results drawn with known chances p: the floor is the mean of p(1 - p), six plays score a sixth more."""
    rng = np.random.default_rng(7)
    chances = rng.uniform(0, 1, 20_000)
    came = rng.random(20_000) < chances
    results = rng.random((20_000, 6)) < chances[:, None]
    found = [
        Position(number, chance, float(end), tuple(map(float, plays)))
        for number, (chance, end, plays) in enumerate(zip(chances, came, results, strict=True))
    ]
    floor, search, played_on = scores_of(found, rng)
    perfect = float((chances * (1 - chances)).mean())
    assert floor.value == pytest.approx(perfect, abs=0.003)
    assert search.value == pytest.approx(perfect, abs=0.004)
    assert played_on.value == pytest.approx(perfect * 7 / 6, abs=0.005)
    assert floor.low < floor.value < floor.high


def test_results_that_never_differ_leave_nothing_to_chance() -> None:
    found = [Position(game, 0.75, 1.0, (1.0, 1.0)) for game in range(3)]
    floor, search, played_on = scores_of(found, np.random.default_rng(1))
    assert (floor.value, search.value, played_on.value) == (0, 0.0625, 0)


def test_games_are_played_on(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["archon", "--games", "2", "--every", "12", "--plays", "2", "--seed", "1"]
    main([*few, "--json"])
    found = json.loads(capsys.readouterr().out)
    assert [each["who"] for each in found["scores"]] == ["floor", "search", "played on"]
    assert found["positions"] >= 2
    assert all(0 <= each["value"] <= 1 for each in found["scores"])
    main(few)
    assert f"{found['positions']} positions, 2 plays of each" in capsys.readouterr().out


def test_one_play_says_nothing_about_chance(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["archon", "--plays", "1"])
    assert "--plays must be 2 or more" in capsys.readouterr().err
