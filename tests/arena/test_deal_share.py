"""`tools.deal_share`: how much of a result the deal settles."""

import json

import numpy as np
import pytest

from tools.deal_share import correlation, main


def test_what_all_games_of_a_deal_share_is_the_deals() -> None:
    deals = np.random.default_rng(1).normal(size=(50, 1))
    assert correlation(np.repeat(deals, 8, axis=1)) == pytest.approx(1.0)


def test_nothing_is_the_deals_where_its_games_have_nothing_in_common() -> None:
    leads = np.random.default_rng(2).normal(size=(4000, 8))
    assert abs(correlation(leads)) < 0.02


def test_half_is_the_deals_where_both_spread_alike() -> None:
    rng = np.random.default_rng(3)
    leads = rng.normal(size=(4000, 1)) + rng.normal(size=(4000, 8))
    assert correlation(leads) == pytest.approx(0.5, abs=0.04)


def test_the_command_tells_each_seat_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    main(["archon", "--seats", "3", "--deals", "4", "--plays", "3", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert [each["seat"] for each in found] == [0, 1, 2]
    assert all(each["low"] <= each["value"] <= each["high"] <= 1.0 for each in found)
    assert all(each["lead"] > 0 for each in found)
