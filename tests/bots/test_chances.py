"""Chances as people see them."""

from pathlib import Path
from shutil import copyfile
from typing import Any

import numpy as np
import pytest

from polis.bots.hints.advice import Adviser, advise, calibrated, sharpened
from polis.games import load
from polis.games.compiled_bots import compiled_bots
from polis.search.bots import Budget, Candidate
from polis.search.weights_file import FOLDER


def test_sharpened_shares_add_up_and_keep_their_order() -> None:
    found = sharpened(np.array([[0.6, 0.3, 0.1]]), 2.0)
    assert found[0].tolist() == pytest.approx([0.36 / 0.46, 0.09 / 0.46, 0.01 / 0.46])
    assert sharpened(np.array([0.6, 0.3, 0.1]), 0.0).tolist() == pytest.approx([1 / 3] * 3)


def test_a_slope_of_1_changes_nothing() -> None:
    assert calibrated((0.7, 0.3, 0.0), 1.0) == (0.7, 0.3, 0.0)


def test_a_slope_is_kept_with_the_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("archon")
    copyfile(compiled_bots(game).network, tmp_path / "archon.npz")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    weights = compiled_bots(game).load_net(game).tobytes()
    assert compiled_bots(game).keep_slope(game, 0.7) == tmp_path / "archon.npz"
    assert game.spec.bots.slope(game) == 0.7
    assert compiled_bots(game).load_net(game).tobytes() == weights


def test_a_hint_tells_chances_by_the_slope(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("archon")
    slope = game.spec.bots.slope(game)
    assert slope != 1
    state: Any = game.new_game(game.new_options({}), 2, bytes(16))[0]
    seen = game.observe(state, game.turn(state))
    bot = Adviser(game).search
    bot.budget = Budget(simulations=60)
    found: list[Candidate] = []
    search = bot.search

    def noting(*words: Any, **named: Any) -> list[Candidate]:
        found.extend(search(*words, **named))
        return found

    monkeypatch.setattr(bot, "search", noting)
    advice = advise(game, bot, seen, np.random.default_rng(1))
    raw = {one.action: one.shares for one in found}
    for option in advice.options:
        assert option.shares == calibrated(raw[option.actions[0]], slope)
