"""Where a user's games, contests and tables lie."""

import os
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """`POLIS_DATA_DIR` or, without it, the user's data folder; it may not be there yet."""
    chosen = os.environ.get("POLIS_DATA_DIR")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("polis"))
