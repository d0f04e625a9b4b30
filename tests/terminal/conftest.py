"""What tests of the terminal start with."""

import os
from pathlib import Path

import pytest


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A terminal that can do what most can, and a data folder of its own."""
    chosen = {
        "POLIS_DATA_DIR": str(tmp_path / "data"),
        "TERM": "xterm-256color",
        "PROMPT_TOOLKIT_NO_CPR": "1",
        "PYTHONUTF8": "1",
    }
    kept = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    return kept | chosen
