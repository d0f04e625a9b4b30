"""`make quick` finds the tests of what has changed; `make test-long` sums up its parts."""

import sys
from argparse import ArgumentTypeError
from pathlib import Path

import pytest

from tests.conftest import seed_of
from tools.long_tests import ALL_CASES, NAMES, PARTS, Part, Result, main, run
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
    assert not is_interpreted(["src/polis/games/archon/seen/to_json.py", "src/polis/server/app.py"])


def test_the_long_parts_fit_in_their_time_and_leave_no_case_out() -> None:
    assert sum(part.minutes for part in PARTS) <= 138
    assert all(ALL_CASES in part.command() for part in PARTS if not part.target)


def test_every_folder_of_tests_is_in_a_part_and_each_part_names_what_is_there() -> None:
    named = {Path(word) for part in PARTS for word in part.folders if not word.startswith("-")}
    assert all(path.is_file() or list(path.rglob("test_*.py")) for path in named)
    by_target = {Path("tests") / name for name in ("cluster", "learning", "parsers", "train")}
    there = {path.parent for path in Path("tests").rglob("test_*.py")}
    assert all({folder, *folder.parents} & (named | by_target) for folder in there)


def test_a_part_that_has_passed_on_this_commit_is_skipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[str] = []

    def runs(part: Part, _extra: list[str]) -> Result:
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


def test_a_part_that_takes_too_long_says_what_has_failed_until_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program stands for pytest, which sums up when it is interrupted."""
    program = (
        "import signal, sys, time\n"
        "signal.signal(signal.SIGINT, lambda *_: sys.exit('FAILED one\\n1 failed'))\n"
        "time.sleep(60)\n"
    )
    monkeypatch.setattr("tools.long_tests.KEPT", tmp_path)
    monkeypatch.setattr(Part, "command", lambda _part, _extra: [sys.executable, "-c", program])
    result = run(Part("slow", 0.05), [])
    assert (result.passed, result.text) == (False, "stopped after 0.05 minutes: 1 failed")
    assert "FAILED one" in (tmp_path / "slow.log").read_text("utf-8")


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
