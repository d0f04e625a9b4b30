"""The order of levels by their PRs over games."""

import numpy as np
import pytest

from polis_lab.measuring.reviews import LEVELS, main, right_order


def test_levels_stand_in_order_where_the_weaker_lose_more() -> None:
    rng = np.random.default_rng(1)
    weak, strong = [(90, 100)] * 12, [(10, 100)] * 12
    assert right_order([weak, strong], 20, rng) == 1
    assert right_order([strong, weak], 20, rng) == 0
    assert right_order([weak, weak], 20, rng) == 0
    mixed = right_order([weak + strong, weak + strong], 400, rng, games=1)
    assert 0.15 < mixed < 0.35  # a quarter of the draws


def test_no_game_is_begun_once_the_minutes_are_used(capsys: pytest.CaptureFixture[str]) -> None:
    main(["arkadia", "--minutes", "0"])
    assert capsys.readouterr().out.count(" 0 games") == len(LEVELS)


@pytest.mark.long
def test_a_few_games_are_played_reviewed_and_put_in_order(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["arkadia", "--games", "2", "--depth", "8", "--draws", "10"])
    said = capsys.readouterr().out
    assert all(level in said for level in LEVELS)
    assert "right order: " in said
