"""Whether hints recommend the better line: the arithmetic, and a few positions."""

import numpy as np
import pytest

from polis.bots import Budget, new_compiled_search
from polis.bots.advice import Option
from polis.bots.reasons import Difference
from polis.games import load
from tools.hint_lines import Gap, line_of, lines_of, main, share_after


def test_lines_are_better_as_often_as_the_search_says() -> None:
    """Ties count half; "surely worse" means at least two standard errors below."""
    gaps = [Gap(0.1, Difference(mean, 0.01)) for mean in (0.1, 0.1, 0.0, -0.1)]
    found = line_of(gaps)
    assert found.startswith("better in 62.5% (")
    assert "of 4, surely worse in 1; by 0.025 +-" in found
    assert line_of(gaps[:1]) == "1 positions, too few"


def test_even_lines_are_told_apart() -> None:
    gaps = [Gap(told, Difference(0.05, 0.01)) for told in (0.0, 0.009, 0.01, 0.2)]
    head, every, clear = lines_of("arkadia", 6, gaps)
    assert head == "arkadia: 6 positions, 4 with a next best line"
    assert "of 4, surely" in every
    assert "of 2, surely" in clear


def test_a_game_that_the_line_ends_is_judged_by_its_winners() -> None:
    game = load("archon")
    bot = new_compiled_search(game, "hint", "adept", Budget(simulations=2))
    rng = np.random.default_rng(1)
    state = game.new_game(game.new_options({}), 2, bytes(16))[0]
    while not game.is_over(state):
        before, action = state.copy(), int(rng.choice(game.legal(state)))
        game.apply(state, action)
    winners = game.winners(state)
    shares = [
        share_after(game, bot, before.copy(), (Option((action,), 1, ()), k), rng) for k in (0, 1)
    ]
    assert shares == [(k in winners) / len(winners) for k in (0, 1)]


def test_positions_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--positions", "4", "--simulations", "20", "--deeper", "4", "--worlds", "2"]
    main(["--games", "archon", *few])
    assert capsys.readouterr().out.startswith("archon: 4 positions, ")
