"""The blocks of the manual that need what only the long tests install."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "learning.md"
BLOCKS = re.findall(r"^```py\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_every_block_runs(number: int) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", BLOCKS[number]],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_there_are_such_blocks() -> None:
    assert len(BLOCKS) == 2
