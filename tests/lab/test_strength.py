"""The contests that `docs/strength.md` lists, as one command."""

from pathlib import Path

import pytest

from polis.games import GAMES
from polis_lab.contests.contest import facts
from polis_lab.contests.entrants import read_entrants
from polis_lab.contests.ledger import begin, read_games, read_head
from polis_lab.measuring import strength
from tests.arena.contests import plan_of, played

QUICK = (("greedy", "random", (4, 0, 0)),)


def test_every_contest_has_two_bots_and_a_folder_of_its_own() -> None:
    found = list(strength.contests(list(GAMES), [2, 3, 4]))
    assert len({one.folder for one in found}) == len(found)
    for one in found:
        assert len(read_entrants(f"{one.stronger},{one.weaker}")) == 2
    assert {one.seats for one in found} == {2, 3, 4}


def test_a_level_that_searches_has_its_number_of_simulations() -> None:
    assert strength.counted("arkadia", "journeyman") == "journeyman"
    assert strength.counted("arkadia", "adept").startswith("adept@")


def test_contests_are_chosen_by_seats_and_by_the_beginning_of_a_name() -> None:
    found = list(strength.contests(["arkadia"], [3], "grandmaster"))
    assert [one.seats for one in found] == [3]
    assert found[0].stronger.startswith("grandmaster@")
    both = list(strength.contests(["arkadia"], [2], "adept"))
    assert [one.stronger.partition("@")[0] for one in both] == ["adept", "expert"]


def test_a_contest_that_was_begun_is_resumed_with_the_games_wanted(tmp_path: Path) -> None:
    one = strength.Contest("arkadia", 2, "greedy", "random", 40)
    words = strength.command(one, tmp_path, strength.parsed(["--out", "x", "--share", "0.5"]))
    assert words[words.index("--bots") + 1] == "greedy,random"
    assert words[words.index("--games") + 1] == "20"
    assert "--resume" not in words
    (tmp_path / "arena.json").write_text("{}")
    words = strength.command(one, tmp_path, strength.parsed(["--out", "x"]))
    assert words[words.index("--games") + 1] == "40"
    assert "--resume" in words
    assert "--bots" not in words


def test_the_row_of_a_contest_has_its_games_and_wins(tmp_path: Path) -> None:
    one = strength.Contest("arkadia", 2, "greedy", "random", 4)
    assert strength.row_of(one, tmp_path) == ""
    plan = plan_of(2, bots="greedy,random")
    with begin(tmp_path, plan, facts()) as ledger:
        for game in played(plan):
            ledger.add(game)
    row = strength.row_of(one, tmp_path)
    assert row.startswith("| Arkadia | 2 | greedy | random | 2 of 4 | 100.0 % (")


@pytest.mark.long
def test_one_command_plays_the_missing_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "PLAN", QUICK)
    (one,) = strength.contests(["arkadia"], [2])
    folder = tmp_path / one.folder
    words = ["--out", str(tmp_path), "--games", "arkadia", "--workers", "1"]
    strength.main([*words, "--share", "0.5"])
    assert len(read_games(folder, read_head(folder)[0])) == 2
    strength.main(words)
    assert len(read_games(folder, read_head(folder)[0])) == 4
    assert "4 of 4" in (tmp_path / strength.TABLE).read_text()
