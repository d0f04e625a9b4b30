"""The long tests, part by part; a part that has passed on this commit is not run again.

    python -m tools.long_tests          every part that has not passed on this commit yet
    python -m tools.long_tests golden   these parts, whether they have passed or not

Each part has a time, together 138 minutes. What it prints is in .venv/.long/PART.log, and the last line of that
stands in the summary. docs/reference/tests.md says what the parts are. Exit code 1 if a part has failed;
the others are run all the same. Every part draws a seed of its own, and prints it.
"""

import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from polis.games import NAMES as GAMES

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / ".venv" / ".long"
ALL_CASES = "long or sample"  # a case that a fast run may leave out, and those it always does
DRAWN = ("--seed", "new")  # the fast tests always draw the same: decision 0023
TESTING = (
    "coverage",
    "fuzz-parsers",
    "test-cluster",
    "test-learning",
    "test-train",
)  # targets that run pytest
LAST_WORDS = 30  # seconds between being asked to end and being ended
STOPPED = (124, 137)  # exit codes of `timeout`
PASSED = "passed on this commit before"


@dataclass(frozen=True)
class Part:
    """One part: its folders, or the target of the Makefile that runs it; minutes: its time.

    processes: that run its tests; two cores have time for a third where tests wait.
    """

    name: str
    minutes: float
    folders: tuple[str, ...] = ()
    target: str = ""
    processes: int = 2

    def command(self, extra: Sequence[str] = ()) -> list[str]:
        """What runs it; extra: more words for pytest."""
        if self.target:
            words = [*DRAWN, *extra] if self.target in TESTING else extra
            return ["make", "--no-print-directory", self.target, f"ARGS={' '.join(words)}"]
        pytest = [sys.executable, "-m", "pytest", "-q", "-n", f"{self.processes}"]
        return [*pytest, "--dist", "worksteal", "-m", ALL_CASES, *DRAWN, *extra, *self.folders]


OTHERS = (
    "tests/core",
    "tests/docs",
    "tests/envs",
    "tests/examples",
    "tests/lab",
    "tests/web",
)  # few of their cases are drawn
PARTS = (
    Part(
        "golden",
        3,
        (
            *(f"tests/games/{name}/golden" for name in GAMES),
            "tests/games/test_counts.py",
            "tests/games/many",
        ),
    ),
    Part(
        "games",
        4,
        (
            "tests/games",
            "tests/engines",
            "--ignore=tests/games/test_counts.py",
            *("--ignore-glob=*/golden", "--ignore-glob=*/many"),
        ),
    ),
    Part(
        "arena",
        6,
        (
            "tests/arena",
            "tests/batch",
            "tests/lab",
            "tests/bots",
            "tests/search",
            "tests/cli",
            "tests/terminal",
            *OTHERS,
        ),
    ),
    Part("built", 7, ("tests/engines",)),
    Part("server", 20, ("tests/server",), processes=3),
    Part("browser", 11, ("tests/browser", "--ignore=tests/browser/engines")),
    Part("engines", 6, ("tests/browser/engines",)),
    Part("package", 4, ("tests/package", "--ignore=tests/package/test_bare.py")),
    Part("bare", 17, ("tests/package", "-kbare"), processes=1),
    Part("platforms", 2, target="check-platforms"),
    Part("fuzz", 12, ("tests/long", "--ignore=tests/long/secrecy")),
    Part("parsers", 16, target="fuzz-parsers"),
    Part("secrecy", 9, ("tests/long/secrecy",)),
    Part("coverage", 10, target="coverage"),
    Part("cluster", 3, target="test-cluster"),
    Part("learning", 3, target="test-learning"),
    Part("train", 5, target="test-train"),
)
NAMES = tuple(part.name for part in PARTS)


def commit() -> str:
    """The checked-out commit; empty if a file differs from it, so that no result is saved."""
    changed = _git("status", "--porcelain")
    return "" if changed else _git("rev-parse", "HEAD")


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


class Result(NamedTuple):
    """The result of a part."""

    passed: bool
    text: str


def run(part: Part, extra: Sequence[str]) -> Result:
    """Run a part, which `timeout` interrupts as Ctrl-C does, so that pytest says what has failed."""
    log, began = KEPT / f"{part.name}.log", time.monotonic()
    limit = ["timeout", "--signal=INT", f"--kill-after={LAST_WORDS}", f"{part.minutes * 60}"]
    with log.open("w", encoding="utf-8") as file:
        done = subprocess.run(
            [*limit, *part.command(extra)], cwd=ROOT, stdout=file, stderr=subprocess.STDOUT, check=False
        )  # fmt: skip
    text = found(log.read_text(encoding="utf-8").splitlines())
    if done.returncode in STOPPED:
        return Result(False, f"stopped after {part.minutes} minutes: {text}")
    return Result(done.returncode == 0, f"{text} ({time.monotonic() - began:.0f} s)")


def found(lines: Sequence[str]) -> str:
    """The summary line of pytest, or the last line that is not empty."""
    said = [line.strip() for line in lines if line.strip()]
    sums = [line for line in said if " passed" in line or " failed" in line]
    return (sums or said or ["nothing was printed"])[-1]


def main(arguments: Sequence[str]) -> int:
    """Run what is named, or what has not passed yet; the exit code."""
    wanted = [word for word in arguments if word in NAMES]
    extra = [word for word in arguments if word not in NAMES]
    KEPT.mkdir(parents=True, exist_ok=True)
    here, results = commit(), dict[str, Result]()
    for part in PARTS:
        stamp = KEPT / part.name
        if wanted and part.name not in wanted:
            continue
        if not wanted and here and stamp.exists() and stamp.read_text(encoding="ascii") == here:
            results[part.name] = Result(True, PASSED)
            continue
        print(f"== long tests: {part.name}", flush=True)
        result = results[part.name] = run(part, extra)
        whole = result.passed and not extra
        stamp.write_text(here if whole else "", encoding="ascii")
    print("== long tests, what each part found")
    for name, result in results.items():
        print(f"{name:9} {'ok    ' if result.passed else 'FAILED'} {result.text}")
    return 0 if all(result.passed for result in results.values()) else 1


if __name__ == "__main__":
    # A shell starts background jobs with Ctrl-C ignored; programs under test would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.exit(main(sys.argv[1:]))
