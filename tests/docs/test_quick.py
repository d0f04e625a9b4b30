"""`make quick` finds the tests of what has changed; `make test-long` sums up its parts."""

import re
import sys
from argparse import ArgumentTypeError
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import seed_of
from tools.long_tests import ALL_CASES, NAMES, PARTS, Part, Result, found, main, run
from tools.quick import chosen_for, is_interpreted, module_of

TEXTS = {
    "tests/games/arkadia/scenario/test_castle.py": "from polis.games import load\n",
    "tests/games/archon/scenario/test_palace.py": "from polis.games import load\n",
    "tests/server/serving.py": "from polis.server.running import Server\n",
    "tests/server/test_kill.py": "from tests.server.serving import process\n",
    "tests/core/test_seeds.py": "from polis.core import seeds\n",
    "tests/long/test_fuzz.py": "from polis.core import seeds\n",
}


@pytest.mark.parametrize(
    ("path", "chosen"),
    [
        (
            "src/polis/games/arkadia/rules/castle.py",
            ["tests/games/arkadia/scenario/test_castle.py"],
        ),
        ("src/polis/server/running.py", ["tests/server/test_kill.py"]),
        ("src/polis/core/seeds.py", ["tests/core/test_seeds.py"]),
        ("tests/server/serving.py", ["tests/server/test_kill.py"]),
        ("tests/core/test_seeds.py", ["tests/core/test_seeds.py"]),
        ("docs/index.md", []),
    ],
)
def test_a_changed_file_has_its_tests_run(path: str, chosen: list[str]) -> None:
    assert chosen_for([path], TEXTS) == chosen


def test_a_module_has_the_name_by_which_it_is_imported() -> None:
    assert module_of("src/polis/games/__init__.py") == "polis.games"
    assert module_of("tests/server/serving.py") == "tests.server.serving"


def test_only_rules_are_run_interpreted() -> None:
    assert is_interpreted(["README.md", "src/polis/games/archon/rules/season.py"])
    assert not is_interpreted(["src/polis/games/archon/seen/view.py", "src/polis/server/app.py"])


def test_the_long_parts_fit_in_their_time_and_leave_no_case_out() -> None:
    assert sum(part.minutes for part in PARTS) <= 135
    assert all(ALL_CASES in part.command() for part in PARTS if not part.target)


def test_every_folder_of_tests_is_in_a_part_and_each_part_names_what_is_there() -> None:
    named = {Path(word) for part in PARTS for word in part.folders if not word.startswith("-")}
    assert all(list(folder.rglob("test_*.py")) for folder in named)
    by_target = {Path("tests") / name for name in ("cluster", "parsers", "train")}
    there = {path.parent for path in Path("tests").rglob("test_*.py")}
    assert all({folder, *folder.parents} & (named | by_target) for folder in there)


def test_a_part_is_summed_up_by_the_line_of_pytest() -> None:
    assert (
        found(["....\n", "3 passed in 2.00s\n", "to draw the same again\n"]) == "3 passed in 2.00s"
    )
    assert found(["make: nothing to do\n", "\n"]) == "make: nothing to do"


def test_a_part_that_has_passed_on_this_commit_is_skipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[str] = []

    def runs(part: Part, _extra: list[str], _saved: float) -> Result:
        ran.append(part.name)
        return Result(part.name != "fuzz", "1 passed")

    monkeypatch.setattr("tools.long_tests.KEPT", tmp_path)
    monkeypatch.setattr("tools.long_tests.commit", lambda: "c0ffee")
    monkeypatch.setattr("tools.long_tests.run", runs)
    assert (main([]), ran) == (1, list(NAMES))
    assert "fuzz      FAILED 1 passed" in capsys.readouterr().out
    ran.clear()
    assert (main([]), ran) == (1, ["fuzz"])
    assert "golden    ok     passed on this commit before" in capsys.readouterr().out
    assert (main(["golden"]), ran) == (0, ["fuzz", "golden"])


