"""Of several processes one compiles and the others wait, but never for one that is gone or stuck."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from polis.core.kernels import kernel
from polis.core.processes import one_at_a_time

HOLD = """
import sys, time
from pathlib import Path
from polis.core.processes import one_at_a_time

with one_at_a_time(Path(sys.argv[1]), 60):
    print("in", time.monotonic(), flush=True)
    time.sleep(float(sys.argv[2]))
    print("out", time.monotonic(), flush=True)
"""
COMPILE = """
from numba.core import event
from polis.core.kernels import kernel

class Compiled(event.Listener):
    count = 0

    def on_start(self, event):
        self.count += 1

    def on_end(self, event):
        pass


@kernel.kernel
def twice(number):
    return number + number


listener = Compiled()
event.register("numba:compile", listener)
kernel.compile_all([("twice", lambda: twice(21))])
print(twice(4), listener.count)
"""


def hold(file: Path, seconds: float) -> "subprocess.Popen[str]":
    """A process that is alone for so long."""
    return subprocess.Popen(
        [sys.executable, "-c", HOLD, str(file), str(seconds)], stdout=subprocess.PIPE, text=True
    )


def said(process: "subprocess.Popen[str]") -> str:
    """The next line it writes."""
    assert process.stdout is not None
    return process.stdout.readline()


def seconds_to_enter(file: Path, patience: float) -> float:
    """How long this process waits."""
    started = time.monotonic()
    with one_at_a_time(file, patience):
        return time.monotonic() - started


def test_processes_are_inside_one_after_another(tmp_path: Path) -> None:
    together = [hold(tmp_path / "lock", 0.3) for _ in range(3)]
    lines = [process.communicate(timeout=60)[0].split() for process in together]
    stays = sorted((float(line[1]), float(line[3])) for line in lines)
    assert stays[0][1] <= stays[1][0] <= stays[1][1] <= stays[2][0]


def test_nobody_waits_for_a_process_that_was_killed(tmp_path: Path) -> None:
    with hold(tmp_path / "lock", 600) as holder:
        assert said(holder).startswith("in")
        holder.send_signal(signal.SIGKILL)
        holder.wait(timeout=60)
        assert seconds_to_enter(tmp_path / "lock", 300) < 5


def test_patience_with_a_process_that_is_stuck_ends(tmp_path: Path) -> None:
    with hold(tmp_path / "lock", 600) as holder:
        assert said(holder).startswith("in")
        assert seconds_to_enter(tmp_path / "lock", 0.2) >= 0.2
        assert holder.poll() is None
        holder.kill()


def test_a_file_that_cannot_be_written_holds_nobody_up() -> None:
    assert seconds_to_enter(Path("/proc/no such folder/lock"), 300) < 5


def test_a_file_system_without_locks_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(*_: object) -> None:
        raise OSError("no locks available")

    monkeypatch.setattr("fcntl.lockf", no_locks)
    assert seconds_to_enter(tmp_path / "lock", 300) < 5


def test_one_process_compiles_and_the_others_take_what_it_has_made(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(COMPILE)
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0", "POLIS_CACHE_DIR": str(tmp_path)}
    together = [
        subprocess.Popen(
            [sys.executable, str(program)], env=environment, stdout=subprocess.PIPE, text=True
        )
        for _ in range(3)
    ]
    assert sorted(process.communicate(timeout=120)[0] for process in together) == [
        "8 0\n",
        "8 0\n",
        "8 1\n",
    ]
    assert kernel.LOCK in {path.name for path in tmp_path.rglob("*")}
