"""A contest played again: the same games, and what is noticed if something was changed."""

import json
from pathlib import Path
from typing import Any

import pytest

from polis.cli import run
from polis_lab.contests.contest import conclude
from polis_lab.contests.ledger import GAMES, RESULT, begin
from polis_lab.contests.rerun import agrees
from tests.arena.contests import plan_of, played


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with begin(tmp_path / "one", plan_of(8, bots="random,greedy~0.5"), {}) as ledger:
        for game in played(ledger.plan):
            ledger.add(game)
        conclude(ledger, "")
    return tmp_path / "one"


def again(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, Any]:
    capsys.readouterr()
    code = run(["ladder", str(folder), "--rerun", "--workers", "1", "--json"])
    return code, json.loads(capsys.readouterr().out)["contests"][0]


def test_a_contest_without_budgets_in_seconds_plays_the_same_games(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, found = again(folder, capsys)
    assert (code, found["holds"], found["games"], found["same_games"]) == (0, True, 8, 8)


def test_figures_that_are_not_those_of_the_games_do_not_hold(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    result = json.loads((folder / RESULT).read_text("utf-8"))
    result["bots"][0]["win_share"]["value"] = 0.9
    (folder / RESULT).write_text(json.dumps(result), "utf-8")
    code, found = again(folder, capsys)
    assert (code, found["result_fits_games"], found["same_games"]) == (1, False, 8)


def test_games_that_were_changed_are_named(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [json.loads(line) for line in (folder / GAMES).read_text("utf-8").splitlines()]
    lines[3]["last_hash"] = "0" * 16
    (folder / GAMES).write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    code, found = again(folder, capsys)
    assert (code, found["other_games"]) == (0, [lines[3]["game"]])  # its winner is the same


def test_shares_agree_within_their_intervals() -> None:
    one = {"value": 0.5, "low": 0.4, "high": 0.6}
    assert agrees(one, {"value": 0.63, "low": 0.53, "high": 0.73})
    assert not agrees(one, {"value": 0.65, "low": 0.55, "high": 0.75})
