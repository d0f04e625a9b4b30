"""The lock of a file is another process's until that process has ended, in whatever way."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from polis.core.processes import is_held_by_another

HOLD = """
import sys, time
from pathlib import Path
from polis.core.processes import is_held_by_another

with Path(sys.argv[1]).open("ab") as file:
    print(is_held_by_another(file), flush=True)
    time.sleep(600)
"""


def test_a_lock_is_free_again_when_its_holder_was_killed(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with (
        subprocess.Popen(
            [sys.executable, "-c", HOLD, str(path)], stdout=subprocess.PIPE, text=True
        ) as holder,
        path.open("ab") as file,
    ):
        assert holder.stdout is not None
        assert holder.stdout.readline() == "False\n"
        assert is_held_by_another(file)
        holder.send_signal(signal.SIGKILL)
        holder.wait(timeout=60)
        assert not is_held_by_another(file)


def test_a_file_system_without_locks_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(*_: object) -> None:
        raise OSError("no locks available")

    monkeypatch.setattr("fcntl.lockf", no_locks)
    with (tmp_path / "lock").open("ab") as file:
        assert not is_held_by_another(file)
