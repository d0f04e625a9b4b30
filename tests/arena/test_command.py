"""`polis arena`: what it plays and shows, how it stops and resumes, and what it refuses."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from polis.cli import run
from polis.cli.output import bar
from polis.search.weights_file import FOLDER
from polis_lab.contests import stopping
from polis_lab.contests.ledger import GAMES
from tests.arena.contests import ends, keep, plan_of, played, records
from tests.conftest import Command

BOTS = ("--bots", "random,greedy")
DEADLINE = 120  # seconds


@pytest.fixture
def arena(polis: Command) -> Command:
    """Runs `polis arena arkadia …` in this process: exit code, output, error output."""
    return partial(polis, "arena", "arkadia")


def lines_of(folder: Path) -> list[dict[str, Any]]:
    """The games that are counted."""
    return [json.loads(line) for line in (folder / GAMES).read_bytes().splitlines()]


def test_a_contest_is_played_kept_and_told(arena: Command, tmp_path: Path) -> None:
    folder = tmp_path / "contest"
    code, out, err = arena(*BOTS, "--games", 3, "--seed", 1, "--workers", 1, "--out", folder)
    assert (code, err) == (0, "")
    assert "4 on 2 deals of Arkadia" in out
    assert "random against greedy: wins" in out
    assert str(folder / "result.json") in out
    assert records(folder) == [f"{number:06d}" for number in range(4)]
    assert ends(lines_of(folder)) == ends(game.line for game in played(plan_of(4)))
    assert json.loads((folder / "result.json").read_text("utf-8"))["games"] == 4


def test_the_command_that_is_told_plays_the_same_games(arena: Command, tmp_path: Path) -> None:
    wishes = ("--seats", 3, "--option", "flips=yes", "--option", "setup=first-game")
    code, out, _ = arena(
        *BOTS, *wishes, "--games", 6, "--workers", 1, "--out", tmp_path / "a", "--json"
    )
    told = json.loads(out)
    assert code == 0
    assert told["plan"]["options"]["flips"] is True
    again = shlex.split(told["command"])
    assert again[:3] == ["polis", "arena", "arkadia"]
    assert run([*again[1:], "--workers", "1", "--out", str(tmp_path / "b")]) == 0
    assert ends(lines_of(tmp_path / "b")) == ends(lines_of(tmp_path / "a"))


def test_without_a_folder_the_games_lie_with_the_user(
    arena: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POLIS_DATA_DIR", str(tmp_path))
    code, out, _ = arena("--bots", "random", "--games", 1, "--workers", 1, "--json")
    folder = Path(json.loads(out)["folder"])
    assert code == 0
    assert folder.parent == tmp_path / "arena"
    assert folder.name.endswith("-arkadia")
    assert len(records(folder)) == 1


@pytest.mark.long
def test_a_contest_that_is_over_can_be_told_again_and_made_longer(
    arena: Command, tmp_path: Path
) -> None:
    folder = tmp_path / "contest"
    common = ("--out", folder, "--json", "--workers", 1)
    _, first, _ = arena(*BOTS, "--games", 2, "--seed", 1, *common)
    code, again, _ = arena("--resume", *common)
    assert code == 0
    assert again == first
    code, longer, _ = arena("--resume", "--games", 5, *common)
    assert code == 0
    assert json.loads(longer)["games"] == 6
    assert ends(lines_of(folder)) == ends(game.line for game in played(plan_of(6)))


@pytest.mark.long
def test_the_sequential_test_ends_a_contest(
    arena: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stopping, "FEWEST_DEALS", 8)
    code, out, _ = arena(
        "--bots", "greedy,random", "--games", 4000, "--seed", 1, "--stop-at", 0.6,
        "--workers", 2, "--out", tmp_path / "contest", "--json",
    )  # fmt: skip
    told = json.loads(out)
    assert code == 0
    assert told["stop"]["answer"] == "better"
    assert 16 <= told["games"] < 2000
    assert not told["is_complete"]
    code, again, _ = arena("--resume", "--out", tmp_path / "contest", "--json")
    assert (code, json.loads(again)["games"]) == (0, told["games"])  # it stays ended


def started(folder: Path) -> "subprocess.Popen[str]":
    """A contest of sixty games in a separate process group, with five games finished."""
    process = subprocess.Popen(
        [sys.executable, "-m", "polis", "arena", "arkadia", *BOTS, "--games", "60", "--seed", "1",
         "--workers", "2", "--out", str(folder)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    wait_until(lambda: (folder / GAMES).exists() and len(lines_of_torn(folder)) >= 5)
    return process


def lines_of_torn(folder: Path) -> list[bytes]:
    """The lines so far, while somebody writes."""
    return (folder / GAMES).read_bytes().splitlines()


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + DEADLINE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def group_is_gone(group: int) -> bool:
    """Whether no process of the group is left, but for those that wait to be collected."""
    states = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == group:
            states.append(fields[0])
    return all(state == "Z" for state in states)


@pytest.mark.long
@pytest.mark.parametrize("by", ["Ctrl-C", "kill -9"])
def test_a_contest_that_is_ended_in_the_middle_goes_on_without_a_loss(
    arena: Command, tmp_path: Path, by: str
) -> None:
    folder = tmp_path / "contest"
    process = started(folder)
    if by == "Ctrl-C":
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to everybody
    else:
        process.kill()
    out, err = process.communicate(timeout=DEADLINE)
    if by == "Ctrl-C":
        assert process.returncode == 130
        (sentence,) = err.splitlines()
        assert sentence.startswith("Interrupted after ")
        assert sentence.endswith(f"'polis arena arkadia --out {folder} --resume' continues.")
        assert (folder / "result.json").exists()
        assert out == ""
    wait_until(lambda: group_is_gone(process.pid))
    before = [line for line in lines_of_torn(folder) if line.endswith(b"}")]
    with (folder / GAMES).open("ab") as stream:
        stream.write(before[0][:40])  # and the last line is torn, too
    code, out, _ = arena("--out", folder, "--resume", "--workers", 2, "--json")
    assert code == 0
    assert json.loads(out)["games"] == 60
    lines = lines_of(folder)
    assert lines[: len(before)] == [json.loads(line) for line in before]  # none is played again
    assert ends(lines) == ends(game.line for game in played(plan_of(60)))
    assert len(records(folder)) == 60


def test_the_bar_begins_where_the_contest_was(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.delenv("NO_COLOR", raising=False)
    with bar("Playing", 10, 4) as advance:
        assert advance is not None
        advance(1, "random wins 20.0 % (10.0 to 30.0)")
    shown = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", capsys.readouterr().err)
    assert "5/10" in shown
    assert "random wins 20.0 % (10.0 to 30.0)" in shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "Name the bots, as in --bots random,greedy."),
        ((*BOTS, "--time", 0), "more than 0 and at most 3600 seconds a turn, not 0."),
        ((*BOTS, "--simulations", 0), "1 to 1000000000 a turn, not 0."),
        ((*BOTS, "--time", 1, "--simulations", 5), "--time or --simulations, not both."),
        ((*BOTS, "--workers", 0), "The number of workers is 0; it must be 1 to 256."),
        (("--bots", "adept,random", "--time", "1e-11"), "A time budget is more than 0"),
        ((*BOTS, "--seed", "x"), '"x" is not a seed'),
        ((*BOTS, "--option", "flips=perhaps"), "flips"),
        ((*BOTS, "--resume"), "Name the folder of the contest to continue"),
        ((*BOTS, "--resume", "--out", "nowhere"), "There is no contest in nowhere; 'polis arena GAME --out nowhere' begins"),
        ((*BOTS, "--out", "/proc/nowhere"), "/proc/nowhere cannot be written"),
        ((*BOTS, "--games", "many"), "polis arena --help"),
    ],
)  # fmt: skip
def test_bad_input_is_told_in_one_sentence_and_nothing_is_begun(
    arena: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[object, ...], sentence: str,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("POLIS_DATA_DIR", str(tmp_path))
    code, out, err = arena(*arguments)
    assert (code, out) == (2, "")
    (line,) = err.splitlines()
    assert sentence in line
    assert list(tmp_path.iterdir()) == []


def test_the_folder_of_another_run_is_refused_and_untouched(arena: Command, tmp_path: Path) -> None:
    folder = tmp_path / "contest"
    common = ("--games", 2, "--out", keep(folder, plan_of(2)))
    before = (folder / GAMES).read_bytes()
    code, _, err = arena(*BOTS, *common)
    assert code == 2
    assert err.startswith(f"There is a contest in {folder} already; add --resume")
    code, _, err = arena("--bots", "greedy,random", "--resume", *common)
    assert code == 2
    assert "the bots there: random,greedy, here: greedy,random" in err
    code = run(["arena", "archon", "--resume", "--out", str(folder)])
    assert code == 2
    assert (folder / GAMES).read_bytes() == before


def test_a_kept_contest_keeps_its_budgets(arena: Command, tmp_path: Path) -> None:
    folder = keep(tmp_path / "contest", plan_of(2, bots="adept@9,random"))
    assert arena("--resume", "--simulations", 9, "--out", folder)[0] == 0
    for budget in (("--simulations", 8), ("--time", 0.5)):
        code, _, err = arena("--resume", *budget, "--out", folder)
        assert code == 2
        assert "adept@9,random; their budgets cannot be changed: leave --time" in err


def test_bots_without_their_network_begin_nothing(
    arena: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    folder = tmp_path / "contest"
    code, out, err = arena("--bots", "adept,random", "--games", 2, "--out", folder)
    assert (code, out) == (2, "")
    assert err.startswith(f"There is no file with weights at {tmp_path / 'arkadia.npz'};")
    assert not folder.exists()


def test_a_cluster_has_its_own_workers(arena: Command) -> None:
    code, _, err = arena(*BOTS, "--ray", "--workers", 3)
    assert (code, err) == (2, "A cluster has its own workers; leave --workers out.\n")


def test_without_ray_the_sentence_says_how_to_install_it(
    arena: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, _, err = arena(*BOTS, "--ray")
    assert (code, err) == (
        2,
        "Ray is not installed; install it with: pip install 'polis-lab[cluster]'.\n",
    )