@pytest.fixture
def stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Runs a command as a part that has used up its time, with so many seconds for its end."""

    def stopped_after(command: list[str], saved: float = 0.0) -> Result:
        monkeypatch.setattr("tools.long_tests.KEPT", tmp_path)
        monkeypatch.setattr(Part, "command", lambda _part, _extra: command)
        return run(Part("slow", 0), [], saved=saved)

    return stopped_after


def test_a_part_that_takes_too_long_is_stopped_with_its_children(
    stopped: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.long_tests.LAST_WORDS", 0.5)
    result = stopped(["sh", "-c", "sleep 60; echo no"])
    assert (result.passed, result.text) == (False, "stopped after 0 minutes: nothing was printed")


def test_a_part_that_is_stopped_says_what_has_failed_until_then(
    tmp_path: Path, stopped: Callable[..., Result]
) -> None:
    """The program stands for pytest, which sums up when it is interrupted."""
    program = (
        "import signal, sys, time\n"
        "signal.signal(signal.SIGINT, lambda *_: sys.exit('FAILED one\\n1 failed'))\n"
        "time.sleep(60)\n"
    )
    result = stopped([sys.executable, "-c", program], saved=5.0)
    assert (result.passed, result.text) == (False, "stopped after 0 minutes: 1 failed")
    assert "FAILED one" in (tmp_path / "slow.log").read_text("utf-8")


def test_a_child_that_outlives_a_stopped_part_is_ended_too(stopped: Callable[..., Result]) -> None:
    """It holds the output open, which is read to its end."""
    program = (
        "import signal, subprocess, sys, time\n"
        "signal.signal(signal.SIGINT, lambda *_: sys.exit('1 passed'))\n"
        "child = 'import signal, time; signal.signal(signal.SIGINT, signal.SIG_IGN); time.sleep(60)'\n"
        "subprocess.Popen([sys.executable, '-c', child])\n"
        "time.sleep(60)\n"
    )
    result = stopped([sys.executable, "-c", program], saved=5.0)
    assert result.text == "stopped after 0 minutes: 1 passed"
    assert result.seconds < 30


def test_a_part_may_use_what_those_before_it_have_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[float] = []

    def runs(part: Part, _extra: list[str], saved: float) -> Result:
        given.append(saved)
        took = {"first": 20.0, "second": 130.0, "third": 1000.0}[part.name]
        return Result(True, "1 passed", took)

    monkeypatch.setattr("tools.long_tests.KEPT", tmp_path)
    monkeypatch.setattr("tools.long_tests.commit", str)
    monkeypatch.setattr("tools.long_tests.run", runs)
    parts = tuple(Part(name, 2) for name in ("first", "second", "third", "first"))
    monkeypatch.setattr("tools.long_tests.PARTS", parts)
    assert main([]) == 0
    assert given == [0.0, 100.0, 90.0, 0.0]


def test_what_a_part_takes_of_the_machine_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.long_tests.KEPT", tmp_path)
    monkeypatch.setattr(Part, "command", lambda _part, _extra: ["echo", "3 passed"])
    told = run(Part("quick", 1), []).text
    assert re.fullmatch(r"3 passed \(\d+ s, \d+ s of one core, load [\d.]+\)", told)


def test_a_long_run_draws_a_seed_of_its_own_where_something_is_drawn() -> None:
    for part in PARTS:
        words = " ".join(part.command())
        assert ("--seed new" in words) == (part.target != "check-platforms")


def test_a_seed_is_a_number_or_a_new_one() -> None:
    assert seed_of("123") == 123
    assert len({seed_of("new") for _ in range(5)}) == 5
    for wrong in ("-1", "1.5", "", str(2**63)):
        with pytest.raises(ArgumentTypeError, match="a seed is new, or a number"):
            seed_of(wrong)
