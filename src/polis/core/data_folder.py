"""Where a user's games, contests and tables are stored."""

import os
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """Return `POLIS_DATA_DIR` or the user's data folder; it may not exist yet."""
    chosen = os.environ.get("POLIS_DATA_DIR")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("polis"))
