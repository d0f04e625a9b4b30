"""Bots from outside in contests: what they do wrong is counted, and their files are part of the contest."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from polis.bots.outside.naming import Outsider, outsider, read_bots_file
from polis.bots.outside.player import OutsideBot
from polis.core.texts.errors import PolisError
from polis_lab.contests.comparison import compare
from polis_lab.contests.contest import result_so_far
from polis_lab.contests.ledger import begin, resume
from polis_lab.contests.match import FORFEIT, Table
from polis_lab.contests.plan import new_plan
from polis_lab.contests.players import Place
from polis_lab.contests.scale import scale
from tests.arena.contests import ARKADIA

PROGRAM = Path(__file__).parents[1] / "bots" / "outside" / "program.py"
PID = re.compile(r"^pid ([0-9]+)$", re.MULTILINE)  # of a program that has started another one
MODES = ("crash", "bad-json", "illegal", "resigned", "well")


@pytest.fixture
def bots_file(tmp_path: Path) -> Path:
    """A file that names a bot for each way to lose a game."""
    shutil.copy(PROGRAM, tmp_path / "program.py")
    tables = [
        f"[{mode}]\ncommand = {json.dumps([sys.executable, str(tmp_path / 'program.py'), mode])}\n"
        for mode in MODES
    ]
    path = tmp_path / "bots.toml"
    path.write_text("".join(tables), "utf-8")
    return path


def plan_of(bots_file: Path, bots: str, games: int, seats: int = 2) -> Any:
    return new_plan(ARKADIA, bots, seats, games, "1", tables=read_bots_file(bots_file))


def keep(folder: Path, plan: Any) -> Path:
    with begin(folder, plan, {}) as ledger:
        table = Table(plan, Place(errors=folder / "errors"))
        for job in plan.jobs():
            ledger.add(table.play(job))
        table.close()
        (folder / "result.json").write_text(json.dumps(result_so_far(ledger, "")), "utf-8")
    return folder


def test_each_way_to_lose_is_counted_and_the_contest_goes_on(
    bots_file: Path, tmp_path: Path
) -> None:
    plan = plan_of(bots_file, ",".join(MODES), 20)
    result = json.loads((keep(tmp_path / "c", plan) / "result.json").read_text("utf-8"))
    assert result["is_complete"]
    found = {bot["bot"]: bot["lost"] for bot in result["bots"]}
    assert found.pop("well") == {}
    assert all(list(lost) == [mode] for mode, lost in found.items())
    assert sum(sum(lost.values()) for lost in found.values()) == 20
    assert result["endings"] == {FORFEIT: 20}
    first = result["failures"][0]
    assert (first["game"], first["bot"]) == (0, "crash")
    assert first["text"] == "crash ended: exit code 3, its last words: oh no"
    assert {bot["bot"]: bot["win_share"]["value"] for bot in result["bots"]}["well"] == 1.0
    assert "oh no" in (tmp_path / "c" / "errors" / "1.txt").read_text("utf-8")


def test_who_loses_by_itself_is_last_and_the_others_share_the_win(bots_file: Path) -> None:
    plan = plan_of(bots_file, "crash,random", 6, seats=3)
    table = Table(plan)
    line = table.play(plan.jobs()[0]).line
    table.close()
    lost = line["failure"]["seat"]
    assert line["ranks"] == [2 if seat == lost else 0 for seat in range(3)]
    assert line["winners"] == [seat for seat in range(3) if seat != lost]


def test_a_contest_goes_on_only_with_the_same_files(bots_file: Path, tmp_path: Path) -> None:
    plan = plan_of(bots_file, "well,random", 2)
    keep(tmp_path / "one", plan)
    with resume(tmp_path / "one", plan) as ledger:
        assert not ledger.missing()
    changed = tmp_path / "program.py"
    changed.write_text(changed.read_text("utf-8") + "# changed\n", "utf-8")
    other = plan_of(bots_file, "well,random", 2)
    assert other.prints != plan.prints
    with pytest.raises(PolisError, match="the files of the bots from outside"):
        resume(tmp_path / "one", other)
    with pytest.raises(PolisError, match="The files of 'well'"):
        Table(plan)
    keep(tmp_path / "two", other)
    with pytest.raises(PolisError, match="the files of 'well' are others"):
        scale([tmp_path / "one", tmp_path / "two"])


def test_a_word_names_a_command_a_class_or_a_bot_of_polis() -> None:
    assert outsider("greedy") is None
    assert outsider("adept:builder") is None
    assert outsider("guided:two words/arkadia.npz@100") is None
    assert outsider("./mine --fast 'two words'") == Outsider(
        "./mine --fast 'two words'", ("./mine", "--fast", "two words")
    )
    assert outsider("some.package:Bot") == Outsider("some.package:Bot", place="some.package:Bot")
    with pytest.raises(PolisError, match="not a command"):
        outsider("./mine 'open")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[mine]\n", "either command"),
        ('[mine]\ncommand = "./mine"\n', "either command"),
        ('[mine]\ncommand = ["./mine"]\nclass = "a:B"\n', "either command"),
        ('[mine]\ncommand = ["./mine"]\nspeed = 3\n', "may have env and files"),
        ('[greedy]\ncommand = ["./mine"]\n', "a bot of Polis"),
        ("[mine\n", "is not TOML"),
        ('["a,b"]\ncommand = ["./mine"]\n', "has a comma"),
    ],
)
def test_a_wrong_file_of_bots_is_refused(tmp_path: Path, text: str, words: str) -> None:
    (tmp_path / "bots.toml").write_text(text, "utf-8")
    with pytest.raises(PolisError, match=words):
        read_bots_file(tmp_path / "bots.toml")


class First:
    """Takes the first action."""

    name = "first"

    def decide(self, observation: Any, legal: Any, rng: Any) -> int:
        return int(legal[0])


class Wrong:
    """Chooses what is not allowed."""

    name = "wrong"

    def decide(self, observation: Any, legal: Any, rng: Any) -> int:
        return -1


class Raises(First):
    """Raises an error."""

    name = "raises"

    def decide(self, observation: Any, legal: Any, rng: Any) -> int:
        raise ValueError("no idea")


class Hears(First):
    """Keeps what it hears."""

    name = "hears"

    def told(self, events: Any) -> None:
        self.events = list(events)


def test_bots_of_a_program_are_compared_as_objects_and_as_what_makes_them() -> None:
    found = compare(ARKADIA, [First(), Wrong, Raises(), "random~0.5", Hears], games=20, seed=1)
    lost = {bot.bot: dict(bot.lost) for bot in found.bots}
    assert (lost["first"], lost["hears"], lost["random~0.5"]) == ({}, {}, {})
    assert list(lost["wrong"]) == ["illegal"]
    assert list(lost["raises"]) == ["crash"]
    with pytest.raises(PolisError, match="each seat needs one of its own"):
        compare(ARKADIA, [Hears(), "random"], games=2)
    with pytest.raises(PolisError, match="cannot be sent to other processes"):
        compare(ARKADIA, [lambda _: First(), "random"], games=2, workers=2)


def running_in(groups: set[int]) -> list[str]:
    """The processes of some groups that run; those that nobody has waited for yet do not."""
    told = subprocess.check_output(["/bin/ps", "-A", "-o", "pgid=,stat=,args="], text=True)
    parts = [line.split(maxsplit=2) for line in told.splitlines()]
    return [one[-1] for one in parts if int(one[0]) in groups and not one[1].startswith("Z")]


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="a console of Windows has no such signal")
def test_ctrl_c_leaves_no_process_of_a_bot_behind(bots_file: Path, tmp_path: Path) -> None:
    words = ["arena", "arkadia", "--bots", "children,random", "--bots-file", str(bots_file)]
    words += ["--games", "4", "--workers", "2", "--out", str(tmp_path / "c"), "--clock", "60"]
    bots_file.write_text(
        bots_file.read_text("utf-8").replace("well", "children"), "utf-8"
    )  # a program that starts another one and then is silent
    arena = subprocess.Popen([sys.executable, "-m", "polis", *words], start_new_session=True)
    errors = tmp_path / "c" / "errors" / "1.txt"
    deadline = time.monotonic() + 120
    while not (errors.is_file() and PID.findall(errors.read_text("utf-8"))):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    os.killpg(arena.pid, signal.SIGINT)
    assert arena.wait(60) == 130
    assert not running_in({int(leader) for leader in PID.findall(errors.read_text("utf-8"))})


def test_what_a_bot_is_told_has_nothing_of_the_seed_of_its_contest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[Any] = []
    monkeypatch.setattr(OutsideBot, "begin", lambda _, setting: told.append(setting))
    for seed in ("1", "2"):
        table = Table(new_plan(ARKADIA, "./mine,./yours", 2, 2, seed))
        for job in table.plan.jobs():
            table._sitting(job).begin([])
    assert told[:4] == told[4:]
    assert len({setting.seed for setting in told[:4]}) == 4
