"""`make test` says at its beginning what it needs and does not find."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NOBODY = "postgresql://postgres@127.0.0.1:1/postgres"


def asked(**changes: str) -> "subprocess.CompletedProcess[str]":
    """What the command says with some variables of the environment changed."""
    return subprocess.run(
        [sys.executable, "-m", "tests.needed"],
        cwd=ROOT,
        env=os.environ | changes,
        capture_output=True,
        text=True,
        check=False,
    )


def test_nothing_is_said_where_everything_is_there() -> None:
    said = asked(POLIS_TEST_POSTGRES=NOBODY, POLIS_CHROMIUM=shutil.which("sh") or "")
    assert (said.returncode, said.stdout, said.stderr) == (0, "", "")


def test_a_missing_browser_is_named_with_its_remedy(tmp_path: Path) -> None:
    said = asked(PATH=str(tmp_path), POLIS_CHROMIUM="", POLIS_TEST_POSTGRES=NOBODY)
    assert said.returncode == 1
    assert said.stderr.splitlines() == [
        "There is no Chromium; install it (Debian: apt install chromium) or name it with POLIS_CHROMIUM."
    ]
