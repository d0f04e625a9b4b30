"""Has the tests of one process judge mutants: each in a fork of it, by the tests that reach its line.

pytest collects once. A first fork for each test tells how long it takes and which lines of the rules it
reaches. Then each mutant gets a fork, in which the changed function has other code, and only the tests that
reach the change run, the quickest first, up to the first that fails. Nothing is imported twice, and no
test runs for a mutant that it cannot notice.

A line that runs while modules are imported or tests are collected has left its traces in this very process:
its mutants are not judged here, but called `early`.
"""

import os
import pickle
import resource
import signal
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final, NamedTuple

import coverage
import pytest

PASSED, FAILED, BROKEN = 0, 1, 2  # exit codes of a fork
LATER: Final = 10  # times as long as without a change, in processor time
LEAST_SECONDS: Final = 10.0  # that every test may take of a processor
MOST_BYTES: Final = 4 << 30  # of a fork's data: a mutant that fills a list for ever ends there

Line = tuple[str, int]  # a file and a line of it


class Spot(NamedTuple):
    """Where a mutant differs.

    lines: of what is changed; body: of the function around it; first: where the code of that function
    begins; code: makes the file with the change, compiled.
    """

    path: Path
    lines: range
    body: range
    first: int
    code: Callable[[], CodeType]


@dataclass
class Known:
    """The tests' behaviour without any change. seconds: by test; reached: tests by line."""

    seconds: dict[str, float] = field(default_factory=dict)
    reached: dict[Line, set[str]] = field(default_factory=lambda: defaultdict(set))
    failed: list[str] = field(default_factory=list)


class Judges:
    """A plugin of pytest that judges instead of running the tests.

    folder: the rules; spots: what to judge; told: called with the number of a spot and its fate, `killed`,
    `late`, `SURVIVED`, or `early` for what cannot be judged here.
    """

    def __init__(
        self, folder: Path, spots: Sequence[Spot], jobs: int, told: Callable[[int, str], None]
    ) -> None:
        """Watch from now on which lines run before any test."""
        self._folder = folder
        self._spots = spots
        self._jobs = jobs
        self._told = told
        self.known = Known()
        self._before = _watch(folder)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that fails ends the fork."""
        if report.failed:
            os._exit(FAILED)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Judge all spots; raises pytest.UsageError if the tests fail without any change."""
        self._before.stop()
        early = _lines(self._before)
        if session.testsfailed:
            raise pytest.UsageError("not all tests could be collected")
        self._learn(session.items)
        if self.known.failed:
            raise pytest.UsageError(f"without any change fails: {', '.join(self.known.failed)}")
        by_name = {item.nodeid: item for item in session.items}
        work = dict[int, Callable[[], None]]()
        for number, spot in enumerate(self._spots):
            if any((str(spot.path), line) in early for line in spot.body):
                self._told(number, "early")
                continue
            chosen = [by_name[name] for name in self._choice(spot)]
            work[number] = lambda spot=spot, chosen=chosen: self._judge(spot, chosen)  # type: ignore[misc]
        for number, status in _forks(work, self._jobs):
            self._told(number, _fate(status))
        return True

    def _learn(self, items: Sequence[pytest.Item]) -> None:
        """Run each test in its own fork, so that no earlier test affects which lines it reaches."""
        with tempfile.TemporaryDirectory() as folder:
            work = {
                number: (
                    lambda item=item, file=Path(folder) / str(number): self._watched(item, file)
                )
                for number, item in enumerate(items)
            }
            for number, status in _forks(work, self._jobs):
                name = items[number].nodeid
                if os.waitstatus_to_exitcode(status) != PASSED:
                    self.known.failed.append(name)
                    continue
                seconds, lines = pickle.loads((Path(folder) / str(number)).read_bytes())  # noqa: S301 - our own
                self.known.seconds[name] = seconds
                for line in lines:
                    self.known.reached[line].add(name)

    def _watched(self, item: pytest.Item, file: Path) -> None:
        began = time.process_time()
        watching = _watch(self._folder)
        _run([item])
        watching.stop()
        file.write_bytes(pickle.dumps((time.process_time() - began, _lines(watching))))

    def _choice(self, spot: Spot) -> list[str]:
        """Return the tests that reach a change, the quickest first.

        Where its own lines are counted with others, as a folded constant is, those that reach the function.
        """
        for lines in (spot.lines, spot.body):
            found = {
                name
                for line in lines
                for name in self.known.reached.get((str(spot.path), line), ())
            }
            if found:
                return sorted(found, key=lambda name: (self.known.seconds[name], name))
        return []

    def _judge(self, spot: Spot, chosen: Sequence[pytest.Item]) -> None:
        """Change the function and run the tests; ends the process at the first that fails."""
        exchange(spot)
        resource.setrlimit(resource.RLIMIT_DATA, (MOST_BYTES, MOST_BYTES))
        signal.signal(signal.SIGVTALRM, signal.SIG_DFL)

        def wind(item: pytest.Item) -> None:
            most = max(LEAST_SECONDS, LATER * self.known.seconds[item.nodeid])
            signal.setitimer(signal.ITIMER_VIRTUAL, most)

        _run(chosen, wind)


