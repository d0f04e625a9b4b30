"""Whatever happens to a training, nothing that was finished is lost, and it can be gone on with."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

TRAIN = [sys.executable, "-m", "polis", "train", "arkadia", "--out"]
PATIENCE = 60  # seconds for processes to end; playing on would take them hours


@contextmanager
def training(folder: Path) -> Iterator["subprocess.Popen[bytes]"]:
    """A training by two workers that has written its first games; it is ended with all its workers."""
    words = [*TRAIN, str(folder), "--workers", "2"]
    with subprocess.Popen(words, stderr=subprocess.PIPE, start_new_session=True) as process:
        try:
            while not (folder / "round-0" / "games-00000.npz").exists():
                assert process.poll() is None
                time.sleep(0.05)
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def refusal(folder: Path, *words: str) -> str:
    """What a command for a folder is answered that cannot be done."""
    done = subprocess.run(
        [*TRAIN, str(folder), *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 2
    return done.stderr


def test_workers_end_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    """The pipe is closed as soon as nobody is left who could write into it."""
    with training(tmp_path) as process:
        process.kill()
        process.communicate(timeout=PATIENCE)


def test_one_process_at_a_time_trains_in_a_folder(tmp_path: Path) -> None:
    with training(tmp_path):
        assert re.fullmatch(
            r"Another process trains in .*; wait for it, or choose another folder\.\n",
            refusal(tmp_path, "--resume"),
        )
