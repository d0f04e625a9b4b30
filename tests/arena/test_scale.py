"""`polis ladder`: several contests on one scale, and what cannot be counted together."""

import json
import math
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from polis.cli import run
from polis.core.texts.errors import PolisError
from polis_lab.contests import ladder
from polis_lab.contests.ladder import ELO, strengths_of
from polis_lab.contests.ledger import GAMES, HEAD
from polis_lab.contests.match import Played
from polis_lab.contests.plan import Plan
from polis_lab.contests.scale import scale
from tests.arena import contests
from tests.arena.contests import keep, plan_of

Contest = Callable[..., Path]


@cache
def played(bots: str, games: int, seats: int, seed: str) -> tuple[Plan, list[Played]]:
    """The games of a contest: tests read them from folders of their own."""
    plan = plan_of(games, seats, bots, seed)
    return plan, contests.played(plan)


@pytest.fixture
def contest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Contest:
    """Play a contest of this many games between two bots; return its folder."""
    monkeypatch.setattr(ladder, "REPLICAS", 50)  # the intervals have tests of their own

    def play(name: str, bots: str, games: int = 8, seats: int = 2, seed: str = "1") -> Path:
        return keep(tmp_path / name, *played(bots, games, seats, seed))

    return play


def test_bots_that_never_met_are_compared_by_way_of_a_third(contest: Contest) -> None:
    weak = contest("weak", "apprentice,random")
    strong = contest("strong", "greedy,apprentice")
    found = scale([weak, strong])
    assert (found["games"], found["deals"], found["seats"]) == (16, 4, 2)
    assert found["ladder"]["anchor"] == "random"
    assert {rung["bot"] for rung in found["ladder"]["rungs"]} == {"random", "apprentice", "greedy"}
    assert found["ladder"]["rungs"][-1]["bot"] == "random"
    assert found["pairs"] == [
        {"bot": "random", "against": "apprentice", "games": 8},
        {"bot": "apprentice", "against": "greedy", "games": 8},
    ]


def test_any_bot_can_stand_at_zero(contest: Contest) -> None:
    folder = contest("one", "greedy,random")
    ladder = scale([folder], "greedy")["ladder"]
    assert ladder["anchor"] == "greedy"
    (weaker,) = (rung for rung in ladder["rungs"] if rung["bot"] == "random")
    assert (weaker["limit"], weaker["elo"] < 0) == ("at most", True)
    with pytest.raises(PolisError, match="No 'master' plays there; choose one of random, greedy"):
        scale([folder], "master")


def test_the_same_contest_named_twice_counts_once(contest: Contest) -> None:
    folder = contest("one", "greedy,random")
    assert scale([folder, folder])["games"] == 8
    assert scale([folder, folder / ".." / "one"])["games"] == 8


def test_deals_of_another_seed_are_other_deals(contest: Contest) -> None:
    folders = [contest(seed, "greedy,random", seed=seed) for seed in ("1", "2")]
    assert scale(folders)["deals"] == 8


def test_a_long_ladder_is_not_drawn_together() -> None:
    """Seven bots in a row, each winning four of five games against the next: the ends are far apart."""
    games = [
        (deal, (low, low + 1), (1, 0) if deal % 5 else (0, 1))
        for low in range(6)
        for deal in range(1000)
    ]
    strengths = strengths_of(games, 7, anchor=0)
    step = math.log(4) * ELO
    assert strengths[6] * ELO == pytest.approx(6 * step, rel=0.01)


def test_contests_that_are_not_alike_are_refused(contest: Contest) -> None:
    two, three = contest("two", "greedy,random"), contest("three", "greedy,random", 6, 3)
    with pytest.raises(PolisError, match="the number of seats is 2 in the first and 3"):
        scale([two, three])
    other = contest("other", "greedy,random")
    head = json.loads((other / HEAD).read_text("utf-8"))
    head["plan"]["code"] = "0" * 16
    (other / HEAD).write_text(json.dumps(head), "utf-8")
    with pytest.raises(PolisError, match="the code of rules and bots is"):
        scale([two, other])


def test_bots_that_no_game_ties_are_refused(contest: Contest) -> None:
    with pytest.raises(PolisError, match="No game connects apprentice, greedy to random;"):
        scale([contest("a", "random,journeyman"), contest("b", "apprentice,greedy")])


def test_a_contest_that_is_being_played_is_left_as_it_is(contest: Contest) -> None:
    folder = contest("now", "greedy,random")
    with (folder / GAMES).open("ab") as stream:
        stream.write(b'{"game": 8, "de')
    before = (folder / GAMES).read_bytes()
    assert scale([folder])["games"] == 8
    assert (folder / GAMES).read_bytes() == before


def test_the_command_tells_the_ladder(contest: Contest, capsys: pytest.CaptureFixture[str]) -> None:
    folders = [str(contest("a", "greedy,random")), str(contest("b", "greedy,apprentice"))]
    assert run(["ladder", *folders]) == 0
    told = capsys.readouterr().out
    assert "2 contests of Arkadia, 2 seats" in told
    assert "random               0.0 (fixed)" in told
    assert run(["ladder", *folders, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 16


def test_mistakes_are_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["ladder", str(tmp_path / "nowhere")]) == 2
    assert "There is no contest in" in capsys.readouterr().err