def exchange(spot: Spot) -> None:
    """Give the function that contains a spot its changed code, even where already imported."""
    module = next(
        one
        for one in list(sys.modules.values())
        if getattr(one, "__file__", None) == str(spot.path)
    )
    new = next(one for one in _codes(spot.code()) if one.co_firstlineno == spot.first)
    for function in _functions(vars(module), module.__name__):
        if function.__code__.co_firstlineno == spot.first:
            function.__code__ = new


def _functions(names: Mapping[str, Any], module: str) -> Iterator[FunctionType]:
    """Return the functions and methods that a module defines."""
    for one in list(names.values()):
        if isinstance(one, FunctionType) and one.__module__ == module:
            yield one
        elif isinstance(one, property) and isinstance(one.fget, FunctionType):
            yield one.fget
        elif isinstance(one, type) and one.__module__ == module:
            yield from _functions(vars(one), module)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _run(items: Sequence[pytest.Item], before: Callable[[pytest.Item], None] | None = None) -> None:
    following: list[pytest.Item | None] = [*items[1:], None]
    for item, after in zip(items, following, strict=True):
        if before is not None:
            before(item)
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)


def _watch(folder: Path) -> coverage.Coverage:
    """Begin to note the lines of a folder that run."""
    watching = coverage.Coverage(data_file=None, config_file=False, include=[f"{folder}/*"])
    watching.set_option("run:disable_warnings", ["no-data-collected"])
    watching.start()
    return watching


def _lines(watched: coverage.Coverage) -> set[Line]:
    data = watched.get_data()
    return {(file, line) for file in data.measured_files() for line in data.lines(file) or ()}


def _forks(work: Mapping[int, Callable[[], None]], jobs: int) -> Iterator[tuple[int, int]]:
    """Do each piece of work in a fork, this many at once; yields the number and status of each."""
    running, waiting = dict[int, int](), list(work.items())[::-1]
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                number, do = waiting.pop()
                running[_forked(do)] = number
            process, status = os.wait()
            yield running.pop(process), status
    finally:
        for process in running:
            os.kill(process, signal.SIGKILL)


def _forked(do: Callable[[], None]) -> int:
    """Start a fork that does something and ends silently; returns its process id."""
    sys.stdout.flush()
    sys.stderr.flush()
    process = os.fork()
    if process:
        return process
    code = BROKEN
    try:
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        do()
        code = PASSED
    finally:
        os._exit(code)


def _fate(status: int) -> str:
    """What the end of a fork says; one that could not even change the function says nothing."""
    code = os.waitstatus_to_exitcode(status)
    known = {PASSED: "SURVIVED", BROKEN: "early", -signal.SIGVTALRM: "late"}
    return known.get(code, "killed")
