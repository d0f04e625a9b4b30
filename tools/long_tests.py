"""The long tests, part by part; a part that has passed on this commit is not run again.

    python -m tools.long_tests          every part that has not passed on this commit yet
    python -m tools.long_tests golden   these parts, whether they have passed or not

Each part has a time, together 135 minutes; what a part has not used of it those after it may use, and
who takes longer has failed. What a part prints is kept in .venv/.long/PART.log, and the last line of each
stands in the summary. docs/reference/tests.md tells what is in the parts. Exit code 1 if a part has failed;
the others are run all the same. Every part draws a seed of its own, and prints it.
"""

import os
import resource
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from polis.games import NAMES as GAMES

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / ".venv" / ".long"
ALL_CASES = "long or sample"  # a case that a fast run may leave out, and those it always does
DRAWN = ("--seed", "new")  # the fast tests always draw the same: decision 0023
TESTING = ("coverage", "fuzz-parsers", "test-cluster", "test-train")  # targets that run pytest
LAST_WORDS = 30.0  # seconds between being asked to end and being ended
PASSED = "passed on this commit before"


@dataclass(frozen=True)
class Part:
    """One part: its folders, or the target of the Makefile that runs it; minutes: its time.

    processes: that run its tests; two cores have time for a third where tests wait.
    """

    name: str
    minutes: int
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
    "tests/examples",
    "tests/lab",
    "tests/web",
)  # few of their cases are drawn
PARTS = (
    Part(
        "golden",
        3,
        (*(f"tests/games/{name}/golden" for name in GAMES), "tests/games/many"),
    ),
    Part("games", 4, ("tests/games", "--ignore-glob=*/golden", "--ignore-glob=*/many")),
    Part(
        "arena",
        6,
        (
            "tests/arena",
            "tests/lab",
            "tests/bots",
            "tests/search",
            "tests/cli",
            "tests/terminal",
            *OTHERS,
        ),
    ),
    Part("server", 21, ("tests/server",), processes=3),
    Part("browser", 11, ("tests/browser", "--ignore=tests/browser/engines")),
    Part("engines", 6, ("tests/browser/engines",)),
    Part("package", 6, ("tests/package", "--ignore=tests/package/test_bare.py")),
    Part("bare", 20, ("tests/package", "-kbare"), processes=1),
    Part("platforms", 2, target="check-platforms"),
    Part("fuzz", 12, ("tests/long", "--ignore=tests/long/secrecy")),
    Part("parsers", 16, target="fuzz-parsers"),
    Part("secrecy", 9, ("tests/long/secrecy",)),
    Part("coverage", 11, target="coverage"),
    Part("cluster", 3, target="test-cluster"),
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


@dataclass(frozen=True)
class Result:
    """The result of a part; seconds: how long it took."""

    passed: bool
    text: str
    seconds: float = 0.0


def run(part: Part, extra: Sequence[str], saved: float = 0.0) -> Result:
    """Run a part and show and keep what it prints; saved: seconds it may take beyond its own."""
    began, busy = time.monotonic(), _processor_seconds()
    most = part.minutes * 60 + saved
    lines: list[str] = []
    with subprocess.Popen(
        part.command(extra), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        start_new_session=True,
    ) as process:  # fmt: skip
        late = _stopper(process, most)
        for line in process.stdout or ():
            sys.stdout.write(line)
            lines.append(line)
        code = process.wait()
        late.cancel()
    (KEPT / f"{part.name}.log").write_text("".join(lines), encoding="utf-8")
    seconds = time.monotonic() - began
    if seconds >= most:
        return Result(False, f"stopped after {most / 60:.0f} minutes: {found(lines)}", seconds)
    took = f"{seconds:.0f} s, {_processor_seconds() - busy:.0f} s of one core"
    return Result(code == 0, f"{found(lines)} ({took}, load {os.getloadavg()[1]:.1f})", seconds)


def _processor_seconds() -> float:
    """The processor time of all children that have ended, in seconds of one core."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _stopper(process: subprocess.Popen[str], seconds: float) -> threading.Timer:
    """Ends a process and all its children when its time is over.

    First as Ctrl-C does, so that pytest says what has failed until then, and by which seed.
    """

    def stop() -> None:
        os.killpg(process.pid, signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            process.wait(LAST_WORDS)
        with suppress(ProcessLookupError):  # a child that outlives it would hold its output open
            os.killpg(process.pid, signal.SIGTERM)

    late = threading.Timer(seconds, stop)
    late.daemon = True
    late.start()
    return late


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
    here, results, saved = commit(), dict[str, Result](), 0.0
    for part in PARTS:
        stamp = KEPT / part.name
        if wanted and part.name not in wanted:
            continue
        if not wanted and here and stamp.exists() and stamp.read_text(encoding="ascii") == here:
            results[part.name] = Result(True, PASSED)
            continue
        print(f"== long tests: {part.name}", flush=True)
        result = results[part.name] = run(part, extra, saved)
        saved = max(0.0, saved + part.minutes * 60 - result.seconds)
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
