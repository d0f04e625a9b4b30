"""The contests that `docs/strength.md` lists, as one command, and the rule of thumb."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from polis.core.kernels.kernel import COMPILED
from polis.games import GAMES, load
from polis.games.arkadia.bots.evaluation import NAIVE, WEIGHTS
from polis.games.arkadia.simulation.playout import new_runner
from polis_lab.contests.contest import facts
from polis_lab.contests.entrants import read_entrants
from polis_lab.contests.ledger import begin, read_games, read_head
from tests.arena.contests import plan_of, played
from tools import contests, thumb

ARKADIA = load("arkadia")
QUICK = {"arkadia": (("greedy", "random", (4, 0, 0)),)}


def test_every_contest_is_one_of_bots_there_are_with_the_budget_of_their_level() -> None:
    found = list(contests.contests(list(contests.PLANS), [2, 3, 4]))
    assert len({one.name for one in found}) == len(found)
    for one in found:
        kit = GAMES[one.game].bots()
        assert kit is not None
        for entrant in read_entrants(one.bots):
            depth = kit.depths.get(entrant.bot)
            assert (entrant.budget is None) == (depth is None)
            if depth is not None and entrant.budget is not None:
                assert entrant.budget.simulations == depth.simulations
    assert {one.seats for one in found} == {2, 3, 4}


def test_contests_are_chosen_by_seats_and_by_the_beginning_of_a_name() -> None:
    found = list(contests.contests(["arkadia"], [3], "grandmaster"))
    assert found
    assert all(one.seats == 3 for one in found)
    assert all("grandmaster" in one.bots for one in found)


def test_a_contest_that_has_begun_goes_on_with_as_many_games_as_are_asked(tmp_path: Path) -> None:
    one = contests.Contest("arkadia", 2, "greedy", "random", 40)
    words = contests.command(one, tmp_path, 0.5, 31)
    assert words[words.index("--bots") + 1] == "greedy,random"
    assert words[words.index("--games") + 1] == "20"
    assert "--resume" not in words
    (tmp_path / "arena.json").write_text("{}")
    words = contests.command(one, tmp_path, 1.0, 31)
    assert words[words.index("--games") + 1] == "40"
    assert "--resume" in words
    assert "--bots" not in words


def test_the_table_tells_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contests, "PLANS", QUICK)
    contests.main(["--table", "--out", str(tmp_path), "--games", "arkadia"])
    table = tmp_path / contests.TABLE
    assert table.read_text() == contests.HEADING
    plan = plan_of(2, bots="greedy,random")
    (one,) = contests.contests(["arkadia"], [2])
    with begin(tmp_path / one.name, plan, facts()) as ledger:
        for game in played(plan):
            ledger.add(game)
    contests.main(["--table", "--out", str(tmp_path), "--games", "arkadia"])
    row = table.read_text().removeprefix(contests.HEADING)
    assert row.startswith("| Arkadia | 2 | greedy | random | 2 of 4 | 100.0 % (")


def games_in(folder: Path) -> int:
    return len(read_games(folder, read_head(folder)[0]))


@pytest.mark.long
def test_one_command_plays_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contests, "PLANS", QUICK)
    (one,) = contests.contests(["arkadia"], [2])
    words = ["--out", str(tmp_path), "--games", "arkadia", "--workers", "1"]
    contests.main([*words, "--share", "0.5"])
    assert games_in(tmp_path / one.name) == 2
    contests.main([*words, "--minutes", "0.000001"])
    assert games_in(tmp_path / one.name) == 2
    contests.main(words)
    assert games_in(tmp_path / one.name) == 4
    assert "4 of 4" in (tmp_path / contests.TABLE).read_text()


@pytest.mark.skipif(not COMPILED, reason="whole games by the hundred")
def test_rows_of_weights_meet_both_ways() -> None:
    seeds = np.arange(1, 21, dtype=np.uint64)
    assert thumb.share(ARKADIA, WEIGHTS, WEIGHTS, seeds).value == pytest.approx(0.5)
    naive = thumb.share(ARKADIA, NAIVE, WEIGHTS, seeds)
    assert naive.high is not None
    assert naive.high < 0.5


def test_rows_that_are_handed_in_are_of_the_type_for_which_playouts_are_compiled() -> None:
    usual, own = (
        new_runner(ARKADIA, ARKADIA.new_options({}), ["greedy"] * 2, *rows).memory.weights
        for rows in ((), (np.array([WEIGHTS] * 4),))
    )
    for flag in ("C_CONTIGUOUS", "F_CONTIGUOUS", "WRITEABLE"):
        assert usual.flags[flag] == own.flags[flag]
    assert (usual == own).all()


def test_a_change_is_small_and_leaves_the_row_as_it_is() -> None:
    row = thumb.changed(WEIGHTS, np.random.default_rng(3))
    assert 0 < (row != WEIGHTS).sum() <= thumb.CHANGED
    assert row.dtype == WEIGHTS.dtype


def test_the_rule_of_thumb_meets_a_level(capsys: Any) -> None:
    if COMPILED:
        thumb.main(["play", "--games", "2", "--simulations", "2"])
        assert "thumb against adept@2: 2 games" in capsys.readouterr().out
    bot, state = thumb.thumb(ARKADIA), ARKADIA.new_game(ARKADIA.new_options({}), 2, bytes(16))[0]
    legal = ARKADIA.legal(state)
    seen = ARKADIA.observe(state, ARKADIA.turn(state))
    assert bot.decide(seen, legal, np.random.default_rng(1)) in legal
